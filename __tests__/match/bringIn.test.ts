/** Games that come into the app as text: all of them are stored, or none. */
import { bringIn } from '@/match';
import { makeRecord, readRecord } from '@/notation';
import { createStorage, exportGame, type DeviceTrouble } from '@/storage';

import { memory } from '../storage/memory';
import { duel, entry, LOST, midAction, played, resigned, stage, steps, WON } from '../storage/saves';

const ours = played(stage(WON));
const RECORDS = [played(duel('a')), played(duel('b'), midAction), ours, played(stage(LOST))].map(exportGame);
const TEXT = RECORDS.join('\n');
const shop = () => {
  const device = memory([entry(ours)]);
  return { device, storage: createStorage(device) };
};

it('Every record of a text becomes a game of its own, in the order of the text', async () => {
  const { storage } = shop();
  const brought = await bringIn(TEXT, storage);
  if (!brought.ok) throw new Error(JSON.stringify(brought));
  const opened = await Promise.all(brought.ids.map((id) => storage.games.open(id)));
  const games = opened.map((found) => (found.state === 'open' ? found.game : null));
  expect(games.map((game) => makeRecord(game!.record))).toEqual(RECORDS);
  for (const game of games) expect(game).toMatchObject({ review: false, resigned: null, stage: null });
});

it('The same text twice makes games twice, each with an id and chance of its own', async () => {
  const { device, storage } = shop();
  await bringIn(TEXT, storage);
  await bringIn(TEXT, storage);
  const stored = [...device.texts].filter(([key]) => key.startsWith('riftforce/game/'));
  expect(stored).toHaveLength(1 + 2 * RECORDS.length);
  expect(new Set(stored.map(([, text]) => (JSON.parse(text) as { seed: string }).seed)).size).toBe(
    stored.length,
  );
});

it('What was brought in is listed and never counts, our own game does', async () => {
  const { storage } = shop();
  await bringIn(TEXT, storage);
  const { running, finished } = await storage.games.list();
  expect([running.length, finished.length]).toEqual([1, 4]);
  await storage.count(finished);
  expect((await storage.statistics.load()).value.map(({ id }) => id)).toEqual([ours.id]);
  expect((await storage.progress.load()).value.map(({ game }) => game)).toEqual([ours.id]);
});

it('A game that was given up here goes on there: the record says nothing of it', async () => {
  const { storage } = shop();
  const weary = resigned(played(duel('weary'), steps(12)));
  await bringIn(exportGame(weary), storage);
  const { running } = await storage.games.list();
  expect(running).toMatchObject([{ outcome: null, counts: false }]);
});

it.each<[string, string, object]>([
  ['empty', ' \n', { kind: 'empty' }],
  ['no record', 'hello', { kind: 'record', line: 1 }],
  ['wrong in its last record', `${TEXT}1: draw\n`, { kind: 'record', line: TEXT.split('\n').length }],
])('A text that is %s changes nothing', async (_, text, fault) => {
  const { device, storage } = shop();
  expect(await bringIn(text, storage)).toMatchObject({ ok: false, fault });
  expect([...device.texts]).toEqual([entry(ours)]);
  expect(device.done).toEqual([]);
});

describe.each<DeviceTrouble>(['full', 'refused', 'unavailable'])('When the device is %s', (trouble) => {
  it.each(RECORDS.map((_, number) => number))('after %i games, none is kept', async (number) => {
    const { device, storage } = shop();
    let writes = 0;
    device.fail = ({ kind }) => (kind === 'write' && writes++ >= number ? trouble : null);
    expect(await bringIn(TEXT, storage)).toEqual({ ok: false, trouble });
    expect(writes).toBe(number + 1);
    expect([...device.texts]).toEqual([entry(ours)]);
  });

  it('but the game has arrived all the same, none is kept either', async () => {
    const { device, storage } = shop();
    device.fail = ({ kind }) => (kind === 'write' && device.texts.size === 3 ? trouble : null);
    device.arrives = true;
    expect(await bringIn(TEXT, storage)).toEqual({ ok: false, trouble });
    expect([...device.texts]).toEqual([entry(ours)]);
  });
});

it('A game that was brought in is whole: its record reads as the one that left', async () => {
  const { storage } = shop();
  await bringIn(RECORDS[1]!.replaceAll('\n', '\r\n'), storage);
  const [game] = (await storage.games.list()).running;
  const opened = await storage.games.open(game!.id);
  expect(opened).toMatchObject({ state: 'open', game: { record: readRecord(RECORDS[1]!) } });
});

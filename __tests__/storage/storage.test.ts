/** What is kept of games that are over: counted when they end, or else when the games are next listed. */
import { createStorage, keyOfGame, type SavedGame, type Storage } from '@/storage';

import { memory } from './memory';
import { duel, entry, inReview, LOST, played, resigned, stage, steps, summary, WON } from './saves';

const over = played(duel('over', 1));
const weary = resigned(played(duel('weary', 2), steps(12)));
const won = played(stage(WON, 3));
const lost = played(stage(LOST, 4));
const copy: SavedGame = { ...won, id: 'copy-of-won', counts: false };
const shown = played(duel('shown', 5), inReview);
const ALL = [over, weary, won, lost, copy, shown];

async function counted({ progress, statistics }: Storage) {
  const [wins, results] = [await progress.load(), await statistics.load()];
  expect([wins.fault, results.fault]).toEqual([null, null]);
  return { wins: wins.value.map(({ game }) => game), results: results.value.map(({ id }) => id).sort() };
}
const NONE = { wins: [], results: [] };
const EACH = { wins: [won.id], results: [over, weary, won, lost].map(({ id }) => id).sort() };

it('Finished games that count are counted, each once', async () => {
  const storage = createStorage(memory());
  expect(await counted(storage)).toEqual(NONE);
  await storage.count(ALL.map(summary));
  await storage.count(ALL.map(summary));
  for (const game of ALL) await storage.count([summary(game)]);
  expect(await counted(storage)).toEqual(EACH);
});

it('Games that end in two windows at the same moment are both counted', async () => {
  const device = memory();
  const storage = createStorage(device);
  await Promise.all([storage.count([summary(over)]), storage.count([summary(won)])]);
  await createStorage(device).count([summary(weary)]);
  await storage.count([summary(lost)]);
  expect(await counted(storage)).toEqual(EACH);
});

it('What was not counted when it ended is counted when the games are listed', async () => {
  const storage = createStorage(memory(ALL.map(entry)));
  await storage.games.list();
  expect(await counted(storage)).toEqual(EACH);
  await storage.games.list();
  expect(await counted(storage)).toEqual(EACH);
});

it('A copy of a game is listed as finished and never counts', async () => {
  const storage = createStorage(memory([entry(copy)]));
  expect((await storage.games.list()).finished.map(({ id }) => id)).toEqual([copy.id]);
  await storage.count([summary(copy)]);
  expect(await counted(storage)).toEqual(NONE);
});

it('A game whose last turn may still be taken back is not counted yet', async () => {
  const review: SavedGame = { ...over, review: true };
  const device = memory([entry(review)]);
  const storage = createStorage(device);
  expect((await storage.games.list()).running.map(({ id }) => id)).toEqual([over.id]);
  expect(await counted(storage)).toEqual(NONE);
  device.texts.set(...entry(over));
  await storage.games.list();
  expect((await counted(storage)).results).toEqual([over.id]);
});

it('Results and wins stay when the games are removed', async () => {
  const device = memory(ALL.map(entry));
  const storage = createStorage(device);
  await storage.games.list();
  for (const { id } of ALL) await storage.games.remove(id);
  expect(await storage.games.list()).toEqual({ running: [], finished: [], faulty: [] });
  expect(await counted(storage)).toEqual(EACH);
});

it('A game that is removed and put back does not count again', async () => {
  const storage = createStorage(memory(ALL.map(entry)));
  await storage.games.list();
  await storage.games.restore(over.id, (await storage.games.remove(over.id))!);
  await storage.games.list();
  expect(await counted(storage)).toEqual(EACH);
});

it.each(['progress', 'statistics'])(
  'When %s cannot be stored, the list is there, and counts later',
  async (name) => {
    const device = memory(ALL.map(entry));
    const storage = createStorage(device);
    device.fail = ({ kind, key }) => (kind === 'write' && key === `riftforce/${name}` ? 'full' : null);
    await expect(storage.count([summary(won)])).rejects.toMatchObject({ trouble: 'full' });
    expect((await storage.games.list()).finished).toHaveLength(5);
    expect(device.texts.has(`riftforce/${name}`)).toBe(false);
    device.fail = null;
    await storage.games.list();
    expect(await counted(storage)).toEqual(EACH);
  },
);

it.each(['progress', 'statistics'])(
  'Damaged %s are kept aside, and made again from the games',
  async (name) => {
    const device = memory(ALL.map(entry));
    device.texts.set(`riftforce/${name}`, '{"version":1,');
    const storage = createStorage(device);
    await storage.games.list();
    expect(await counted(storage)).toEqual(EACH);
    expect(device.texts.get(`riftforce/${name}/aside/1`)).toBe('{"version":1,');
  },
);

it('Everything lies under keys of its own', async () => {
  const device = memory([entry(over)]);
  const storage = createStorage(device);
  await storage.settings.change({ theme: 'dawn' });
  await storage.count([summary(won)]);
  await storage.games.list();
  expect([...device.texts.keys()].sort()).toEqual(
    ['index', 'progress', 'settings', 'statistics']
      .map((name) => `riftforce/${name}`)
      .concat(keyOfGame(over.id))
      .sort(),
  );
});

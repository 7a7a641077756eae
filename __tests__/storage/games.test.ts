/** The saved games of a device: what is listed, opened, removed and put back. */
import { keyOfGame, makeSave, type DeviceTrouble, type SavedGame, type Shelf } from '@/storage';
import { createGames } from '@/storage/games';

import { memory } from './memory';
import { duel, entry, inReview, midAction, played, resigned, steps, summary } from './saves';

const INDEX = 'riftforce/index';
const over = (name: string, day = 0) => resigned(played(duel(name, day), steps(12)));
const RUNNING = [duel('new', 2), played(duel('begun', 5), midAction), played(duel('shown', 3), inReview)];
const OVER = [over('first', 1), over('second', 6), over('third', 4)];

const holding = (...games: SavedGame[]) => memory(games.map(entry));
const ids = (games: readonly { id: string }[]) => games.map(({ id }) => id.split('-')[1]);
const shelf = ({ running, finished, faulty }: Shelf) => ({
  running: ids(running),
  finished: ids(finished),
  faulty: ids(faulty),
});
const gamesRead = ({ done }: ReturnType<typeof memory>) =>
  ids(
    done.flatMap(({ kind, key }) => (kind === 'read' && key.startsWith(keyOfGame('')) ? [{ id: key }] : [])),
  );

describe('The list', () => {
  it('of a new device is empty', async () => {
    expect(await createGames(memory()).list()).toEqual({ running: [], finished: [], faulty: [] });
  });

  it('has running and finished games, the last played first', async () => {
    const games = createGames(holding(...RUNNING, ...OVER));
    expect(shelf(await games.list())).toEqual({
      running: ['begun', 'shown', 'new'],
      finished: ['second', 'third', 'first'],
      faulty: [],
    });
  });

  it('tells of each game what it is', async () => {
    const { running, finished } = await createGames(holding(RUNNING[2]!, OVER[0]!)).list();
    expect([...running, ...finished]).toEqual([summary(RUNNING[2]!), summary(OVER[0]!)]);
    expect(finished[0]!.outcome).toMatchObject({ how: 'resigned' });
  });

  it('knows finished games by the index and does not read them again', async () => {
    const device = holding(...RUNNING, ...OVER);
    const first = await createGames(device).list();
    device.done.length = 0;
    expect(await createGames(device).list()).toEqual(first);
    expect(gamesRead(device).sort()).toEqual(ids(RUNNING).sort());
  });

  it('writes the index only when there is something new', async () => {
    const device = holding(...RUNNING, ...OVER);
    const games = createGames(device);
    await games.list();
    device.done.length = 0;
    await games.list();
    expect(device.done.filter(({ kind }) => kind === 'write')).toEqual([]);
  });

  it('does not look at what else is on the device', async () => {
    const device = holding(...RUNNING);
    const expected = await createGames(holding(...RUNNING)).list();
    for (const name of ['another app', 'riftforce/games', `riftforce/game.${RUNNING[0]!.id}`])
      device.texts.set(name, '{');
    expect(await createGames(device).list()).toEqual(expected);
  });

  it('leaves out a game that is removed while it is made', async () => {
    const device = holding(...RUNNING);
    device.fail = ({ kind, key }) => {
      if (kind === 'read' && key === INDEX) device.texts.delete(keyOfGame(RUNNING[1]!.id));
      return null;
    };
    expect(shelf(await createGames(device).list())).toEqual({
      running: ['shown', 'new'],
      finished: [],
      faulty: [],
    });
  });

  it('is made also when the index cannot be read or stored', async () => {
    const device = holding(...RUNNING, ...OVER);
    device.fail = ({ key }) => (key === INDEX ? 'full' : null);
    expect(shelf(await createGames(device).list())).toMatchObject({ finished: ['second', 'third', 'first'] });
  });

  it.each<DeviceTrouble>(['refused', 'unavailable'])('says when the device is %s', async (trouble) => {
    const device = holding(...RUNNING);
    device.fail = () => trouble;
    await expect(createGames(device).list()).rejects.toMatchObject({ name: 'DeviceError', trouble });
  });
});

const [first, second, third] = OVER.map(summary);
const running = summary(RUNNING[0]!);
const indexOf = (finished: unknown) => JSON.stringify({ version: 1, finished });
const LIES: [string, string | null][] = [
  ['is missing', null],
  ['is empty', ''],
  ['is cut off', indexOf([first]).slice(0, 40)],
  ['is no index', '{"version":1}'],
  ['has something that is no game', indexOf([first, 7])],
  ['has a game with a part missing', indexOf([first, { ...second, score: [3] }])],
  ['is of a later version', '{"version":2,"finished":[]}'],
  ['misses games', indexOf([third])],
  ['has games that are not there', indexOf([first, { ...second, id: 'gone' }])],
  ['has a game twice', indexOf([first, second, first])],
  ['has a game that is not over', indexOf([first, running])],
];

describe.each(LIES)('When the index %s', (_, text) => {
  it('the list has exactly what is there, and the index is right again', async () => {
    const device = holding(RUNNING[0]!, ...OVER);
    if (text !== null) device.texts.set(INDEX, text);
    const expected = { running: [running], finished: [second, third, first], faulty: [] };
    expect(await createGames(device).list()).toEqual(expected);
    const { finished } = JSON.parse(device.texts.get(INDEX)!) as { finished: { id: string }[] };
    expect(ids(finished).sort()).toEqual(ids(OVER).sort());
  });
});

const DAMAGED: [string, string, object][] = [
  ['cut off', makeSave(RUNNING[1]!).slice(0, -20), { kind: 'damaged' }],
  ['empty', '', { kind: 'damaged' }],
  ['of a later version', '{"version":2,"record":"…"}', { kind: 'newer', version: 2 }],
  ['without its record', '{"version":1,"steps":0}', { kind: 'misshapen', part: 'record' }],
  ['of another game', '{"version":1,"steps":0,"record":"chess"}', { kind: 'record', line: 1 }],
];

describe.each(DAMAGED)('One game among many that is %s', (_, text, fault) => {
  const { id, started } = duel('bad', 7);
  const device = holding(...RUNNING, ...OVER);
  device.texts.set(keyOfGame(id), text);
  const games = createGames(device);

  it('is listed with what is wrong, and takes no other with it', async () => {
    const { faulty, ...others } = await games.list();
    expect(faulty).toEqual([{ id, text, started, fault: expect.objectContaining(fault) }]);
    expect(others).toEqual(
      await createGames(holding(...RUNNING, ...OVER))
        .list()
        .then(({ faulty: _none, ...rest }) => rest),
    );
  });

  it('leaves the others playable, and is itself untouched', async () => {
    for (const game of [...RUNNING, ...OVER]) {
      const opened = await games.open(game.id);
      if (opened.state !== 'open') throw new Error(`${game.id} is ${opened.state}`);
      await opened.file.save({ ...game, played: game.played + 1 });
    }
    expect(await games.open(id)).toMatchObject({ state: 'faulty', faulty: { id, text, fault } });
    await games.list();
    expect(device.texts.get(keyOfGame(id))).toBe(text);
    expect([...device.texts.keys()].filter((key) => key.includes('aside'))).toEqual([]);
  });
});

it('A faulty game can be removed and put back as it was', async () => {
  const { id } = duel('bad');
  const device = holding(...RUNNING);
  device.texts.set(keyOfGame(id), '{');
  const games = createGames(device);
  expect(await games.remove(id)).toBe('{');
  expect((await games.list()).faulty).toEqual([]);
  await games.restore(id, '{');
  expect(ids((await games.list()).faulty)).toEqual(['bad']);
});

describe('A game that is removed', () => {
  it('is gone from the list, whether it was running or over', async () => {
    const games = createGames(holding(...RUNNING, ...OVER));
    await games.list();
    expect(await games.remove(RUNNING[1]!.id)).toBe(makeSave(RUNNING[1]!));
    expect(await games.remove(OVER[0]!.id)).toBe(makeSave(OVER[0]!));
    expect(shelf(await games.list())).toEqual({
      running: ['shown', 'new'],
      finished: ['second', 'third'],
      faulty: [],
    });
  });

  it.each([RUNNING[1]!, OVER[0]!])('is there again when it is put back', async (game) => {
    const games = createGames(holding(...RUNNING, ...OVER));
    const before = await games.list();
    const text = await games.remove(game.id);
    await games.list();
    await games.restore(game.id, text!);
    expect(await games.list()).toEqual(before);
    expect(await games.open(game.id)).toMatchObject({ state: 'open', game });
  });

  it('twice was not there the second time', async () => {
    const games = createGames(holding(...RUNNING));
    await games.remove(RUNNING[0]!.id);
    expect(await games.remove(RUNNING[0]!.id)).toBeNull();
  });

  it.each(['read', 'remove'] as const)('stays when the %s fails', async (kind) => {
    const device = holding(...RUNNING);
    device.fail = (operation) => (operation.kind === kind ? 'refused' : null);
    await expect(createGames(device).remove(RUNNING[0]!.id)).rejects.toMatchObject({ trouble: 'refused' });
    expect([...device.texts]).toEqual(RUNNING.map(entry));
  });
});

/** Who plays a game writes it. Two may play the same one, in two windows; what is stored is always whole. */
import { ElsewhereError, keyOfGame, makeSave, type DeviceTrouble, type GameFile } from '@/storage';
import { createGames } from '@/storage/games';

import { memory, type Memory } from './memory';
import { duel, entry, played, steps } from './saves';

const game = duel('a');
const [AT_12, AT_13, AT_14] = [12, 13, 14].map((count) => played(game, steps(count))) as [
  typeof game,
  typeof game,
  typeof game,
];
const KEY = keyOfGame(game.id);

async function opened(device: Memory): Promise<GameFile> {
  const found = await createGames(device).open(game.id);
  if (found.state !== 'open') throw new Error(`the game is ${found.state}`);
  return found.file;
}
const holding = () => memory([entry(AT_12)]);
const failing = (kind: 'read' | 'write', trouble: DeviceTrouble) => (operation: { kind: string }) =>
  operation.kind === kind ? trouble : null;

describe('Opening a game', () => {
  it('gives the game as it was saved', async () => {
    expect(await createGames(holding()).open(game.id)).toMatchObject({ state: 'open', game: AT_12 });
  });

  it('that is not there says so', async () => {
    expect(await createGames(holding()).open('another')).toEqual({ state: 'missing' });
  });

  it.each<DeviceTrouble>(['refused', 'unavailable'])('on a device that is %s says so', async (trouble) => {
    const device = holding();
    device.fail = () => trouble;
    expect(await createGames(device).open(game.id)).toEqual({ state: 'closed', trouble });
  });

  it('that is faulty gives the fault and the text', async () => {
    const device = memory([[KEY, '{']]);
    expect(await createGames(device).open(game.id)).toEqual({
      state: 'faulty',
      faulty: { id: game.id, fault: { kind: 'damaged' }, text: '{', started: game.started },
    });
  });
});

describe('Saving a game', () => {
  it('stores the newest, under its own key and nowhere else', async () => {
    const device = memory();
    const file = createGames(device).create(game.id);
    for (const next of [game, AT_12, AT_13]) await file.save(next);
    expect([...device.texts]).toEqual([entry(AT_13)]);
  });

  it('that has not changed writes nothing', async () => {
    const device = holding();
    await (await opened(device)).save(AT_12);
    expect(device.done.map(({ kind }) => kind)).toEqual(['read', 'read']);
  });

  it.each(['read', 'write'] as const)('whose %s fails says so, and the next try stores it', async (kind) => {
    const device = holding();
    const file = await opened(device);
    device.fail = failing(kind, 'full');
    await expect(file.save(AT_13)).rejects.toMatchObject({ name: 'DeviceError', trouble: 'full' });
    expect(device.texts.get(KEY)).toBe(makeSave(AT_12));
    device.fail = null;
    await file.save(AT_13);
    expect(device.texts.get(KEY)).toBe(makeSave(AT_13));
  });

  it('whose write failed but arrived goes on from there', async () => {
    const device = holding();
    const file = await opened(device);
    device.fail = failing('write', 'refused');
    device.arrives = true;
    await expect(file.save(AT_13)).rejects.toMatchObject({ name: 'DeviceError' });
    await expect(file.save(AT_14)).rejects.toMatchObject({ name: 'DeviceError' });
    device.fail = null;
    await file.save(AT_14);
    await file.save(AT_13);
    expect(device.texts.get(KEY)).toBe(makeSave(AT_13));
  });

  it('for the first time, failed but arrived, goes on too', async () => {
    const device = memory();
    const file = createGames(device).create(game.id);
    device.fail = failing('write', 'refused');
    device.arrives = true;
    await expect(file.save(AT_12)).rejects.toMatchObject({ name: 'DeviceError' });
    device.fail = null;
    await file.save(AT_13);
    expect(device.texts.get(KEY)).toBe(makeSave(AT_13));
  });
});

describe('Of two who write the same game', () => {
  it('the second is told, and what the first wrote stays whole', async () => {
    const device = holding();
    const [here, there] = [await opened(device), await opened(device)];
    await here.save(AT_13);
    await expect(there.save(AT_14)).rejects.toThrow(ElsewhereError);
    expect(device.texts.get(KEY)).toBe(makeSave(AT_13));
    await here.save(AT_14);
    expect(device.texts.get(KEY)).toBe(makeSave(AT_14));
  });

  it('the second is told each time', async () => {
    const device = holding();
    const [here, there] = [await opened(device), await opened(device)];
    await here.save(AT_13);
    for (const next of [AT_14, AT_12, AT_13]) await expect(there.save(next)).rejects.toThrow(ElsewhereError);
  });

  it('who opens it again may write', async () => {
    const device = holding();
    await (await opened(device)).save(AT_13);
    await (await opened(device)).save(AT_14);
    expect(device.texts.get(KEY)).toBe(makeSave(AT_14));
  });

  it('nobody begins one that is there already', async () => {
    const device = holding();
    await expect(createGames(device).create(game.id).save(AT_13)).rejects.toThrow(ElsewhereError);
    expect(device.texts.get(KEY)).toBe(makeSave(AT_12));
  });

  it('nobody brings back what the other has removed', async () => {
    const device = holding();
    const file = await opened(device);
    await createGames(device).remove(game.id);
    await expect(file.save(AT_13)).rejects.toThrow(ElsewhereError);
    expect(device.texts.size).toBe(0);
  });

  it('nobody writes over an older one that the other has put back', async () => {
    const device = holding();
    const games = createGames(device);
    const file = await opened(device);
    const older = await games.remove(game.id);
    await games.restore(game.id, older!);
    await file.save(AT_13);
    await games.restore(game.id, older!);
    await expect(file.save(AT_14)).rejects.toThrow(ElsewhereError);
    expect(device.texts.get(KEY)).toBe(older);
  });

  it('who plays goes on when it is removed and put back', async () => {
    const device = holding();
    const games = createGames(device);
    const file = await opened(device);
    await games.restore(game.id, (await games.remove(game.id))!);
    await file.save(AT_13);
    expect(device.texts.get(KEY)).toBe(makeSave(AT_13));
  });

  it('each may write another game', async () => {
    const device = memory([AT_12, duel('b')].map(entry));
    const games = createGames(device);
    const files = [games.create(duel('c').id), await opened(device)] as const;
    await files[1].save(AT_13);
    await files[0].save(duel('c'));
    expect([...device.texts]).toEqual([AT_13, duel('b'), duel('c')].map(entry));
  });
});

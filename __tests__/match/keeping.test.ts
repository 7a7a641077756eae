/** What is stored while a match is played, and what happens when it cannot be. */
import { createActor, fromPromise } from 'xstate';

import { matchMachine, startMatch } from '@/match';
import { createStorage, keyOfGame, type DeviceTrouble, type SavedGame } from '@/storage';

import { memory } from '../storage/memory';
import { context, place, record, reopened, saving, settle, started, stored, until } from './driving';
import { duel, gameWhere, open, play, say } from './scenes';

const GAME = duel();
const KEY = keyOfGame(GAME.id);

describe('While a match is played', () => {
  it('every step is in storage', async () => {
    const { actor, device } = await open(GAME);
    for (const token of ['play:F5@2', 'play:F5@3', 'end']) {
      await play(actor, token);
      await stored(actor);
      expect(device.texts.get(KEY)).toContain(`${token}\\n`);
    }
  });

  it('one write is under way at a time, and the last to come holds the newest step', async () => {
    const written: SavedGame[] = [];
    const waiting: (() => void)[] = [];
    const save = fromPromise<void, SavedGame>(({ input }) => {
      written.push(input);
      return new Promise((resolve) => waiting.push(resolve));
    });
    const machine = matchMachine.provide({ actors: { save } });
    const actor = started(createActor(machine, { input: { game: GAME, stored: true } })).start();
    actor.send({ type: 'ready' });
    for (const token of ['play:F5@2', 'play:F5@3', 'play:F6@4']) say(actor, token);
    expect(waiting).toHaveLength(1);
    waiting[0]!();
    await settle(actor);
    while (waiting.length < 2) await Promise.resolve();
    expect(written.map(({ record: { moves } }) => moves.length)).toEqual([7, 9]);
    waiting[1]!();
    await stored(actor);
    expect(written).toHaveLength(2);
  });

  it('a finished game is counted', async () => {
    const { game, step } = gameWhere('duel-base', (_before, after) => after.phase === 'over');
    const { actor, device } = await open(game);
    if (place(actor) === 'turn.handingOver') actor.send({ type: 'ready' });
    actor.send({ type: 'step', step });
    await settle(actor);
    actor.send({ type: 'done' });
    await settle(actor);
    expect(place(actor)).toBe('over.counted');
    const { value } = await createStorage(device).statistics.load();
    expect(value.map(({ id }) => id)).toEqual([game.id]);
  });
});

describe.each<DeviceTrouble>(['full', 'refused', 'unavailable'])('When storage is %s', (trouble) => {
  it('play goes on and says so; the next step tries again', async () => {
    const { actor, device } = await open(GAME);
    device.fail = () => trouble;
    await play(actor, 'play:F5@2');
    await until(actor, () => saving(actor) === 'failed');
    expect(context(actor).trouble).toBe(trouble);
    expect(place(actor)).toBe('turn.playing');
    device.fail = null;
    await play(actor, 'play:F5@3');
    await stored(actor);
    expect(context(actor).trouble).toBe(null);
    expect(device.texts.get(KEY)).toContain('play:F5@2 play:F5@3');
  });

  it('a game that was never stored is played all the same, and stored when that is possible', async () => {
    const device = memory();
    device.fail = () => trouble;
    const actor = started(startMatch(GAME, createStorage(device)));
    await play(actor, 'play:F5@2');
    await until(actor, () => saving(actor) === 'failed');
    expect(device.texts.size).toBe(0);
    device.fail = null;
    actor.send({ type: 'retry' });
    await stored(actor);
    expect(device.texts.get(KEY)).toContain('play:F5@2');
  });

  it('leaving asks first: staying goes on where it was, trying again leaves when all is stored', async () => {
    const { actor, device } = await open(GAME);
    device.fail = () => trouble;
    actor.send({ type: 'ready' });
    say(actor, 'play:F5@2');
    actor.send({ type: 'leave' });
    expect(place(actor)).toBe('leaving');
    await until(actor, () => place(actor) === 'unsaved');
    actor.send({ type: 'stay' });
    expect(place(actor)).toBe('turn.presenting');
    actor.send({ type: 'leave' });
    await until(actor, () => place(actor) === 'unsaved');
    device.fail = null;
    actor.send({ type: 'retry' });
    await until(actor, () => place(actor) === 'left');
    expect(device.texts.get(KEY)).toContain('play:F5@2');
  });
});

it('a write that failed is tried again after a while, without anybody doing anything', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  try {
    const { actor, device } = await open(GAME);
    device.fail = () => 'full';
    await play(actor, 'play:F5@2');
    await until(actor, () => saving(actor) === 'failed');
    device.fail = null;
    await jest.advanceTimersByTimeAsync(4999);
    expect(saving(actor)).toBe('failed');
    await jest.advanceTimersByTimeAsync(1);
    await stored(actor);
    expect(device.texts.get(KEY)).toContain('play:F5@2');
  } finally {
    jest.useRealTimers();
  }
});

it('who leaves comes back to the same game', async () => {
  const { actor, device } = await open(GAME);
  await play(actor, 'play:F5@2');
  actor.send({ type: 'leave' });
  await until(actor, () => place(actor) === 'left');
  const again = await reopened(GAME.id, createStorage(device));
  expect(record(again)).toBe(record(actor));
});

describe('With the same game in two windows', () => {
  it('the first to go on keeps it; the other stops and changes nothing', async () => {
    const device = memory();
    const first = started(startMatch(GAME, createStorage(device)));
    await stored(first);
    const second = await reopened(GAME.id, createStorage(device));

    await play(second, 'play:F5@2', 'play:F5@3');
    await stored(second);
    await play(first, 'play:R5@1');
    await until(first, () => place(first) === 'elsewhere');
    expect(device.texts.get(KEY)).toContain('play:F5@2 play:F5@3');

    for (const type of ['undo', 'resign', 'retry', 'presented'] as const) first.send({ type });
    say(first, 'play:R5@2');
    expect(place(first)).toBe('elsewhere');
    await play(second, 'end');
    await stored(second);
    expect(device.texts.get(KEY)).toContain('play:F5@2 play:F5@3 end');
    first.send({ type: 'leave' });
    expect(place(first)).toBe('left');
  });

  it('a window that hears of the other one stops at once', async () => {
    const { actor } = await open(GAME);
    actor.send({ type: 'ready' });
    actor.send({ type: 'elsewhere' });
    expect(place(actor)).toBe('elsewhere');
    expect(saving(actor)).toBe('elsewhere');
  });
});

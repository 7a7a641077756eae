import { createActor, fromPromise } from 'xstate';

import { END, HIDDEN, type Step } from '@/engine';
import { matchMachine, type MatchActor, type Thought } from '@/match';
import type { SavedGame } from '@/storage';

import { context, ending, place, record, settle, started, until } from './driving';
import { duel, gameWhere, say } from './scenes';

const BOTH = duel({ seats: 'seat 1 random\nseat 2 random' });

/** A match whose computers think as a test wants. */
const start = (game: SavedGame, think: (thought: Thought) => Promise<Step>): MatchActor =>
  started(
    createActor(
      matchMachine.provide({
        actors: { think: fromPromise<Step, Thought>(({ input }) => think(input)) },
      }),
      { input: { game, stored: true } },
    ),
  ).start();

const isOver = (actor: MatchActor) => place(actor).startsWith('over');

describe('A computer', () => {
  it('is given no more than its seat may know', async () => {
    const thoughts: Thought[] = [];
    const actor = start(BOTH, async (thought) => {
      thoughts.push(thought);
      throw new Error('no idea');
    });
    while (!isOver(actor)) await settle(actor);
    expect(new Set(thoughts.map(({ view }) => view.seat))).toEqual(new Set([0, 1]));
    for (const { player, view } of thoughts) {
      expect(player).toBe('random');
      view.hands.forEach((hand, seat) =>
        expect(hand.every((card) => (card === HIDDEN) === (seat !== view.seat))).toBe(true),
      );
      expect(view.draws.flat().every((card) => card === HIDDEN)).toBe(true);
    }
  });

  it('that fails does not stop the game: any legal step goes on, the same after a restart', async () => {
    const fails = async () => {
      throw new Error('out of memory');
    };
    const [one, other] = [start(BOTH, fails), start(BOTH, fails)];
    for (const actor of [one, other]) while (!isOver(actor)) await settle(actor);
    expect(context(one).state.phase).toBe('over');
    expect(record(one)).toBe(record(other));
  });

  it('thinks with a seed that hangs on the game alone', async () => {
    const seeds: string[][] = [[], []];
    const games = seeds.map((list) =>
      start(BOTH, async ({ seed, view }) => {
        list.push(`${seed} ${view.seat}`);
        throw new Error('no idea');
      }),
    );
    for (const actor of games) await until(actor, () => place(actor) === 'turn.presenting', 'presenting');
    expect(seeds[0]).toEqual(seeds[1]);
  });

  it('ends its turn before the next one begins, however quick the person is', async () => {
    const game = duel({ seats: 'seat 2 random', turns: '1: play:F5@2 end\n2: play:A5@1' });
    const actor = start(game, async () => END);
    await until(actor, () => place(actor) === 'turn.presenting', 'presenting');
    const before = record(actor);
    say(actor, 'play:F5@3');
    expect(record(actor)).toBe(before);
    actor.send({ type: 'presented' });
    expect(place(actor)).toBe('turn.choosing');
    say(actor, 'play:F5@3');
    expect(record(actor)).toBe(`${before}1: play:F5@3\n`);
  });

  it('that this version does not know leaves its seat to a person', () => {
    const actor = start(duel({ seats: 'seat 1 computer:99' }), () => new Promise(() => {}));
    expect(place(actor)).toBe('turn.handingOver');
  });

  it('cannot be given up for', () => {
    const { game } = gameWhere('team4', (before) => before.phase === 'action' && before.seat === 1);
    const players = [null, 'random', null, null];
    const actor = start({ ...game, record: { ...game.record, players } }, () => new Promise(() => {}));
    expect(place(actor)).toBe('turn.thinking');
    expect(context(actor).atTable).toBe(null);
    actor.send({ type: 'resign' });
    expect(ending(actor)).toBe('open');
    expect(place(actor)).toBe('turn.thinking');
  });
});

/**
 * Random walks through the machine: people do anything at any time, allowed or not, games are killed and opened again,
 * other windows write. After everything that happens the match must agree with a model worked out from its record alone.
 * `WALKS=2000 npx jest --selectProjects unit --testPathPattern match/walk` walks more; a failure names the walk.
 */
import type { AnyStateNode } from 'xstate';

import { below, seededRandom, type GameEvent, type Random } from '@/engine';
import { decider, matchMachine, startMatch, type MatchActor, type MatchEvent } from '@/match';
import { makeRecord, readStep } from '@/notation';
import { createStorage, keyOfGame } from '@/storage';

import { check } from '../engine/invariants';
import { memory, type Memory } from '../storage/memory';
import {
  choice,
  context,
  DECIDING,
  gameFor,
  kill,
  place,
  reopened,
  SHOWING,
  started,
  stored,
  saving,
  until,
} from './driving';
import { checkMatch } from './model';

const WALKS = Number(process.env.WALKS ?? 60);
const MOST_EVENTS = 3000;

/** Every state without states inside. */
const leaves = (node: AnyStateNode): string[] => {
  const children = (Object.values(node.states) as AnyStateNode[]).filter(({ type }) => type !== 'history');
  return children.length === 0 ? [node.path.join('.')] : children.flatMap(leaves);
};

const STEPS = [
  'pick:F',
  'play:F5@1',
  'discard:W7',
  'use:1.1',
  'draw',
  'end',
  'to:2',
  'on:1.1',
  'bot:1.1',
  'plan',
];

/** What helps the game on, mostly; now and then anything else. */
function whatNext(
  actor: MatchActor,
  random: Random,
  number: number,
): MatchEvent | 'kill' | 'other window' | 'wait' {
  const at = place(actor);
  const luck = below(random, 100);
  if (luck < 75) {
    if (SHOWING.includes(at)) return { type: 'presented' };
    if (at === 'turn.handingOver') return { type: 'ready' };
    if (at === 'turn.reviewing') return { type: 'done' };
    if (DECIDING.includes(at)) return { type: 'step', step: choice(context(actor), `walk ${number}`) };
    if (at === 'unsaved') return { type: below(random, 2) === 0 ? 'retry' : 'stay' };
    return 'wait';
  }
  if (luck < 80) return { type: 'undo' };
  if (luck < 85) return { type: 'step', step: readStep(STEPS[below(random, STEPS.length)]!) };
  if (luck < 97)
    return { type: (['ready', 'done', 'presented', 'retry', 'stay'] as const)[below(random, 5)]! };
  if (luck < 98) return 'kill';
  if (luck < 99) return { type: 'leave' };
  if (below(random, 4) > 0) return 'wait';
  return below(random, 2) === 0 ? 'other window' : { type: 'resign' };
}

/** Storage that refuses now and then, for a while, and often what counts a game. */
function moody(device: Memory, random: Random) {
  let refuses = 0;
  device.fail = ({ kind, key }) => {
    if (kind !== 'write') return null;
    const often = key === 'riftforce/statistics';
    if (refuses === 0 && below(random, often ? 3 : 60) === 0) refuses = 1 + below(random, 4);
    if (refuses === 0) return null;
    refuses--;
    return 'full';
  };
}

/** Cards that somebody had not seen before. */
const reveals = (event: GameEvent) =>
  event.type === 'drawn' || event.type === 'shuffled' || (event.type === 'laid' && event.from === 'pile');

/** A game on a device, and everything that happens to it. */
class Walk {
  private readonly random: Random;
  private readonly device = memory();
  private readonly storage = createStorage(this.device);
  private readonly id: string;
  private actor: MatchActor;
  /** So many steps stay, whatever is taken back. */
  private floor = 0;

  constructor(
    private readonly number: number,
    private readonly visited: Set<string>,
  ) {
    this.random = seededRandom(`walk ${number}`);
    const game = gameFor(number);
    this.id = game.id;
    this.actor = started(startMatch(game, this.storage));
    this.noteStates();
  }

  /** Also the states that are left at once. */
  private noteStates() {
    this.actor.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== this.actor) return;
      const { _nodes: nodes } = inspected.snapshot as ReturnType<MatchActor['getSnapshot']>;
      for (const node of nodes) this.visited.add(node.path.join('.'));
    });
  }

  private async reopen() {
    kill(this.actor);
    this.device.fail = null;
    this.actor = await reopened(this.id, this.storage);
    // Steps that had not been stored are gone, and so is what was known of them.
    this.floor = 0;
    this.noteStates();
    moody(this.device, this.random);
  }

  private otherWindowWrites(time: number) {
    const key = keyOfGame(this.id);
    const text = this.device.texts.get(key)!;
    this.device.texts.set(key, text.replace(/"played":\d+/, `"played":${time}`));
  }

  private send(event: MatchEvent) {
    const before = context(this.actor);
    this.actor.send(event);
    const after = context(this.actor);
    const [was, is] = [before.game.record.moves, after.game.record.moves];
    const kept = event.type === 'undo' ? Math.min(was.length, is.length) : was.length;
    check(kept >= Math.max(this.floor, was.length - 1), 'steps were lost');
    check(
      is.slice(0, kept).every((move, i) => move === was[i]),
      'what had happened was changed',
    );
    if (after.events.some(reveals) || decider(after) !== decider(before)) this.floor = is.length;
  }

  /** Gives how much happened until the game was over. */
  async toTheEnd(): Promise<number> {
    await stored(this.actor);
    moody(this.device, this.random);
    let happened = 0;
    for (; !['over.counted', 'over.uncounted'].includes(place(this.actor)); happened++) {
      if (happened > MOST_EVENTS) throw new Error('no end');
      checkMatch(this.actor);
      const gone = ['left', 'elsewhere'].includes(place(this.actor));
      const next = gone ? 'kill' : whatNext(this.actor, this.random, this.number);
      if (next === 'kill') await this.reopen();
      else if (next === 'wait') await Promise.resolve();
      else if (next === 'other window') this.otherWindowWrites(happened);
      else this.send(next);
      // Quick people take the next step while the last one is being stored.
      if (below(this.random, 2) === 0) await Promise.resolve();
    }
    return happened;
  }

  /** What was played is what storage holds, once the device lets it; unless another window was faster. */
  async endsStored() {
    const { record } = context(this.actor).game;
    this.device.fail = null;
    this.actor.send({ type: 'retry' });
    await until(this.actor, () => ['saved', 'elsewhere'].includes(saving(this.actor)));
    if (saving(this.actor) === 'elsewhere') return;
    await this.reopen();
    check(makeRecord(context(this.actor).game.record) === makeRecord(record), 'storage holds another game');
    kill(this.actor);
  }
}

/** These have tests of their own: random games rarely come there. */
const RARE = ['session.table.tieBreak', 'ending.tieRounds', 'ending.stalemate'];

test('whatever people do, a match agrees with its record, and no state is out of reach', async () => {
  const visited = new Set<string>();
  let events = 0;
  for (let number = 0; number < WALKS; number++) {
    try {
      const walk = new Walk(number, visited);
      events += await walk.toTheEnd();
      await walk.endsStored();
    } catch (error) {
      throw new Error(`walk ${number}: ${(error as Error).message}`, { cause: error });
    }
  }
  if (process.env.WALKS) console.log(`${WALKS} walks, ${events} events`);
  const missed = leaves(matchMachine.root).filter((path) => !visited.has(path));
  expect(missed.filter((path) => !RARE.includes(path))).toEqual([]);
}, 3_600_000);

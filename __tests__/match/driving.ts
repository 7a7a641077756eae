/** Drives matches without screens, and looks at them as text. */
import { randomStep } from '@/computer';
import { MODES, MODE_RULES, seededRandom, type Step } from '@/engine';
import {
  canUndo,
  dealGame,
  decider,
  openMatch,
  options,
  outcome,
  type Match,
  type MatchActor,
  type Origin,
  type Wishes,
} from '@/match';
import { makePosition, makeRecord, makeStep } from '@/notation';
import type { SavedGame, Storage } from '@/storage';

import { ALL_TRAINERS } from '../engine/trainers';

/** Where the session stands, at the table without saying so: `turn.choosing`, `over.counted`, `left`. */
export const place = (actor: MatchActor): string => {
  const { session } = actor.getSnapshot().value;
  if (typeof session === 'string') return session;
  const { table } = session;
  return typeof table === 'string' ? table : Object.entries(table).flat().join('.');
};
export const ending = (actor: MatchActor): string => actor.getSnapshot().value.ending;
export const saving = (actor: MatchActor): string => actor.getSnapshot().value.saving;
export const context = (actor: MatchActor): Match => actor.getSnapshot().context;
export const record = (actor: MatchActor): string => makeRecord(context(actor).game.record);
export const legal = (actor: MatchActor): string[] => options(context(actor)).map(makeStep);

const running = new Set<MatchActor>();
afterEach(() => running.forEach(kill));

/** A match tries to store what it holds for ever, so one that a test leaves behind is ended after it. */
export function started<T extends MatchActor>(actor: T): T {
  running.add(actor);
  return actor;
}

export function kill(actor: MatchActor) {
  running.delete(actor);
  actor.stop();
}

/** Opens a game out of storage, as after a start of the app. */
export async function reopened(id: string, storage: Storage): Promise<MatchActor> {
  const opened = await openMatch(id, storage);
  if (opened.state !== 'open') throw new Error(`not opened: ${JSON.stringify(opened)}`);
  return started(opened.actor);
}

/** Resolves when the actor is as wished; its promises need some turns of the event loop. */
export async function until(actor: MatchActor, wished: () => boolean, what = 'so'): Promise<void> {
  for (let i = 0; i < 1000; i++) {
    if (wished()) return;
    await Promise.resolve();
  }
  throw new Error(`never ${what}: ${JSON.stringify(actor.getSnapshot().value)}`);
}

export const stored = (actor: MatchActor) => until(actor, () => saving(actor) === 'saved', 'saved');

/** Where the table waits for nobody but the one who shows things. */
export const SHOWING = [
  'drafting.presenting',
  'settingUp',
  'turn.presenting',
  'turn.checking',
  'plan.presenting',
  'finalRound',
  'tieBreak',
];
/** Where a person may take a step. */
export const DECIDING = [
  'drafting.picking',
  'turn.choosing',
  'turn.playing',
  'turn.activating',
  'turn.answering',
  'plan.awaiting',
  'plan.answering',
];

/** Goes on until a person has to do something, or the game is over. */
export async function settle(actor: MatchActor): Promise<void> {
  for (;;) {
    if (SHOWING.includes(place(actor))) actor.send({ type: 'presented' });
    else if (place(actor).endsWith('thinking'))
      await until(actor, () => !place(actor).endsWith('thinking'), 'done thinking');
    else if (place(actor) === 'over.counting')
      await until(actor, () => place(actor) !== 'over.counting', 'counted');
    else return;
  }
}

/** The step somebody takes here: the same whenever the game stands at this step again. */
export function choice(match: Match, seed: string): Step {
  const random = seededRandom(`${seed} ${match.game.record.moves.length}`);
  return randomStep(options(match), random);
}

/** One thing a person does: take the phone, take a step, or pass on. False when the game is over. */
export function act(actor: MatchActor, seed: string): boolean {
  const at = place(actor);
  if (at === 'turn.handingOver') actor.send({ type: 'ready' });
  else if (at === 'turn.reviewing') actor.send({ type: 'done' });
  else if (DECIDING.includes(at)) actor.send({ type: 'step', step: choice(context(actor), seed) });
  else return false;
  return true;
}

/** Everything about a match that matters to those who play it. */
export const picture = (actor: MatchActor): string => {
  const match = context(actor);
  return [
    place(actor),
    ending(actor),
    makePosition(match.state),
    `decides ${decider(match)} legal ${legal(actor).join(' ')}`,
    `undo ${canUndo(match)} review ${match.game.review} at the table ${match.atTable}`,
    `outcome ${JSON.stringify(outcome(match))}`,
    `turn ${JSON.stringify(match.turn)} revealed ${match.revealed}`,
  ].join('\n');
};

export const origin = (seed: string): Origin => ({ now: 1_800_000_000_000, seed, salt: 'test' });

/** All modes by turns, with people and computers, all challenges and both seatings. */
export function wishesFor(number: number): Wishes {
  const mode = MODES[number % MODES.length]!;
  const variant = Math.floor(number / MODES.length);
  const { seats } = MODE_RULES[mode];
  const random = seededRandom(`seats ${number}`);
  const players = Array.from({ length: seats }, (_, seat) =>
    variant % 2 === 1 && (seat > 0 || mode === 'solo') && random() < 0.5 ? 'random' : null,
  );
  return {
    mode,
    names: ['Mira', null, 'Jun', 'Kai'].slice(0, seats),
    players,
    seating: variant % 2 === 0 ? 'facing' : 'crossed',
    trainer: ALL_TRAINERS[variant % ALL_TRAINERS.length]!,
  };
}

export const gameFor = (number: number): SavedGame => dealGame(wishesFor(number), origin(`game ${number}`));

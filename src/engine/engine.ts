/** The rules of the game behind three functions: what may be done, doing it, and doing it in place. */
import type { World } from './chance';
import { listActions, listPlays } from './listing';
import { pick } from './setup';
import { clone, type State } from './state';
import type { Step } from './steps';
import { takeStep } from './turn';

/** Everything that may be done now, in canonical order; nothing when the game is over. Legality is this list, nowhere else. */
export function legalSteps(state: State): readonly Step[] {
  if (state.options) return state.options;
  return state.phase === 'action' ? listActions(state) : listPlays(state);
}

/** Does a legal step in place. It is not checked: search calls this with steps from the list. */
export function advance(state: State, step: Step, world: World): State {
  if (step.kind === 'pick') pick(state, step, world);
  else takeStep(state, step, world);
  return state;
}

/** Does a step and gives the new state; the given one stays as it is. Refuses what is not legal. */
export function apply(state: State, step: Step, world: World): State {
  const reason = whyNot(state, step);
  if (reason) throw new IllegalStep(step, reason);
  return advance(clone(state), step, world);
}

/** Why a step is refused, in the words a table can explain. */
export type Refusal =
  'game-over' | 'not-now' | 'not-in-hand' | 'nothing-shared' | 'wrong-location' | 'not-an-option';

export class IllegalStep extends Error {
  constructor(
    readonly step: Step,
    readonly reason: Refusal,
  ) {
    super(REASONS[reason]);
    this.name = 'IllegalStep';
  }
}

const REASONS: Readonly<Record<Refusal, string>> = {
  'game-over': 'the game is over',
  'not-now': 'it is not the time for this',
  'not-in-hand': 'this card is not in hand',
  'nothing-shared': 'it shares neither guild nor number with what it must match',
  'wrong-location': 'all cards go to one location, or each to the next',
  'not-an-option': 'this is not one of the options',
};

/** Null when the step is legal. */
export function whyNot(state: State, step: Step): Refusal | null {
  const legal = legalSteps(state);
  if (legal.includes(step)) return null;
  if (state.phase === 'over') return 'game-over';
  if (!legal.some((other) => other.kind === step.kind)) return 'not-now';
  if (!step.card) return 'not-an-option';
  if (!state.hands[state.seat]!.includes(step.card)) return 'not-in-hand';
  if (legal.some((other) => other.kind === step.kind && other.card === step.card)) return 'wrong-location';
  return 'nothing-shared';
}

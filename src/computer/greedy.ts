/**
 * A fixed yardstick: looks at every complete action of its turn and takes the one with the greatest value afterwards. It must
 * never change, so that strength can be compared over time.
 */
import {
  advance,
  anyOrder,
  clone,
  columnAt,
  controls,
  legalSteps,
  sideOf,
  type State,
  type Step,
} from '@/engine';

import { keyOf } from './key';
import type { Player } from './player';
import { randomStep } from './random';

/** Cards it would draw are unknown, so their order does not matter. */
const world = { chance: anyOrder };

/** One point. Everything below is a whole multiple of its parts, so values that should be equal are equal. */
const POINT = 2100;
const WON = 1000 * POINT;
const CONTROLLED = 0.3 * POINT;
const ELEMENTAL = 0.2 * POINT;
const DAMAGE = 0.8 * POINT;
const HELD = 0.1 * POINT;

function sideValue(state: State, side: number): number {
  let value = state.score[side]! * POINT;
  for (let place = 0; place < state.locations; place++) {
    if (controls(state, side, place)) value += CONTROLLED;
    for (const { card, damage } of columnAt(state, side, place))
      value += ELEMENTAL - ((DAMAGE * damage) / card.number) * (card.guild === 'C' ? 2 : 1);
  }
  state.hands.forEach((hand, seat) => {
    if (sideOf(seat) === side) value += HELD * hand.length;
  });
  return value;
}

/** Own side minus the other side. */
function greedyValue(state: State, side: number): number {
  const lead = state.score[side]! - state.score[1 - side]!;
  if (state.phase === 'over' && lead !== 0) return lead > 0 ? WON : -WON;
  return sideValue(state, side) - sideValue(state, 1 - side);
}

/** The greatest value that this turn can still reach; in solo after the plan, its choices included. */
function bestFrom(state: State, side: number, known: Map<string, number>): number {
  if (state.phase === 'action' || state.phase === 'over') return greedyValue(state, side);
  // Many ways lead to the same table.
  const key = state.frames.length === 0 ? keyOf(state) : null;
  const found = key === null ? undefined : known.get(key);
  if (found !== undefined) return found;
  let best = -Infinity;
  for (const step of legalSteps(state))
    best = Math.max(best, bestFrom(advance(clone(state), step, world), side, known));
  if (key !== null) known.set(key, best);
  return best;
}

export const greedyPlayer: Player = (view, random) => {
  const legal = legalSteps(view);
  if (view.phase === 'pick') return randomStep(legal, random);
  const side = sideOf(view.seat);
  const known = new Map<string, number>();
  let [chosen, best]: [Step, number] = [legal[0]!, -Infinity];
  if (legal.length === 1) return chosen;
  for (const step of legal) {
    const value = bestFrom(advance(clone(view), step, world), side, known);
    if (value > best) [chosen, best] = [step, value];
  }
  return chosen;
};

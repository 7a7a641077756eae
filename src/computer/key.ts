import { PHASES, type State } from '@/engine';

const codes: number[] = [];

/**
 * Two states of one turn with equal keys allow the same and are worth the same, however they were reached. Only between
 * abilities: what is unfinished has no key.
 */
export function keyOf(state: State): string {
  codes.length = 0;
  codes.push(
    PHASES.indexOf(state.phase),
    state.turn,
    state.count,
    state.low,
    state.high,
    state.shared & 0xffff,
    state.shared >>> 16,
    state.score[0]!,
    state.score[1]!,
    state.stirred ? 1 : 0,
  );
  for (const { length } of state.draws) codes.push(length);
  for (const hand of state.hands) {
    for (let i = 0; i < hand.length; i++) codes.push(hand[i]!.order);
    codes.push(END);
  }
  for (const column of state.columns) {
    for (let i = 0; i < column.length; i++) codes.push(column[i]!.id);
    codes.push(END);
  }
  return String.fromCharCode.apply(null, codes);
}

/** Closes a list; no card and no elemental has this number. */
const END = 0xffff;

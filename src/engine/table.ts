import { removeAt } from './arrays';
import { isDoomed, withDamage } from './cards';
import type { World } from './chance';
import { columnAt, type State } from './state';

/** Places damage on whoever stands there, if anybody does. */
export function strike(
  state: State,
  side: number,
  place: number,
  index: number,
  amount: number,
  { emit }: World,
) {
  const column = columnAt(state, side, place);
  const struck = column[index];
  if (struck === undefined) return;
  const hurt = withDamage(struck, amount);
  column[index] = hurt;
  if (isDoomed(hurt)) state.doomed = true;
  if (emit) emit({ type: 'damaged', at: { side, place, index }, amount });
}

/** Removes up to so much damage from an elemental. */
export function mend(
  state: State,
  side: number,
  place: number,
  index: number,
  most: number,
  { emit }: World,
) {
  const column = columnAt(state, side, place);
  const elemental = column[index]!;
  const amount = Math.min(most, elemental.damage);
  if (amount === 0) return;
  column[index] = withDamage(elemental, -amount);
  if (emit) emit({ type: 'healed', at: { side, place, index }, amount });
}

/** Moves an elemental to the end of the column at another location; gives its new index. */
export function shift(
  state: State,
  side: number,
  from: number,
  index: number,
  to: number,
  { emit }: World,
): number {
  const column = columnAt(state, side, from);
  const elemental = column[index]!;
  removeAt(column, index);
  const target = columnAt(state, side, to);
  const end = target.length;
  target.push(elemental);
  if (emit) emit({ type: 'moved', from: { side, place: from, index }, to: { side, place: to, index: end } });
  return end;
}

import type { World } from './chance';
import { isDoomed, type Elemental } from './cards';
import { rulesOf } from './guilds';
import { TRAINER } from './modes';
import type { State } from './state';

export function score(
  state: State,
  side: number,
  points: number,
  why: 'destroyed' | 'bonus' | 'control',
  { emit }: World,
) {
  state.score[side]! += points;
  if (emit) emit({ type: 'scored', side, points, why });
}

/** A bot has no guild ability, so a Crystal among them is worth no more than others. */
const worth = (state: State, elemental: Elemental) =>
  state.trainer && elemental.controller === TRAINER ? 1 : rulesOf(elemental.card).worth;

/**
 * Removes and scores everything that has damage enough: side A before side B, by location, from the Rift outwards.
 * The only place where elementals leave the table for good.
 */
export function destroy(state: State, scoreless: boolean, world: World) {
  if (!state.doomed) return;
  state.doomed = false;
  const { columns, locations, discards } = state;
  for (let c = 0; c < columns.length; c++) {
    const column = columns[c]!;
    let kept = 0;
    for (let index = 0; index < column.length; index++) {
      const elemental = column[index]!;
      if (!isDoomed(elemental)) {
        column[kept++] = elemental;
        continue;
      }
      const side = c < locations ? 0 : 1;
      discards[elemental.controller]!.push(elemental.card);
      if (world.emit)
        world.emit({ type: 'destroyed', at: { side, place: c - side * locations, index }, elemental });
      if (!scoreless) score(state, 1 - side, worth(state, elemental), 'destroyed', world);
    }
    while (column.length > kept) column.pop();
  }
}

/** Who may be chosen by an effect that leaves a choice. */
import { nextDoorSteps, elsewhereSteps, onStep, toStep, type Step } from './steps';
import { columnAt, type Frame, type State } from './state';
import type { Effect } from './vocabulary';

const NOBODY: readonly Step[] = [];

/** The options of an effect: none when it cannot be done, null when it leaves nothing to choose. */
export function choices(state: State, frame: Frame, effect: Effect): readonly Step[] | null {
  switch (effect.do) {
    case 'damage':
      if (effect.to === 'oneEnemyHere') return enemiesHere(state, frame.place);
      if (effect.to === 'mostDamagedEnemyHere') return mostDamaged(state, frame.place);
      if (effect.to === 'firstEnemyAtOneNeighbour') return neighboursWithEnemies(state, frame.place);
      return null;
    case 'heal':
      if (effect.who === 'oneAlly') return damagedAllies(state, 0, state.locations - 1);
      if (effect.who === 'oneAllyHere') return damagedAllies(state, frame.place, frame.place);
      return null;
    case 'move': {
      if (effect.who === 'target' && frame.targetPlace < 0) return NOBODY;
      if (effect.where === 'here') return null;
      const places =
        effect.where === 'nextDoor'
          ? nextDoorSteps(state.locations, frame.place)
          : elsewhereSteps(state.locations, frame.place);
      if (!effect.onlyToStrike) return places;
      const next = frame.ability.effects[frame.at + 1]!;
      return places.filter((step) => wouldStrike(state, next, step.place));
    }
    case 'playTaken':
      return frame.taken ? nextDoorSteps(state.locations, frame.place) : NOBODY;
    default:
      return null;
  }
}

/** Whether an effect strikes anybody when done from a place. */
export function wouldStrike(state: State, effect: Effect, place: number): boolean {
  if (effect.do !== 'damage') return false;
  if (effect.to === 'firstEnemyAtOneNeighbour' || effect.to === 'firstEnemyAtEachNeighbour')
    return hasEnemies(state, place - 1) || hasEnemies(state, place + 1);
  return hasEnemies(state, place);
}

export const hasEnemies = (state: State, place: number): boolean =>
  place >= 0 && place < state.locations && columnAt(state, 1 - state.side, place).length > 0;

function enemiesHere(state: State, place: number): Step[] {
  const options: Step[] = [];
  const { length } = columnAt(state, 1 - state.side, place);
  for (let index = 0; index < length; index++) options.push(onStep(place, index));
  return options;
}

function mostDamaged(state: State, place: number): Step[] {
  const column = columnAt(state, 1 - state.side, place);
  let most = 0;
  for (const { damage } of column) most = Math.max(most, damage);
  return enemiesHere(state, place).filter((step) => column[step.index]!.damage === most);
}

function neighboursWithEnemies(state: State, place: number): Step[] {
  const options: Step[] = [];
  if (hasEnemies(state, place - 1)) options.push(toStep(place - 1));
  if (hasEnemies(state, place + 1)) options.push(toStep(place + 1));
  return options;
}

/** Healing an undamaged elemental would waste the step, so only damaged ones are offered. */
function damagedAllies(state: State, from: number, to: number): Step[] {
  const options: Step[] = [];
  for (let place = from; place <= to; place++) {
    const column = columnAt(state, state.side, place);
    for (let index = 0; index < column.length; index++)
      if (column[index]!.damage > 0) options.push(onStep(place, index));
  }
  return options;
}

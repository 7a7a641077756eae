/**
 * Does abilities: the one place where the vocabulary gets its meaning. Every effect that can be done is done, in order; one
 * that cannot is skipped; a single option is taken; two or more become a question, and the rest waits in the frames.
 */
import { elementalOf, isDoomed, type Card } from './cards';
import type { World } from './chance';
import { choices, hasEnemies } from './choices';
import { destroy, score } from './destruction';
import { rulesOf } from './guilds';
import { drawCards } from './piles';
import { columnAt, type Frame, type State } from './state';
import type { Step } from './steps';
import { mend, shift, strike } from './table';
import type { Ability, Effect } from './vocabulary';

export function begin(state: State, ability: Ability, place: number, index: number) {
  state.frames.push({
    ability,
    at: 0,
    place,
    index,
    targetPlace: -1,
    targetIndex: -1,
    repeated: false,
    taken: null,
  });
}

/** Goes on with what is under way, first with an answer if one was asked for. False: a question is open. */
export function resolve(state: State, answer: Step | null, world: World): boolean {
  const { frames } = state;
  while (frames.length > 0) {
    const frame = frames[frames.length - 1]!;
    const { effects, scoreless } = frame.ability;
    if (frame.at === effects.length) {
      destroy(state, scoreless, world);
      frames.pop();
      continue;
    }
    const effect = effects[frame.at]!;
    let choice = answer;
    answer = null;
    if (choice === null) {
      const options = choices(state, frame, effect);
      if (options !== null) {
        if (options.length > 1) {
          state.phase = options[0]!.kind as 'to' | 'on';
          state.options = options;
          return false;
        }
        if (options.length === 0) {
          // What follows must not take an earlier victim for this one's.
          if (effect.do === 'damage') forgetTarget(frame);
          frame.at++;
          continue;
        }
        choice = options[0]!;
      }
    }
    frame.at++;
    perform(state, frame, effect, choice, world);
  }
  return true;
}

/** Puts a card on the acting player's side, and lets it do what it does when played. */
export function lay(state: State, card: Card, place: number, from: 'hand' | 'taken', world: World) {
  const column = columnAt(state, state.side, place);
  const elemental = elementalOf(card, state.seat);
  const index = column.push(elemental) - 1;
  if (world.emit) world.emit({ type: 'laid', at: { side: state.side, place, index }, elemental, from });
  const { played } = rulesOf(card);
  if (played) begin(state, played, place, index);
}

function perform(state: State, frame: Frame, effect: Effect, choice: Step | null, world: World) {
  switch (effect.do) {
    case 'damage':
      return damage(state, frame, effect, choice, world);
    case 'heal':
      if (choice) return mend(state, state.side, choice.place, choice.index, effect.amount, world);
      return mend(state, state.side, frame.place, frame.index, effect.amount, world);
    case 'move': {
      const to = choice ? choice.place : frame.place;
      if (effect.who !== 'self' && frame.targetPlace >= 0) {
        frame.targetIndex = shift(state, 1 - state.side, frame.targetPlace, frame.targetIndex, to, world);
        frame.targetPlace = to;
      }
      if (effect.who !== 'target') {
        frame.index = shift(state, state.side, frame.place, frame.index, to, world);
        frame.place = to;
      }
      return;
    }
    case 'ifDestroyed': {
      if (frame.targetPlace < 0 || frame.repeated) return;
      const target = columnAt(state, 1 - state.side, frame.targetPlace)[frame.targetIndex]!;
      if (!isDoomed(target)) return;
      destroy(state, frame.ability.scoreless, world);
      if (effect.then === 'again') {
        // The strike alone: what a bot does before its challenge it does once.
        frame.repeated = true;
        frame.at -= 2;
      } else if (effect.then === 'oneMorePoint') {
        score(state, state.side, 1, 'bonus', world);
      } else {
        // It alone was destroyed just now, so it lies on top.
        frame.taken = state.discards[target.controller]!.pop()!;
        if (world.emit) world.emit({ type: 'taken', card: target.card, from: target.controller });
      }
      return;
    }
    case 'playTaken': {
      const card = frame.taken!;
      frame.taken = null;
      return lay(state, card, choice!.place, 'taken', world);
    }
    case 'draw':
      drawCards(state, state.seat, 1, world);
  }
}

function damage(
  state: State,
  frame: Frame,
  effect: Effect & { do: 'damage' },
  choice: Step | null,
  world: World,
) {
  const enemy = 1 - state.side;
  const here = frame.place;
  const { amount } = effect;
  switch (effect.to) {
    case 'firstEnemyHere':
      return strikeTarget(state, frame, effect, here, 0, world);
    case 'secondEnemyHere':
      return strikeTarget(state, frame, effect, here, 1, world);
    case 'lastEnemyHere':
      return strikeTarget(state, frame, effect, here, columnAt(state, enemy, here).length - 1, world);
    case 'oneEnemyHere':
    case 'mostDamagedEnemyHere':
      return strikeTarget(state, frame, effect, here, choice!.index, world);
    case 'firstEnemyAtOneNeighbour':
      return strikeTarget(state, frame, effect, choice!.place, 0, world);
    case 'firstEnemyAtEachNeighbour':
      if (hasEnemies(state, here - 1)) strike(state, enemy, here - 1, 0, amount, world);
      if (hasEnemies(state, here + 1)) strike(state, enemy, here + 1, 0, amount, world);
      return;
    case 'eachEnemyHere':
      return strikeFrom(state, here, 0, amount, world);
    case 'eachEnemyHereButTheFirst':
      return strikeFrom(state, here, 1, amount, world);
    case 'allyBehind':
      strike(state, state.side, here, frame.index + 1, amount, world);
      return;
    case 'selfAndAlliesInFront':
      for (let index = 0; index <= frame.index; index++)
        strike(state, state.side, here, index, amount, world);
  }
}

/** Strikes one enemy and keeps it in mind. */
function strikeTarget(
  state: State,
  frame: Frame,
  effect: Effect & { do: 'damage' },
  place: number,
  index: number,
  world: World,
) {
  const target = columnAt(state, 1 - state.side, place)[index];
  if (target === undefined) return forgetTarget(frame);
  let { amount } = effect;
  if (effect.ifDamaged) {
    const { who, amount: more } = effect.ifDamaged;
    const asked = who === 'target' ? target : columnAt(state, state.side, frame.place)[frame.index]!;
    if (asked.damage > 0) amount = more;
  }
  strike(state, 1 - state.side, place, index, amount, world);
  frame.targetPlace = place;
  frame.targetIndex = index;
}

function strikeFrom(state: State, place: number, first: number, amount: number, world: World) {
  const { length } = columnAt(state, 1 - state.side, place);
  for (let index = first; index < length; index++) strike(state, 1 - state.side, place, index, amount, world);
}

function forgetTarget(frame: Frame) {
  frame.targetPlace = -1;
  frame.targetIndex = -1;
}

/** What may be done in a turn: the three actions, and how an action goes on. */
import { ANY_NUMBER, HIDDEN, type Card, type Elemental } from './cards';
import { columnAt, HAND_LIMIT, type State } from './state';
import { activateStep, discardStep, DRAW, playSteps, type Step } from './steps';

/** A list depends on a card that the view does not show. */
export class HiddenCards extends Error {
  constructor() {
    super('a hidden card is needed');
    this.name = 'HiddenCards';
  }
}

function handOf(state: State): readonly Card[] {
  const hand = state.hands[state.seat]!;
  // The hidden card sorts last.
  if (hand.length > 0 && hand[hand.length - 1] === HIDDEN) throw new HiddenCards();
  return hand;
}

/** The start of a turn: play, discard to activate, or check and draw. */
export function listActions(state: State): Step[] {
  const hand = handOf(state);
  const list: Step[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (i > 0 && card === hand[i - 1]) continue;
    const plays = playSteps(card);
    for (let place = 0; place < state.locations; place++) list.push(plays[place]!);
  }
  const traits = traitsOnTable(state);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (card.traits & traits && (i === 0 || card !== hand[i - 1])) list.push(discardStep(card));
  }
  if (hand.length < HAND_LIMIT) list.push(DRAW);
  return list;
}

/** The traits by which elementals could be activated: one's own by guild and number, a team mate's by number. */
function traitsOnTable(state: State): number {
  let traits = 0;
  for (let place = 0; place < state.locations; place++) {
    const column = columnAt(state, state.side, place);
    for (let index = 0; index < column.length; index++) traits |= traitsFor(state.seat, column[index]!);
  }
  return traits;
}

/** Further cards: what all share so far, at the same location or at either end of the run. */
export function listPlays(state: State): Step[] {
  const { low, high, count, shared } = state;
  const hand = handOf(state);
  const run = count === 1 || low < high;
  const list: Step[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (!(card.traits & shared) || (i > 0 && card === hand[i - 1])) continue;
    const plays = playSteps(card);
    if (run && low > 0) list.push(plays[low - 1]!);
    if (low === high) list.push(plays[low]!);
    if (run && high < state.locations - 1) list.push(plays[high + 1]!);
  }
  return list;
}

/** Whom to activate: who shares what the discarded card and those activated so far have in common. */
export function listUses(state: State): Step[] {
  const { seat, shared } = state;
  const list: Step[] = [];
  for (let place = 0; place < state.locations; place++) {
    const column = columnAt(state, state.side, place);
    for (let index = 0; index < column.length; index++) {
      const elemental = column[index]!;
      if (!elemental.used && traitsFor(seat, elemental) & shared) list.push(activateStep(place, index));
    }
  }
  return list;
}

/** By what a seat may activate an elemental: its own by guild and number, a team mate's by number alone. */
export const traitsFor = (seat: number, { card, controller }: Elemental): number =>
  controller === seat ? card.traits : card.traits & ANY_NUMBER;

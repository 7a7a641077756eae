import { removeAt } from './arrays';
import type { Card } from './cards';
import type { World } from './chance';
import { HAND_LIMIT, type State } from './state';

/** A draw pile out of cards that lie top first: its top card is the last. */
export function pileOf(cards: readonly Card[]): Card[] {
  const pile: Card[] = [];
  for (let i = cards.length - 1; i >= 0; i--) pile.push(cards[i]!);
  return pile;
}

/** Takes the top card of a seat's draw pile; shuffles the discard pile into a new one when it is empty, and not before. */
export function takeTop(state: State, seat: number, { chance, emit }: World): Card | null {
  let pile = state.draws[seat]!;
  if (pile.length === 0) {
    const discard = state.discards[seat]!;
    if (discard.length === 0) return null;
    pile = pileOf(chance.shuffle(seat, discard));
    state.draws[seat] = pile;
    state.discards[seat] = [];
    if (emit) emit({ type: 'shuffled', seat, cards: pile.length });
  }
  return pile.pop()!;
}

/** Puts a card into a hand at its place in canonical order. */
export function intoHand(hand: Card[], card: Card) {
  hand.push(card);
  let i = hand.length - 1;
  for (; i > 0 && hand[i - 1]!.order > card.order; i--) hand[i] = hand[i - 1]!;
  hand[i] = card;
}

export function outOfHand(hand: Card[], card: Card) {
  removeAt(hand, hand.indexOf(card));
}

/** Draws while the hand has room and there are cards, but no more than `most`; says whether any came. */
export function drawCards(state: State, seat: number, most: number, world: World): boolean {
  const hand = state.hands[seat]!;
  let drawn = 0;
  while (drawn < most && hand.length < HAND_LIMIT) {
    const card = takeTop(state, seat, world);
    if (!card) break;
    intoHand(hand, card);
    drawn++;
    if (world.emit) world.emit({ type: 'drawn', seat, card });
  }
  return drawn > 0;
}

import { HIDDEN, type Card } from './cards';
import type { GameEvent } from './events';
import { clone, type State } from './state';
import { HIDDEN_PLAN } from './trainer/plans';

const hide = (cards: readonly Card[]): Card[] => cards.map(() => HIDDEN);

/** The game as a seat may know it: other hands, all draw piles and plans never seen are hidden, only their sizes stay. */
export function view(state: State, seat: number): State {
  const seen = clone(state);
  seen.hands = seen.hands.map((hand, other) => (other === seat ? hand : hide(hand)));
  seen.draws = seen.draws.map(hide);
  // What another hand may play would tell what it holds.
  if (seen.phase === 'play' && seen.seat !== seat) seen.options = null;
  const firstTimeThrough = state.round <= state.plans.length + state.used.length;
  if (firstTimeThrough) seen.plans = seen.plans.map((plan, i) => (i === 0 ? plan : HIDDEN_PLAN));
  return seen;
}

/** What a seat may know of something that happened: not which card another hand drew. */
export const viewEvent = (event: GameEvent, seat: number): GameEvent =>
  event.type === 'drawn' && event.seat !== seat ? { ...event, card: HIDDEN } : event;

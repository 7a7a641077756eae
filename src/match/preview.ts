/** What a step would bring, before anybody commits to it. */
import { advance, anyOrder, view, type GameEvent, type State, type Step } from '@/engine';

import type { Match } from './match';

export type Preview = { readonly events: readonly GameEvent[]; readonly after: State };

/** Up to the next question, as far as the seat that decides can know. The step must be legal. */
export function preview({ state }: Match, step: Step): Preview {
  const events: GameEvent[] = [];
  const after = advance(view(state, state.seat), step, {
    chance: anyOrder,
    emit: (event) => events.push(event),
  });
  return { events, after };
}

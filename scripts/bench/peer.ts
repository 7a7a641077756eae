/**
 * The same games through boardgame.io's reducer, the way its users would write them: the game is G, a step is a move that
 * returns the next G. Its undo is switched off, which is to its advantage. It freezes what it is given, also our shared cards
 * and steps, so it runs in a process of its own.
 */
import type { Game } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';

import { randomStep } from '@/computer';
import {
  apply,
  chanceFrom,
  dealSetup,
  legalSteps,
  newGame,
  seededRandom,
  type State,
  type Step,
} from '@/engine';

import { microsecondsPerStep } from './playing';

const makeMove = (type: string, args: unknown[], playerID: string) => ({
  type: 'MAKE_MOVE' as const,
  payload: { type, args, playerID },
});

/** Plays base duels through the reducer and says how many steps that were. */
function playPeerGames(seed: string, games: number): number {
  const random = seededRandom(seed);
  const chance = chanceFrom(random);
  let steps = 0;
  for (let game = 0; game < games; game++) {
    const rules: Game<State> = {
      name: 'riftforce',
      disableUndo: true,
      setup: () => newGame(dealSetup('duel-base', chance)),
      // The game itself instead of the draft that moves get: reading it through a draft would cost much more.
      moves: { step: (_draft, step: Step) => apply(state.G, step, { chance }) },
    };
    const reducer = CreateGameReducer({ game: rules });
    let state = InitializeGame({ game: rules });
    while (state.G.phase !== 'over') {
      const step = randomStep(legalSteps(state.G), random);
      const before = state;
      state = reducer(state, makeMove('step', [step], '0'));
      if (state === before) throw new Error('boardgame.io refused a move');
      steps++;
    }
  }
  return steps;
}

/** Prints the microseconds of a step. */
export function main() {
  console.log(microsecondsPerStep((run) => playPeerGames(`peer ${run}`, 20)));
}

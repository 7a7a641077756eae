/** Saved games for tests: real ones, dealt and played by seed, so each is the same every time. */
import { playerNamed } from '@/computer';
import { MODES, seededRandom, view, type Mode } from '@/engine';
import { dealGame, outcome, type Match, type Wishes } from '@/match';
import { passOn, resign, resume, take } from '@/match/match';
import { replay } from '@/notation';
import { FaultError, keyOfGame, makeSave, summaryOf, type Fault, type SavedGame } from '@/storage';

import { origin } from '../match/driving';

const greedy = playerNamed('greedy')!;
const DAY = 86_400_000;

/** A game nobody has moved in. Each day has its own, so that lists have an order. */
export const dealt = (wishes: Wishes, name: string, day = 0): SavedGame =>
  dealGame(wishes, { now: origin('').now + day * DAY, seed: `the seed of ${name}`, salt: name });

/** Plays on, a step a second, until the match is as wished, or over. */
export function played(game: SavedGame, enough: (match: Match) => boolean = () => false): SavedGame {
  const random = seededRandom(game.seed);
  let match = resume(game, false);
  while (outcome(match) === null && !enough(match)) {
    const { game: now, state } = match;
    const next = now.review
      ? passOn(match)
      : take(match, greedy(view(state, state.seat), random), now.played + 1000);
    match = { ...match, ...next };
  }
  return match.game;
}

export const steps =
  (count: number) =>
  ({ game }: Match): boolean =>
    game.record.moves.length >= count;

export const inReview = ({ game, state }: Match): boolean => game.review && state.round > 1;
export const midAction = ({ state }: Match): boolean => state.frames.length > 0 && state.round > 1;
export const midPlan = ({ state }: Match): boolean => state.action === 'plan' && state.round > 1;

/** Whoever is to act gives up. */
export const resigned = (game: SavedGame): SavedGame => {
  const match = resume(game, false);
  return { ...game, ...resign({ ...match, atTable: match.state.seat }, game.played + 1000).game };
};

export const duel = (name: string, day = 0) =>
  dealt({ mode: 'duel-base', names: ['Mira', 'Jun'] }, name, day);
/** A campaign game: the first of these is won, the second lost. */
export const WON = 'l';
export const LOST = 'o';
export const stage = (name: string, day = 0) => dealt({ mode: 'solo', stage: 'the ford' }, name, day);

/** A whole game of every mode. */
export const wholeGames = (): [Mode, SavedGame][] =>
  MODES.map((mode) => [mode, played(dealt({ mode, names: ['Mira'] }, WON))]);

/** What lies under a game's key. */
export const entry = (game: SavedGame): [string, string] => [keyOfGame(game.id), makeSave(game)];

export const summary = (game: SavedGame) => summaryOf(game, replay(game.record));

/** What is wrong with a text; null when it is read. Any other error is a failure of its own. */
export function faultOf(read: () => unknown): Fault | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof FaultError) return error.fault;
    throw error;
  }
}

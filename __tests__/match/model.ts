/** What must be true of a match at every moment, worked out from its record alone. Broken, it throws and says what. */
import { GOAL, HIDDEN, MODE_RULES, newGame, type State } from '@/engine';
import { outcome, seatKind, seen } from '@/match';
import { makePosition, replay, replayMove, type GameRecord } from '@/notation';
import { outcomeOf, type SavedGame } from '@/storage';

import { check } from '../engine/invariants';
import { context, DECIDING, ending, legal, place } from './driving';
import type { MatchActor } from '@/match';

/** The score where each turn of the round under way began, and where the round itself did. */
function scores({ setup, moves }: GameRecord) {
  const state = newGame(setup);
  const begins = () => state.phase === 'action' || state.phase === 'over';
  let turn: number[] = [0, 0];
  let round: number[] = [0, 0];
  let turnBefore: number[] = [0, 0];
  let roundBefore: number[] = [0, 0];
  let number = 1;
  for (const move of moves) {
    replayMove(state, move);
    if (!begins()) continue;
    [turnBefore, turn, roundBefore] = [turn, state.score.slice(), round];
    if (state.round !== number || state.phase === 'over')
      [round, number] = [state.score.slice(), state.round];
  }
  return { turn, round, turnBefore, roundBefore };
}

const reached = (score: readonly number[]) => Math.max(...score) >= GOAL;

/** How near the end is. A turn in review has not passed on yet. */
function expectedEnding(game: SavedGame): string {
  const state = replay(game.record);
  const end = outcomeOf(state, game);
  if (end) return { score: 'decided', stalemate: 'stalemate', resigned: 'resigned' }[end.how];
  const { turn, round, turnBefore, roundBefore } = scores(game.record);
  if (reached(game.review ? roundBefore : round)) return 'tieRounds';
  if (reached(game.review ? turnBefore : turn)) return 'finalRound';
  return state.phase === 'plan' && reached(state.score) ? 'finalRound' : 'open';
}

/** While a step is being shown, what it brings has not been said yet. */
const withoutLastStep = (game: SavedGame): SavedGame => ({
  ...game,
  review: false,
  record: { ...game.record, moves: game.record.moves.slice(0, -1), result: null },
});

/** Where a person decides what at the table. */
function expectedPhase({ phase, action }: State): string {
  if (phase === 'pick') return 'drafting.picking';
  if (phase === 'plan') return 'plan.awaiting';
  if (action === 'plan') return 'plan.answering';
  if (phase === 'action') return 'turn.choosing';
  if (phase === 'play') return 'turn.playing';
  if (phase === 'use') return 'turn.activating';
  return 'turn.answering';
}

/** Nobody sees a hand but the one who holds the phone, and nobody a draw pile. */
function nothingLeaks(actor: MatchActor) {
  const match = context(actor);
  const { state, events } = seen(match);
  state.hands.forEach((hand, seat) =>
    check(seat === match.atTable || hand.every((card) => card === HIDDEN), `the hand of seat ${seat} shows`),
  );
  check(
    state.draws.flat().every((card) => card === HIDDEN),
    'a draw pile shows',
  );
  for (const event of events)
    if (event.type === 'drawn' && event.seat !== match.atTable)
      check(event.card === HIDDEN, `a card drawn by seat ${event.seat} shows`);
  if (place(actor) === 'turn.handingOver') check(match.atTable === null, 'a hand lies open at the hand-over');
}

export function checkMatch(actor: MatchActor) {
  const at = place(actor);
  const { game, state, atTable } = context(actor);
  const { record } = game;
  check(makePosition(replay(record)) === makePosition(state), 'the record does not lead to the position');
  check((record.result !== null) === (state.phase === 'over'), 'the result stands at the wrong time');
  nothingLeaks(actor);

  // Whoever has left sees nothing more of the game, and it has let go of it.
  if (['left', 'elsewhere', 'leaving', 'unsaved'].includes(at)) return;
  const shows = at.endsWith('presenting') || at === 'turn.checking';
  const endings = [game, ...(shows ? [withoutLastStep(game)] : [])].map(expectedEnding);
  check(endings.includes(ending(actor)), `ending is ${ending(actor)}, not ${endings.join(' or ')}`);
  check(shows || at.startsWith('over') === (outcome(context(actor)) !== null), `${at} at the wrong time`);
  if (DECIDING.includes(at)) {
    check(at === expectedPhase(state), `${at}, not ${expectedPhase(state)}`);
    check(seatKind(record, state.seat) === 'human', 'a person decides for a computer');
    check(legal(actor).length > 0, 'nothing may be done');
    check(state.phase === 'pick' || atTable === state.seat, 'somebody else holds the phone');
  }
  if (at.endsWith('thinking')) check(seatKind(record, state.seat) === 'computer', 'a person is thought for');
  if (at === 'turn.reviewing') check(game.review, 'nothing to review');
  if (atTable !== null) check(atTable < MODE_RULES[record.setup.mode].seats, 'nobody sits there');
}

/** A match at a moment, and what can happen to it: plain data and pure functions, all that the machine's actions call. */
import {
  clone,
  legalSteps,
  newGame,
  seededChance,
  sideOf,
  view,
  viewEvent,
  whyNot,
  type GameEvent,
  type Refusal,
  type State,
  type Step,
} from '@/engine';
import { advanceNoting, recordOf, replayMove } from '@/notation';
import { outcomeOf, type SavedGame, type StoreTrouble } from '@/storage';

import { humanSeats, nextHuman, seatKind } from './seats';

/** The turn under way, as it was when it began. In solo the plan belongs to it; while guilds are chosen, all picks in a row. */
export type Turn = {
  /** So many steps had been taken. */
  readonly start: number;
  readonly seat: number;
  readonly score: readonly number[];
  /** The score when its round began. */
  readonly roundScore: readonly number[];
};

export type Match = {
  /** What is saved: always up to the last step. */
  readonly game: SavedGame;
  readonly state: State;
  readonly turn: Turn;
  /** Steps up to here have shown something hidden and cannot be taken back. */
  readonly revealed: number;
  /** What the last step did, to be presented. */
  readonly events: readonly GameEvent[];
  /** The seat whose hand lies open; nobody's while the phone changes hands. */
  readonly atTable: number | null;
  /** The last step that was not allowed, and why. */
  readonly refused: { readonly step: Step; readonly reason: Refusal } | null;
  /** What is known to be stored, what was last tried, and why that failed. */
  readonly stored: SavedGame | null;
  readonly tried: SavedGame | null;
  readonly trouble: StoreTrouble | null;
};

const turnAt = (state: State, start: number, before: Turn | null): Turn => ({
  start,
  seat: state.seat,
  score: state.score.slice(),
  roundScore: state.turn === 0 || !before ? state.score.slice() : before.roundScore,
});

/** A step has ended the turn: somebody else begins, or the game is over. */
const endsTurn = (turnBefore: number, { phase, turn }: State): boolean =>
  phase === 'action' || phase === 'over' || (phase === 'pick' && turn !== turnBefore);

/** Cards somebody had not seen before. */
const reveals = (event: GameEvent): boolean =>
  event.type === 'drawn' || event.type === 'shuffled' || (event.type === 'laid' && event.from === 'pile');

/** People look at what they did before they pass on; who says `end` has done so. In solo the plan waits for them anyway. */
const deservesReview = ({ record }: SavedGame, seat: number, step: Step): boolean =>
  record.setup.mode !== 'solo' &&
  step.kind !== 'pick' &&
  step.kind !== 'end' &&
  seatKind(record, seat) === 'human';

/** The match a saved game stands at. Who holds the phone is not known, unless only one person plays. */
export function resume(game: SavedGame, stored: boolean): Match {
  const { moves, setup } = game.record;
  const state = newGame(setup);
  let turn = turnAt(state, 0, null);
  let last = turn;
  let revealed = 0;
  moves.forEach((move, i) => {
    const before = state.turn;
    replayMove(state, move, (event) => {
      if (reveals(event)) revealed = i + 1;
    });
    if (!endsTurn(before, state)) return;
    last = turn;
    turn = turnAt(state, i + 1, turn);
  });
  const inReview =
    game.review && turn.start === moves.length && deservesReview(game, last.seat, moves.at(-1)!.step);
  const humans = humanSeats(game.record);
  return {
    game: inReview === game.review ? game : { ...game, review: inReview },
    state,
    turn: inReview ? last : turn,
    revealed,
    events: [],
    atTable: humans.length === 1 ? humans[0]! : null,
    refused: null,
    stored: stored ? game : null,
    tried: null,
    trouble: null,
  };
}

/** Who has to do something now: decide, or look at the turn just done and pass on. */
export const decider = ({ game, state, turn }: Match): number => (game.review ? turn.seat : state.seat);

export const outcome = ({ game, state }: Match) => outcomeOf(state, game);

/** Chance hangs on the seed and on how far the game is, so a game that was left goes on as it would have. */
export const seedNow = ({ game }: Match): string => `${game.seed}/${game.record.moves.length}`;

/** Does a step. It must be legal. */
export function take(match: Match, step: Step, now: number): Partial<Match> {
  const { game, state, turn } = match;
  const events: GameEvent[] = [];
  const after = clone(state);
  const chance = seededChance(seedNow(match));
  const move = advanceNoting(after, step, { chance, emit: (event) => events.push(event) });
  const moves = [...game.record.moves, move];
  const ended = endsTurn(state.turn, after);
  const review = ended && deservesReview(game, state.seat, step);
  return {
    game: { ...game, played: now, review, record: recordOf(game.record.setup, moves, after, game.record) },
    state: after,
    turn: ended && !review ? turnAt(after, moves.length, turn) : turn,
    revealed: events.some(reveals) ? moves.length : match.revealed,
    events,
    refused: null,
  };
}

export const refuse = ({ state }: Match, step: Step): Partial<Match> => ({
  refused: { step, reason: whyNot(state, step) ?? 'not-now' },
});

/** The player whose turn was in review passes on. */
export const passOn = ({ game, state, turn }: Match): Partial<Match> => ({
  game: { ...game, review: false },
  turn: turnAt(state, game.record.moves.length, turn),
});

export const canUndo = ({ game: { record }, turn, revealed }: Match): boolean =>
  seatKind(record, turn.seat) === 'human' && record.moves.length > Math.max(turn.start, revealed);

/** Takes the last step back. */
export function undo(match: Match, now: number): Partial<Match> {
  const { record } = match.game;
  const moves = record.moves.slice(0, -1);
  const game = { ...match.game, played: now, review: false, record: { ...record, moves, result: null } };
  return { game, state: resume(game, false).state, events: [], refused: null };
}

/** Who may give up: whoever holds the phone, or is about to take it. */
const resigner = (match: Match): number | null => {
  const seat = match.atTable ?? decider(match);
  return seatKind(match.game.record, seat) === 'human' ? seat : null;
};

export const canResign = (match: Match): boolean => outcome(match) === null && resigner(match) !== null;

/** A side gives up. */
export const resign = (match: Match, now: number): Partial<Match> => ({
  game: { ...match.game, played: now, review: false, resigned: sideOf(resigner(match)!) as 0 | 1 },
  events: [],
});

/** Where several people share the phone, a hand closes before the next person's turn comes up. */
export function closeHand({ game, state, atTable }: Match): Partial<Match> {
  const stays = humanSeats(game.record).length === 1 || nextHuman(game.record, state.turn) === atTable;
  return stays ? {} : { atTable: null };
}

export const openHand = (match: Match): Partial<Match> => ({ atTable: decider(match) });

/** What may be done by whoever is at the table: nothing while others decide. */
export function options(match: Match): readonly Step[] {
  const { game, state, atTable } = match;
  const drafting = state.phase === 'pick' && seatKind(game.record, state.seat) === 'human';
  const mine = drafting || atTable === state.seat;
  return mine && !game.review && outcome(match) === null ? legalSteps(state) : [];
}

/** All the screens may show: what the seat at the table knows. */
export const seen = ({ state, events, atTable }: Match) => ({
  state: view(state, atTable ?? -1),
  events: events.map((event) => viewEvent(event, atTable ?? -1)),
});

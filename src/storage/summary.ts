/** What lists, charts and medals need to know of a game, without playing it through again. */
import {
  GOAL,
  GUILDS,
  MODE_RULES,
  MODES,
  PHASES,
  sideOf,
  type Guild,
  type Mode,
  type Phase,
  type State,
} from '@/engine';
import { makePosition, makeTrainer, replay } from '@/notation';

import type { SavedGame } from './savedGame';
import { aCount, aFlag, aList, anObject, aText, oneOf, orNull, type Raw } from './shape';

const WAYS = ['score', 'stalemate', 'resigned'] as const;
/** How a game ended; a draw has no winner. */
export type Outcome = { readonly winner: 0 | 1 | null; readonly how: (typeof WAYS)[number] };

/** What stays true of a game for good. */
export type Facts = {
  readonly id: string;
  readonly mode: Mode;
  /** By seat. */
  readonly names: readonly (string | null)[];
  readonly players: readonly (string | null)[];
  readonly guilds: readonly (readonly Guild[])[];
  /** Solo: the challenges, as the notation writes them. */
  readonly trainer: string | null;
  readonly stage: string | null;
  readonly started: number;
  readonly played: number;
  readonly score: readonly [number, number];
  readonly round: number;
};

export type Summary = Facts & {
  readonly counts: boolean;
  /** The seat that has to do something now; nobody when the game is finished. */
  readonly to: number | null;
  readonly phase: Phase;
  /** Both sides of the table, as the notation writes them. */
  readonly table: string;
  readonly outcome: Outcome | null;
};

/** A finished game, as statistics keep it. */
export type Result = Facts & { readonly outcome: Outcome };

/** Null while the game goes on: also when its last turn may still be taken back. */
export function outcomeOf({ phase, score }: State, game: SavedGame): Outcome | null {
  if (game.resigned !== null) return { winner: game.resigned === 0 ? 1 : 0, how: 'resigned' };
  if (phase !== 'over' || game.review) return null;
  const [a, b] = score as [number, number];
  return {
    winner: a === b ? null : a > b ? 0 : 1,
    how: a !== b && Math.max(a, b) >= GOAL ? 'score' : 'stalemate',
  };
}

/** Who took the last step. In review the turn has passed on, but its player has not. */
const lastSeat = ({ record: { setup, moves } }: SavedGame): number =>
  MODE_RULES[setup.mode].turns[Number(moves.at(-1)!.label) - 1]!;

export function summaryOf(game: SavedGame, state: State = replay(game.record)): Summary {
  const { setup, names, players } = game.record;
  const outcome = outcomeOf(state, game);
  return {
    id: game.id,
    mode: setup.mode,
    names,
    players,
    guilds: state.guilds,
    trainer: setup.trainer && makeTrainer(setup.trainer),
    stage: game.stage,
    started: game.started,
    played: game.played,
    score: [state.score[0]!, state.score[1]!],
    round: state.round,
    counts: game.counts,
    to: outcome ? null : game.review ? lastSeat(game) : state.seat,
    phase: state.phase,
    table: makePosition(state).split(' ', 2).join(' '),
    outcome,
  };
}

/** Null while the game goes on, or when it does not count. */
export function resultOf(game: Summary): Result | null {
  const { counts, to: _to, phase: _phase, table: _table, outcome, ...facts } = game;
  return counts && outcome ? { ...facts, outcome } : null;
}

/** One side of the table: who plays for it, and the guilds that stand there, each column from the Rift outwards. */
export type Side = {
  readonly seats: readonly number[];
  readonly columns: readonly (readonly Guild[])[];
};

/** Both sides of a game, for pictures of its table. A table that makes no sense is an empty one. */
export function sidesOf({ mode, table }: Summary): readonly [Side, Side] {
  const { seats, locations } = MODE_RULES[mode];
  const guildsIn = (column: string) =>
    column.split(',').flatMap((elemental) => GUILDS.find((guild) => elemental.startsWith(guild)) ?? []);
  const side = (number: 0 | 1): Side => {
    const columns = table.split(' ')[number]?.slice('A='.length).split('|') ?? [];
    return {
      seats: Array.from({ length: seats }, (_, seat) => seat).filter((seat) => sideOf(seat) === number),
      columns: Array.from({ length: locations }, (_, location) => guildsIn(columns[location] ?? '')),
    };
  };
  return [side(0), side(1)];
}

/** The side a seat plays for has won. */
export const hasWon = ({ winner }: Outcome, seat: number): boolean => winner === sideOf(seat);

const aGuild = (value: unknown, part: string) => oneOf(GUILDS, value, part);

function readFacts(raw: Raw, part: string): Facts {
  const texts = (name: string) => aList(raw[name], `${part}.${name}`, orNull(aText));
  const [a, b] = aList(raw.score, `${part}.score`, aCount);
  return {
    id: aText(raw.id, `${part}.id`),
    mode: oneOf(MODES, raw.mode, `${part}.mode`),
    names: texts('names'),
    players: texts('players'),
    guilds: aList(raw.guilds, `${part}.guilds`, (seat, at) => aList(seat, at, aGuild)),
    trainer: orNull(aText)(raw.trainer, `${part}.trainer`),
    stage: orNull(aText)(raw.stage, `${part}.stage`),
    started: aCount(raw.started, `${part}.started`),
    played: aCount(raw.played, `${part}.played`),
    score: [aCount(a, `${part}.score`), aCount(b, `${part}.score`)],
    round: aCount(raw.round, `${part}.round`),
  };
}

function readOutcome(value: unknown, part: string): Outcome {
  const raw = anObject(value, part);
  return {
    winner: oneOf([0, 1, null], raw.winner, `${part}.winner`),
    how: oneOf(WAYS, raw.how, `${part}.how`),
  };
}

export function readResult(value: unknown, part: string): Result {
  const raw = anObject(value, part);
  return { ...readFacts(raw, part), outcome: readOutcome(raw.outcome, `${part}.outcome`) };
}

export function readSummary(value: unknown, part: string): Summary {
  const raw = anObject(value, part);
  return {
    ...readFacts(raw, part),
    counts: aFlag(raw.counts, `${part}.counts`),
    to: orNull(aCount)(raw.to, `${part}.to`),
    phase: oneOf(PHASES, raw.phase, `${part}.phase`),
    table: aText(raw.table, `${part}.table`),
    outcome: orNull(readOutcome)(raw.outcome, `${part}.outcome`),
  };
}

import type { Card, Elemental, Guild } from './cards';
import { MODE_RULES, type Mode, type Seating } from './modes';
import type { Step } from './steps';
import type { Trainer } from './trainer/challenges';
import type { Plan } from './trainer/plans';
import type { Ability } from './vocabulary';

/** What is being decided; between `action` and the next `action` or `plan` a turn is under way. */
export const PHASES = ['pick', 'action', 'plan', 'play', 'use', 'to', 'on', 'bot', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** An ability that is not finished: a program counter in data. */
export type Frame = {
  readonly ability: Ability;
  /** The next effect to do. */
  at: number;
  /** Where the acting elemental stands. */
  place: number;
  index: number;
  /** The enemy it struck last; -1 when there was none. */
  targetPlace: number;
  targetIndex: number;
  /** "Once more" has been granted. */
  repeated: boolean;
  /** The card Music has taken and not yet played. */
  taken: Card | null;
};

/**
 * A game at any moment: plain data, everything below `turn` counts from 0. Arrays marked readonly are replaced, never
 * changed, so that clones may share them.
 */
export type State = {
  readonly mode: Mode;
  readonly locations: number;
  phase: Phase;
  /** What may be chosen now; null where a turn begins, as long as nobody asks. */
  options: readonly Step[] | null;

  /** Position in the round, and the seat and side that act there; in a plan the side is the Trainer's. */
  turn: number;
  seat: number;
  side: number;
  round: number;
  score: number[];

  /** Elementals from the Rift outwards: side A's locations, then side B's. */
  columns: Elemental[][];
  /** By seat. Hands are in canonical order; piles have their top card last. */
  hands: Card[][];
  draws: Card[][];
  discards: Card[][];

  /** What is being done in this turn, how many cards or elementals it has had, and what the next must share. */
  action: 'none' | 'play' | 'use' | 'plan';
  count: number;
  shared: number;
  /** The run of locations laid so far. */
  low: number;
  high: number;
  /** Unfinished abilities; the last one is being done. */
  frames: Frame[];
  /** Somebody may have damage enough to be destroyed at the next check. */
  doomed: boolean;

  /** Something happened in this round; and rounds in a row in which nothing did. */
  stirred: boolean;
  quietRounds: number;

  /** Guilds by seat (where known), and those laid out to pick from. */
  guilds: readonly (readonly Guild[])[];
  table: readonly Guild[];
  readonly seating: Seating;

  /** Solo: the challenges, the plans to come, and those used. */
  readonly trainer: Trainer | null;
  plans: readonly Plan[];
  used: readonly Plan[];
};

export const HAND_LIMIT = 7;
/** This score triggers the end. */
export const GOAL = 12;

function lists<T>(count: number): T[][] {
  const all: T[][] = [];
  for (let i = 0; i < count; i++) all.push([]);
  return all;
}

/** An empty table before anything is dealt. */
export function emptyState(
  mode: Mode,
  seating: Seating,
  trainer: Trainer | null,
  plans: readonly Plan[],
): State {
  const { locations, seats } = MODE_RULES[mode];
  return {
    mode,
    locations,
    phase: 'pick',
    options: null,
    turn: 0,
    seat: 0,
    side: 0,
    round: 1,
    score: [0, 0],
    columns: lists(2 * locations),
    hands: lists(seats),
    draws: lists(seats),
    discards: lists(seats),
    action: 'none',
    count: 0,
    shared: 0,
    low: 0,
    high: 0,
    frames: [],
    doomed: false,
    stirred: false,
    quietRounds: 0,
    guilds: lists(seats),
    table: [],
    seating,
    trainer,
    plans,
    used: [],
  };
}

function copyAll<T>(from: readonly (readonly T[])[]): T[][] {
  const copy = new Array<T[]>(from.length);
  for (let i = 0; i < from.length; i++) copy[i] = from[i]!.slice();
  return copy;
}

/** By hand, because search feels every field of it. */
export function clone(state: State): State {
  return {
    mode: state.mode,
    locations: state.locations,
    phase: state.phase,
    options: state.options,
    turn: state.turn,
    seat: state.seat,
    side: state.side,
    round: state.round,
    score: state.score.slice(),
    columns: copyAll(state.columns),
    hands: copyAll(state.hands),
    draws: copyAll(state.draws),
    discards: copyAll(state.discards),
    action: state.action,
    count: state.count,
    shared: state.shared,
    low: state.low,
    high: state.high,
    frames: state.frames.length === 0 ? [] : state.frames.map((frame) => ({ ...frame })),
    doomed: state.doomed,
    stirred: state.stirred,
    quietRounds: state.quietRounds,
    guilds: state.guilds,
    table: state.table,
    seating: state.seating,
    trainer: state.trainer,
    plans: state.plans,
    used: state.used,
  };
}

/** A side's column at a location. */
export const columnAt = (state: State, side: number, place: number): Elemental[] =>
  state.columns[side * state.locations + place]!;

export const controls = (state: State, side: number, place: number): boolean =>
  columnAt(state, side, place).length > 0 && columnAt(state, 1 - side, place).length === 0;

import { BASE_GUILDS, GUILDS, type Guild } from './cards';

export const MODES = ['duel-base', 'duel-beyond', 'team3', 'team4', 'solo'] as const;
export type Mode = (typeof MODES)[number];

type ModeRules = {
  /** Along the Rift. */
  locations: number;
  /** Hands and piles; in solo the second are the Trainer's. */
  seats: number;
  /** Who acts on each position of a round. The single player of a team of 3 acts twice. */
  turns: readonly number[];
  /** The guilds in play. */
  pool: readonly Guild[];
  /** Who gets one of them at random before picking. */
  dealt: readonly number[];
  /** How many are laid out. */
  table: number;
  /** The turns of a round on which somebody picks, one after the other until all have theirs. */
  picks: readonly number[];
  /** Rounds in a row in which nothing happens that end the game. */
  quietRounds: number;
};

/** What differs between the modes (RULES.md sections 4 to 7). Seats and turns count from 0. */
export const MODE_RULES: Readonly<Record<Mode, ModeRules>> = {
  'duel-base': {
    locations: 5,
    seats: 2,
    turns: [0, 1],
    pool: BASE_GUILDS,
    dealt: [0, 1],
    table: 7,
    picks: [0, 1, 0, 1, 0, 1],
    quietRounds: 1,
  },
  'duel-beyond': {
    locations: 5,
    seats: 2,
    turns: [0, 1],
    pool: GUILDS,
    dealt: [0, 1],
    table: 8,
    picks: [0, 1, 0, 1, 0, 1],
    quietRounds: 1,
  },
  team3: {
    locations: 6,
    seats: 3,
    turns: [0, 1, 2, 1],
    pool: GUILDS,
    dealt: [0, 1, 2],
    table: 9,
    picks: [0, 1, 2, 3, 0, 1, 2],
    quietRounds: 1,
  },
  team4: {
    locations: 6,
    seats: 4,
    turns: [0, 1, 2, 3],
    pool: GUILDS,
    dealt: [0, 1, 2, 3],
    table: 10,
    picks: [0, 1, 2, 3, 0, 1, 2, 3],
    quietRounds: 1,
  },
  solo: {
    locations: 5,
    seats: 2,
    turns: [0],
    pool: GUILDS,
    dealt: [],
    table: 6,
    picks: [0, 0, 0, 0],
    quietRounds: 20,
  },
};

/** In solo: the seat of the Trainer. */
export const TRAINER = 1;

/** 0 is side A, 1 is side B. */
export const sideOf = (seat: number) => seat & 1;

/** Where the players of a team sit: green (locations 1 to 3) or grey (4 to 6), by position. */
export const SEATINGS = { facing: 'ggyy', crossed: 'gyyg' } as const;
export type Seating = keyof typeof SEATINGS;

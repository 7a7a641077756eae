/** Where games come from: dealt anew, played again, or brought in. Time and chance enter here. */
import { dealSetup, MODE_RULES, seededChance, type Mode, type Seating, type Trainer } from '@/engine';
import type { GameRecord } from '@/notation';
import { makeId, type SavedGame } from '@/storage';

/** What makes a game different from all others. */
export type Origin = { readonly now: number; readonly seed: string; readonly salt: string };

const letters = () => Math.random().toString(36).slice(2, 10);

export const freshOrigin = (): Origin => ({
  now: Date.now(),
  seed: letters() + letters() + letters(),
  salt: letters(),
});

export type Wishes = {
  readonly mode: Mode;
  /** By seat, the starter first. Players are computers; a seat without one is for a person. */
  readonly names?: readonly (string | null)[];
  readonly players?: readonly (string | null)[];
  readonly seating?: Seating;
  readonly trainer?: Trainer;
  readonly stage?: string;
};

/** A name is one line in a record. */
const asName = (name: string | null) => name?.replace(/\s+/g, ' ').trim() || null;

export function dealGame(wishes: Wishes, origin: Origin = freshOrigin()): SavedGame {
  const { mode, names = [], players = [], seating, trainer, stage = null } = wishes;
  const setup = dealSetup(mode, seededChance(`${origin.seed}/deal`), { seating, trainer });
  const record = { setup, names: names.map(asName), players, moves: [], result: null };
  return { ...copyOf(record, origin), stage, counts: true };
}

/** A game of its own that stands where a record ends: an import, or a game to try something out. */
export const copyOf = (record: GameRecord, { now, seed, salt }: Origin = freshOrigin()): SavedGame => ({
  id: makeId(now, salt),
  seed,
  started: now,
  played: now,
  review: false,
  resigned: null,
  stage: null,
  counts: false,
  record,
});

/** The same people once more, another side begins; a team of 3 always begins, so there the team mates change places. */
export function rematchOf({ record, stage }: SavedGame, origin: Origin = freshOrigin()): SavedGame {
  const { mode, seating, trainer } = record.setup;
  const { seats } = MODE_RULES[mode];
  const from = (seat: number) =>
    mode === 'solo' ? seat : mode === 'team3' ? [2, 1, 0][seat]! : (seat + 1) % seats;
  const moved = <T>(bySeat: readonly (T | null)[]) =>
    Array.from({ length: seats }, (_, seat) => bySeat[from(seat)] ?? null);
  return dealGame(
    {
      mode,
      names: moved(record.names),
      players: moved(record.players),
      seating,
      trainer: trainer ?? undefined,
      stage: stage ?? undefined,
    },
    origin,
  );
}

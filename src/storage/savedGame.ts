/** A saved game: its record, and the few things a record does not say. */
import { makeRecord, NotationError, readRecord, type GameRecord } from '@/notation';

import { decode, encode, type Format } from './document';
import { FaultError } from './faults';
import { aCount, aFlag, aText, oneOf, orNull } from './shape';

export type SavedGame = {
  readonly id: string;
  /** Further chance comes from this, so that leaving and coming back never shuffles anew. */
  readonly seed: string;
  /** In milliseconds: when it began, and when the last step was taken. */
  readonly started: number;
  readonly played: number;
  /** The last turn is done, but its player has not passed on yet and may still take it back. */
  readonly review: boolean;
  /** The side that gave up. */
  readonly resigned: 0 | 1 | null;
  /** The stage of the campaign it belongs to. */
  readonly stage: string | null;
  /** For statistics and the campaign. An import or a copy does not count. */
  readonly counts: boolean;
  readonly record: GameRecord;
};

/** Tells when the game began, also when nothing else of it can be read. */
export const makeId = (started: number, salt: string): string => `${started.toString(36)}-${salt}`;

export function startedOf(id: string): number | null {
  const started = parseInt(id.split('-')[0]!, 36);
  return Number.isSafeInteger(started) ? started : null;
}

/** Plays a record through; whoever calls this learns what is wrong and in which line. */
export function playThrough(text: string, firstLine = 1): GameRecord {
  try {
    return readRecord(text, firstLine);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new FaultError({ kind: 'record', line: error.line, message: error.message });
  }
}

/** The last step was one of a player's turn: not a pick, and nothing of a plan. */
const endsInTurn = ({ moves }: GameRecord): boolean => {
  const last = moves.at(-1);
  return last !== undefined && last.step.kind !== 'pick' && last.label !== 'plan';
};

/** `steps` tells a record that was cut off from one that just goes no further. */
export const SAVED_GAME: Format<Omit<SavedGame, 'id'>> = {
  version: 1,
  migrations: [],
  read: (raw) => {
    const steps = aCount(raw.steps, 'steps');
    const record = playThrough(aText(raw.record, 'record'));
    if (record.moves.length !== steps)
      throw new FaultError({ kind: 'shortened', steps, found: record.moves.length });
    const review = aFlag(raw.review, 'review');
    if (review && !endsInTurn(record)) throw new FaultError({ kind: 'misshapen', part: 'review' });
    return {
      seed: aText(raw.seed, 'seed'),
      started: aCount(raw.started, 'started'),
      played: aCount(raw.played, 'played'),
      review,
      // The Trainer never gives up.
      resigned: oneOf(record.setup.mode === 'solo' ? [0, null] : [0, 1, null], raw.resigned, 'resigned'),
      stage: orNull(aText)(raw.stage, 'stage'),
      counts: aFlag(raw.counts, 'counts'),
      record,
    };
  },
  write: ({ seed, started, played, review, resigned, stage, counts, record }) => ({
    seed,
    started,
    played,
    review,
    resigned,
    stage,
    counts,
    steps: record.moves.length,
    record: makeRecord(record),
  }),
};

export const makeSave = (game: SavedGame): string => encode(SAVED_GAME, game);

export const readSave = (id: string, text: string): SavedGame => ({ id, ...decode(SAVED_GAME, text) });

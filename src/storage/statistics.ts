import type { Device } from './device';
import { createDocument, type Document, type Format } from './document';
import { aList } from './shape';
import { readResult, resultOf, type Result, type Summary } from './summary';

/** Results of finished games. They stay when a game is removed, and can be made again from the games that are there. */
export const STATISTICS: Format<readonly Result[]> = {
  version: 1,
  migrations: [],
  read: (raw) => aList(raw.results, 'results', readResult),
  write: (results) => ({ results }),
};

export const createStatistics = (device: Device): Document<readonly Result[]> =>
  createDocument(device, 'riftforce/statistics', STATISTICS, []);

/** Counts each finished game once. */
export function withResults(results: readonly Result[], games: readonly Summary[]): readonly Result[] {
  const counted = new Set(results.map(({ id }) => id));
  const more = games.flatMap((game) => resultOf(game) ?? []).filter(({ id }) => !counted.has(id));
  return more.length === 0 ? results : [...results, ...more];
}

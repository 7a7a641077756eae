import { device as phone, type Device } from './device';
import type { Document } from './document';
import { createGames, type Games } from './games';
import { createProgress, withWin, type StageWin } from './progress';
import { createSettings, type SettingsStore } from './settings';
import { createStatistics, withResults } from './statistics';
import type { Result, Summary } from './summary';

/** Everything that lasts on a device. */
export type Storage = {
  readonly settings: SettingsStore;
  readonly games: Games;
  readonly progress: Document<readonly StageWin[]>;
  readonly statistics: Document<readonly Result[]>;
  /** Counts finished games, each once: for statistics and for the campaign. Rejects with a DeviceError. */
  count(games: readonly Summary[]): Promise<void>;
};

export function createStorage(device: Device): Storage {
  const games = createGames(device);
  const progress = createProgress(device);
  const statistics = createStatistics(device);
  async function count(finished: readonly Summary[]) {
    await progress.update((wins) => finished.reduce(withWin, wins));
    await statistics.update((results) => withResults(results, finished));
  }
  /** What could not be counted when it ended is counted now. */
  async function list() {
    const shelf = await games.list();
    await count(shelf.finished).catch(() => {});
    return shelf;
  }
  return { settings: createSettings(device), games: { ...games, list }, progress, statistics, count };
}

export const storage = createStorage(phone);

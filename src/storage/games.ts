/**
 * Saved games: one key each, so that a damaged one never takes others with it. The index only remembers what finished
 * games look like; running games are always read, so there is nothing in it that could be wrong for long.
 */
import { DeviceError, type Device, type DeviceTrouble } from './device';
import { createDocument, type Format } from './document';
import { ElsewhereError, FaultError, type Fault } from './faults';
import { makeSave, readSave, startedOf, type SavedGame } from './savedGame';
import { aList } from './shape';
import { readSummary, summaryOf, type Summary } from './summary';

const PREFIX = 'riftforce/game/';
export const keyOfGame = (id: string) => PREFIX + id;

const INDEX: Format<readonly Summary[]> = {
  version: 1,
  migrations: [],
  read: (raw) => aList(raw.finished, 'finished', readSummary),
  write: (finished) => ({ finished }),
};

/** A save that cannot be read. It stays where it is, untouched. */
export type FaultyGame = {
  readonly id: string;
  readonly fault: Fault;
  readonly text: string;
  readonly started: number | null;
};

/** All there is, the last played first. */
export type Shelf = {
  readonly running: readonly Summary[];
  readonly finished: readonly Summary[];
  readonly faulty: readonly FaultyGame[];
};

/** A game's place in storage, for the one who plays it. */
export type GameFile = {
  /** Rejects with a DeviceError, or an ElsewhereError when another window has written here. */
  save(game: SavedGame): Promise<void>;
};

export type Opened =
  | { readonly state: 'open'; readonly game: SavedGame; readonly file: GameFile }
  | { readonly state: 'faulty'; readonly faulty: FaultyGame }
  | { readonly state: 'missing' }
  | { readonly state: 'closed'; readonly trouble: DeviceTrouble };

export type Games = {
  /** Rejects with a DeviceError. */
  list(): Promise<Shelf>;
  open(id: string): Promise<Opened>;
  /** The place of a game that has never been saved. */
  create(id: string): GameFile;
  /** Gives what was there, so that it can be put back. Rejects with a DeviceError. */
  remove(id: string): Promise<string | null>;
  restore(id: string, text: string): Promise<void>;
};

type Understood = { readonly game: SavedGame } | { readonly faulty: FaultyGame };

function understand(id: string, text: string): Understood {
  try {
    return { game: readSave(id, text) };
  } catch (error) {
    // Whatever is wrong with one game, the others must still be listed.
    const fault: Fault = error instanceof FaultError ? error.fault : { kind: 'damaged' };
    return { faulty: { id, fault, text, started: startedOf(id) } };
  }
}

const lastPlayedFirst = (games: readonly Summary[]) => games.slice().sort((a, b) => b.played - a.played);

export function createGames(device: Device): Games {
  const index = createDocument(device, 'riftforce/index', INDEX, []);

  /** Writes only over what it knows: `known` is what we read or wrote last. */
  function fileOf(id: string, known: string | null): GameFile {
    let possible: readonly (string | null)[] = [known];
    return {
      async save(game) {
        const text = makeSave(game);
        const there = await device.read(keyOfGame(id));
        if (!possible.includes(there)) throw new ElsewhereError();
        // A write that fails may have arrived all the same: then either text is ours.
        possible = [there, text];
        if (there !== text) await device.write(keyOfGame(id), text);
        possible = [text];
      },
    };
  }

  return {
    async list() {
      const keys = (await device.keys()).filter((key) => key.startsWith(PREFIX));
      const ids = keys.map((key) => key.slice(PREFIX.length));
      const entries = (await index.load()).value.filter(({ id, outcome }) => outcome && ids.includes(id));
      const indexed = new Map(entries.map((entry) => [entry.id, entry]));
      const others = ids.filter((id) => !indexed.has(id));
      const texts = await Promise.all(others.map((id) => device.read(keyOfGame(id))));
      const read = others.flatMap((id, i) => (texts[i] == null ? [] : [understand(id, texts[i])]));
      const summaries = read.flatMap((one) => ('game' in one ? [summaryOf(one.game)] : []));
      const finished = [...indexed.values(), ...summaries.filter(({ outcome }) => outcome)];
      // A device that is full still lists its games.
      await index.update(() => finished).catch(() => {});
      return {
        running: lastPlayedFirst(summaries.filter(({ outcome }) => !outcome)),
        finished: lastPlayedFirst(finished),
        faulty: read.flatMap((one) => ('faulty' in one ? [one.faulty] : [])),
      };
    },

    async open(id) {
      try {
        const text = await device.read(keyOfGame(id));
        if (text === null) return { state: 'missing' };
        const read = understand(id, text);
        if ('faulty' in read) return { state: 'faulty', faulty: read.faulty };
        return { state: 'open', game: read.game, file: fileOf(id, text) };
      } catch (error) {
        if (error instanceof DeviceError) return { state: 'closed', trouble: error.trouble };
        throw error;
      }
    },

    create: (id) => fileOf(id, null),

    async remove(id) {
      const text = await device.read(keyOfGame(id));
      await device.remove(keyOfGame(id));
      return text;
    },

    restore: (id, text) => device.write(keyOfGame(id), text),
  };
}

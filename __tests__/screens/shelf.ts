/** Saved games for tests of screens: real ones, from the golden records, as they lie in storage. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { makeRecord, readRecord, type GameRecord } from '@/notation';
import { keyOfGame, makeId, makeSave, type SavedGame } from '@/storage';

const RECORDS = path.resolve(__dirname, '../golden/records');

/** A golden record without its notes on positions. */
export const recordText = (name: string): string =>
  readFileSync(path.join(RECORDS, `${name}.rift`), 'utf8').replace(/^#.*\n/gm, '');

export const DAY = 86_400_000;

type Part = Partial<Omit<SavedGame, 'record'>> & Partial<Pick<GameRecord, 'names' | 'players'>>;

/** A game that goes on after so many steps, or is over. */
export function saved(
  name: string,
  steps: number | 'over',
  { names, players, ...part }: Part = {},
): SavedGame {
  const record = readRecord(recordText(name));
  const over = steps === 'over';
  const started = part.started ?? Date.now();
  return {
    id: makeId(started, name),
    seed: 'a seed',
    started,
    played: started,
    review: false,
    resigned: null,
    stage: null,
    counts: true,
    ...part,
    record: {
      ...record,
      names: names ?? record.names,
      players: players ?? record.players,
      moves: over ? record.moves : record.moves.slice(0, steps),
      result: over ? record.result : null,
    },
  };
}

export const exported = ({ record }: SavedGame): string => makeRecord(record);

/** Under which key it lies, and the text there. */
export const entry = (game: SavedGame): [key: string, text: string] => [keyOfGame(game.id), makeSave(game)];

/** The same with its end cut off. */
export const damaged = (game: SavedGame): [key: string, text: string] => {
  const [key, text] = entry(game);
  return [key, text.slice(0, -200)];
};

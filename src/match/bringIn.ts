/** Games that come into the app as text. */
import {
  readImport,
  storage as lasting,
  troubleOf,
  type Fault,
  type Storage,
  type StoreTrouble,
} from '@/storage';

import { copyOf, freshOrigin } from './games';

export type BroughtIn =
  /** What is stored now, in the order of the text. */
  | { readonly ok: true; readonly ids: readonly string[] }
  /** The text is not a record, or not a right one. */
  | { readonly ok: false; readonly fault: Fault }
  /** The device did not store it. */
  | { readonly ok: false; readonly trouble: StoreTrouble };

/** Takes every record of a text into the saved games, or none. */
export async function bringIn(text: string, storage: Storage = lasting): Promise<BroughtIn> {
  const read = readImport(text);
  if (!read.ok) return read;
  const games = read.records.map((record) => copyOf(record, freshOrigin()));
  const ids: string[] = [];
  try {
    for (const game of games) {
      ids.push(game.id);
      await storage.games.create(game.id).save(game);
    }
    return { ok: true, ids };
  } catch (error) {
    for (const id of ids) await storage.games.remove(id).catch(() => {});
    return { ok: false, trouble: troubleOf(error) };
  }
}

/** Games that leave the app or come into it: plain records. What comes in is not trusted. */
import { makeRecord, splitRecords, NotationError, type GameRecord } from '@/notation';

import { FaultError, type Fault } from './faults';
import { playThrough, type SavedGame } from './savedGame';

/** In characters; the longest games have about a tenth of it. */
export const IMPORT_LIMIT = 256 * 1024;

export const exportGame = ({ record }: SavedGame): string => makeRecord(record);

export type Import =
  | { readonly ok: true; readonly records: readonly GameRecord[] }
  | { readonly ok: false; readonly fault: Fault };

/** Every record of a text, each played through. One bad line, and nothing is taken. */
export function readImport(text: string): Import {
  try {
    return { ok: true, records: readAll(text) };
  } catch (error) {
    if (error instanceof FaultError) return { ok: false, fault: error.fault };
    if (error instanceof NotationError)
      return { ok: false, fault: { kind: 'record', line: error.line, message: error.message } };
    throw error;
  }
}

function readAll(text: string): GameRecord[] {
  if (text.length > IMPORT_LIMIT) throw new FaultError({ kind: 'too-long', limit: IMPORT_LIMIT });
  const records = splitRecords(text);
  if (records.length === 0) throw new FaultError({ kind: 'empty' });
  return records.map((record) => playThrough(record.text, record.firstLine));
}

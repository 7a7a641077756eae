import { createReadStream } from 'node:fs';

import {
  makeDeck,
  makeHeader,
  makePosition,
  makeStep,
  makeTokens,
  NotationError,
  readRecord,
  replay,
  splitRecords,
} from '@/notation';

import { flush, print, readAll, Unreadable } from './io';
import type { Options } from './options';

/** Every step of records: what was legal, what was done, and the position after it. */
export async function trace({ files }: Options) {
  const text = await readAll(files[0] === undefined ? process.stdin : createReadStream(files[0])).catch(
    (error: Error) => {
      throw new Unreadable(error.message);
    },
  );
  try {
    for (const record of splitRecords(text))
      for (const line of traceLines(record.text, record.firstLine)) await print(line);
  } catch (error) {
    await flush();
    if (error instanceof NotationError) throw new Unreadable(error.message);
    throw error;
  }
  await flush();
}

function traceLines(text: string, firstLine: number): string[] {
  const record = readRecord(text, firstLine);
  const lines = makeHeader(record);
  const state = replay(record, {
    before: (move, _state, legal) => {
      lines.push(['legal', ...legal.map(makeStep)].join(' '));
      const tokens = move.step.kind === 'pick' ? [makeStep(move.step)] : makeTokens(move);
      lines.push(['step', move.label, ...tokens].join(' '));
    },
    after: (move, after) => {
      if (move.step.kind === 'pick') lines.push(...move.shuffles.map(makeDeck));
      if (after.phase !== 'pick') lines.push(`pos ${makePosition(after)}`);
    },
  });
  lines.push(`result ${state.score.join('-')}`);
  return lines;
}

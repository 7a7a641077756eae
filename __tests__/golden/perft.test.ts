/**
 * Perft: how many sequences of 1, 2, 3 and 4 steps a position allows. A mistake in a rule or a list changes a count even where
 * no test looks. Each line of the table holds the four counts and the position.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { advance, clone, legalSteps, type Chance, type State } from '@/engine';
import { readPosition } from '@/notation';

/** A new pile lies as the discard pile lay, bottom card on top. */
const asItLies: Chance = { shuffle: (_seat, cards) => cards, choose: (count, from) => from.slice(0, count) };

function perft(state: State, depth: number): number {
  const legal = legalSteps(state);
  if (depth === 1) return legal.length;
  let count = 0;
  for (const step of legal) count += perft(advance(clone(state), step, { chance: asItLies }), depth - 1);
  return count;
}

const rows = readFileSync(path.join(__dirname, 'perft.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [counts, position] = line.split(' ; ') as [string, string];
    return { counts, position };
  });

describe('The number of step sequences', () => {
  it.each(rows)('$counts from $position', ({ counts, position }) => {
    const state = readPosition(position);
    expect([1, 2, 3, 4].map((depth) => perft(state, depth)).join(' ')).toBe(counts);
  });
});

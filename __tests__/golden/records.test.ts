/** Whole games of every mode, kept for good: what they meant when they were written they must mean for ever. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { MODES } from '@/engine';
import { readRecord } from '@/notation';

import { annotated } from './annotated';

const folder = path.join(__dirname, 'records');
const names = readdirSync(folder);
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

describe('A golden record', () => {
  it('is kept for every mode', () => {
    const modes = names.map((name) => readRecord(read(name)).setup.mode);
    expect(new Set(modes)).toEqual(new Set(MODES));
  });

  it.each(names)('%s leads through the same positions, turn by turn', (name) => {
    const text = read(name);
    expect(annotated(readRecord(text)).split('\n')).toEqual(text.split('\n'));
  });
});

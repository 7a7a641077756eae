import { parseArgs } from 'node:util';

import { MODES, SEATINGS, type Mode, type Seating, type Trainer } from '@/engine';
import { NotationError, readTrainer } from '@/notation';

import { Unreadable } from './io';

export type Options = {
  mode: Mode;
  games: number;
  seed: string;
  trainer?: Trainer;
  seating?: Seating;
  seats: string[];
  paired: boolean;
  quiet: boolean;
  files: string[];
};

export function readOptions(args: string[]): Options {
  const { values, positionals } = parse(args);
  const mode = values.mode ?? 'duel-base';
  if (!(MODES as readonly string[]).includes(mode))
    throw new Unreadable(`unknown mode '${mode}'; there are ${MODES.join(', ')}`);
  if (!/^\d{1,9}$/.test(values.games ?? '1'))
    throw new Unreadable(`--games takes a number, not '${values.games}'`);
  const seating = values.area;
  if (seating !== undefined && !Object.hasOwn(SEATINGS, seating))
    throw new Unreadable(`--area takes ${Object.keys(SEATINGS).join(' or ')}, not '${seating}'`);
  return {
    mode: mode as Mode,
    games: Number(values.games ?? '1'),
    seed: values.seed ?? '1',
    ...(values.trainer !== undefined && { trainer: trainerOf(values.trainer) }),
    ...(seating !== undefined && { seating: seating as Seating }),
    seats: values.seats?.split(',') ?? [],
    paired: values.paired ?? false,
    quiet: values.quiet ?? false,
    files: positionals,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        mode: { type: 'string' },
        games: { type: 'string' },
        seed: { type: 'string' },
        trainer: { type: 'string' },
        area: { type: 'string' },
        seats: { type: 'string' },
        paired: { type: 'boolean' },
        quiet: { type: 'boolean' },
      },
    });
  } catch (error) {
    // Its further lines explain how to begin a word with a dash.
    throw new Unreadable((error as Error).message.split('\n')[0]!);
  }
}

function trainerOf(text: string): Trainer {
  try {
    return readTrainer(text);
  } catch (error) {
    if (error instanceof NotationError) throw new Unreadable(error.message);
    throw error;
  }
}

/** What the notation's tests share: messages of refusals, records as text, and random games. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { randomStep } from '@/computer';
import {
  dealSetup,
  legalSteps,
  newGame,
  seededChance,
  seededRandom,
  type Mode,
  type Trainer,
} from '@/engine';
import { advanceNoting, NotationError, recordOf, type GameRecord, type Move } from '@/notation';

/** Why a text is refused; a text that is read, or an error that is no answer to a reader, is a failure. */
export function refusal(read: () => unknown): string {
  let value: unknown;
  try {
    value = read();
  } catch (error) {
    if (error instanceof NotationError) return error.message;
    throw error;
  }
  throw new Error(`this was read: ${JSON.stringify(value).slice(0, 200)}`);
}

/** The nine cards of each guild, in canonical order. */
export const deckOf = (guilds: string): string =>
  [...guilds].flatMap((guild) => [5, 5, 5, 5, 6, 6, 6, 7, 7].map((number) => `${guild}${number}`)).join(',');

/** Line 1 is `rift 1`, line 5 the first pick, line 13 the first turn. */
export const DUEL = `rift 1
mode duel-base
dealt 1=F 2=A
table L,P,W,S,C,T,I
1: pick:L
2: pick:P
1: pick:W
2: pick:S
1: pick:C
2: pick:T
deck 1 ${deckOf('FLWC')}
deck 2 ${deckOf('APST')}
1: play:F5@1 end
2: discard:A5 use:3.1 to:2
`;

/** Line 3 is the Trainer, line 6 the first pick, line 12 the first turn, line 13 its plan. */
export const SOLO = `rift 1
mode solo
trainer 1,1,1
plans 1:556,2:566,3:557,4:e
table F,I,L,S,E,W
1: pick:F
1: pick:I
1: pick:L
1: pick:S
deck 1 ${deckOf('FILS')}
deck 2 ${deckOf('ECTA')}
1: play:F5@1 play:F5@2 end
plan: bot:2.1
`;

/** A text with one of its lines (counted from 1) changed; null takes it out. */
export const withLine = (text: string, number: number, line: string | null): string =>
  text
    .split('\n')
    .flatMap((old, i) => (i + 1 === number ? (line === null ? [] : [line]) : [old]))
    .join('\n');

export const lineOf = (text: string, number: number): string => text.split('\n')[number - 1]!;

/** The number of the first line that a pattern fits. */
export function numberOf(text: string, pattern: RegExp): number {
  const at = text.split('\n').findIndex((line) => pattern.test(line));
  if (at < 0) throw new Error(`no line fits ${String(pattern)}`);
  return at + 1;
}

type Wishes = { trainer?: Trainer; seating?: 'facing' | 'crossed'; names?: string[]; steps?: number };

/** A random game to its end, or its first steps. */
export function randomGame(
  mode: Mode,
  seed: string,
  { steps = Infinity, ...wishes }: Wishes = {},
): GameRecord {
  const random = seededRandom(seed);
  const chance = seededChance(`${seed}/chance`);
  const setup = dealSetup(mode, chance, wishes);
  const state = newGame(setup);
  const moves: Move[] = [];
  while (state.phase !== 'over' && moves.length < steps)
    moves.push(advanceNoting(state, randomStep(legalSteps(state), random), { chance }));
  return recordOf(setup, moves, state, wishes.names && { names: wishes.names });
}

/** The records and traces written out in full. */
export const EXAMPLES = readFileSync(path.join(__dirname, '..', 'golden', 'notation-example.txt'), 'utf8')
  .split('--- record ---\n')
  .slice(1)
  .map((part) => {
    const [record, rest] = part.split('\n--- its trace, every line ---\n') as [string, string];
    return { record, trace: `${rest.split('\n\n')[0]!.trimEnd()}\n` };
  });

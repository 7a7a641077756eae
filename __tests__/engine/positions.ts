/**
 * Positions as text, so that a test shows the table. Fields that do not matter may be left out: nobody has scored, it is
 * side A's turn, hands and piles are empty.
 */
import { apply, legalSteps, type GameEvent, type State } from '@/engine';
import {
  isChance,
  makePosition,
  makeStep,
  readPosition,
  readShuffle,
  readStep,
  scriptedChance,
} from '@/notation';

const DEFAULTS: Readonly<Record<string, string>> = { score: '0-0', to: '1', round: '1', step: 'action' };

/** Six locations are a team of 4 (`h4` may be left out), `trainer=` makes it solo. */
function fill(short: string): string {
  const given = new Map(
    short
      .trim()
      .split(/\s+/)
      .map((part) => part.split(/=(.*)/s) as [string, string]),
  );
  const solo = given.has('trainer');
  const locations = (given.get('A') ?? given.get('B') ?? '.|.|.|.|.').split('|').length;
  const seats = given.has('seats') ? Number(given.get('seats')) : locations === 6 ? 4 : 2;
  const empty = Array.from({ length: locations }, () => '.').join('|');
  const piles = ['h', 'd', 'x'].flatMap((pile) => Array.from({ length: seats }, (_, i) => `${pile}${i + 1}`));
  const extra = solo ? ['plan', 'used', 'trainer'] : locations === 6 ? ['area'] : [];
  const names = ['A', 'B', ...Object.keys(DEFAULTS), ...piles, ...extra];
  const fallback = (name: string) =>
    DEFAULTS[name] ??
    { A: empty, B: empty, area: 'ggyy', plan: '1:e,2:e', used: '.', trainer: '1,1,1' }[name] ??
    '.';
  return names.map((name) => `${name}=${given.get(name) ?? fallback(name)}`).join(' ');
}

/** A state out of a short position. `seats=3` makes six locations a team of 3. */
export const table = (short: string): State => readPosition(fill(short));

/** The state after the tokens (steps, and `!shuffle:…` behind the step that causes it). */
export function play(short: string, tokens = '', emit?: (event: GameEvent) => void): State {
  let state = table(short);
  const all = tokens.split(/\s+/).filter((token) => token !== '');
  while (all.length > 0) {
    const step = readStep(all.shift()!);
    const shuffles = [];
    while (all.length > 0 && isChance(all[0]!)) shuffles.push(readShuffle(all.shift()!));
    const chance = scriptedChance(shuffles);
    state = apply(state, step, { chance, ...(emit && { emit }) });
    chance.finish();
  }
  return state;
}

/** The named fields of the position after the tokens: by default both sides of the table and the score. */
export function after(short: string, tokens = '', fields = 'A B score'): string {
  const wanted = fields.split(' ');
  return makePosition(play(short, tokens))
    .split(' ')
    .filter((part) => wanted.includes(part.slice(0, part.indexOf('='))))
    .join(' ');
}

/** What may be done after the tokens. */
export const legal = (short: string, tokens = ''): string =>
  legalSteps(play(short, tokens)).map(makeStep).join(' ');

/** What happens during the tokens. */
export function events(short: string, tokens: string): GameEvent[] {
  const heard: GameEvent[] = [];
  play(short, tokens, (event) => heard.push(event));
  return heard;
}

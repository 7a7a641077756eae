/** The stages of the campaign that were won. */
import { type Summary } from '@/storage';
import { createProgress, withWin } from '@/storage/progress';

import { memory } from './memory';
import { duel, LOST, played, resigned, stage, steps, summary, WON } from './saves';

const won = summary(played(stage(WON)));
const lost = summary(played(stage(LOST)));
const WIN = {
  game: won.id,
  stage: 'the ford',
  margin: 6,
  rounds: 16,
  guilds: ['D', 'A', 'F', 'E'],
};

it('A stage that was won is remembered with what it was won by', () => {
  expect(won.outcome).toEqual({ winner: 0, how: 'score' });
  expect(withWin([], won)).toEqual([WIN]);
});

const NO_WINS: [string, Summary][] = [
  ['lost', lost],
  ['given up', summary(resigned(played(stage('weary'), steps(10))))],
  ['still going on', summary(played(stage('short'), steps(10)))],
  ['a draw', { ...won, outcome: { winner: null, how: 'stalemate' } }],
  ['of no stage', { ...won, stage: null }],
  ['a copy', { ...won, counts: false }],
  ['another mode', summary(resigned(played(duel('duel'), steps(12))))],
];

it.each(NO_WINS)('A game that is %s wins no stage, and takes none away', (_, game) => {
  expect(withWin([], game)).toEqual([]);
  const before = withWin([], won);
  expect(withWin(before, game)).toBe(before);
});

it('A lost stage was really lost', () => {
  expect(lost.outcome).toEqual({ winner: 1, how: 'score' });
});

it('A game counts once, however often it is counted', () => {
  const before = withWin([], won);
  expect(withWin(before, won)).toBe(before);
});

it('A stage may be won by several games, each in its own way', () => {
  const again = { ...won, id: 'again', score: [13, 8] as const, round: 12 };
  expect(withWin(withWin([], won), again)).toEqual([WIN, { ...WIN, game: 'again', margin: 5, rounds: 12 }]);
});

it('Wins are read back equal', async () => {
  const device = memory();
  await createProgress(device).update((wins) => withWin(wins, won));
  expect(await createProgress(device).load()).toEqual({ value: [WIN], fault: null });
});

it.each([
  ['wins', undefined],
  ['wins[0]', [null]],
  ['wins[1].game', [WIN, { ...WIN, game: 7 }]],
  ['wins[0].stage', [{ ...WIN, stage: null }]],
  ['wins[0].margin', [{ ...WIN, margin: -1 }]],
  ['wins[0].rounds', [{ ...WIN, rounds: '18' }]],
  ['wins[0].guilds', [{ ...WIN, guilds: 'CFNT' }]],
  ['wins[0].guilds[1]', [{ ...WIN, guilds: ['C', 'Z'] }]],
])('A part of the wrong kind is named: %s', async (part, wins) => {
  const device = memory([['riftforce/progress', JSON.stringify({ version: 1, wins })]]);
  expect(await createProgress(device).load()).toEqual({ value: [], fault: { kind: 'misshapen', part } });
});

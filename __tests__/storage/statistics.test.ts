/** The results of finished games. */
import { resultOf, type Result } from '@/storage';
import { createStatistics, withResults } from '@/storage/statistics';

import { memory } from './memory';
import { duel, midAction, played, resigned, stage, steps, summary, wholeGames, WON } from './saves';

const over = summary(played(duel('over')));
const givenUp = summary(resigned(played(duel('weary'), steps(12))));
const RESULT: Result = {
  id: over.id,
  mode: 'duel-base',
  names: ['Mira', 'Jun'],
  players: [],
  guilds: over.guilds,
  trainer: null,
  stage: null,
  started: over.started,
  played: over.played,
  score: over.score,
  round: over.round,
  outcome: { winner: over.score[0] > over.score[1] ? 0 : 1, how: 'score' },
};

it('A finished game counts with all that stays true of it', () => {
  expect(withResults([], [over])).toEqual([RESULT]);
});

it('A game counts once, however often it is counted', () => {
  const once = withResults([], [over]);
  expect(withResults(once, [over])).toBe(once);
  expect(withResults(once, [givenUp, over]).map(({ id }) => id)).toEqual([over.id, givenUp.id]);
});

it.each([
  ['goes on', summary(played(duel('begun'), midAction))],
  ['is a copy', { ...over, counts: false }],
])('A game that %s does not count', (_, game) => {
  expect(resultOf(game)).toBeNull();
  expect(withResults([], [game, over])).toEqual([RESULT]);
});

it('A game that was given up counts for the other side', () => {
  expect(withResults([], [givenUp])[0]!.outcome).toEqual({ winner: 1, how: 'resigned' });
});

it('A solo game counts with its stage and its Trainer', () => {
  expect(withResults([], [summary(played(stage(WON)))])[0]).toMatchObject({
    stage: 'the ford',
    trainer: '1,1,1',
  });
});

it('Results of all modes are read back equal', async () => {
  const games = wholeGames().map(([, game]) => summary(game));
  const device = memory();
  await createStatistics(device).update((results) => withResults(results, games));
  const { value, fault } = await createStatistics(device).load();
  expect(fault).toBeNull();
  expect(value).toEqual(games.map(resultOf));
  expect(value).toHaveLength(5);
});

it.each<[string, object]>([
  ['id', { id: null }],
  ['mode', { mode: 'chess' }],
  ['names', { names: 'Mira' }],
  ['names[1]', { names: ['Mira', 7] }],
  ['players[0]', { players: [false] }],
  ['guilds', { guilds: null }],
  ['guilds[1]', { guilds: [['F'], 'A'] }],
  ['guilds[0][0]', { guilds: [['Z']] }],
  ['trainer', { trainer: 111 }],
  ['stage', { stage: 1 }],
  ['started', { started: -1 }],
  ['played', { played: 'now' }],
  ['score', { score: [12] }],
  ['score[0]', { score: ['12', 3] }],
  ['round', { round: 1.5 }],
  ['outcome', { outcome: null }],
  ['outcome.winner', { outcome: { winner: 2, how: 'score' } }],
  ['outcome.how', { outcome: { winner: 0, how: 'luck' } }],
])('A part of the wrong kind is named: %s', async (part, wrong) => {
  const text = JSON.stringify({ version: 1, results: [RESULT, { ...RESULT, ...wrong }] });
  const device = memory([['riftforce/statistics', text]]);
  const fault = { kind: 'misshapen', part: `results[1].${part}` };
  expect(await createStatistics(device).load()).toEqual({ value: [], fault });
});

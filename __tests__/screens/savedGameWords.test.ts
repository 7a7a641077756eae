/** How saved games are put into words and into order. */
import { createInstance } from 'i18next';

import { de } from '@/i18n/de';
import { en } from '@/i18n/en';
import { fr } from '@/i18n/fr';
import { dateOf, dayWord } from '@/screens/SavedGames/days';
import { describeGame, metaOf, stateOf } from '@/screens/SavedGames/describe';
import { faultText, wrongLine } from '@/screens/SavedGames/faults';
import { titleOf } from '@/screens/SavedGames/people';
import { columnsFor, fileNameOf, firstTab, inLines, rowsOf } from '@/screens/SavedGames/rows';
import { sidesOf, type Fault, type Summary } from '@/storage';

const words = createInstance();
void words.init({
  resources: { en: { translation: en }, de: { translation: de }, fr: { translation: fr } },
  interpolation: { escapeValue: false },
  initAsync: false,
});
const t = words.getFixedT('en');
const german = words.getFixedT('de');

const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).getTime();
const NOW = at(18);

const duel: Summary = {
  id: 'a',
  mode: 'duel-base',
  names: [],
  players: [],
  guilds: [[], []],
  trainer: null,
  stage: null,
  started: NOW,
  played: NOW,
  score: [7, 8],
  round: 9,
  counts: true,
  to: 0,
  phase: 'action',
  table: 'A=I7|P7-1,E6|.|.|W5 B=F5|.|S6@3,C5|.|.',
  outcome: null,
};
const game = (part: Partial<Summary>): Summary => ({ ...duel, ...part });
const team4 = game({ mode: 'team4', names: ['Anna', 'Mira', 'Jun', 'Kai'] });
const againstComputer = game({ players: [null, 'computer:4'] });
const solo = game({ mode: 'solo', stage: '7' });
const won = (winner: 0 | 1 | null, how: 'score' | 'stalemate' | 'resigned' = 'score') =>
  ({ to: null, phase: 'over', outcome: { winner, how } }) as const;

describe('the table of a summary', () => {
  test('gives the guilds of each column, from the rift outwards, by side', () => {
    const [a, b] = sidesOf(duel);
    expect(a).toEqual({ seats: [0], columns: [['I'], ['P', 'E'], [], [], ['W']] });
    expect(b).toEqual({ seats: [1], columns: [['F'], [], ['S', 'C'], [], []] });
  });

  test('that makes no sense is empty', () => {
    const [a, b] = sidesOf(game({ mode: 'team3', table: 'nothing|?' }));
    expect(a).toEqual({ seats: [0, 2], columns: [[], [], [], [], [], []] });
    expect(b.seats).toEqual([1]);
  });
});

describe('titles', () => {
  test.each<[string, Summary]>([
    ['Player 1 vs Player 2', duel],
    ['Player 1 vs Mira', game({ names: [null, 'Mira'] })],
    ['You vs Computer 4', againstComputer],
    ['Eva vs Computer', game({ names: ['Eva'], players: [null, 'greedy'] })],
    ['Computer vs Computer', game({ players: ['greedy', 'random'] })],
    ['Anna+Jun vs Mira+Kai', team4],
    ['Anna+Jun vs Mira', game({ mode: 'team3', names: ['Anna', 'Mira', 'Jun'] })],
    ['Trainer, stage 7', solo],
    ['You vs Trainer', game({ mode: 'solo' })],
  ])('%s', (title, summary) => expect(titleOf(summary, t)).toBe(title));

  test('whoever holds the phone comes first and is gold, also when the computer began', () => {
    const second = describeGame(game({ players: ['computer:1'] }), NOW, 'en', t);
    expect(second.title).toBe('You vs Computer 1');
    expect(second.score).toEqual({ own: 8, rival: 7 });
    expect(second.table.own[0]).toEqual(['F']);
  });
});

describe('the state line', () => {
  test.each<[string, Summary['phase'], Partial<Summary>]>([
    ['Your turn', 'action', { players: [null, 'greedy'] }],
    ['Your turn', 'use', { players: [null, 'greedy'] }],
    ['Player 1’s turn', 'action', {}],
    ['Mira’s turn', 'play', { names: ['Mira'] }],
    ['Choose a guild', 'pick', { players: [null, 'greedy'] }],
    ['Mira chooses a guild', 'pick', { names: ['Mira'] }],
    ['Question open', 'on', { players: [null, 'greedy'] }],
    ['Question for Mira', 'to', { names: ['Mira'] }],
    ['Carry out the plan', 'plan', { mode: 'solo' }],
    ['Question open', 'bot', { mode: 'solo' }],
  ])('%s (%s)', (text, phase, part) =>
    expect(stateOf(game({ ...part, phase }), t)).toEqual({ text, tone: 'legal' }),
  );

  test.each<[string, string, Summary]>([
    ['You won', 'you', game({ ...againstComputer, ...won(0) })],
    ['Computer 4 won', 'rival', game({ ...againstComputer, ...won(1) })],
    ['Anna+Jun won', 'you', game({ ...team4, ...won(0) })],
    ['Trainer won', 'rival', game({ ...solo, ...won(1) })],
    ['You resigned', 'rival', game({ ...againstComputer, ...won(1, 'resigned') })],
    ['Mira+Kai resigned', 'you', game({ ...team4, ...won(0, 'resigned') })],
    ['Draw, nobody could act', 'text2', game({ ...duel, ...won(null, 'stalemate') })],
  ])('%s (%s)', (text, tone, summary) => expect(stateOf(summary, t)).toEqual({ text, tone }));

  test('several people win in the plural', () => {
    expect(stateOf(game({ ...team4, ...won(1) }), german).text).toBe('Mira+Kai haben gewonnen');
    expect(stateOf(game({ ...team4, mode: 'team3', ...won(1) }), german).text).toBe('Mira hat gewonnen');
  });
});

test('the line below says mode, round and day', () => {
  expect(metaOf(duel, NOW, 'en', t)).toBe('Duel · round 9 · today');
  expect(metaOf(game({ ...team4, ...won(0), played: at(17) }), NOW, 'en', t)).toBe(
    'Team of 4 · 9 rounds · yesterday',
  );
});

test('a row is read out as a whole', () => {
  expect(describeGame(againstComputer, NOW, 'en', t).spoken).toBe(
    'You vs Computer 4, Your turn, Duel, round 9, today, Riftforce 7 to 8',
  );
});

describe('days', () => {
  test.each([
    ['today', at(18, 0)],
    ['yesterday', at(17, 23)],
    ['Monday', at(16)],
    ['Thursday', at(12)],
    ['11 November', at(11)],
    ['14 Oct 2025', new Date(2025, 9, 14).getTime()],
    ['19 November', at(19)],
  ])('%s', (word, time) => expect(dayWord(time, NOW, 'en', t)).toBe(word));

  test('in the language of the app', () => {
    expect(dayWord(at(17), NOW, 'de', german)).toBe('gestern');
    expect(dateOf(at(3), NOW, 'de')).toBe('3. November');
    expect(dateOf(at(3), NOW, 'fr')).toBe('3 novembre');
  });
});

describe('faults', () => {
  const faults: readonly Fault[] = [
    { kind: 'damaged' },
    { kind: 'misshapen', part: 'seed' },
    { kind: 'newer', version: 2 },
    { kind: 'record', line: 12, message: '' },
    { kind: 'record', line: null, message: '' },
    { kind: 'shortened', steps: 40, found: 31 },
    { kind: 'too-long', limit: 9 },
    { kind: 'empty' },
  ];

  test('each has its own words, with everything filled in', () => {
    const texts = faults.map((fault) => faultText(fault, t));
    expect(new Set(texts).size).toBe(faults.length);
    expect(texts.filter((text) => /[{}]|^fault\./.test(text))).toEqual([]);
    expect(texts[3]).toMatch(/^Line 12 /);
    expect(texts[5]).toMatch(/31 of 40/);
  });

  test('the wrong line is shown, cut short', () => {
    const line = { kind: 'record', line: 2, message: '' } as const;
    expect(wrongLine(line, 'rift 1\r\n mode chess\r\n')).toBe('mode chess');
    expect(wrongLine(line, `rift 1\n${'x'.repeat(99)}`)).toBe(`${'x'.repeat(60)}…`);
    expect(wrongLine({ kind: 'empty' }, 'rift 1')).toBeNull();
    expect(wrongLine(line, '')).toBeNull();
  });
});

describe('the list', () => {
  const faulty = { id: 'f', fault: { kind: 'damaged' }, text: '{', started: at(10) } as const;
  const old = game({ id: 'old', played: at(2) });
  const over = game({ id: 'over', ...won(0) });
  const shelf = { running: [duel, old], finished: [over], faulty: [faulty] };
  const ids = (tab: 'running' | 'finished') =>
    rowsOf(shelf, tab).map((row) => (row.kind === 'game' ? row.game.id : row.faulty.id));

  test('shows a damaged game between the running ones, where its day is', () => {
    expect(ids('running')).toEqual(['a', 'f', 'old']);
    expect(ids('finished')).toEqual(['over']);
  });

  test('opens where there is something to go on with', () => {
    expect(firstTab(shelf)).toBe('running');
    expect(firstTab({ ...shelf, running: [] })).toBe('running');
    expect(firstTab({ ...shelf, running: [], faulty: [] })).toBe('finished');
    expect(firstTab({ running: [], finished: [], faulty: [] })).toBe('running');
  });

  test('has two columns where two rows fit side by side', () => {
    expect([390, 820, 844, 1180].map((width) => columnsFor(width, 1))).toEqual([1, 2, 2, 2]);
    expect([820, 1180].map((width) => columnsFor(width, 1.2))).toEqual([1, 2]);
    expect(inLines([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
  });
});

test('a shared file is called after the day the game began', () => {
  expect(fileNameOf(new Date(2026, 2, 3).getTime())).toBe('riftforce-2026-03-03.txt');
});

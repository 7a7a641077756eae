/** Games that leave the app or come into it, as text. */
import { makeRecord, readRecord } from '@/notation';
import { exportGame, IMPORT_LIMIT, readImport, type SavedGame } from '@/storage';

import { duel, inReview, midAction, midPlan, played, stage, steps, wholeGames } from './saves';

const DUEL = exportGame(played(duel('a')));
const SOLO = exportGame(played(stage('a'), midPlan));
const records = (text: string) => {
  const read = readImport(text);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.records.map(makeRecord);
};
const fault = (text: string) => {
  const read = readImport(text);
  return read.ok ? null : read.fault;
};

const GAMES: [string, SavedGame][] = [
  ['one nobody has moved in', duel('new')],
  ['one while guilds are picked', played(duel('picking'), steps(3))],
  ['one in the middle of an action', played(duel('begun'), midAction)],
  ['one in review', played(duel('shown'), inReview)],
  ['one in the middle of a plan', played(stage('plan'), midPlan)],
  ...wholeGames(),
];

it.each(GAMES)('The text of a game is its record, and is taken back: %s', (_, game) => {
  const text = exportGame(game);
  expect(text).toBe(makeRecord(game.record));
  expect(readRecord(text)).toEqual(game.record);
  expect(records(text)).toEqual([text]);
});

describe('A text is taken', () => {
  it.each<[string, string, string[]]>([
    ['with several records', `${DUEL}${SOLO}`, [DUEL, SOLO]],
    ['with the same record twice', `${DUEL}\n\n${DUEL}`, [DUEL, DUEL]],
    ['with comments and blank lines around', `# a game\n\n  ${DUEL}\n# the end\n`, [DUEL]],
    ['with a byte order mark', `\uFEFF${DUEL}`, [DUEL]],
    ['with a byte order mark before a comment', `\uFEFF# a game\n${DUEL}`, [DUEL]],
    ['with the line ends of Windows', `${DUEL}\n${SOLO}`.replaceAll('\n', '\r\n'), [DUEL, SOLO]],
    ['without an end of its last line', DUEL.trimEnd(), [DUEL]],
    ['as long as it may be', DUEL.padEnd(IMPORT_LIMIT, '\n'), [DUEL]],
  ])('%s', (_, text, taken) => {
    expect(records(text)).toEqual(taken);
  });
});

describe('A text is refused', () => {
  it.each(['', ' ', '\n\r\n', '# only a comment', '\uFEFF', '\uFEFF\n'])('without a record: %p', (text) => {
    expect(fault(text)).toEqual({ kind: 'empty' });
  });

  it('when it is too long, without being read', () => {
    expect(fault(DUEL.padEnd(IMPORT_LIMIT + 1, '\n'))).toEqual({ kind: 'too-long', limit: IMPORT_LIMIT });
    expect(fault('x'.repeat(50_000_000))).toEqual({ kind: 'too-long', limit: IMPORT_LIMIT });
  });

  const turns = (text: string) =>
    text.split('\n').findIndex((line) => line.startsWith('1: ') && !line.includes('pick'));
  const first = turns(DUEL);
  const spoilt = DUEL.split('\n').with(first, '1: play:Z5@1').join('\n');
  const lines = (text: string) => text.split('\n').length - 1;

  it.each<[string, string, number]>([
    ['no record', 'hello', 1],
    ['a page', '<!DOCTYPE html>\n<p>rift 1', 1],
    ['a save', '{"version":1}', 1],
    ['a later notation', `\n${DUEL.replace('rift 1', 'rift 2')}`, 2],
    ['something before the record', `# a game\n\nhello\n${DUEL}`, 3],
    ['something behind the record', `${DUEL}hello\n`, lines(DUEL) + 1],
    ['an illegal step', spoilt, first + 1],
    ['an illegal step behind comments', `# a\n# b\r\n\n${spoilt}`, first + 4],
    ['an illegal step in the second record', `${SOLO}\n${spoilt}`, lines(SOLO) + first + 2],
    ['a record cut off between two good ones', `${DUEL}rift 1\nmode solo\n${SOLO}`, lines(DUEL) + 2],
    [
      'a guild nobody knows',
      DUEL.replace(/^table \w/m, 'table Q'),
      turns(DUEL.replace(/^table/m, '1: ')) + 1,
    ],
  ])('with the line where it is wrong, and nothing of it is taken: %s', (_, text, line) => {
    const wrong = fault(text);
    expect(wrong).toMatchObject({ kind: 'record', line });
    expect((wrong as { message: string }).message).toMatch(new RegExp(`^line ${line}: `));
  });
});

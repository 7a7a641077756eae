import { makeRecord, replay } from '@/notation';
import { exportGame, makeId, makeSave, readSave, startedOf, type Fault, type SavedGame } from '@/storage';

import {
  dealt,
  duel,
  faultOf,
  inReview,
  midAction,
  midPlan,
  played,
  resigned,
  stage,
  steps,
  wholeGames,
} from './saves';

const begun = played(duel('begun'), midAction);
const shown = played(duel('shown'), inReview);
const GAMES: [string, SavedGame][] = [
  ['one that nobody has moved in', duel('new')],
  ['one while guilds are picked', played(duel('picking'), steps(3))],
  ['one in the middle of an action', begun],
  ['one whose turn is in review', shown],
  ['one in the middle of a plan', played(stage('plan'), midPlan)],
  ['one that was given up', resigned(begun)],
  ['a copy', { ...begun, counts: false }],
  ['one against a computer', dealt({ mode: 'duel-beyond', players: [null, 'greedy'] }, 'computer')],
  ['one with names of all kinds', dealt({ mode: 'team3', names: ['Zoë "Z" \\', 'نور', '🜂'] }, 'names')],
  ...wholeGames(),
];

const FAULT_OF_TEXT = (text: string): Fault | null => faultOf(() => readSave('id', text));
type Parts = Record<string, unknown>;
const partsOf = (game: SavedGame) => JSON.parse(makeSave(game)) as Parts;
const faultWith = (game: SavedGame, parts: Parts): Fault | null =>
  FAULT_OF_TEXT(JSON.stringify({ ...partsOf(game), ...parts }));

describe('A save', () => {
  it.each(GAMES)('of %s is read back equal', (_, game) => {
    const back = readSave(game.id, makeSave(game));
    expect(back).toEqual(game);
    expect(replay(back.record)).toEqual(replay(game.record));
  });

  it('holds the record as it is exported', () => {
    expect(partsOf(begun).record).toBe(exportGame(begun));
  });

  it('is written with a version and no more than is needed', () => {
    expect(Object.keys(partsOf(begun)).join()).toBe(
      'version,seed,started,played,review,resigned,stage,counts,steps,record',
    );
  });

  it('with parts of a later day is read without them', () => {
    expect(faultWith(begun, { weather: 'rain' })).toBeNull();
  });
});

const WRONG: Record<string, unknown[]> = {
  version: [null, '1', 0, -1, 1.5, true],
  seed: [null, 7, ['a'], {}],
  started: [null, '0', -1, 0.5, 1e300, false],
  played: [null, '0', -1, 0.5, 1e300, false],
  review: [null, 0, 'false', {}],
  resigned: [2, -1, '0', false, []],
  stage: [7, false, ['the ford']],
  counts: [null, 1, 'true'],
  steps: [null, '22', -1, 0.5],
  record: [null, 7, ['rift 1'], {}],
};

describe('A part of the wrong kind is named:', () => {
  it('the table below has them all', () => {
    expect(Object.keys(WRONG)).toEqual(Object.keys(partsOf(begun)));
  });

  it.each(Object.entries(WRONG))('%s', (part, values) => {
    for (const value of values)
      expect([value, faultWith(begun, { [part]: value })]).toEqual([value, { kind: 'misshapen', part }]);
    expect(faultWith(begun, { [part]: undefined })).toEqual({ kind: 'misshapen', part });
  });

  it.each([
    ['before the first turn', played(duel('picking'), steps(3))],
    ['before the first step', duel('new')],
    ['while a plan goes on', played(stage('plan'), midPlan)],
  ])('a review %s', (_, game) => {
    expect(faultWith(game, { review: true })).toEqual({ kind: 'misshapen', part: 'review' });
  });

  it('a Trainer who gave up', () => {
    expect(faultWith(stage('plan'), { resigned: 0 })).toBeNull();
    expect(faultWith(stage('plan'), { resigned: 1 })).toEqual({ kind: 'misshapen', part: 'resigned' });
  });

  it.each(['7', '"rift 1"', 'null', '[]', 'true'])('all of it, when it is %s', (text) => {
    expect(FAULT_OF_TEXT(text)).toEqual({ kind: 'misshapen', part: 'all' });
  });
});

it('A save of a later version says so, whatever else is in it', () => {
  expect(faultWith(begun, { version: 2 })).toEqual({ kind: 'newer', version: 2 });
  expect(FAULT_OF_TEXT('{"version":99}')).toEqual({ kind: 'newer', version: 99 });
});

describe('A save that was cut off', () => {
  it.each(GAMES)('anywhere is damaged: %s', (_, game) => {
    const text = makeSave(game);
    for (let length = 0; length < text.length; length++) {
      const fault = FAULT_OF_TEXT(text.slice(0, length));
      if (fault?.kind !== 'damaged') throw new Error(`at ${length}: ${JSON.stringify(fault)}`);
    }
  });

  it.each(wholeGames())('inside its record is shortened, or names the line: %s', (_, game) => {
    const { record, steps: count } = partsOf(game) as { record: string; steps: number };
    const moves = record.indexOf('\nresult');
    for (let length = 0; length < moves; length++) {
      const cut = record.slice(0, length);
      const fault = faultWith(game, { record: cut });
      const known =
        (fault?.kind === 'shortened' && fault.steps === count && fault.found < count) ||
        (fault?.kind === 'record' && fault.line === Math.max(1, cut.trimEnd().split('\n').length));
      if (!known) throw new Error(`at ${length}: ${JSON.stringify(fault)}`);
    }
  });

  it('after a turn says how many steps there are and how many there were', () => {
    const { record } = partsOf(shown);
    const withoutLast = (record as string).trimEnd().split('\n').slice(0, -1).join('\n');
    const fault = faultWith(shown, { record: withoutLast });
    expect(fault).toMatchObject({ kind: 'shortened', steps: shown.record.moves.length });
  });
});

describe('A record with a step that is not legal', () => {
  const record = makeRecord(begun.record).trimEnd();
  const lines = record.split('\n');
  it.each([
    ['no step at all', lines.length, '1: wave'],
    ['a card that is not in hand', lines.length, `${lines.at(-1)!.split(' ')[0]} play:Z5@1`],
    ['a guild twice', 6, '1: pick:A'],
    ['another game', 1, 'chess 1'],
    ['no line of a record', 3, 'dealt 1=L'],
  ])('names its line: %s', (_, number, line) => {
    const changed = lines.with(number - 1, line).join('\n');
    const fault = faultWith(begun, { record: changed });
    expect(fault).toMatchObject({ kind: 'record', line: number });
    expect((fault as { message: string }).message).toMatch(new RegExp(`^line ${number}: .*(expected|found)`));
  });
});

describe('The id of a game', () => {
  it('tells when it began', () => {
    expect(startedOf(makeId(1_800_000_000_000, 'salt'))).toBe(1_800_000_000_000);
    expect(startedOf(duel('a').id)).toBe(duel('a').started);
  });

  it.each(['', '-', '?', 'zzzzzzzzzzzzzzz-a'])('%p tells nothing', (id) => {
    expect(startedOf(id)).toBeNull();
  });
});

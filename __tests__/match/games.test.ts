import { MODES, MODE_RULES, newGame } from '@/engine';
import { copyOf, dealGame, freshOrigin, rematchOf } from '@/match';
import { makePosition, makeRecord, readRecord } from '@/notation';
import { makeSave, readSave } from '@/storage';

import { origin } from './driving';
import { duel } from './scenes';

describe('A new game', () => {
  it.each(MODES)('%s is dealt from its seed: the same seed, the same game', (mode) => {
    const game = dealGame({ mode }, origin('one'));
    expect(dealGame({ mode }, origin('one'))).toEqual(game);
    expect(makeRecord(dealGame({ mode }, origin('two')).record)).not.toBe(makeRecord(game.record));
    expect(newGame(game.record.setup).phase).toBe('pick');
    expect(game).toMatchObject({ review: false, resigned: null, stage: null, counts: true });
  });

  it('is another one each time the app deals it', () => {
    const games = Array.from({ length: 20 }, () => dealGame({ mode: 'duel-beyond' }));
    expect(new Set(games.map(({ id }) => id)).size).toBe(20);
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(20);
    expect(freshOrigin().now).toBeGreaterThan(1_700_000_000_000);
  });

  it.each([
    ['  Mira \n von  der Weide ', 'Mira von der Weide'],
    ['seat 2 computer:5', 'seat 2 computer:5'],
    ['# nobody', '# nobody'],
    [' \t ', null],
    [null, null],
  ])('may be played by %j', (name, kept) => {
    const game = dealGame({ mode: 'duel-base', names: [name, 'Jun'] }, origin('names'));
    expect(readRecord(makeRecord(game.record)).names).toEqual([kept, 'Jun']);
  });

  it('remembers a stage of the campaign', () => {
    const game = dealGame({ mode: 'solo', stage: 'stage-7' }, origin('stage'));
    expect(readSave(game.id, makeSave(game)).stage).toBe('stage-7');
  });
});

describe('A rematch', () => {
  const seats = ['a', 'b', 'c', 'd'];
  it.each([
    ['duel-base', ['b', 'a']],
    ['duel-beyond', ['b', 'a']],
    ['team3', ['c', 'b', 'a']],
    ['team4', ['b', 'c', 'd', 'a']],
    ['solo', ['a', 'b']],
  ] as const)('of %s seats the same people as %j', (mode, names) => {
    const before = dealGame({ mode, names: seats.slice(0, MODE_RULES[mode].seats) }, origin('before'));
    const { record } = rematchOf(before, origin('after'));
    expect(record.names).toEqual(names);
    expect(record.moves).toEqual([]);
  });

  it('keeps computers at their seats, the seating, the Trainer and the stage', () => {
    const players = [null, 'greedy', null, 'random'];
    const team = dealGame({ mode: 'team4', players, seating: 'crossed' }, origin('team'));
    expect(rematchOf(team, origin('x')).record.players).toEqual(['greedy', null, 'random', null]);
    expect(rematchOf(team, origin('x')).record.setup.seating).toBe('crossed');
    const trainer = { stars: [1, 2, 3], and: { number: 7, kind: 'm' } } as const;
    const solo = rematchOf(dealGame({ mode: 'solo', trainer, stage: 's' }, origin('solo')), origin('y'));
    expect(solo.record.setup.trainer).toEqual(trainer);
    expect(solo.stage).toBe('s');
  });
});

it('a copy stands where the record ends, is a game of its own, and does not count', () => {
  const { record } = duel({ turns: '1: play:F5@2' });
  const copy = copyOf(record, origin('copy'));
  expect(copy).toMatchObject({ counts: false, stage: null });
  expect(makePosition(newGame(copy.record.setup))).toBe(makePosition(newGame(record.setup)));
  expect(copy.record).toBe(record);
});

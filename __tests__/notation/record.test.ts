import { MODES } from '@/engine';
import { makePosition, makeRecord, parseRecord, readRecord, replay, splitRecords } from '@/notation';

import { DUEL, EXAMPLES, lineOf, numberOf, randomGame, SOLO, withLine } from './texts';

const rewritten = (text: string) => makeRecord(readRecord(text));

describe('A record', () => {
  it('is written as it was read', () => {
    for (const text of [DUEL, SOLO, ...EXAMPLES.map(({ record }) => record)])
      expect(rewritten(text)).toBe(text);
    expect(parseRecord(DUEL)).toMatchObject({ ok: true });
  });

  it('holds the set-up and every step', () => {
    const { setup, moves, result, names, players } = readRecord(DUEL);
    expect(setup).toMatchObject({ mode: 'duel-base', dealt: ['F', 'A'], table: [...'LPWSCTI'] });
    expect(moves.map(({ label, step }) => `${label} ${step.kind}`).slice(5)).toEqual([
      '2 pick',
      '1 play',
      '1 end',
      '2 discard',
      '2 use',
      '2 to',
    ]);
    expect([result, names, players]).toEqual([null, [], []]);
  });

  it('leads to a position', () => {
    expect(makePosition(replay(readRecord(DUEL)))).toMatch(
      /^A=F5-1\|\.\|\.\|\.\|\. B=\.\|A7\|\.\|\.\|\. score=0-0 to=1 round=2 step=action h1=F5,F5,F5,F6,F6,F6 h2=A5,A5,A5,A6,A6,A6 /,
    );
  });

  it.each([
    ['carriage returns', (text: string) => text.replaceAll('\n', '\r\n')],
    ['blank lines', (text: string) => `\n\n${text.replaceAll('\n', '\n\n  \n')}`],
    ['comments', (text: string) => `# a good game\n${text.replaceAll('\n', '\n# 1: draw\n  #\n')}`],
    [
      'spaces around lines and between tokens',
      (text: string) => text.replace(/^/gm, '  ').replaceAll(' end', '   end  '),
    ],
    ['no last line break', (text: string) => text.trimEnd()],
  ])('is read with %s, and written without', (_, spoil) => {
    expect(spoil(DUEL)).not.toBe(DUEL);
    expect(rewritten(spoil(DUEL))).toBe(DUEL);
    expect(rewritten(spoil(SOLO))).toBe(SOLO);
  });

  it('may say what people are called, then who plays', () => {
    const text = DUEL.replace(
      'dealt',
      'name 1 Eva María # 1\nname 2 O\nseat 1 person\nseat 2 computer:3\ndealt',
    );
    expect(rewritten(text)).toBe(text);
    expect(readRecord(text)).toMatchObject({
      names: ['Eva María # 1', 'O'],
      players: ['person', 'computer:3'],
    });
    const second = DUEL.replace('dealt', 'name 2 Eva\nseat 2 computer:3\ndealt');
    expect(rewritten(second)).toBe(second);
    expect(readRecord(second)).toMatchObject({ names: [null, 'Eva'], players: [null, 'computer:3'] });
  });

  it('begins at its `rift` line', () => {
    const split = splitRecords(`\n# two games\n${DUEL}\n\n${SOLO}`);
    expect(split.map(({ firstLine }) => firstLine)).toEqual([3, 19]);
    expect(split.map(({ text }) => rewritten(text))).toEqual([DUEL, SOLO]);
  });
});

describe('A record of a team', () => {
  it('says where everybody sits', () => {
    for (const mode of ['team3', 'team4'] as const)
      for (const [seating, area] of [
        ['facing', 'area ggyy'],
        ['crossed', 'area gyyg'],
      ] as const) {
        const text = makeRecord(randomGame(mode, 'area', { seating }));
        expect(lineOf(text, 3)).toBe(area);
        expect(rewritten(text)).toBe(text);
      }
  });

  it('labels the second turn and pick of the single player with 4, and deck and shuffles with 2', () => {
    const text = makeRecord(randomGame('team3', 'labels'));
    const labels = [...text.matchAll(/^(\d):/gm)].map(([, label]) => label).join('');
    expect(labels.slice(0, 7)).toBe('1234123');
    expect(labels.slice(7)).toMatch(/^(1234)+$/);
    expect([...text.matchAll(/^deck (\d)/gm)].map(([, seat]) => seat).join('')).toBe('123');
    expect(text).not.toContain('!shuffle:4');
    const decks = [...text.matchAll(/^deck \d (.*)$/gm)].map(([, cards]) => cards!.split(',').length);
    expect(decks).toEqual([27, 36, 27]);
  });
});

describe('A record that stops', () => {
  it('in the middle of an action goes on from there', () => {
    const text = withLine(DUEL, 14, '2: discard:A5 use:3.1');
    expect(rewritten(text)).toBe(text);
    expect(makePosition(replay(readRecord(text)))).toContain(' to=2 round=1 step=to ');
  });

  it.each(MODES)('after any step of a %s game is written as it was read', (mode) => {
    const whole = randomGame(mode, 'stop');
    for (let steps = 0; steps <= whole.moves.length; steps += 3) {
      const text = makeRecord({ ...whole, moves: whole.moves.slice(0, steps), result: null });
      const where = `after ${steps} steps of seed 'stop'`;
      expect([where, rewritten(text)]).toEqual([where, text]);
    }
  });
});

describe('The result', () => {
  const over = makeRecord(randomGame('duel-base', 'over'));

  it('stands at the end of a game that is over', () => {
    const score = /\nresult (\d+)-(\d+)\n$/.exec(over)!.slice(1).map(Number);
    expect(Math.max(...score)).toBeGreaterThanOrEqual(12);
    expect(readRecord(over).result).toEqual(score);
    expect(replay(readRecord(over)).score).toEqual(score);
  });

  it('is read with comments and blank lines behind it', () => {
    expect(rewritten(`${over}\n# well played\n`)).toBe(over);
  });

  it('does not stand behind a game that goes on', () => {
    expect(readRecord(DUEL).result).toBeNull();
    expect(makeRecord(randomGame('duel-base', 'over', { steps: 20 }))).not.toContain('result');
  });
});

it.each(MODES)('Random %s games are written as they were read, and lead to the same end', (mode) => {
  for (let n = 1; n <= 5; n++) {
    const seed = `${mode} ${n}`;
    const game = randomGame(mode, seed);
    const text = makeRecord(game);
    expect([seed, rewritten(text)]).toEqual([seed, text]);
    expect([seed, makePosition(replay(readRecord(text)))]).toEqual([seed, makePosition(replay(game))]);
    expect(numberOf(text, /^result /)).toBe(text.split('\n').length - 1);
  }
});

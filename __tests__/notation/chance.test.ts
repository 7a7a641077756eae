import { seededChance } from '@/engine';
import {
  isChance,
  makePosition,
  makeRecord,
  makeShuffle,
  notingChance,
  readCard,
  readRecord,
  readShuffle,
  replay,
  scriptedChance,
  type Shuffle,
} from '@/notation';

import { after } from '../engine/positions';
import { DUEL, lineOf, numberOf, randomGame, refusal, withLine } from './texts';

const cards = (text: string) => text.split(',').map(readCard);

describe('A shuffle', () => {
  it.each(['!shuffle:2=W5,F6', '!shuffle:1=F5', '!shuffle:4=R7,R7,F5'])('%s is one token', (token) => {
    expect(isChance(token)).toBe(true);
    expect(makeShuffle(readShuffle(token))).toBe(token);
  });

  it('names the seat and its new draw pile, top first', () => {
    expect(readShuffle('!shuffle:2=W5,F6')).toEqual({ seat: 1, cards: cards('W5,F6') });
    expect(after('x1=F5,F6,F7,L5,L6,L7,W5,W6', 'draw !shuffle:1=W6,W5,L7,L6,L5,F7,F6,F5', 'h1 d1 x1')).toBe(
      'h1=F6,F7,L5,L6,L7,W5,W6 d1=F5 x1=.',
    );
  });

  it('is no step', () => {
    expect(isChance('draw')).toBe(false);
    expect(isChance('shuffle:2=W5')).toBe(false);
  });

  it.each([
    ['!', "expected chance such as !shuffle:2=W5,F6, found '!'"],
    ['!flip:heads', "expected chance such as !shuffle:2=W5,F6, found '!flip:heads'"],
    ['!shuffle:2', "expected chance such as !shuffle:2=W5,F6, found '!shuffle:2'"],
    ['!shuffle:=W5', "expected a seat, found ''"],
    ['!shuffle:B=W5', "expected a seat, found 'B'"],
    ['!shuffle:2=', "expected a card such as F5, found ''"],
    ['!shuffle:2=W5,X6', "expected a card such as F5, found 'X6'"],
    ['!shuffle:2=#3', "expected a card such as F5, found '#3'"],
  ])("'%s' is refused", (token, message) => {
    expect(refusal(() => readShuffle(token))).toBe(message);
  });
});

describe('Written chance', () => {
  const obeying = (script: string, source = undefined as Parameters<typeof scriptedChance>[1]) =>
    scriptedChance(script === '' ? [] : script.split(' ').map(readShuffle), source);

  it('is obeyed in the order it is written', () => {
    const chance = obeying('!shuffle:1=F6,F5 !shuffle:2=W5,W6');
    expect(chance.shuffle(0, cards('F5,F6'))).toEqual(cards('F6,F5'));
    expect(chance.shuffle(1, cards('W6,W5'))).toEqual(cards('W5,W6'));
    expect(() => chance.finish()).not.toThrow();
  });

  it.each([
    ['missing', '', 'expected the shuffled cards of seat 1'],
    ['of another seat', '!shuffle:2=F6,F5', 'expected the cards of seat 1, found those of seat 2'],
    [
      'of a card too few',
      '!shuffle:1=F5',
      'the shuffled cards of seat 1 are not those there were to shuffle',
    ],
    [
      'of a card too many',
      '!shuffle:1=F5,F5,F6',
      'the shuffled cards of seat 1 are not those there were to shuffle',
    ],
    [
      'of another card',
      '!shuffle:1=F5,F7',
      'the shuffled cards of seat 1 are not those there were to shuffle',
    ],
    ['of nothing', '!shuffle:1=.', 'the shuffled cards of seat 1 are not those there were to shuffle'],
  ])('that is %s is refused', (_, script, message) => {
    expect(refusal(() => obeying(script).shuffle(0, cards('F5,F6')))).toBe(message);
  });

  it('that is left over is refused', () => {
    const chance = obeying('!shuffle:1=F6,F5 !shuffle:1=F5');
    chance.shuffle(0, cards('F5,F6'));
    expect(refusal(() => chance.finish())).toBe('a shuffle is written where nothing is shuffled');
  });

  it('comes from elsewhere only where none is written', () => {
    const backwards = {
      ...seededChance(1),
      shuffle: (_seat: number, all: readonly never[]) => [...all].reverse(),
    };
    const chance = obeying('!shuffle:1=F6,F5', backwards as never);
    expect(chance.shuffle(0, cards('F5,F6'))).toEqual(cards('F6,F5'));
    expect(chance.shuffle(1, cards('W5,W6,W7'))).toEqual(cards('W7,W6,W5'));
  });

  it('is noted as it happens, and obeyed again', () => {
    const noted: Shuffle[] = [];
    const chance = notingChance(seededChance('noted'), (shuffle) => noted.push(shuffle));
    const first = chance.shuffle(2, cards('F5,F6,F7,L5,L6,L7'));
    expect(noted).toEqual([{ seat: 2, cards: first }]);
    expect(scriptedChance(noted).shuffle(2, cards('F5,F6,F7,L5,L6,L7'))).toEqual(first);
  });
});

describe('Chance in a record', () => {
  const text = makeRecord(randomGame('duel-beyond', 'chance'));
  const at = numberOf(text, /!shuffle:/);
  const line = lineOf(text, at);
  const token = line.split(' ').find((each) => each.startsWith('!'))!;
  const pile = token.split('=')[1]!.split(',');
  const why = (changed: string) => refusal(() => readRecord(withLine(text, at, changed)));

  it('follows the step that caused it, and leads to the same position again', () => {
    const record = readRecord(text);
    expect(makeRecord(record)).toBe(text);
    expect(makePosition(replay(record))).toBe(makePosition(replay(randomGame('duel-beyond', 'chance'))));
    const shuffled = record.moves.find(({ shuffles, step }) => step.kind !== 'pick' && shuffles.length > 0)!;
    expect(['draw', 'use', 'to', 'on']).toContain(shuffled.step.kind);
    expect(shuffled.shuffles.map(makeShuffle)).toEqual([token]);
  });

  it('decides what is drawn: another order is another game', () => {
    const turned = line.replace(token, `${token.split('=')[0]}=${pile.slice().reverse().join(',')}`);
    const upToHere = (last: string) => [...text.split('\n').slice(0, at - 1), last].join('\n');
    expect(makePosition(replay(readRecord(upToHere(turned))))).not.toBe(
      makePosition(replay(readRecord(upToHere(line)))),
    );
  });

  it('is refused where it is missing, wrong or left over, and the line is named', () => {
    const seat = token[9]!;
    expect(why(line.replace(` ${token}`, ''))).toBe(
      `line ${at}: expected the shuffled cards of seat ${seat}`,
    );
    expect(why(line.replace(token, `!shuffle:${seat}=${pile.slice(1).join(',')}`))).toBe(
      `line ${at}: the shuffled cards of seat ${seat} are not those there were to shuffle`,
    );
    const other = seat === '1' ? '2' : '1';
    expect(why(line.replace(token, `!shuffle:${other}=${pile.join(',')}`))).toBe(
      `line ${at}: expected the cards of seat ${seat}, found those of seat ${other}`,
    );
    expect(why(line.replace(token, `${token} ${token}`))).toBe(
      `line ${at}: a shuffle is written where nothing is shuffled`,
    );
  });

  it('is refused behind a step that shuffles nothing, and in front of all steps', () => {
    const end = (turn: string) => refusal(() => readRecord(withLine(DUEL, 13, turn)));
    expect(end('1: play:F5@1 !shuffle:1=F5 end')).toBe(
      'line 13: a shuffle is written where nothing is shuffled',
    );
    expect(end('1: !shuffle:1=F5 play:F5@1 end')).toBe(
      "line 13: expected a step such as play:F5@2, found '!shuffle:1=F5'",
    );
  });
});

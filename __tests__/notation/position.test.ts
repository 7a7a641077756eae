import { legalSteps, MODES } from '@/engine';
import { makePosition, makeRecord, makeStep, parsePosition, readPosition, replay } from '@/notation';

import { after, play } from '../engine/positions';
import { randomGame, refusal } from './texts';

const DUEL =
  'A=.|F5,P7|W5-1|.|L5 B=.|S6|A5-2,A6,A5|.|. score=3-4 to=1 round=5 step=action ' +
  'h1=F5,P5 h2=S7,A5 d1=F6,L5 d2=A7 x1=W7 x2=.';
const TEAM3 =
  'A=F5@3|.|.|.|.|L6-1 B=.|S6|.|.|A5-4|. score=0-11 to=4 round=9 step=action ' +
  'h1=F5 h2=S7,A5 h3=. d1=. d2=A7 d3=P5 x1=. x2=. x3=L7 area=ggyy';
const TEAM4 =
  'A=F5@3,F5|.|.|.|.|L6-1@3 B=.|S6|.|.|C5-1@4|. score=7-7 to=3 round=9 step=action ' +
  'h1=F5 h2=S7,A5 h3=. h4=O5 d1=. d2=A7 d3=P5 d4=. x1=. x2=. x3=L7 x4=C5,C5 area=gyyg';
const SOLO =
  'A=.|F5|.|.|. B=E5-1|.|.|.|A7 score=3-4 to=1 round=3 step=action ' +
  'h1=F5 h2=. d1=F6 d2=E5 x1=. x2=E7 plan=5:656,2:e used=1:556,4:567 trainer=4,3,2&7m';
const PLAN = SOLO.replace('step=action', 'step=plan');
const OVER = DUEL.replace('score=3-4 to=1', 'score=13-9 to=0').replace('step=action', 'step=over');

const rewritten = (text: string) => makePosition(readPosition(text));
const why = (text: string) => refusal(() => readPosition(text));

describe('A position', () => {
  it.each([
    ['a duel', DUEL],
    ['a duel with seat 2 to move', DUEL.replace('to=1', 'to=2')],
    [
      'a duel with the other hand and the draw piles hidden',
      DUEL.replace(/h2=\S+ d1=\S+ d2=\S+/, 'h2=#6 d1=#21 d2=#20'),
    ],
    ['a team of 3 in the second turn of the single player', TEAM3],
    ['a team of 4', TEAM4],
    ['solo', SOLO],
    ['solo with a plan about to be carried out', PLAN],
    ['solo with the plans below the open one hidden', SOLO.replace('plan=5:656,2:e', 'plan=5:656,#17')],
    ['a game that is over', OVER],
  ])('of %s is written as it was read', (_, text) => {
    expect(rewritten(text)).toBe(text);
    expect(parsePosition(text)).toMatchObject({ ok: true });
  });

  it('is read with more spaces and written with single ones', () => {
    expect(rewritten(`  ${DUEL.replaceAll(' ', '  \t')} \r\n`)).toBe(DUEL);
  });

  it('puts hands into canonical order, and leaves piles and columns as they are', () => {
    const text = DUEL.replace('h1=F5,P5', 'h1=P5,L6,F5,L5')
      .replace('d1=F6,L5', 'd1=P5,F6')
      .replace('x1=W7', 'x1=W7,F5');
    expect(rewritten(text)).toBe(text.replace('h1=P5,L6,F5,L5', 'h1=F5,L5,L6,P5'));
  });

  it('shows draw piles top first and discard piles bottom first', () => {
    expect(after('A=F5|.|.|.|. h1=F6,F6,F6,F6,F6,F6 d1=L5,L6 x1=W5', 'draw', 'h1 d1')).toBe(
      'h1=F6,F6,F6,F6,F6,F6,L5 d1=L6',
    );
    expect(after('A=F5|.|.|.|. h1=F6 x1=W5', 'discard:F6 use:1.1', 'x1')).toBe('x1=W5,F6');
  });

  it('need not hold all cards of a game', () => {
    const bare = 'A=.|.|.|.|. B=.|.|.|.|. score=0-0 to=1 round=1 step=action h1=. h2=. d1=. d2=. x1=. x2=.';
    expect(rewritten(bare)).toBe(bare);
  });
});

describe('The fields to, round and step', () => {
  it('name who decides, and what', () => {
    const at = (position: string, tokens: string) => after(position, tokens, 'to round step');
    expect(at('h1=F5,F6', 'play:F5@1')).toBe('to=1 round=1 step=play');
    expect(at('A=F5,F5|.|.|.|. h1=F6', 'discard:F6')).toBe('to=1 round=1 step=use');
    expect(at('A=.|W5|.|.|. h1=W6', 'discard:W6 use:2.1')).toBe('to=1 round=1 step=to');
    expect(at('A=T5|.|.|.|. B=F5,F6|.|.|.|. h1=T6', 'discard:T6 use:1.1')).toBe('to=1 round=1 step=on');
    expect(at('A=F5|F5|.|.|. B=S5|S5|.|.|. trainer=1,1,1 plan=3:566,1:e step=plan', 'plan')).toBe(
      'to=1 round=1 step=bot',
    );
  });

  it('count rounds when they are complete: a plan completes one in solo', () => {
    expect(after('', 'draw', 'to round step')).toBe('to=2 round=1 step=action');
    expect(after('d1=F5', 'draw draw', 'to round step')).toBe('to=1 round=2 step=action');
    const solo = 'trainer=1,1,1 round=7 d1=F5';
    expect(after(solo, 'draw', 'to round step')).toBe('to=1 round=7 step=plan');
    expect(after(solo, 'draw plan', 'to round step')).toBe('to=1 round=8 step=action');
  });

  it('give the single player of a team of 3 the positions 2 and 4 of a round', () => {
    const team3 = 'A=.|.|.|.|.|. seats=3 d1=F5 d2=S5 h2=S6 h3=. ';
    expect(after(team3, 'draw', 'to round step')).toBe('to=2 round=1 step=action');
    expect(after(team3, 'draw draw draw', 'to h2')).toBe('to=4 h2=S5,S6');
    expect(after(team3, 'draw draw draw play:S6@1 end', 'B to round h2')).toBe(
      'B=S6|.|.|.|.|. to=1 round=2 h2=S5',
    );
  });

  it('show to=0 when the game is over, and the round it ended in', () => {
    expect(after('score=12-3 round=8', 'draw draw', 'score to round step')).toBe(
      'score=12-3 to=0 round=8 step=over',
    );
    expect(legalSteps(play('score=12-3', 'draw draw'))).toEqual([]);
  });
});

describe('A position is refused', () => {
  it.each([
    ['damage that would destroy', 'W5-1', 'W5-5', "expected damage below 5 on W5, found 'W5-5'"],
    ['an unknown card on the table', 'S6', 'Z6', "expected a card such as F5, found 'Z6'"],
    ['an unknown card in hand', 'h1=F5', 'h1=F8', "expected a card such as F5, found 'F8'"],
    ['an unknown card in a draw pile', 'd2=A7', 'd2=A', "expected a card such as F5, found 'A'"],
    ['an unknown card in a discard pile', 'x1=W7', 'x1=W9', "expected a card such as F5, found 'W9'"],
    ['a hidden card on the table', 'S6', '?', "expected a card such as F5, found '?'"],
    ['too many locations', '|L5 ', '|L5|. ', 'expected 5 locations in A, found 6'],
    ['too few locations', '|.|. score', '|. score', 'expected 5 locations in B, found 4'],
    ['a column without a dot', 'A=.|', 'A=|', "expected a card such as F5, found ''"],
    ['a mark of no such seat', 'S6', 'S6@4', "expected a seat of side B, found 'S6@4'"],
    ['a mark of the other side', 'S6', 'S6@1', "expected a seat of side B, found 'S6@1'"],
    ['nobody to move', 'to=1', 'to=0', "expected a seat to move from 1 to 2, found '0'"],
    ['to of no such seat', 'to=1', 'to=3', "expected a seat to move from 1 to 2, found '3'"],
    ['to without a number', 'to=1', 'to=A', "expected a seat to move, found 'A'"],
    ['a round before the first', 'round=5', 'round=0', "expected a round from 1, found '0'"],
    ['a round without a number', 'round=5', 'round=', "expected a round, found ''"],
    ['half a score', 'score=3-4', 'score=3', "expected a score such as 3-4, found '3'"],
    ['a negative score', 'score=3-4', 'score=-3-4', "expected a score such as 3-4, found '-3-4'"],
    ['a missing field', ' d1=F6,L5', '', 'the field d1 is missing'],
    ['a missing side', 'A=.|F5,P7|W5-1|.|L5 ', '', 'the field A is missing'],
    ['an extra field', 'x2=.', 'x2=. colour=red', "unknown field 'colour'"],
    ['a field twice', 'to=1', 'to=1 to=1', 'the field to stands twice'],
    ['a word that is no field', 'x2=.', 'x2=. draw', "expected a field such as score=3-4, found 'draw'"],
    ['a plan outside solo', 'step=action', 'step=plan', "expected step=action or over, found 'plan'"],
    ['an unknown step', 'step=action', 'step=sleep', "expected step=action or over, found 'sleep'"],
  ])('for %s', (_, old, text, message) => {
    expect(DUEL).toContain(old);
    expect(why(DUEL.replace(old, text))).toBe(message);
  });

  it.each(['pick', 'play', 'use', 'to', 'on', 'bot'])('inside a turn, at step=%s', (step) => {
    expect(why(DUEL.replace('step=action', `step=${step}`))).toBe(
      `expected step=action or over, found '${step}'`,
    );
    expect(why(SOLO.replace('step=action', `step=${step}`))).toBe(
      `expected step=action, plan or over, found '${step}'`,
    );
  });

  it('for somebody to move when the game is over', () => {
    expect(why(OVER.replace('to=0', 'to=1'))).toBe("expected to=0 when the game is over, found '1'");
  });

  it.each([
    [
      'more cards than there are',
      DUEL.replace(/d1=\S+ d2=\S+/, 'd1=#100 d2=#100'),
      expect.stringMatching(/^expected at most 162 cards, found 2\d\d$/) as string,
    ],
    ['a team without its area', TEAM4.replace(' area=gyyg', ''), 'the field area is missing'],
    [
      'an area nobody can sit in',
      TEAM4.replace('gyyg', 'ggyg'),
      "expected an area ggyy or gyyg, found 'ggyg'",
    ],
    ['a team with five locations', TEAM4.replace('A=F5@3,F5|', 'A='), 'expected 6 locations in A, found 5'],
    ['an area in a duel', `${DUEL} area=ggyy`, 'the field h3 is missing'],
    ['a pile of no such seat', TEAM3.replace('x3=L7', 'x3=L7 x4=.'), "unknown field 'x4'"],
    ['a mark of the second turn', TEAM3.replace('S6', 'S6@4'), "expected a seat of side B, found 'S6@4'"],
    ['a fifth position', TEAM3.replace('to=4', 'to=5'), "expected a seat to move from 1 to 4, found '5'"],
  ])('for %s', (_, text, message) => {
    expect(why(text)).toEqual(message);
  });

  it('and says so without throwing where an answer is wanted', () => {
    expect(parsePosition('')).toMatchObject({ ok: false, error: { line: null } });
  });
});

it.each(MODES)('Between turns every position of random %s games is written as it was read', (mode) => {
  for (const seed of ['1', '2', '3'].map((n) => `${mode} ${n}`)) {
    const record = randomGame(mode, seed);
    replay(record, {
      after: (move, state) => {
        if (!['action', 'plan', 'over'].includes(state.phase)) return;
        const text = makePosition(state);
        const read = readPosition(text);
        const where = `seed '${seed}', after ${makeStep(move.step)}\n${makeRecord(record)}`;
        expect([where, makePosition(read)]).toEqual([where, text]);
        expect([where, legalSteps(read)]).toEqual([where, legalSteps(state)]);
      },
    });
  }
});

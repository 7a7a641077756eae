import { ATTACK_PLANS, CONTROL_PLANS } from '@/engine';
import {
  makePlan,
  makePlans,
  makePosition,
  makeTrainer,
  readPlan,
  readPlans,
  readPosition,
  readTrainer,
} from '@/notation';

import { after, legal } from '../engine/positions';
import { refusal } from './texts';
import { ALL_TRAINERS } from '../engine/trainers';

describe('A plan', () => {
  it('is the marked location and its numbers, or an e for the eye', () => {
    expect(readPlan('5:656')).toEqual({ place: 4, numbers: [6, 5, 6] });
    expect(readPlan('2:e')).toEqual({ place: 1, numbers: [] });
    for (const plan of [...ATTACK_PLANS, ...CONTROL_PLANS]) expect(readPlan(makePlan(plan))).toEqual(plan);
    expect([...ATTACK_PLANS, ...CONTROL_PLANS].map(makePlan).join(' ')).toBe(
      '1:556 1:576 1:657 2:566 2:655 2:757 3:557 3:665 3:756 4:565 4:567 4:765 5:575 5:656 5:675 ' +
        '1:e 2:e 3:e 4:e 5:e',
    );
  });

  it.each(['', '656', '6:656', '0:e', '5:', '5:65', '5:6565', '5:658', '5:E', '5:656 ', '5-656', '#1'])(
    "'%s' is refused",
    (text) => {
      expect(refusal(() => readPlan(text))).toBe(`expected a plan such as 5:656 or 2:e, found '${text}'`);
    },
  );
});

describe('A pile of plans', () => {
  it.each(['.', '2:e', '5:656,2:e,1:556', '5:656,#19', '#3'])('%s is written as it was read', (text) => {
    expect(makePlans(readPlans(text))).toBe(text);
  });

  it.each([
    ['', "expected a plan such as 5:656 or 2:e, found ''"],
    ['2:e,', "expected a plan such as 5:656 or 2:e, found ''"],
    ['2:e,.', "expected a plan such as 5:656 or 2:e, found '.'"],
    ['2:e,#', "expected a size such as #6, found ''"],
    ['2:e,#21', "expected a size up to 20, found '#21'"],
    ['2:e,#2,3:e', "expected a plan such as 5:656 or 2:e, found '#2'"],
    ['2:e,#x', "expected a size such as #6, found 'x'"],
  ])("'%s' is refused", (text, message) => {
    expect(refusal(() => readPlans(text))).toBe(message);
  });
});

describe('The Trainer', () => {
  it('has a challenge for each number, and perhaps an & for one of them', () => {
    expect(readTrainer('1,1,1')).toEqual({ stars: [1, 1, 1], and: null });
    expect(readTrainer('4,3,2&7m')).toEqual({ stars: [4, 3, 2], and: { number: 7, kind: 'm' } });
    expect(readTrainer('1,2,3&5h')).toEqual({ stars: [1, 2, 3], and: { number: 5, kind: 'h' } });
  });

  it('can be set in 448 ways, each written as it was read', () => {
    const texts = ALL_TRAINERS.map(makeTrainer);
    expect(new Set(texts).size).toBe(4 * 4 * 4 * 7);
    expect(texts.map((text) => makeTrainer(readTrainer(text)))).toEqual(texts);
  });

  it.each(['', '1,1', '1,1,1,1', '0,1,1', '5,1,1', '1,1,1&', '1,1,1&7', '1,1,1&8m', '1,1,1&7x', '1, 1, 1'])(
    "'%s' is refused",
    (text) => {
      expect(refusal(() => readTrainer(text))).toBe(
        `expected challenges such as 1,1,1 or 4,3,2&7m, found '${text}'`,
      );
    },
  );
});

describe('A solo position', () => {
  const POSITION =
    'A=.|F5|.|.|. B=E5-1|.|.|.|A7 score=3-4 to=1 round=3 step=plan ' +
    'h1=F5 h2=. d1=F6 d2=E5 x1=. x2=E7 plan=5:656,2:e used=1:556 trainer=4,3,2&7m';

  it.each([
    ['no plan to come', 'plan=5:656,2:e', 'plan=.', "expected an open plan, found '.'"],
    ['a hidden plan on top', 'plan=5:656,2:e', 'plan=#2', "expected an open plan, found '#2'"],
    ['a damaged plan', '5:656', '5:66', "expected a plan such as 5:656 or 2:e, found '5:66'"],
    ['a hand of the Trainer', 'h2=.', 'h2=F5', "expected h2=. (the Trainer has no hand), found 'F5'"],
    ['a missing hand of the Trainer', ' h2=.', '', 'the field h2 is missing'],
    ['the Trainer to move', 'to=1', 'to=2', "expected a seat to move from 1 to 1, found '2'"],
    ['no used plans', ' used=1:556', '', 'the field used is missing'],
    ['no plans', ' plan=5:656,2:e', '', 'the field plan is missing'],
    ['no Trainer', ' trainer=4,3,2&7m', '', 'the field trainer is missing'],
    ['an area', 'trainer=', 'area=ggyy trainer=', "unknown field 'area'"],
  ])('with %s is refused', (_, old, text, message) => {
    expect(POSITION).toContain(old);
    expect(makePosition(readPosition(POSITION))).toBe(POSITION);
    expect(refusal(() => readPosition(POSITION.replace(old, text)))).toBe(message);
  });

  it('keeps a plan first until it is finished, then lays it on those used', () => {
    const position = 'A=F5|F5|.|.|. B=S5|S5|.|.|. trainer=1,1,1 plan=3:566,1:e used=2:e step=plan';
    expect(after(position, 'plan', 'step plan used')).toBe('step=bot plan=3:566,1:e used=2:e');
    expect(legal(position, 'plan')).toBe('bot:1.1 bot:2.1');
    expect(after(position, 'plan bot:2.1', 'step plan used')).toBe('step=action plan=1:e used=2:e,3:566');
  });

  it('turns an empty pile over at once, in the same order', () => {
    expect(after('trainer=1,1,1 plan=3:566 used=2:e,1:e step=plan', 'plan', 'plan used')).toBe(
      'plan=2:e,1:e,3:566 used=.',
    );
  });
});

import {
  advance,
  apply,
  clone,
  IllegalStep,
  legalSteps,
  seededChance,
  whyNot,
  type Refusal,
  type State,
} from '@/engine';
import { makeStep, readStep } from '@/notation';

import { events, legal, play, table } from './positions';

const world = { chance: seededChance(1) };
const kinds = (position: string, tokens: string) =>
  events(position, tokens)
    .map(({ type }) => type)
    .join(' ');

/** A position in every phase of the game, and what leads there. */
const PHASES: readonly [phase: string, position: string, tokens: string][] = [
  ['action', 'A=F5|.|.|.|. h1=F6', ''],
  ['play', 'h1=F5,F6', 'play:F5@1'],
  ['use', 'A=F5|.|.|.|. h1=F6', 'discard:F6'],
  ['to', 'A=.|M5|.|.|. B=.|S5-4|.|.|. h1=M6', 'discard:M6 use:2.1'],
  ['on', 'A=T5|.|.|.|. B=S5,S6|.|.|.|. h1=T6', 'discard:T6 use:1.1'],
  ['plan', 'h1=F5 plan=1:e,2:e trainer=1,1,1', 'play:F5@1'],
  ['bot', 'A=F7|.|.|.|. B=S5,S5|.|.|.|. step=plan plan=2:567,1:e trainer=1,1,1', 'plan'],
];

describe('A step', () => {
  it.each(PHASES)('taken at %s leaves the state before it as it was', (phase, position, tokens) => {
    const state = play(position, tokens);
    expect(state.phase).toBe(phase);
    const before = structuredClone(state);
    for (const step of legalSteps(state)) expect(apply(state, step, world)).not.toEqual(before);
    expect(state).toEqual(before);
  });

  it('leads to the same state every time, whether anybody listens or not', () => {
    const state = table('A=F5,W5-4|.|.|.|. B=S5-2|.|.|.|. h1=F6 h2=S5');
    const discarded = apply(state, readStep('discard:F6'), world);
    const listened = apply(discarded, readStep('use:1.1'), { ...world, emit: () => undefined });
    expect(listened).toEqual(apply(discarded, readStep('use:1.1'), world));
  });

  it('may be done in place, with the same result', () => {
    const state = table('h1=F5,F6');
    const next = apply(state, readStep('play:F5@1'), world);
    expect(advance(state, readStep('play:F5@1'), world)).toBe(state);
    expect(state).toEqual(next);
  });

  it('draws its chance from outside: the same seed shuffles alike', () => {
    const state = table('h1=F5 x1=W5,W6,W7,L5,L6,L7,P5,P6,P7');
    const draw = (seed: number) => apply(state, readStep('draw'), { chance: seededChance(seed) });
    expect(draw(5)).toEqual(draw(5));
    expect(new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(draw(seed).hands))).size).toBeGreaterThan(1);
  });
});

describe('An illegal step', () => {
  const full = 'h1=F5,F5,F5,F5,F6,F6,F6';
  const cases: readonly [why: string, reason: Refusal, position: string, tokens: string, step: string][] = [
    ['comes when the game is over', 'game-over', 'to=0 step=over h1=F5', '', 'play:F5@1'],
    ['stops an action that has not begun', 'not-now', 'h1=F5', '', 'end'],
    ['draws with a full hand', 'not-now', full, '', 'draw'],
    ['draws in the middle of an action', 'not-now', 'h1=F5,F6', 'play:F5@1', 'draw'],
    ['stops before the first activation', 'not-now', 'A=F5|.|.|.|. h1=F6', 'discard:F6', 'end'],
    ['acts before the plan', 'not-now', 'h1=F5,W6 trainer=1,1,1', 'play:F5@1', 'play:W6@1'],
    ['picks a guild when all have theirs', 'not-now', 'h1=F5', '', 'pick:F'],
    ['plays what the player does not hold', 'not-in-hand', 'h1=F5 h2=W5', '', 'play:W5@1'],
    ['discards what the player does not hold', 'not-in-hand', 'A=F5|.|.|.|. h1=F6', '', 'discard:F7'],
    [
      'plays on what fits neither guild nor number',
      'nothing-shared',
      'h1=F5,F6,W6',
      'play:F5@1',
      'play:W6@1',
    ],
    ['discards what matches nobody', 'nothing-shared', 'A=F5|.|.|.|. h1=F6,W7', '', 'discard:W7'],
    ['leaves a gap in the run', 'wrong-location', 'h1=F5,F6', 'play:F5@1', 'play:F6@3'],
    ['leaves the location of two', 'wrong-location', 'h1=F5,F6,F7', 'play:F5@1 play:F6@1', 'play:F7@2'],
    ['plays where no location is', 'wrong-location', 'h1=F5', '', 'play:F5@6'],
    ['activates one that does not match', 'not-an-option', 'A=F5,W7|.|.|.|. h1=F6', 'discard:F6', 'use:1.2'],
    ['activates nobody', 'not-an-option', 'A=F5|.|.|.|. h1=F6', 'discard:F6', 'use:4.1'],
    ['moves too far', 'not-an-option', 'A=.|W5|.|.|. h1=W6', 'discard:W6 use:2.1', 'to:4'],
  ];

  it.each(cases)('that %s is refused: %s', (_, reason, position, tokens, text) => {
    const state = play(position, tokens);
    const before = structuredClone(state);
    const step = readStep(text);
    expect(whyNot(state, step)).toBe(reason);
    let thrown: unknown;
    try {
      apply(state, step, world);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(IllegalStep);
    expect(thrown).toMatchObject({ step, reason, message: expect.stringMatching(/\w+ \w+ \w+/) });
    expect(state).toEqual(before);
  });

  it('has words of its own for every reason', () => {
    const reasons = new Set(cases.map(([, reason]) => reason));
    const words = new Set([...reasons].map((reason) => new IllegalStep(readStep('draw'), reason).message));
    expect(words.size).toBe(6);
  });

  it('is every one that is not listed, and no other', () => {
    const state = play('A=.|W5|.|.|. B=.|S5|.|.|. h1=W6', 'discard:W6 use:2.1');
    expect([1, 2, 3, 4, 5].map((place) => whyNot(state, readStep(`to:${place}`)))).toEqual([
      null,
      'not-an-option',
      null,
      'not-an-option',
      'not-an-option',
    ]);
  });
});

describe('The list of what may be done', () => {
  it.each(PHASES)('is never empty at %s', (_, position, tokens) => {
    expect(legalSteps(play(position, tokens)).length).toBeGreaterThan(0);
  });

  it('always has something: drawing with no cards at all, playing with a full hand', () => {
    expect(legal('A=.|.|.|.|.')).toBe('draw');
    expect(legal('h1=F5,F5,F5,F5,F5,F5,F5')).toBe('play:F5@1 play:F5@2 play:F5@3 play:F5@4 play:F5@5');
  });

  it('is empty when the game is over', () => {
    expect(legal('A=F5|.|.|.|. h1=F5 score=12-3 to=0 step=over')).toBe('');
  });

  it('has an order: playing, discarding, drawing; guild, number, location', () => {
    expect(legal('A=L6|.|.|.|. h1=L5,F6,F5').replace(/play:(..)@[2345] /g, '')).toBe(
      'play:F5@1 play:F6@1 play:L5@1 discard:F6 discard:L5 draw',
    );
  });

  it('names nothing twice', () => {
    const steps = legalSteps(table('A=F5,F5|.|.|.|. h1=F5,F5,F5,W6,W6')).map(makeStep);
    expect(new Set(steps).size).toBe(steps.length);
  });
});

describe('A clone', () => {
  /** What is replaced and never changed may be shared. */
  const SHARED = ['options', 'guilds', 'table', 'trainer', 'plans', 'used'];

  it.each(PHASES)('made at %s is equal and shares nothing that changes', (_, position, tokens) => {
    const state = play(position, tokens);
    const copy = clone(state);
    expect(copy).toEqual(state);
    for (const key of Object.keys(state) as (keyof State)[]) {
      const [one, other] = [state[key], copy[key]];
      if (typeof one !== 'object' || one === null || SHARED.includes(key)) continue;
      expect(other).not.toBe(one);
      (one as unknown[]).forEach((item, i) => {
        if (Array.isArray(item) || key === 'frames') expect((other as unknown[])[i]).not.toBe(item);
      });
    }
  });

  it.each(PHASES)('made at %s goes its own way', (_, position, tokens) => {
    const state = play(position, tokens);
    const before = structuredClone(state);
    const copy = clone(state);
    for (let steps = 0; steps < 6; steps++) advance(copy, legalSteps(copy)[0]!, world);
    expect(state).toEqual(before);
  });
});

describe('Events come in the order in which things happen', () => {
  it('when cards are played', () => {
    expect(kinds('B=S5-4|.|.|.|. h1=E5,E6', 'play:E5@1 play:E6@1')).toBe(
      'laid damaged destroyed scored laid turnEnded',
    );
  });

  it('when elementals are activated', () => {
    expect(kinds('A=.|M5,W6|.|.|. B=S7|S5-4|.|.|. h1=M6', 'discard:M6 use:2.1 to:1')).toBe(
      'discarded activated damaged destroyed scored taken laid turnEnded',
    );
  });

  it('when a player checks and draws, which ends the game', () => {
    const position = 'A=F5|.|.|.|. B=.|S5|.|.|. score=3-11 to=2 h2=S6 d2=S7 x2=W5';
    expect(kinds(position, 'draw !shuffle:2=W5')).toBe(
      'scored drawn shuffled drawn turnEnded roundEnded gameEnded',
    );
  });

  it('when a plan is carried out', () => {
    const position = 'A=F5-4|.|.|.|. d2=S5 step=plan plan=1:567,2:e trainer=1,1,1';
    expect(kinds(position, 'plan')).toBe(
      'planned laid activated damaged destroyed scored skipped skipped roundEnded',
    );
  });

  it('and say where, who and how much', () => {
    expect(events('A=L5,W6-2|.|.|.|. B=S5-4|.|.|.|. h1=L6', 'discard:L6 use:1.1')).toMatchObject([
      { type: 'discarded', seat: 0, card: { guild: 'L', number: 6 } },
      { type: 'activated', at: { side: 0, place: 0, index: 0 } },
      { type: 'damaged', at: { side: 1, place: 0, index: 0 }, amount: 2 },
      { type: 'healed', at: { side: 0, place: 0, index: 1 }, amount: 1 },
      { type: 'destroyed', at: { side: 1, place: 0, index: 0 }, elemental: { card: { guild: 'S' } } },
      { type: 'scored', side: 0, points: 1, why: 'destroyed' },
      { type: 'turnEnded', seat: 0 },
    ]);
  });
});

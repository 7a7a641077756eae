import { GUILDS, legalSteps, newGame, STEP_KINDS } from '@/engine';
import { makeStep, readCard, readStep } from '@/notation';

import { legal } from '../engine/positions';
import { randomGame, refusal } from './texts';

describe('A step', () => {
  it.each([
    ['pick:F', { kind: 'pick', guild: 'F' }],
    ['play:F5@2', { kind: 'play', card: readCard('F5'), place: 1 }],
    ['discard:P5', { kind: 'discard', card: readCard('P5') }],
    ['use:2.1', { kind: 'use', place: 1, index: 0 }],
    ['draw', { kind: 'draw' }],
    ['end', { kind: 'end' }],
    ['to:4', { kind: 'to', place: 3 }],
    ['to:6', { kind: 'to', place: 5 }],
    ['on:3.2', { kind: 'on', place: 2, index: 1 }],
    ['on:3.12', { kind: 'on', place: 2, index: 11 }],
    ['bot:3.1', { kind: 'bot', place: 2, index: 0 }],
    ['plan', { kind: 'plan' }],
  ])('%s is one token', (token, meaning) => {
    expect(readStep(token)).toMatchObject(meaning);
    expect(makeStep(readStep(token))).toBe(token);
  });

  it.each([
    ['', "expected a step such as play:F5@2, found ''"],
    ['wave:1', "expected a step such as play:F5@2, found 'wave:1'"],
    ['Draw', "expected a step such as play:F5@2, found 'Draw'"],
    ['draw:1', "expected a step such as play:F5@2, found 'draw:1'"],
    ['constructor:1', "expected a step such as play:F5@2, found 'constructor:1'"],
    ['toString', "expected a step such as play:F5@2, found 'toString'"],
    ['play', "expected a step such as play:F5@2, found 'play'"],
    ['pick:X', "expected a guild such as F, found 'X'"],
    ['play:F5', "expected a card and a location such as F5@2, found 'F5'"],
    ['play:F5@2@3', "expected a card and a location such as F5@2, found 'F5@2@3'"],
    ['play:F5@', "expected a location, found ''"],
    ['play:F5@7', "expected a location, found '7'"],
    ['play:X5@1', "expected a card such as F5, found 'X5'"],
    ['discard:', "expected a card such as F5, found ''"],
    ['discard:F5-1', "expected a card such as F5, found 'F5-1'"],
    ['to:0', "expected a location, found '0'"],
    ['to:7', "expected a location, found '7'"],
    ['to:1.1', "expected a location, found '1.1'"],
    ['use:3', "expected an elemental such as 3.1, found '3'"],
    ['use:3.1.1', "expected an elemental such as 3.1, found '3.1.1'"],
    ['on:0.1', "expected a location, found '0'"],
    ['on:1.0', "expected a place in a column, found '0'"],
    ['bot:1.', "expected a place in a column, found ''"],
    ['use:1.999', "expected a place in a column, found '999'"],
  ])("'%s' is refused", (token, message) => {
    expect(refusal(() => readStep(token))).toBe(message);
  });
});

describe('A legal list', () => {
  it('names guilds in canonical order, however they lie on the table', () => {
    const { setup } = randomGame('duel-beyond', 'picks', { steps: 0 });
    const table = [...setup.table].reverse();
    expect(legalSteps(newGame({ ...setup, table })).map(makeStep)).toEqual(
      GUILDS.filter((guild) => table.includes(guild)).map((guild) => `pick:${guild}`),
    );
  });

  it('goes by kind, then guild, number, location and index', () => {
    expect(STEP_KINDS.join(' ')).toBe('pick play discard use draw end to on bot plan');
    expect(legal('A=.|A6|.|.|. h1=A5,F6,F5')).toBe(
      'play:F5@1 play:F5@2 play:F5@3 play:F5@4 play:F5@5 ' +
        'play:F6@1 play:F6@2 play:F6@3 play:F6@4 play:F6@5 ' +
        'play:A5@1 play:A5@2 play:A5@3 play:A5@4 play:A5@5 discard:F6 discard:A5 draw',
    );
    expect(legal('A=.|.|W5,L5|E5|. h1=P5', 'discard:P5 use:3.1 to:2')).toBe('use:3.1 use:4.1 end');
  });

  it('holds equal cards once', () => {
    expect(legal('A=F7|.|.|.|. h1=F5,F5,F5', 'play:F5@1')).toBe('play:F5@1 play:F5@2 end');
    expect(legal('A=F7|.|.|.|. h1=F5,F5,F5')).toBe(
      'play:F5@1 play:F5@2 play:F5@3 play:F5@4 play:F5@5 discard:F5 draw',
    );
  });

  it('offers `discard`, `play`, `draw` and the first `use` even where there is nothing else', () => {
    expect(legal('')).toBe('draw');
    expect(legal('A=F5|.|.|.|. h1=F6', 'discard:F6')).toBe('use:1.1');
  });

  it('ends an action with nothing more to play or use without `end`', () => {
    // Seat 2 is asked next.
    expect(legal('A=.|.|.|.|. h1=F5 h2=.', 'play:F5@1')).toBe('draw');
    expect(legal('A=F5,F5|F5|.|.|. h1=F6', 'discard:F6 use:1.1 use:1.2 use:2.1')).toBe('draw');
  });

  it('asks nothing where there is one option', () => {
    // At the end of the row Water has one way only.
    expect(legal('A=W5|.|.|.|. h1=W6', 'discard:W6 use:1.1')).toBe('draw');
    expect(legal('A=.|W5|.|.|. h1=W6', 'discard:W6 use:2.1')).toBe('to:1 to:3');
  });

  it('is empty when the game is over', () => {
    expect(legal('score=12-3 to=0 step=over h1=F5')).toBe('');
  });
});

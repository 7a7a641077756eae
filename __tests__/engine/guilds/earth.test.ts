import { apply, legalSteps, newGame } from '@/engine';
import { makePosition } from '@/notation';

import { after } from '../positions';

/** When played: 1 damage to each enemy here. Activated: 2 damage to the first enemy here. */
describe('Earth', () => {
  it('strikes each enemy here when it is played', () => {
    expect(after('A=.|W6|.|.|. B=F6|F6,F7-2,I6|F6|.|. h1=E5', 'play:E5@2')).toBe(
      'A=.|W6,E5|.|.|. B=F6|F6-1,F7-3,I6-1|F6|.|. score=0-0',
    );
  });

  it('destroys several at once: they score together and are discarded from the Rift outwards', () => {
    expect(after('B=F5-4,I6,W5-4|.|.|.|. h1=E5', 'play:E5@1', 'A B score x2')).toBe(
      'A=E5|.|.|.|. B=I6-1|.|.|.|. score=2-0 x2=F5,W5',
    );
  });

  it('has struck and scored before the next card of the same action is played', () => {
    const position = 'B=.|F5-4,F6|.|.|. h1=E5,E6';
    expect(after(position, 'play:E5@2')).toBe('A=.|E5|.|.|. B=.|F6-1|.|.|. score=1-0');
    expect(after(position, 'play:E5@2 play:E6@2')).toBe('A=.|E5,E6|.|.|. B=.|F6-2|.|.|. score=1-0');
  });

  it('sends its victims to the discard pile in the order in which the Earths were played', () => {
    const position = 'B=.|W5-4|F5-4|.|. h1=E5,E6';
    expect(after(position, 'play:E5@3 play:E6@2', 'score x2')).toBe('score=2-0 x2=F5,W5');
    expect(after(position, 'play:E6@2 play:E5@3', 'score x2')).toBe('score=2-0 x2=W5,F5');
  });

  it('strikes only the first enemy here when it is activated', () => {
    expect(after('A=E5|.|.|.|. B=F6,F7|F6|.|.|. h1=E6', 'discard:E6 use:1.1')).toBe(
      'A=E5|.|.|.|. B=F6-2,F7|F6|.|.|. score=0-0',
    );
  });

  it('may be played and activated where no enemy is', () => {
    expect(after('B=.|F6|.|.|. h1=E5', 'play:E5@1')).toBe('A=E5|.|.|.|. B=.|F6|.|.|. score=0-0');
    expect(after('A=E5|.|.|.|. B=.|F6|.|.|. h1=E6', 'discard:E6 use:1.1')).toBe(
      'A=E5|.|.|.|. B=.|F6|.|.|. score=0-0',
    );
  });

  it('strikes nobody when it is moved', () => {
    expect(after('A=.|P5,W6|.|.|. B=E6|.|.|.|. h1=P6', 'discard:P6 use:2.1')).toBe(
      'A=.|P5,W6|.|.|. B=.|E6-2|.|.|. score=0-0',
    );
  });

  it('strikes the elementals of both enemies in team play', () => {
    expect(after('B=.|.|.|F6,W6@4|.|. h1=E5', 'play:E5@4', 'B')).toBe('B=.|.|.|F6-1,W6-1@4|.|.');
  });

  it('strikes nobody when it is laid out at set-up', () => {
    const unshuffled = {
      shuffle: <T>(_seat: number, cards: T) => cards,
      choose: <T>(count: number, from: readonly T[]) => from.slice(0, count),
    };
    let state = newGame({
      mode: 'team4',
      seating: 'facing',
      trainer: null,
      plans: [],
      dealt: ['F', 'I', 'L', 'E'],
      table: ['S', 'W', 'P', 'C', 'T', 'A', 'B', 'D', 'V', 'O'],
    });
    for (let picks = 0; picks < 8; picks++)
      state = apply(state, legalSteps(state)[0]!, { chance: unshuffled });
    expect(makePosition(state)).toContain('A=.|.|.|.|L7@3|. B=.|I7|.|.|E7@4|. score=0-0 to=1');
  });
});

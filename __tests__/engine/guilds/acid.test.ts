import { after } from '../positions';

/** 3 damage to the first enemy here, 1 to the second. Nobody scores for enemies this destroys, Crystals included. */
describe('Acid', () => {
  it('strikes the first and the second enemy here, not the third', () => {
    expect(after('A=.|D5|.|.|. B=F6|F6,F7,I6|.|.|. h1=D6', 'discard:D6 use:2.1')).toBe(
      'A=.|D5|.|.|. B=F6|F6-3,F7-1,I6|.|.|. score=0-0',
    );
  });

  it('strikes a lone enemy once: there is no second', () => {
    expect(after('A=D5|.|.|.|. B=F6|F6|.|.|. h1=D6', 'discard:D6 use:1.1', 'B')).toBe('B=F6-3|F6|.|.|.');
  });

  it('takes the second enemy for the second, even when the first is fatally damaged', () => {
    expect(after('A=D5|.|.|.|. B=F5-4,F6,F7|.|.|.|. h1=D6', 'discard:D6 use:1.1', 'B score')).toBe(
      'B=F6-1,F7|.|.|.|. score=0-0',
    );
  });

  it('scores nothing for the enemies it destroys, which are discarded as usual', () => {
    const position = 'A=D5|.|.|.|. B=W5-2,F5-4,I6|.|.|.|. score=3-4 h1=D6';
    expect(after(position, 'discard:D6 use:1.1', 'B score x2')).toBe('B=I6|.|.|.|. score=3-4 x2=W5,F5');
  });

  it('scores nothing for Crystals either', () => {
    expect(after('A=D5|.|.|.|. B=C5-2,C6-5|.|.|.|. h1=D6', 'discard:D6 use:1.1', 'B score x2')).toBe(
      'B=.|.|.|.|. score=0-0 x2=C5,C6',
    );
  });

  it('leaves the scoring to another ability that destroys what it has only damaged', () => {
    expect(
      after('A=D5,E5|.|.|.|. B=F5-2,I5-2|.|.|.|. h1=L5', 'discard:L5 use:1.1 use:1.2', 'B score x2'),
    ).toBe('B=.|.|.|.|. score=1-0 x2=F5,I5');
  });

  it('may be activated without any target: the damage is lost', () => {
    expect(after('A=D5|.|.|.|. B=.|F6,F7|.|.|. h1=D6', 'discard:D6 use:1.1', 'B score to')).toBe(
      'B=.|F6,F7|.|.|. score=0-0 to=2',
    );
  });
});

import { after, legal } from '../positions';

/** 2 damage to the first enemy here; move next door; 1 damage to the first enemy there. */
describe('Water', () => {
  it('strikes the first enemy here, moves, and strikes the first enemy there', () => {
    expect(after('A=.|W5|.|.|. B=F7,F6|F6,F7|.|.|. h1=W6', 'discard:W6 use:2.1 to:1')).toBe(
      'A=W5|.|.|.|. B=F7-1,F6|F6-2,F7|.|.|. score=0-0',
    );
  });

  it('may move to either side, with or without an enemy there', () => {
    expect(legal('A=.|W5|.|.|. B=.|F6|F6|.|. h1=W6', 'discard:W6 use:2.1')).toBe('to:1 to:3');
  });

  it('has one way only at the end of the row, and takes it without being asked', () => {
    expect(after('A=.|.|.|.|W5 B=.|.|.|F6|. h1=W6', 'discard:W6 use:5.1')).toBe(
      'A=.|.|.|W5|. B=.|.|.|F6-1|. score=0-0',
    );
  });

  it('goes last in its new column', () => {
    expect(after('A=F5|W5,F6|.|.|. h1=W6', 'discard:W6 use:2.1 to:1', 'A')).toBe('A=F5,W5|F6|.|.|.');
  });

  it('checks destruction only when it has done everything: a fatally damaged enemy still lies there', () => {
    const position = 'A=.|W5|.|.|. B=F5-4|F5-3|.|.|. h1=W6';
    expect(after(position, 'discard:W6 use:2.1')).toBe('A=.|W5|.|.|. B=F5-4|F5-5|.|.|. score=0-0');
    expect(after(position, 'discard:W6 use:2.1 to:1', 'A B score x2')).toBe(
      'A=W5|.|.|.|. B=.|.|.|.|. score=2-0 x2=F5,F5',
    );
  });
});

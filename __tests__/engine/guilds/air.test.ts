import { after, legal } from '../positions';

/** Move to any other location; 1 damage to the first enemy there and to the first enemy at each location next to it. */
describe('Air', () => {
  it('may move to any other location but not stay', () => {
    expect(legal('A=.|.|A5|.|. B=F6|.|F6|.|. h1=A6', 'discard:A6 use:3.1')).toBe('to:1 to:2 to:4 to:5');
  });

  it('goes last in its new column, strikes the first enemy there and the first on both sides', () => {
    expect(after('A=A5,W6|.|P6|.|. B=F6|F6,F7|I6,I7|W6,W7|L6 h1=A6', 'discard:A6 use:1.1 to:3')).toBe(
      'A=W6|.|P6,A5|.|. B=F6|F6-1,F7|I6-1,I7|W6-1,W7|L6 score=0-0',
    );
  });

  it('has one neighbour only at the end of the row', () => {
    expect(after('A=A5|.|.|.|. B=F6|F6|F6|F6|F6 h1=A6', 'discard:A6 use:1.1 to:5', 'B')).toBe(
      'B=F6|F6|F6|F6-1|F6-1',
    );
  });

  it('may strike where it came from, when that is next to its new location', () => {
    expect(after('A=.|A5|.|.|. B=.|F6|.|.|. h1=A6', 'discard:A6 use:2.1 to:1')).toBe(
      'A=A5|.|.|.|. B=.|F6-1|.|.|. score=0-0',
    );
  });

  it('loses its damage where no enemy is near', () => {
    expect(after('A=A5|.|.|.|. B=F6|F6|.|.|. h1=A6', 'discard:A6 use:1.1 to:5')).toBe(
      'A=.|.|.|.|A5 B=F6|F6|.|.|. score=0-0',
    );
  });

  it('can destroy three at once: they reach the discard pile by location', () => {
    const position = 'A=A5|.|.|.|. B=.|F5-4|W6-5|I5-4,L6|. h1=A6';
    expect(after(position, 'discard:A6 use:1.1 to:3', 'B score x2')).toBe(
      'B=.|.|.|L6|. score=3-0 x2=F5,W6,I5',
    );
  });

  it('strikes across the two areas in team play', () => {
    expect(after('A=A5|.|.|.|.|. B=.|.|F6|F6@4|.|F6 h1=A6', 'discard:A6 use:1.1 to:4', 'A B')).toBe(
      'A=.|.|.|A5|.|. B=.|.|F6-1|F6-1@4|.|F6',
    );
  });
});

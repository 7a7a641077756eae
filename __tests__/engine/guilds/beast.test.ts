import { after, legal } from '../positions';

/** Move next door; the first enemy there takes 3 damage if this Beast has damage, otherwise 2. */
describe('Beast', () => {
  it('moves next door, last in its new column, and does 2 damage to the first enemy there', () => {
    expect(after('A=W6|B5,P6|.|.|. B=F6,F7-1|I6|.|.|. h1=B6', 'discard:B6 use:2.1 to:1')).toBe(
      'A=W6,B5|P6|.|.|. B=F6-2,F7-1|I6|.|.|. score=0-0',
    );
  });

  it('does 3 damage when it has damage itself, however much', () => {
    const struckBy = (beast: string) =>
      after(`A=.|${beast}|.|.|. B=F6,F7|.|.|.|. h1=B6`, 'discard:B6 use:2.1 to:1', 'A B');
    expect(struckBy('B7-1')).toBe('A=B7-1|.|.|.|. B=F6-3,F7|.|.|.|.');
    expect(struckBy('B7-6')).toBe('A=B7-6|.|.|.|. B=F6-3,F7|.|.|.|.');
  });

  it('counts the damage that a Fire in front of it has just done', () => {
    expect(after('A=F5,B5|.|.|.|. B=I7|I7|.|.|. h1=L5', 'discard:L5 use:1.1 use:1.2')).toBe(
      'A=F5|B5-1|.|.|. B=I7-3|I7-3|.|.|. score=0-0',
    );
  });

  it('may move to either side, with or without an enemy there', () => {
    expect(legal('A=.|.|B5|.|. B=.|F6|F6|.|. h1=B6', 'discard:B6 use:3.1')).toBe('to:2 to:4');
  });

  it('has one way only at the end of the row, and takes it without being asked', () => {
    expect(after('A=B5|.|.|.|. B=F6|F6|.|.|. h1=B6', 'discard:B6 use:1.1')).toBe(
      'A=.|B5|.|.|. B=F6|F6-2|.|.|. score=0-0',
    );
  });

  it('loses its damage where no enemy is', () => {
    expect(after('A=.|B5|.|.|. B=F6|F6|.|.|. h1=B6', 'discard:B6 use:2.1 to:3')).toBe(
      'A=.|.|B5|.|. B=F6|F6|.|.|. score=0-0',
    );
  });

  it('carries no excess over to the next enemy', () => {
    expect(after('A=B5-1|.|.|.|. B=.|F5-4,F6|.|.|. h1=B6', 'discard:B6 use:1.1', 'B score x2')).toBe(
      'B=.|F6|.|.|. score=1-0 x2=F5',
    );
  });

  it('may cross between the areas in team play', () => {
    expect(after('A=.|.|B5|.|.|. B=.|.|.|F6|.|. h1=B6', 'discard:B6 use:3.1 to:4', 'A B')).toBe(
      'A=.|.|.|B5|.|. B=.|.|.|F6-2|.|.',
    );
  });
});

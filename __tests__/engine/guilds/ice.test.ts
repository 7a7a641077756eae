import { after } from '../positions';

/** The last enemy here takes 4 damage if it already has damage, otherwise 1. */
describe('Ice', () => {
  it('does 1 damage to an undamaged last enemy, whatever the others have', () => {
    expect(after('A=.|I5|.|.|. B=.|F6-1,F7-2,F6|.|.|. h1=I6', 'discard:I6 use:2.1')).toBe(
      'A=.|I5|.|.|. B=.|F6-1,F7-2,F6-1|.|.|. score=0-0',
    );
  });

  it('does 4 damage to a last enemy that already has damage', () => {
    expect(after('A=.|I5|.|.|. B=.|F6,F7-2|.|.|. h1=I6', 'discard:I6 use:2.1')).toBe(
      'A=.|I5|.|.|. B=.|F6,F7-6|.|.|. score=0-0',
    );
  });

  it('takes a lone enemy as the last one', () => {
    expect(after('A=I5|.|.|.|. B=F6-1|.|.|.|. h1=I6', 'discard:I6 use:1.1', 'B')).toBe('B=F6-5|.|.|.|.');
  });

  it('carries no excess over to the enemy in front', () => {
    expect(after('A=I5|.|.|.|. B=F6,F5-4|.|.|.|. h1=I6', 'discard:I6 use:1.1', 'B score x2')).toBe(
      'B=F6|.|.|.|. score=1-0 x2=F5',
    );
  });

  it('finds the damage that the Ice before it has done', () => {
    expect(after('A=I5,I6|.|.|.|. B=F7|.|.|.|. h1=I7', 'discard:I7 use:1.1 use:1.2', 'B')).toBe(
      'B=F7-5|.|.|.|.',
    );
  });

  it('finds another last enemy after the Ice before it has destroyed one', () => {
    expect(after('A=I5,I6|.|.|.|. B=F5,F5-1|.|.|.|. h1=I7', 'discard:I7 use:1.2 use:1.1', 'B score')).toBe(
      'B=F5-1|.|.|.|. score=1-0',
    );
  });

  it('may be activated without any target: the damage is lost', () => {
    expect(after('A=I5|.|.|.|. B=.|F6-1|.|.|. h1=I6', 'discard:I6 use:1.1', 'A B score to')).toBe(
      'A=I5|.|.|.|. B=.|F6-1|.|.|. score=0-0 to=2',
    );
  });
});

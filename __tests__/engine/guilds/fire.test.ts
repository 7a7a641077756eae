import { after } from '../positions';

/** 3 damage to the first enemy here; 1 damage to the ally directly behind this Fire. */
describe('Fire', () => {
  it('strikes the first enemy here and the ally directly behind it, nobody else', () => {
    expect(after('A=.|W6,F5,L6,P6|.|.|. B=.|I7,I6|I6|.|. h1=F6', 'discard:F6 use:2.2')).toBe(
      'A=.|W6,F5,L6-1,P6|.|.|. B=.|I7-3,I6|I6|.|. score=0-0',
    );
  });

  it('carries no excess over to the next enemy', () => {
    expect(after('A=F5|.|.|.|. B=I5-4,I6|.|.|.|. h1=F6', 'discard:F6 use:1.1', 'A B score x2')).toBe(
      'A=F5|.|.|.|. B=I6|.|.|.|. score=1-0 x2=I5',
    );
  });

  it('may be activated without any target: the damage is lost', () => {
    expect(after('A=W6,F5|.|.|.|. B=.|I6|.|.|. h1=F6', 'discard:F6 use:1.2', 'A B score to')).toBe(
      'A=W6,F5|.|.|.|. B=.|I6|.|.|. score=0-0 to=2',
    );
  });

  it('strikes the ally behind it even without an enemy here', () => {
    expect(after('A=F5,W6|.|.|.|. h1=F6', 'discard:F6 use:1.1', 'A')).toBe('A=F5,W6-1|.|.|.|.');
  });

  it('can feed the enemy: an ally it destroys scores for the other side', () => {
    expect(after('A=F5,W5-4,L6|.|.|.|. h1=F6', 'discard:F6 use:1.1', 'A score x1')).toBe(
      'A=F5,L6|.|.|.|. score=0-1 x1=F6,W5',
    );
  });

  it('destroys an enemy and an ally in one go: both sides score', () => {
    expect(after('A=F5,W5-4|.|.|.|. B=I5-2|.|.|.|. h1=F6', 'discard:F6 use:1.1', 'A B score x1 x2')).toBe(
      'A=F5|.|.|.|. B=.|.|.|.|. score=1-1 x1=F6,W5 x2=I5',
    );
  });

  it('may be activated with the damage that the Fire in front of it has just done', () => {
    expect(after('A=F5,F6|.|.|.|. B=I7|.|.|.|. h1=F7', 'discard:F7 use:1.1 use:1.2')).toBe(
      'A=F5,F6-1|.|.|.|. B=I7-6|.|.|.|. score=0-0',
    );
  });

  it("strikes a mate's elemental behind it, which goes to the mate's discard pile", () => {
    const mateBehind = (mate: string) => `A=F5,${mate}@3|.|.|.|.|. h1=F6`;
    expect(after(mateBehind('W6'), 'discard:F6 use:1.1', 'A score')).toBe('A=F5,W6-1@3|.|.|.|.|. score=0-0');
    expect(after(mateBehind('W5-4'), 'discard:F6 use:1.1', 'A score x1 x3')).toBe(
      'A=F5|.|.|.|.|. score=0-1 x1=F6 x3=W5',
    );
  });
});

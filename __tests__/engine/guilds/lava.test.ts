import { after } from '../positions';

/** 2 damage to the first enemy at each neighbouring location; 1 damage to this Lava and to every ally in front of it. */
describe('Lava', () => {
  it('strikes the first enemy on both sides, itself and every ally in front of it, nobody else', () => {
    expect(after('A=.|W6,L6,V5,P6|.|.|. B=F6,F7|I6|W7,I6|F6|. h1=V6', 'discard:V6 use:2.3')).toBe(
      'A=.|W6-1,L6-1,V5-1,P6|.|.|. B=F6-2,F7|I6|W7-2,I6|F6|. score=0-0',
    );
  });

  it('has one neighbour only at the end of the row', () => {
    expect(after('A=V5|.|.|.|. B=F6|F6|F6|.|F6 h1=V6', 'discard:V6 use:1.1')).toBe(
      'A=V5-1|.|.|.|. B=F6|F6-2|F6|.|F6 score=0-0',
    );
  });

  it('strikes its own even without an enemy next door', () => {
    expect(after('A=.|W6,V5|.|.|. B=.|F6|.|F6|. h1=V6', 'discard:V6 use:2.2')).toBe(
      'A=.|W6-1,V5-1|.|.|. B=.|F6|.|F6|. score=0-0',
    );
  });

  it('can destroy itself and the allies in front of it: they score for the enemy', () => {
    expect(after('A=.|C5-4,L6,V5-4,P6|.|.|. h1=V6', 'discard:V6 use:2.3', 'A score x1')).toBe(
      'A=.|L6-1,P6|.|.|. score=0-3 x1=V6,C5,V5',
    );
  });

  it('destroys on both sides of the Rift in one go: both sides score', () => {
    expect(after('A=.|V5-4|.|.|. B=F5-3|.|W6-5,F7|.|. h1=V6', 'discard:V6 use:2.1', 'A B score x2')).toBe(
      'A=.|.|.|.|. B=.|.|F7|.|. score=2-1 x2=F5,W6',
    );
  });

  it('adds to the damage of another Lava in front of it', () => {
    expect(after('A=V5,V6|.|.|.|. B=.|F6|.|.|. h1=V7', 'discard:V7 use:1.1 use:1.2')).toBe(
      'A=V5-2,V6-1|.|.|.|. B=.|F6-4|.|.|. score=0-0',
    );
  });

  it("strikes a mate's elementals in front of it, and enemies across the areas", () => {
    const position = 'A=.|.|W5-4@3,L6@3,V5|.|.|. B=.|.|.|F6|.|. h1=V6';
    expect(after(position, 'discard:V6 use:3.3', 'A B score x1 x3')).toBe(
      'A=.|.|L6-1@3,V5-1|.|.|. B=.|.|.|F6-2|.|. score=0-1 x1=V6 x3=W5',
    );
  });
});

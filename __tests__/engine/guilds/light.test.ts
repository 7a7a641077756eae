import { after, legal } from '../positions';

/** 2 damage to the first enemy here; remove 1 damage from this Light or any other ally, wherever it stands. */
describe('Light', () => {
  it('strikes the first enemy here and heals the one damaged ally, wherever it stands', () => {
    expect(after('A=L5|.|.|.|W6-3 B=F6,F7|.|.|.|. h1=L6', 'discard:L6 use:1.1', 'A B score to')).toBe(
      'A=L5|.|.|.|W6-2 B=F6-2,F7|.|.|.|. score=0-0 to=2',
    );
  });

  it('heals itself when nobody else is damaged', () => {
    expect(after('A=L5-2,W6|.|.|.|. h1=L6', 'discard:L6 use:1.1', 'A')).toBe('A=L5-1,W6|.|.|.|.');
  });

  it('chooses between the damaged allies and itself, never an undamaged one or an enemy', () => {
    const position = 'A=L5-1,P6|.|I6,W6-2|.|. B=F6-1|F6-1|.|.|. h1=L6';
    expect(legal(position, 'discard:L6 use:1.1')).toBe('on:1.1 on:3.2');
    expect(after(position, 'discard:L6 use:1.1 on:1.1', 'A')).toBe('A=L5,P6|.|I6,W6-2|.|.');
    expect(after(position, 'discard:L6 use:1.1 on:3.2', 'A')).toBe('A=L5-1,P6|.|I6,W6-1|.|.');
  });

  it('skips the healing when no ally is damaged', () => {
    expect(after('A=L5,W6|P6|.|.|. B=F6|.|.|.|. h1=L6', 'discard:L6 use:1.1', 'A B step to')).toBe(
      'A=L5,W6|P6|.|.|. B=F6-2|.|.|.|. to=2 step=action',
    );
  });

  it('checks destruction only after the healing', () => {
    const position = 'A=L5-1,W6-1|.|.|.|. B=F5-3,F6|.|.|.|. h1=L6';
    expect(after(position, 'discard:L6 use:1.1')).toBe('A=L5-1,W6-1|.|.|.|. B=F5-5,F6|.|.|.|. score=0-0');
    expect(after(position, 'discard:L6 use:1.1 on:1.2')).toBe('A=L5-1,W6|.|.|.|. B=F6|.|.|.|. score=1-0');
  });

  it("may heal a mate's elemental, also in the other area", () => {
    const position = 'A=L5-1|.|.|.|.|W6-2@3 h1=L6';
    expect(legal(position, 'discard:L6 use:1.1')).toBe('on:1.1 on:6.1');
    expect(after(position, 'discard:L6 use:1.1 on:6.1', 'A')).toBe('A=L5-1|.|.|.|.|W6-1@3');
  });
});

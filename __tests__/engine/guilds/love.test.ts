import { after, legal } from '../positions';

/** When played: remove all damage from one ally here. Activated: 2 damage to the first enemy here. */
describe('Love', () => {
  it('removes all damage from the one damaged ally here when it is played', () => {
    expect(after('A=.|W6-4,L6|P6-1|.|. B=.|F6-2|.|.|. h1=O5', 'play:O5@2', 'A B to')).toBe(
      'A=.|W6,L6,O5|P6-1|.|. B=.|F6-2|.|.|. to=2',
    );
  });

  it('chooses between the damaged allies here, never an undamaged one or one elsewhere', () => {
    const position = 'A=I6-1|W6-4,L6,P6-1|.|.|. B=.|F6-2|.|.|. h1=O5';
    expect(legal(position, 'play:O5@2')).toBe('on:2.1 on:2.3');
    expect(after(position, 'play:O5@2 on:2.1', 'A')).toBe('A=I6-1|W6,L6,P6-1,O5|.|.|.');
  });

  it('skips the healing when no ally here is damaged', () => {
    expect(after('A=.|W6,L6|P6-1|.|. h1=O5', 'play:O5@2', 'A to')).toBe('A=.|W6,L6,O5|P6-1|.|. to=2');
  });

  it('has healed before the next card of the same action is played', () => {
    const position = 'A=.|W6-4,P6-1|.|.|. h1=O5,O6';
    expect(after(position, 'play:O5@2', 'A step h1')).toBe('A=.|W6-4,P6-1,O5|.|.|. step=on h1=O6');
    expect(after(position, 'play:O5@2 on:2.1', 'A step')).toBe('A=.|W6,P6-1,O5|.|.|. step=play');
    expect(after(position, 'play:O5@2 on:2.1 play:O6@2', 'A')).toBe('A=.|W6,P6,O5,O6|.|.|.');
  });

  it('strikes the first enemy here when it is activated, and heals nobody', () => {
    expect(after('A=W6-1,O5-1|.|.|.|. B=F6,F7|F6|.|.|. h1=O6', 'discard:O6 use:1.2')).toBe(
      'A=W6-1,O5-1|.|.|.|. B=F6-2,F7|F6|.|.|. score=0-0',
    );
  });

  it('may be activated without any target: the damage is lost', () => {
    expect(after('A=O5|.|.|.|. B=.|F6|.|.|. h1=O6', 'discard:O6 use:1.1', 'B to')).toBe('B=.|F6|.|.|. to=2');
  });

  it('heals nobody when it is moved', () => {
    expect(after('A=.|P5|.|.|. B=O6|F6-3|.|.|. h1=P6', 'discard:P6 use:2.1', 'B')).toBe(
      'B=.|F6-3,O6-2|.|.|.',
    );
  });

  it("may heal a mate's elemental", () => {
    const position = 'A=.|.|.|I6-1,W6-3@3|.|. h1=O5';
    expect(legal(position, 'play:O5@4')).toBe('on:4.1 on:4.2');
    expect(after(position, 'play:O5@4 on:4.2', 'A')).toBe('A=.|.|.|I6-1,W6@3,O5|.|.');
  });
});

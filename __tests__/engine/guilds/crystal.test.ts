import { after } from '../positions';

/** 4 damage to the first enemy here. When this Crystal is destroyed, the other side scores 2 instead of 1. */
describe('Crystal', () => {
  it('strikes the first enemy here', () => {
    expect(after('A=.|C5|.|.|. B=.|F6,F7|F6|.|. h1=C6', 'discard:C6 use:2.1')).toBe(
      'A=.|C5|.|.|. B=.|F6-4,F7|F6|.|. score=0-0',
    );
  });

  it('carries no excess over, and scores 1 for what it destroys', () => {
    expect(after('A=C5|.|.|.|. B=F5-4,F6|.|.|.|. h1=C6', 'discard:C6 use:1.1', 'B score')).toBe(
      'B=F6|.|.|.|. score=1-0',
    );
  });

  it('may be activated without any target: the damage is lost', () => {
    expect(after('A=C5|.|.|.|. B=.|F6|.|.|. h1=C6', 'discard:C6 use:1.1')).toBe(
      'A=C5|.|.|.|. B=.|F6|.|.|. score=0-0',
    );
  });

  it('is worth 2 when it is destroyed, each of several', () => {
    expect(after('A=C5|.|.|.|. B=C7-3|.|.|.|. h1=C6', 'discard:C6 use:1.1', 'B score x2')).toBe(
      'B=.|.|.|.|. score=2-0 x2=C7',
    );
    expect(after('B=C5-4,F5-4,C6-5|.|.|.|. h1=E5', 'play:E5@1', 'B score')).toBe('B=.|.|.|.|. score=5-0');
  });

  it('is worth 2 to the other side when its own side destroys it', () => {
    expect(after('A=F5,C5-4|.|.|.|. h1=F6', 'discard:F6 use:1.1', 'A score x1')).toBe(
      'A=F5|.|.|.|. score=0-2 x1=F6,C5',
    );
  });

  it('is worth 3 to Shadow and nothing to Acid', () => {
    expect(after('A=S5|.|.|.|. B=.|C5-4|.|.|. h1=S6', 'discard:S6 use:1.1 to:2', 'B score')).toBe(
      'B=.|.|.|.|. score=3-0',
    );
    expect(after('A=D5|.|.|.|. B=C5-2,C6-5|.|.|.|. h1=D6', 'discard:D6 use:1.1', 'B score')).toBe(
      'B=.|.|.|.|. score=0-0',
    );
  });

  it('is worth 2 to the team when it is destroyed in team play', () => {
    expect(after('A=E5|.|.|.|.|. B=C5-3@4|.|.|.|.|. h1=E6', 'discard:E6 use:1.1', 'B score x4')).toBe(
      'B=.|.|.|.|.|. score=2-0 x4=C5',
    );
  });

  it('is worth just 1 while it is a bot of the Trainer', () => {
    expect(after('A=E5|.|.|.|. B=C5-3|.|.|.|. trainer=1,1,1 h1=E6', 'discard:E6 use:1.1', 'B score')).toBe(
      'B=.|.|.|.|. score=1-0',
    );
  });
});

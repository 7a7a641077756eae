import { after, legal } from '../positions';

/** Move to any other location; 1 damage to the first enemy there; if that destroys it, 1 point more. */
describe('Shadow', () => {
  it('may move to any other location but not stay', () => {
    expect(legal('A=.|S5|.|.|. B=.|F6|.|F6|. h1=S6', 'discard:S6 use:2.1')).toBe('to:1 to:3 to:4 to:5');
  });

  it('goes last in its new column and strikes the first enemy there, not where it came from', () => {
    expect(after('A=.|S5,P6|.|.|W6 B=.|I6|.|.|F6,F7 h1=S6', 'discard:S6 use:2.1 to:5')).toBe(
      'A=.|P6|.|.|W6,S5 B=.|I6|.|.|F6-1,F7 score=0-0',
    );
  });

  it('scores 2 in all for an enemy it destroys', () => {
    expect(after('A=S5|.|.|.|. B=.|.|F5-4,F6|.|. h1=S6', 'discard:S6 use:1.1 to:3', 'A B score x2')).toBe(
      'A=.|.|S5|.|. B=.|.|F6|.|. score=2-0 x2=F5',
    );
  });

  it('scores 3 in all for a Crystal it destroys', () => {
    expect(after('A=S5|.|.|.|. B=.|.|C6-5|.|. h1=S6', 'discard:S6 use:1.1 to:3')).toBe(
      'A=.|.|S5|.|. B=.|.|.|.|. score=3-0',
    );
  });

  it('scores nothing where there is no enemy: the damage is lost', () => {
    expect(after('A=S5|.|.|.|. B=F5-4|F5-4|.|.|. h1=S6', 'discard:S6 use:1.1 to:3')).toBe(
      'A=.|.|S5|.|. B=F5-4|F5-4|.|.|. score=0-0',
    );
  });

  it('scores the extra point for each Shadow that destroys an enemy', () => {
    const tokens = 'discard:S7 use:1.1 to:3 use:1.1 to:4';
    expect(after('A=S5,S6|.|.|.|. B=.|.|F5-4|F6-5|. h1=S7', tokens, 'A score x2')).toBe(
      'A=.|.|S5|S6|. score=4-0 x2=F5,F6',
    );
  });

  it('may move to all six locations in team play, and scores for the team', () => {
    const position = 'A=S5@3|.|.|.|.|. B=.|.|.|.|.|F5-4@4 h1=L5';
    expect(legal(position, 'discard:L5 use:1.1')).toBe('to:2 to:3 to:4 to:5 to:6');
    expect(after(position, 'discard:L5 use:1.1 to:6', 'A B score x4')).toBe(
      'A=.|.|.|.|.|S5@3 B=.|.|.|.|.|. score=2-0 x4=F5',
    );
  });
});

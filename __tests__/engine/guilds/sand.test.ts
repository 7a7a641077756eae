import { after, legal } from '../positions';

/** Move to any other location; 1 damage to each enemy there; remove 1 damage from this Sand. */
describe('Sand', () => {
  it('may move to any other location but not stay', () => {
    expect(legal('A=.|N5|.|.|. B=.|F6|.|F6|. h1=N6', 'discard:N6 use:2.1')).toBe('to:1 to:3 to:4 to:5');
  });

  it('goes last in its new column, strikes each enemy there and heals 1 of its own damage', () => {
    expect(after('A=.|N5-3,P6|.|W6-1|. B=.|I6|.|F6,F7-2|I6 h1=N6', 'discard:N6 use:2.1 to:4')).toBe(
      'A=.|P6|.|W6-1,N5-2|. B=.|I6|.|F6-1,F7-3|I6 score=0-0',
    );
  });

  it('heals itself also where no enemy is', () => {
    expect(after('A=N5-1|.|.|.|. B=F6|.|.|.|. h1=N6', 'discard:N6 use:1.1 to:2')).toBe(
      'A=.|N5|.|.|. B=F6|.|.|.|. score=0-0',
    );
  });

  it('skips the healing when it is undamaged, and heals nobody else instead', () => {
    expect(after('A=N5|W6-2|.|.|. B=.|F6|.|.|. h1=N6', 'discard:N6 use:1.1 to:2', 'A B to')).toBe(
      'A=.|W6-2,N5|.|.|. B=.|F6-1|.|.|. to=2',
    );
  });

  it('destroys several at once: they score together and are discarded from the Rift outwards', () => {
    const position = 'A=N5|.|.|.|. B=.|.|W5-4,I6,F5-4|.|. h1=N6';
    expect(after(position, 'discard:N6 use:1.1 to:3', 'B score x2')).toBe(
      'B=.|.|I6-1|.|. score=2-0 x2=W5,F5',
    );
  });

  it('may move to all six locations in team play and strikes the elementals of both enemies', () => {
    const position = 'A=.|.|N5|.|.|. B=.|.|.|.|.|F6,W6@4 h1=N6';
    expect(legal(position, 'discard:N6 use:3.1')).toBe('to:1 to:2 to:4 to:5 to:6');
    expect(after(position, 'discard:N6 use:3.1 to:6', 'A B')).toBe('A=.|.|.|.|.|N5 B=.|.|.|.|.|F6-1,W6-1@4');
  });
});

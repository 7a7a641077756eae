import { after, events, legal } from '../positions';

/** 2 damage to the last enemy here; that enemy and this Magnet move together next door. Alone, the Magnet still moves. */
describe('Magnet', () => {
  it('strikes the last enemy here and moves next door with it, both last in their new columns', () => {
    expect(after('A=.|G5,W6|L6|.|. B=.|F6,F7|I6|.|. h1=G6', 'discard:G6 use:2.1 to:3')).toBe(
      'A=.|W6|L6,G5|.|. B=.|F6|I6,F7-2|.|. score=0-0',
    );
  });

  it('may move to either side, with or without an enemy there', () => {
    expect(legal('A=.|G5|.|.|. B=.|F6|F6|.|. h1=G6', 'discard:G6 use:2.1')).toBe('to:1 to:3');
  });

  it('has one way only at the end of the row, and takes a lone enemy along without being asked', () => {
    expect(after('A=.|.|.|.|G5 B=.|.|.|F6|I6 h1=G6', 'discard:G6 use:5.1')).toBe(
      'A=.|.|.|G5|. B=.|.|.|F6,I6-2|. score=0-0',
    );
  });

  it('moves alone when there is no enemy here', () => {
    const position = 'A=.|G5|.|.|. B=.|.|F6|.|. h1=G6';
    expect(legal(position, 'discard:G6 use:2.1')).toBe('to:1 to:3');
    expect(after(position, 'discard:G6 use:2.1 to:3')).toBe('A=.|.|G5|.|. B=.|.|F6|.|. score=0-0');
  });

  it('still moves a fatally damaged enemy before it is destroyed', () => {
    const position = 'A=.|G5|.|.|. B=.|F6,F5-4|.|.|. h1=G6';
    expect(after(position, 'discard:G6 use:2.1')).toBe('A=.|G5|.|.|. B=.|F6,F5-6|.|.|. score=0-0');
    const heard = events(position, 'discard:G6 use:2.1 to:1');
    expect(heard.filter((event) => event.type === 'moved')).toHaveLength(2);
    expect(heard.find((event) => event.type === 'destroyed')).toMatchObject({ at: { side: 1, place: 0 } });
    expect(after(position, 'discard:G6 use:2.1 to:1', 'A B score x2')).toBe(
      'A=G5|.|.|.|. B=.|F6|.|.|. score=1-0 x2=F5',
    );
  });

  it("may cross between the areas in team play; the moved enemy stays its controller's", () => {
    expect(after('A=.|.|.|G5|.|. B=.|.|.|F6@4|.|. h1=G6', 'discard:G6 use:4.1 to:3', 'A B')).toBe(
      'A=.|.|G5|.|.|. B=.|.|F6-2@4|.|.|.',
    );
  });
});

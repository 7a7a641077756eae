import { after, events, legal } from '../positions';

/** 2 damage to the first enemy at one neighbouring location; that enemy moves to this Plant's location. */
describe('Plant', () => {
  it('strikes the first enemy at the location it chooses and moves it last into the column here', () => {
    expect(after('A=.|P5|.|.|. B=W6|I6|F6,F7|.|. h1=P6', 'discard:P6 use:2.1 to:3')).toBe(
      'A=.|P5|.|.|. B=W6|I6,F6-2|F7|.|. score=0-0',
    );
  });

  it('chooses between its two neighbours when both have an enemy', () => {
    expect(legal('A=.|P5|.|.|. B=W6|I6|F6,F7|W6|. h1=P6', 'discard:P6 use:2.1')).toBe('to:1 to:3');
  });

  it('may not choose a location without an enemy while the other one has one', () => {
    expect(after('A=.|P5|.|.|. B=W6|I6|.|F6|. h1=P6', 'discard:P6 use:2.1')).toBe(
      'A=.|P5|.|.|. B=.|I6,W6-2|.|F6|. score=0-0',
    );
  });

  it('has one neighbour only at the end of the row', () => {
    expect(after('A=.|.|.|.|P5 B=F6|.|.|F6|. h1=P6', 'discard:P6 use:5.1', 'B')).toBe('B=F6|.|.|.|F6-2');
  });

  it('does nothing, and asks nothing, when neither neighbour has an enemy', () => {
    expect(after('A=.|P5|.|.|. B=.|F6|.|F6|. h1=P6', 'discard:P6 use:2.1', 'A B to step')).toBe(
      'A=.|P5|.|.|. B=.|F6|.|F6|. to=2 step=action',
    );
  });

  it('still moves a fatally damaged enemy before it is destroyed', () => {
    const position = 'A=.|P5|.|.|. B=F5-4,F6|.|.|.|. h1=P6';
    const kinds = events(position, 'discard:P6 use:2.1').map((event) => event.type);
    expect(kinds.filter((kind) => /damaged|moved|destroyed|scored/.test(kind))).toEqual([
      'damaged',
      'moved',
      'destroyed',
      'scored',
    ]);
    expect(after(position, 'discard:P6 use:2.1', 'B score x2')).toBe('B=F6|.|.|.|. score=1-0 x2=F5');
  });

  it("reaches across the areas in team play; the moved enemy stays its controller's", () => {
    expect(after('A=.|.|P5|.|.|. B=.|.|.|F6@4|.|. h1=P6', 'discard:P6 use:3.1', 'B')).toBe(
      'B=.|.|F6-2@4|.|.|.',
    );
  });
});

import { after, legal } from './positions';

/** Action B: discard a card, then activate one to three different elementals of its guild or of its number. */
describe('The card discarded to activate', () => {
  it('goes from the hand face up onto the own discard pile', () => {
    expect(after('A=F5|.|.|.|. h1=F6,W7 x1=L5', 'discard:F6', 'h1 x1 x2')).toBe('h1=W7 x1=L5,F6 x2=.');
  });

  it('must be matched by an elemental of the own side', () => {
    expect(legal('A=F5|.|.|.|. B=W7|.|.|.|. h1=F6,L5,L7,W7')).toContain(' discard:F6 discard:L5 draw');
    expect(legal('h1=F6')).not.toContain('discard');
  });
});

describe('Who may be activated', () => {
  it('are those of the card’s guild or number, anywhere, and no enemies', () => {
    const position = 'A=F5,W6|.|L7|F7|P6 B=F6|F6|.|.|. h1=F6';
    expect(legal(position, 'discard:F6')).toBe('use:1.1 use:1.2 use:4.1 use:5.1');
  });

  it('are all of one guild, or all of one number', () => {
    const position = 'A=F5,W6|.|L7|F7|P6 h1=F6';
    expect(legal(position, 'discard:F6 use:1.1')).toBe('use:4.1 end');
    expect(legal(position, 'discard:F6 use:5.1')).toBe('use:1.2 end');
  });

  it('are both as long as one fits by guild and number alike', () => {
    const position = 'A=F6|F5|E6|.|. h1=F6';
    expect(legal(position, 'discard:F6 use:1.1')).toBe('use:2.1 use:3.1 end');
    expect(after(position, 'discard:F6 use:1.1 use:2.1', 'to')).toBe('to=2');
  });

  it('go by their number, whatever damage they have', () => {
    const position = 'A=E7-2,E6|.|.|.|. h1=W5,W7';
    expect(legal(position)).toContain('discard:W7');
    expect(legal(position)).not.toContain('discard:W5');
    expect(legal(position, 'discard:W7')).toBe('use:1.1');
  });

  it('are different elementals: equal ones may follow each other, the same one may not', () => {
    const position = 'A=E5,E5|.|.|.|. B=F7|.|.|.|. h1=E6';
    expect(legal(position, 'discard:E6 use:1.2')).toBe('use:1.1 end');
    expect(after(position, 'discard:E6 use:1.2 use:1.1', 'B to')).toBe('B=F7-4|.|.|.|. to=2');
  });

  it('are no longer those that have moved after they were activated', () => {
    const position = 'A=W5|W6|.|.|. h1=W7';
    expect(after(position, 'discard:W7 use:1.1', 'A')).toBe('A=.|W6,W5|.|.|.');
    expect(legal(position, 'discard:W7 use:1.1')).toBe('use:2.1 end');
  });

  it('are all again in the next turn', () => {
    const position = 'A=E5|.|.|.|. B=F7|.|.|.|. h1=E6,E7';
    expect(after(position, 'discard:E6 use:1.1 draw discard:E7 use:1.1', 'B')).toBe('B=F7-4|.|.|.|.');
  });
});

describe('How many are activated', () => {
  const position = 'A=E5|E5|E6|E7|. B=F7|F7|F7|F7|. h1=E5';

  it('is at least one: nobody stops right after the discard', () => {
    expect(legal(position, 'discard:E5')).toBe('use:1.1 use:2.1 use:3.1 use:4.1');
    expect(legal('A=E5|.|.|.|. h1=E6', 'discard:E6')).toBe('use:1.1');
  });

  it('is for the player to say after the first, who come in any order', () => {
    expect(after(position, 'discard:E5 use:4.1 end', 'B to')).toBe('B=F7|F7|F7|F7-2|. to=2');
    expect(after(position, 'discard:E5 use:4.1 use:1.1 end', 'B to')).toBe('B=F7-2|F7|F7|F7-2|. to=2');
  });

  it('is at most three: the action ends by itself', () => {
    expect(after(position, 'discard:E5 use:3.1 use:1.1 use:2.1', 'B to')).toBe('B=F7-2|F7-2|F7-2|F7|. to=2');
  });

  it('is fewer when nobody else fits: the action ends by itself', () => {
    expect(after('A=E5|W6|.|.|. B=F7|.|.|.|. h1=E7', 'discard:E7 use:1.1', 'B to')).toBe(
      'B=F7-2|.|.|.|. to=2',
    );
  });
});

describe('One activation after the other', () => {
  it('lets the next choice wait for what the last ability did', () => {
    const position = 'A=F5,F6-5,F7|.|.|.|. h1=F7';
    expect(after(position, 'discard:F7 use:1.1', 'A score step')).toBe('A=F5,F7|.|.|.|. score=0-1 step=use');
    expect(legal(position, 'discard:F7 use:1.1')).toBe('use:1.2 end');
  });

  it('leaves out whom the last ability destroyed', () => {
    expect(after('A=F5,F6-5|.|.|.|. h1=F7', 'discard:F7 use:1.1', 'A score to x1')).toBe(
      'A=F5|.|.|.|. score=0-1 to=2 x1=F7,F6',
    );
  });

  it('strikes the new first enemy when the last ability destroyed the old one', () => {
    expect(
      after('A=E5,E6|.|.|.|. B=F5-3,I6,W7|.|.|.|. h1=E7', 'discard:E7 use:1.1 use:1.2', 'B score x2'),
    ).toBe('B=I6-2,W7|.|.|.|. score=1-0 x2=F5');
  });

  it('may be done without any target: the damage is lost', () => {
    expect(after('A=E5|.|.|.|. B=.|F6|.|.|. h1=E6', 'discard:E6 use:1.1', 'B score to')).toBe(
      'B=.|F6|.|.|. score=0-0 to=2',
    );
  });
});

import { after, legal } from './positions';

/** Action A: one to three elementals from hand, on your side. */
describe('Playing an elemental', () => {
  it('takes it from the hand and puts it last in its column, undamaged, on the own side', () => {
    const both = 'A=.|W6-2|.|.|. B=.|S6|.|.|.';
    expect(after(`${both} h1=F5,F6`, 'play:F5@2 end', 'A B to h1')).toBe(
      'A=.|W6-2,F5|.|.|. B=.|S6|.|.|. to=2 h1=F6',
    );
    expect(after(`${both} to=2 h2=F5`, 'play:F5@2', 'A B to h2')).toBe(
      'A=.|W6-2|.|.|. B=.|S6,F5|.|.|. to=1 h2=.',
    );
  });

  it('may be done at every location, whoever stands there', () => {
    expect(legal('A=P6|.|.|.|. B=S6|S7|.|.|. h1=F5')).toBe(
      'play:F5@1 play:F5@2 play:F5@3 play:F5@4 play:F5@5 draw',
    );
  });

  it('takes equal cards in hand for one', () => {
    expect(legal('h1=F5,F5,F6', 'play:F6@1')).toBe('play:F5@1 play:F5@2 end');
  });
});

describe('How many are played', () => {
  it('is for the player to say: one and two are enough', () => {
    expect(after('h1=F5,F6,F7', 'play:F5@1 end', 'A to h1')).toBe('A=F5|.|.|.|. to=2 h1=F6,F7');
    expect(after('h1=F5,F6,F7', 'play:F5@1 play:F6@1 end', 'A to h1')).toBe('A=F5,F6|.|.|.|. to=2 h1=F7');
  });

  it('is at least one: nobody stops before the first', () => {
    expect(legal('h1=F5')).not.toContain('end');
  });

  it('is at most three: the action ends by itself', () => {
    expect(after('h1=F5,F5,F6,F7', 'play:F5@1 play:F5@1 play:F6@1', 'A to h1')).toBe(
      'A=F5,F5,F6|.|.|.|. to=2 h1=F7',
    );
  });

  it('is fewer when nothing more in hand fits: the action ends by itself', () => {
    expect(after('h1=F5,W6', 'play:F5@1', 'A to h1')).toBe('A=F5|.|.|.|. to=2 h1=W6');
    expect(after('h1=F5,F6,W7', 'play:F5@1 play:F6@1', 'A to h1')).toBe('A=F5,F6|.|.|.|. to=2 h1=W7');
  });
});

describe('What elementals played together share', () => {
  it('is one guild, whatever their numbers', () => {
    expect(after('h1=F5,F6,F7', 'play:F7@1 play:F5@1 play:F6@1', 'A')).toBe('A=F7,F5,F6|.|.|.|.');
  });

  it('is one number, whatever their guilds', () => {
    expect(after('h1=F5,W5,P5', 'play:W5@1 play:P5@1 play:F5@1', 'A')).toBe('A=W5,P5,F5|.|.|.|.');
  });

  it('is nothing less: a card of another guild and number does not fit', () => {
    expect(legal('h1=F5,F6,W5,W6', 'play:F5@1')).toBe('play:F6@1 play:F6@2 play:W5@1 play:W5@2 end');
  });

  it('is the same for all three: the guild of one and the number of another is not enough', () => {
    const hand = 'h1=F5,F6,F7,W5,W6,P5';
    expect(legal(hand, 'play:F5@1 play:F6@1')).toBe('play:F7@1 end');
    expect(legal(hand, 'play:F5@1 play:W5@1')).toBe('play:P5@1 end');
  });

  it('stays open between guild and number as long as the cards are equal', () => {
    expect(legal('h1=F5,F5,F7,W5,W6', 'play:F5@1 play:F5@1')).toBe('play:F7@1 play:W5@1 end');
  });
});

describe('Where elementals are played together', () => {
  it('is one location, in the order the player likes', () => {
    expect(after('A=.|L5|.|.|. h1=F5,F6,F7', 'play:F6@2 play:F7@2 play:F5@2', 'A')).toBe(
      'A=.|L5,F6,F7,F5|.|.|.',
    );
    expect(after('A=.|L5|.|.|. h1=F5,F6,F7', 'play:F5@2 play:F6@2 play:F7@2', 'A')).toBe(
      'A=.|L5,F5,F6,F7|.|.|.',
    );
  });

  it('or an unbroken run: the second goes to the same location or next door', () => {
    expect(legal('h1=F5,F6', 'play:F5@3')).toBe('play:F6@2 play:F6@3 play:F6@4 end');
  });

  it('or, for the third, the next at either end of the run', () => {
    expect(legal('h1=F5,F6,F7', 'play:F5@2 play:F6@3')).toBe('play:F7@1 play:F7@4 end');
    expect(legal('h1=F5,F6,F7', 'play:F5@4 play:F6@3')).toBe('play:F7@2 play:F7@5 end');
  });

  it('is never both: two at one location keep the third there', () => {
    expect(legal('h1=F5,F6,F7', 'play:F5@3 play:F6@3')).toBe('play:F7@3 end');
  });

  it('ends with the row, which is not a circle', () => {
    expect(legal('h1=F5,F6', 'play:F5@1')).toBe('play:F6@1 play:F6@2 end');
    expect(legal('h1=F5,F6', 'play:F5@5')).toBe('play:F6@4 play:F6@5 end');
    expect(legal('h1=F5,F6,F7', 'play:F5@1 play:F6@2')).toBe('play:F7@3 end');
    expect(legal('h1=F5,F6,F7', 'play:F5@4 play:F6@5')).toBe('play:F7@3 end');
  });

  it('makes the same table in whatever order a run is laid', () => {
    const orders = [
      'play:F5@2 play:F6@3 play:F7@4',
      'play:F7@4 play:F6@3 play:F5@2',
      'play:F6@3 play:F5@2 play:F7@4',
      'play:F6@3 play:F7@4 play:F5@2',
    ];
    for (const order of orders) expect(after('h1=F5,F6,F7', order, 'A h1')).toBe('A=.|F5|F6|F7|. h1=.');
  });

  it('never depends on earlier turns', () => {
    const position = 'h1=F5,F6,W7';
    expect(legal(position, 'play:F5@1 play:F6@1 draw')).toBe(
      'play:W7@1 play:W7@2 play:W7@3 play:W7@4 play:W7@5 draw',
    );
  });
});

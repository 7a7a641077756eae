import { after, legal } from './positions';

/** What teams do differently. Seats 1 and 3 are side A, 2 and 4 side B; `@3` and `@4` mark the mate's elementals. */
describe('A team', () => {
  it('has one score, to which both players add', () => {
    const position = 'A=F5|.|.|.|.|F5@3 B=.|.|.|.|.|. score=3-5';
    expect(after(position, 'draw', 'score')).toBe('score=4-5');
    expect(after(position, 'draw draw draw', 'score')).toBe('score=5-5');
  });

  it('scores once for an enemy destroyed, whichever of the two enemies loses it', () => {
    const destroy = (enemy: string) =>
      after(`A=E5|.|.|.|.|. B=${enemy}|.|.|.|.|. h1=E6`, 'discard:E6 use:1.1', 'score x2 x4');
    expect(destroy('S5-3')).toBe('score=1-0 x2=S5 x4=.');
    expect(destroy('S5-3@4')).toBe('score=1-0 x2=. x4=S5');
  });

  it('has a hand and piles for each player', () => {
    const position = 'A=.|.|.|.|.|. d1=F5,F6 d3=W5 x3=L5';
    expect(after(position, 'draw', 'h1 h3 d1 d3 x3')).toBe('h1=F5,F6 h3=. d1=. d3=W5 x3=L5');
  });
});

describe('Playing in a team', () => {
  it('is open to everybody at all six locations, whatever their area', () => {
    const all = [1, 2, 3, 4, 5, 6].map((location) => `play:F5@${location}`).join(' ');
    for (const seat of [1, 2, 3, 4])
      expect(legal(`A=.|.|.|.|.|. to=${seat} h${seat}=F5`)).toBe(`${all} draw`);
  });

  it('takes green 3 and grey 4 for neighbours', () => {
    expect(legal('A=.|.|.|.|.|. h1=F5,F6', 'play:F5@3')).toBe('play:F6@2 play:F6@3 play:F6@4 end');
    expect(after('A=.|.|.|.|.|. h1=F5,F6,F7', 'play:F5@4 play:F6@3 play:F7@5', 'A')).toBe('A=.|.|F6|F5|F7|.');
  });

  it('puts the elemental last in the column that both players share', () => {
    expect(after('A=W6@3|.|.|.|.|. h1=F5', 'play:F5@1', 'A')).toBe('A=W6@3,F5|.|.|.|.|.');
    expect(after('A=W6|.|.|.|.|. to=3 h3=F5', 'play:F5@1', 'A')).toBe('A=W6,F5@3|.|.|.|.|.');
  });
});

describe('Activating in a team', () => {
  it('reaches the mate’s elementals by number', () => {
    const position = 'A=E5|.|.|E5@3|.|. B=S7|.|.|S7|.|. h1=L5';
    expect(legal(position, 'discard:L5')).toBe('use:1.1 use:4.1');
    expect(after(position, 'discard:L5 use:4.1 use:1.1', 'B to')).toBe('B=S7-2|.|.|S7-2|.|. to=2');
  });

  it('reaches by guild only those the player controls', () => {
    expect(legal('A=E5,E6@3|.|.|E7|.|. h1=E7', 'discard:E7')).toBe('use:1.1 use:4.1');
  });

  it('reaches a mate’s elemental of the same guild and number, as one of the number', () => {
    const position = 'A=E5@3,E6|L5|.|.|.|. h1=E5';
    expect(legal(position, 'discard:E5')).toBe('use:1.1 use:1.2 use:2.1');
    expect(legal(position, 'discard:E5 use:1.1')).toBe('use:2.1 end');
    expect(after(position, 'discard:E5 use:1.2', 'to')).toBe('to=2');
  });

  it('refuses a card that only the mate’s guild would match, and takes one of the mate’s number', () => {
    expect(legal('A=E5@3|.|.|.|.|. h1=E6')).not.toContain('discard');
    expect(legal('A=E5@3|.|.|.|.|. h1=L5')).toContain('discard:L5');
  });

  it('never reaches enemies, and never others once their controller has changed', () => {
    expect(legal('A=E5|.|.|.|.|. B=L5|L5@4|.|.|.|. h1=L5', 'discard:L5')).toBe('use:1.1');
    // Music makes it position 3's, so position 1 reaches it by number only.
    const taken = 'A=M5|.|.|.|.|. B=F5-4|.|.|.|.|. to=3 h1=F6,P5 h3=W5';
    expect(legal(taken, 'discard:W5 use:1.1 end draw')).not.toContain('discard:F6');
    expect(legal(taken, 'discard:W5 use:1.1 end draw')).toContain('discard:P5');
  });
});

describe('Checking in a team', () => {
  const everywhere = (side: string) => `${side}=F5|F5|F5|F5|F5|F5 score=0-0`;
  const points = (position: string) => after(position, 'draw', 'score');

  it('counts the three locations of the own area', () => {
    const split = 'A=F5|.|.|F5|F5|.';
    expect(points(split)).toBe('score=1-0');
    expect(points(`${split} to=3`)).toBe('score=2-0');
  });

  it('follows the seating: facing players share an area', () => {
    const split = 'A=.|.|.|.|.|. B=F5|.|.|F5|F5|. area=ggyy';
    expect(points(`${split} to=2`)).toBe('score=0-1');
    expect(points(`${split} to=4`)).toBe('score=0-2');
  });

  it('follows the seating: crossed, positions 1 and 4 are green, 2 and 3 grey', () => {
    const split = 'F5|.|.|F5|F5|.';
    expect(points(`A=${split} area=gyyg`)).toBe('score=1-0');
    expect(points(`A=${split} area=gyyg to=3`)).toBe('score=2-0');
    expect(points(`B=${split} area=gyyg to=2`)).toBe('score=0-2');
    expect(points(`B=${split} area=gyyg to=4`)).toBe('score=0-1');
  });

  it('is by side: the mate’s elementals control too', () => {
    expect(points('A=F5@3|W5,F5@3|F5@3|F5|.|. B=.|.|S5|.|.|.')).toBe('score=2-0');
    expect(points('A=F5|F5|.|.|.|. B=S5@4|.|.|.|.|.')).toBe('score=1-0');
  });

  it('counts all six for the single player of a team of 3, on both positions', () => {
    expect(points(`${everywhere('B')} seats=3 to=2`)).toBe('score=0-6');
    expect(points(`${everywhere('B')} seats=3 to=4`)).toBe('score=0-6');
  });

  it('counts green for position 1 and grey for position 3 of a team of 3, whatever the seating', () => {
    for (const area of ['ggyy', 'gyyg']) {
      const split = `A=F5|.|.|F5|F5|. seats=3 area=${area}`;
      expect(points(split)).toBe('score=1-0');
      expect(points(`${split} to=3`)).toBe('score=2-0');
    }
  });
});

describe('The single player against a team of 3', () => {
  it('acts on positions 2 and 4 with one hand, one pile and one set of elementals', () => {
    const position = 'A=.|.|.|.|.|. B=E5|.|.|.|.|. seats=3 to=4 h2=E6,W6 d2=L5';
    expect(legal(position, 'discard:E6')).toBe('use:1.1');
    expect(after(position, 'discard:E6 use:1.1', 'to h2 x2')).toBe('to=1 h2=W6 x2=E6');
    expect(after(position.replace('to=4', 'to=2'), 'draw draw play:W6@2', 'B to h2 d2')).toBe(
      'B=E5|W6|.|.|.|. to=4 h2=L5,E6 d2=.',
    );
  });

  it('has as many actions in a round as the team', () => {
    const position = 'A=.|.|.|.|.|. seats=3 h1=F5 h2=W5,L6 h3=P5';
    expect(after(position, 'play:F5@1 play:W5@1 play:P5@1', 'B to round')).toBe(
      'B=W5|.|.|.|.|. to=4 round=1',
    );
    expect(after(position, 'play:F5@1 play:W5@1 play:P5@1 play:L6@1', 'B to round')).toBe(
      'B=W5,L6|.|.|.|.|. to=1 round=2',
    );
  });
});

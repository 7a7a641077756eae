import { after, events, legal } from './positions';

/** What happens to elementals, in order: `damaged B1.1, moved`. */
const told = (position: string, tokens: string) =>
  events(position, tokens)
    .filter(({ type }) => /activated|damaged|moved|destroyed|taken/.test(type))
    .map((event) =>
      'at' in event
        ? `${event.type} ${'AB'[event.at.side]}${event.at.place + 1}.${event.at.index + 1}`
        : event.type,
    )
    .join(', ');

describe('The steps of an ability', () => {
  it('are done in order', () => {
    expect(told('A=W5|.|.|.|. B=F6|F7|.|.|. h1=W6', 'discard:W6 use:1.1')).toBe(
      'activated A1.1, damaged B1.1, moved, damaged B2.1',
    );
  });

  it('are skipped where they cannot be done, while all others are done', () => {
    expect(after('A=W5|.|.|.|. B=.|F7|.|.|. h1=W6', 'discard:W6 use:1.1')).toBe(
      'A=.|W5|.|.|. B=.|F7-1|.|.|. score=0-0',
    );
    expect(after('A=W5|.|.|.|. B=F7|.|.|.|. h1=W6', 'discard:W6 use:1.1')).toBe(
      'A=.|W5|.|.|. B=F7-2|.|.|.|. score=0-0',
    );
  });
});

describe('First and last', () => {
  it('are those nearest to and farthest from the Rift', () => {
    const position = 'A=E5,I5|.|.|.|. B=F7,W7,P7|.|.|.|. h1=L5';
    expect(after(position, 'discard:L5 use:1.1 use:1.2', 'B')).toBe('B=F7-2,W7,P7-1|.|.|.|.');
  });

  it('are one and the same when an enemy stands alone', () => {
    const position = 'A=E5,I5|.|.|.|. B=F7|.|.|.|. h1=L5';
    expect(after(position, 'discard:L5 use:1.1 use:1.2', 'B')).toBe('B=F7-6|.|.|.|.');
  });

  it('are looked up when the step happens: an enemy that has come behind is not the first', () => {
    const position = 'A=.|P5,E5|.|.|. B=F7|W7|.|.|. h1=L5';
    expect(after(position, 'discard:L5 use:2.1 use:2.2', 'B')).toBe('B=.|W7-2,F7-2|.|.|.');
  });

  it('are looked up after a move within the same ability', () => {
    expect(after('A=.|W5|.|.|. B=.|F6|.|.|. h1=W6', 'discard:W6 use:2.1 to:3', 'A B')).toBe(
      'A=.|.|W5|.|. B=.|F6-2|.|.|.',
    );
  });
});

describe('Damage', () => {
  it('destroys once it reaches the number, and not before', () => {
    const strike = (enemy: string) =>
      after(`A=E5|.|.|.|. B=${enemy}|.|.|.|. h1=E6`, 'discard:E6 use:1.1', 'B score');
    expect(strike('F5-2')).toBe('B=F5-4|.|.|.|. score=0-0');
    expect(strike('F5-3')).toBe('B=.|.|.|.|. score=1-0');
    expect(strike('F7-4')).toBe('B=F7-6|.|.|.|. score=0-0');
    expect(strike('F7-5')).toBe('B=.|.|.|.|. score=1-0');
  });

  it('never carries over what is too much', () => {
    expect(after('A=C5|.|.|.|. B=F5-4,W5-4|.|.|.|. h1=C6', 'discard:C6 use:1.1', 'B score')).toBe(
      'B=W5-4|.|.|.|. score=1-0',
    );
  });

  it('is gone when the card is played again', () => {
    const position = 'A=F5,W5-4|.|.|.|. h1=F6 h2=S5';
    const tokens = 'discard:F6 use:1.1 draw draw !shuffle:1=W5,F6 draw play:W5@1';
    expect(after(position, tokens, 'A')).toBe('A=F5,W5|.|.|.|.');
  });
});

describe('When destruction is checked', () => {
  it('is after the whole ability: a fatally damaged enemy stays till then', () => {
    const position = 'A=.|W5|.|.|. B=.|F5-3,S7|.|.|. h1=W6';
    expect(after(position, 'discard:W6 use:2.1')).toBe('A=.|W5|.|.|. B=.|F5-5,S7|.|.|. score=0-0');
    expect(told(position, 'discard:W6 use:2.1 to:1')).toBe(
      'activated A2.1, damaged B2.1, moved, destroyed B2.1',
    );
  });

  it('lets a fatally damaged enemy still be the first, so that the second is struck as the second', () => {
    expect(after('A=D5|.|.|.|. B=F5-4,S6,T6|.|.|.|. h1=D6', 'discard:D6 use:1.1', 'B')).toBe(
      'B=S6-1,T6|.|.|.|.',
    );
  });

  it('lets a fatally damaged enemy still be moved', () => {
    expect(told('A=.|P5|.|.|. B=F5-4|.|.|.|. h1=P6', 'discard:P6 use:2.1')).toBe(
      'activated A2.1, damaged B1.1, moved, destroyed B2.1',
    );
  });

  it('is right after the strike where Thunderbolt asks', () => {
    expect(told('A=T5|.|.|.|. B=F5-4,S7|.|.|.|. h1=T6', 'discard:T6 use:1.1 on:1.1')).toBe(
      'activated A1.1, damaged B1.1, destroyed B1.1, damaged B1.1',
    );
  });

  it('is right after the strike where Music asks', () => {
    const position = 'A=.|M5|.|.|. B=.|F5-4|.|.|. h1=M6';
    expect(after(position, 'discard:M6 use:2.1', 'B score step')).toBe('B=.|.|.|.|. score=1-0 step=to');
    expect(told(position, 'discard:M6 use:2.1')).toBe('activated A2.1, damaged B2.1, destroyed B2.1, taken');
  });

  it('is right after the strike where a bot of 5 with two stars asks', () => {
    const position = 'A=S7,F5-4|.|.|.|. B=T5|.|.|.|. step=plan plan=2:567,2:e trainer=2,1,1';
    expect(told(position, 'plan')).toBe('activated B1.1, damaged A1.2, destroyed A1.2, damaged A1.1');
  });
});

describe('The destroyed', () => {
  it('go face up to the discard pile of their controller', () => {
    expect(after('A=E5|.|.|.|. B=S5-3|.|.|.|. h1=E6 x2=T5', 'discard:E6 use:1.1', 'B x1 x2')).toBe(
      'B=.|.|.|.|. x1=E6 x2=T5,S5',
    );
    expect(after('A=E5|.|.|.|.|. B=S5-3@4|.|.|.|.|. h1=E6', 'discard:E6 use:1.1', 'x2 x4')).toBe(
      'x2=. x4=S5',
    );
  });

  it('score 1 each for the side opposite to them, whoever struck', () => {
    expect(after('A=F5,L5-4|.|.|.|. B=S5-2|.|.|.|. h1=F6', 'discard:F6 use:1.1')).toBe(
      'A=F5|.|.|.|. B=.|.|.|.|. score=1-1',
    );
    expect(after('A=S5-2|.|.|.|. B=F5,L5-4|.|.|.|. to=2 h2=F6', 'discard:F6 use:1.1')).toBe(
      'A=.|.|.|.|. B=F5|.|.|.|. score=1-1',
    );
  });

  it('leave together, side A before side B, whoever acted and was struck first', () => {
    const fire = 'A=F5,L5-4|.|.|.|. B=S5-2|.|.|.|. h1=F6';
    expect(told(fire, 'discard:F6 use:1.1')).toMatch(/damaged A1.2, destroyed A1.2, destroyed B1.1$/);
    const lava = 'A=F5-3|.|W5-3|.|. B=.|V5-4|.|.|. to=2 h2=V6';
    expect(told(lava, 'discard:V6 use:2.1')).toMatch(/destroyed A1.1, destroyed A3.1, destroyed B2.1$/);
  });

  it('leave by location, also where the middle was struck first', () => {
    const air = 'A=A5|.|.|.|. B=.|F5-4|W5-4|P5-4|. h1=A6';
    expect(told(air, 'discard:A6 use:1.1 to:3')).toMatch(
      /damaged B3.1, damaged B2.1, damaged B4.1, destroyed B2.1, destroyed B3.1, destroyed B4.1$/,
    );
    expect(after(air, 'discard:A6 use:1.1 to:3', 'score x2')).toBe('score=3-0 x2=F5,W5,P5');
  });

  it('leave from the Rift outwards within a column', () => {
    expect(after('A=W6-5,L5-4,V5-4|.|.|.|. h1=V6', 'discard:V6 use:1.3', 'A score x1')).toBe(
      'A=.|.|.|.|. score=0-3 x1=V6,W6,L5,V5',
    );
  });
});

describe('Choices', () => {
  it('are asked when at least two options differ, were it only by place', () => {
    expect(legal('A=T5|.|.|.|. B=F6,F6|.|.|.|. h1=T6', 'discard:T6 use:1.1')).toBe('on:1.1 on:1.2');
  });

  it('are taken without asking when there is one option', () => {
    expect(after('A=T5|.|.|.|. B=F6|.|.|.|. h1=T6', 'discard:T6 use:1.1', 'B to')).toBe(
      'B=F6-2|.|.|.|. to=2',
    );
    expect(after('A=L5|.|.|.|W6-1 h1=L6', 'discard:L6 use:1.1', 'A to')).toBe('A=L5|.|.|.|W6 to=2');
  });

  it('withhold a neighbour without an enemy from Plant while the other has one', () => {
    expect(after('A=.|P5|.|.|. B=.|.|F6|.|. h1=P6', 'discard:P6 use:2.1', 'B to')).toBe(
      'B=.|F6-2|.|.|. to=2',
    );
  });

  it('withhold an undamaged ally from healing while another is damaged', () => {
    expect(legal('A=L5,W6-1|P6|.|.|F6-2 h1=L6', 'discard:L6 use:1.1')).toBe('on:1.2 on:5.1');
  });

  it('withhold nothing from a move: it may lead where no enemy is', () => {
    expect(legal('A=.|B5|.|.|. B=.|.|F6|.|. h1=B6', 'discard:B6 use:2.1')).toBe('to:1 to:3');
    expect(legal('A=.|S5|.|.|. B=.|.|F6|.|. h1=S6', 'discard:S6 use:2.1')).toBe('to:1 to:3 to:4 to:5');
  });
});

describe('An activation by number from beginning to end', () => {
  const position = 'A=W5|F5|L5|.|. B=A6-4|S6|T7|.|. h1=P5';

  it('begins with Water: 2 on a damaged enemy, a move next door, 1 on the first enemy there', () => {
    expect(after(position, 'discard:P5 use:1.1', 'A B score step')).toBe(
      'A=.|F5,W5|L5|.|. B=.|S6-1|T7|.|. score=1-0 step=use',
    );
  });

  it('goes on with Fire: 3 on the enemy, and 1 on the Water that has just come behind it', () => {
    expect(after(position, 'discard:P5 use:1.1 use:2.1', 'A B score step')).toBe(
      'A=.|F5,W5-1|L5|.|. B=.|S6-4|T7|.|. score=1-0 step=use',
    );
  });

  it('ends with Light: 2 on its enemy, and the Water is healed', () => {
    expect(after(position, 'discard:P5 use:1.1 use:2.1 use:3.1', 'A B score to x1 x2')).toBe(
      'A=.|F5,W5|L5|.|. B=.|S6-4|T7-2|.|. score=1-0 to=2 x1=P5 x2=A6',
    );
  });
});

import { after, events, legal } from './positions';

/** Both sides stand at one location, so that checking scores nothing; there is nothing to draw. */
const still = 'A=F5|.|.|.|. B=S7|.|.|.|.';
const stillSix = 'A=F5|.|.|.|.|. B=S7|.|.|.|.|.';
const ending = (position: string, tokens: string) =>
  events(position, tokens).flatMap((event) => (event.type === 'gameEnded' ? [event.why] : []));
const times = (count: number, tokens: string) => Array(count).fill(tokens).join(' ');

describe('A round', () => {
  const hands = 'h1=F5 h2=F5 h3=F5 h4=F5';

  it('is the starter and then the other in a duel', () => {
    expect(after('h1=F5 h2=F5', 'play:F5@1', 'to round')).toBe('to=2 round=1');
    expect(after('h1=F5 h2=F5', 'play:F5@1 play:F5@1', 'to round')).toBe('to=1 round=2');
  });

  it('is positions 1 to 4 in a team of 4, sides alternating', () => {
    const plays = ['play:F5@1', 'play:F5@2', 'play:F5@3', 'play:F5@4'];
    const at = (count: number) =>
      after(`A=.|.|.|.|.|. ${hands}`, plays.slice(0, count).join(' '), 'to round');
    expect([0, 1, 2, 3, 4].map(at)).toEqual([
      'to=1 round=1',
      'to=2 round=1',
      'to=3 round=1',
      'to=4 round=1',
      'to=1 round=2',
    ]);
    expect(after(`A=.|.|.|.|.|. ${hands}`, plays.join(' '), 'A B')).toBe(
      'A=F5|.|F5@3|.|.|. B=.|F5|.|F5@4|.|.',
    );
  });

  it('gives the single player of a team of 3 the positions 2 and 4', () => {
    const position = 'A=.|.|.|.|.|. seats=3 h1=F5 h2=F5,W6 h3=F5';
    const tokens = 'play:F5@1 play:F5@2 play:F5@3 play:W6@4';
    expect(after(position, 'play:F5@1 play:F5@2 play:F5@3', 'to round')).toBe('to=4 round=1');
    expect(after(position, tokens, 'A B to round h2')).toBe(
      'A=F5|.|F5@3|.|.|. B=.|F5|.|W6|.|. to=1 round=2 h2=.',
    );
  });

  it('is the player’s action and one plan in solo', () => {
    const position = 'h1=F5 plan=2:e,3:e trainer=1,1,1';
    expect(after(position, 'play:F5@1', 'to round step')).toBe('to=1 round=1 step=plan');
    expect(after(position, 'play:F5@1 plan', 'to round step plan')).toBe('to=1 round=2 step=action plan=3:e');
  });
});

describe('The end', () => {
  /** Side A destroys one enemy, side B plays a card. */
  const kill = 'A=E5,E6|.|.|.|. B=F5-3,C5-3|.|.|.|. h1=E7 h2=W5';
  const round = 'discard:E7 use:1.1 end play:W5@2';

  it('comes at 12, not at 11', () => {
    expect(after(`${kill} score=10-0`, round, 'score to round')).toBe('score=11-0 to=1 round=2');
    expect(after(`${kill} score=11-0`, round, 'score to step')).toBe('score=12-0 to=0 step=over');
  });

  it('waits for the current action: more may be activated, and the score may go past 12', () => {
    const position = `${kill} score=11-0`;
    expect(after(position, 'discard:E7 use:1.1', 'score step')).toBe('score=12-0 step=use');
    expect(after(position, 'discard:E7 use:1.1 use:1.2 play:W5@2', 'score step')).toBe(
      'score=14-0 step=over',
    );
  });

  it('waits for the current round: the other side has its action too', () => {
    expect(after(`${kill} score=11-0`, 'discard:E7 use:1.1 end', 'score to step')).toBe(
      'score=12-0 to=2 step=action',
    );
    expect(after('A=F5|.|.|.|. B=.|S7|.|.|. score=0-11 to=2', 'draw', 'score to step')).toBe(
      'score=0-12 to=0 step=over',
    );
  });

  it('waits for all four positions in a team', () => {
    const position = 'A=F5|.|.|.|.|. B=.|.|.|.|.|S7@4 score=11-0';
    expect(after(position, 'draw', 'score to')).toBe('score=12-0 to=2');
    expect(after(position, 'draw draw draw', 'score to')).toBe('score=12-0 to=4');
    expect(after(position, 'draw draw draw draw', 'score to step')).toBe('score=12-1 to=0 step=over');
  });

  it('waits for the plan in solo', () => {
    const position = 'A=F5|.|.|.|. score=11-11 d2=S5,S6 plan=2:e,3:e trainer=1,1,1';
    expect(after(position, 'draw', 'score to step')).toBe('score=12-11 to=1 step=plan');
    expect(after(position.replace('11-11', '11-4'), 'draw plan', 'score to step')).toBe(
      'score=12-5 to=0 step=over',
    );
  });

  it('belongs to the higher score, even if the other side was first at 12', () => {
    const position = 'A=F5|.|.|.|. B=.|S5|S6|S7|. score=11-10';
    expect(after(position, 'draw draw', 'score to step')).toBe('score=12-13 to=0 step=over');
  });

  it('does not ask whose action brought the 12th point', () => {
    const position = 'A=F5,W5-4|.|.|.|. B=.|S7|.|.|. score=3-11 h1=F6';
    expect(after(position, 'discard:F6 use:1.1', 'score to')).toBe('score=3-12 to=2');
    expect(ending(position, 'discard:F6 use:1.1 draw')).toEqual(['score']);
  });

  it('leaves nothing to do, and the round as it was', () => {
    expect(after(`${kill} score=11-0 round=9`, round, 'to round step')).toBe('to=0 round=9 step=over');
    expect(legal(`${kill} score=11-0 round=9`, round)).toBe('');
  });
});

describe('A tie', () => {
  const tie = 'A=F5|.|.|.|. B=.|S5|.|.|. score=11-11';

  it('at 12 or more lets play go on', () => {
    expect(after(tie, 'draw draw', 'score to round')).toBe('score=12-12 to=1 round=2');
    expect(after(tie, 'draw draw draw draw', 'score to round')).toBe('score=13-13 to=1 round=3');
  });

  it('is looked at again only after the next full round', () => {
    const position = 'A=F5|.|.|.|. B=.|S5|.|.|. score=12-12 h2=W5';
    expect(after(position, 'draw', 'score to')).toBe('score=13-12 to=2');
    expect(after(position, 'draw play:W5@2', 'score to')).toBe('score=13-12 to=0');
  });

  it('goes on in solo too, until one is ahead', () => {
    const position = 'A=F5|.|.|.|. B=.|.|S5|.|. score=11-11 plan=2:e,3:567 trainer=1,1,1';
    expect(after(position, 'draw plan', 'score to round')).toBe('score=12-12 to=1 round=2');
    expect(after(position, 'draw plan draw plan', 'score to')).toBe('score=13-12 to=0');
  });
});

describe('Stalemate', () => {
  it('ends a duel after a full round in which everybody only checked, scored nothing and drew nothing', () => {
    expect(after(`${still} score=4-3 round=8`, 'draw', 'to')).toBe('to=2');
    expect(after(`${still} score=4-3 round=8`, 'draw draw', 'score to round')).toBe('score=4-3 to=0 round=8');
    expect(ending(`${still} score=4-3`, 'draw draw')).toEqual(['stalemate']);
  });

  it('may be a draw, below 12 and above', () => {
    expect(after(`${still} score=5-5`, 'draw draw', 'score step')).toBe('score=5-5 step=over');
    expect(after(`${still} score=13-13`, 'draw draw', 'score step')).toBe('score=13-13 step=over');
  });

  it.each([
    ['somebody scored', 'A=F5|.|.|.|. B=.|.|.|.|.', 'draw draw'],
    ['somebody drew', `${still} d2=S5`, 'draw draw'],
    ['somebody played', `${still} h1=W5`, 'play:W5@1 draw'],
    ['somebody activated', `${still} h2=S5`, 'draw discard:S5 use:1.1 to:2'],
  ])('does not come when %s', (_, position, tokens) => {
    expect(after(position, tokens, 'to round')).toBe('to=1 round=2');
  });

  it('does not add up over two rounds: each must be still as a whole', () => {
    expect(after(`${still} h1=W5 h2=W5`, 'play:W5@1 draw draw play:W5@1', 'to round')).toBe('to=1 round=3');
    expect(after(`${still} h1=W5`, 'play:W5@1 draw draw draw', 'to round')).toBe('to=0 round=2');
  });

  it('takes what happened before a position was read for something', () => {
    expect(after(`${still} to=2`, 'draw', 'to round')).toBe('to=1 round=2');
    expect(after(`${still} to=2`, 'draw draw draw', 'to round')).toBe('to=0 round=2');
  });

  it('needs all four positions in a team', () => {
    expect(after(stillSix, 'draw draw draw', 'to')).toBe('to=4');
    expect(after(stillSix, 'draw draw draw draw', 'to')).toBe('to=0');
    expect(after(`${stillSix} d3=W5`, 'draw draw draw draw', 'to round')).toBe('to=1 round=2');
    expect(after(`${stillSix} seats=3`, 'draw draw draw draw', 'to')).toBe('to=0');
  });
});

describe('Stalemate in solo', () => {
  // The bot of 7 strikes next door only, where nobody is; nobody ever stands alone.
  const solo = `${still} trainer=1,1,1`;
  const second = solo.replace('S7|.', 'S7|S7');
  const plans = 'plan=2:567,2:e';
  const quietPlans = times(20, '2:555').replaceAll(' ', ',');

  it('comes after twenty still rounds in a row', () => {
    const position = `${solo} ${plans} score=3-1`;
    expect(after(position, times(19, 'draw plan'), 'to round')).toBe('to=1 round=20');
    expect(after(position, times(20, 'draw plan'), 'score to round')).toBe('score=3-1 to=0 round=20');
    expect(ending(position, times(20, 'draw plan'))).toEqual(['stalemate']);
  });

  it('counts from the start again when something happens in between', () => {
    const position = `${solo} ${plans} h1=W5`;
    const tokens = `${times(19, 'draw plan')} play:W5@1 plan ${times(19, 'draw plan')}`;
    expect(after(position, tokens, 'to round')).toBe('to=1 round=40');
    expect(after(position, `${tokens} draw plan`, 'to round')).toBe('to=0 round=40');
  });

  it.each([
    ['the plan laid a bot', `${solo} plan=1:e,2:e d2=S7`, 'draw plan'],
    ['the plan scored', `${second} plan=2:e,${quietPlans}`, 'draw plan'],
    ['the plan activated a bot', `${second} plan=2:755,${quietPlans}`, 'draw plan'],
    ['the player drew', `${solo} ${plans} d1=W5`, 'draw plan'],
    ['the player played', `${solo} ${plans} h1=W5`, 'play:W5@1 plan'],
    ['the position was read before its plan', `${solo} ${plans} step=plan`, 'plan'],
  ])('does not count a round in which %s', (_, position, tokens) => {
    expect(after(position, `${tokens} ${times(19, 'draw plan')}`, 'to round')).toBe('to=1 round=21');
    expect(after(position, `${tokens} ${times(20, 'draw plan')}`, 'to round')).toBe('to=0 round=21');
  });
});

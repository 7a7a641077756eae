import { after, legal } from '../positions';

const stars = (n: number) => `step=plan plan=1:567,2:e trainer=1,${n},1`;

describe('Bots of 6 with one star: 3 damage to the last enemy here', () => {
  it('strikes the last of several', () => {
    expect(after(`A=F7|F6,F7|.|.|. B=.|S6|.|.|. ${stars(1)}`, 'plan')).toBe(
      'A=F7|F6,F7-3|.|.|. B=.|S6|.|.|. score=0-0',
    );
  });

  it('takes a lone enemy for the last, and loses what is too much', () => {
    expect(after(`A=.|F5-4|.|.|. B=.|S6|.|.|. ${stars(1)}`, 'plan', 'A score')).toBe('A=.|.|.|.|. score=0-1');
  });
});

describe('Bots of 6 with two stars: 3 damage to the first enemy next door, which comes here', () => {
  it('strikes the first enemy there and moves it, last, to the location of the bot', () => {
    expect(after(`A=F6,F7|W7|.|.|. B=.|S6|.|.|. ${stars(2)}`, 'plan')).toBe(
      'A=F7|W7,F6-3|.|.|. B=.|S6|.|.|. score=0-0',
    );
  });

  it('lets the player decide between two neighbours with enemies', () => {
    const position = `A=F6|.|F7|.|. B=.|S6|.|.|. ${stars(2)}`;
    expect(legal(position, 'plan')).toBe('to:1 to:3');
    expect(after(position, 'plan to:3', 'A')).toBe('A=F6|F7-3|.|.|.');
  });

  it('may not choose a neighbour without an enemy while the other has one', () => {
    expect(after(`A=.|.|F7|.|. B=.|S6|.|.|. ${stars(2)}`, 'plan', 'A')).toBe('A=.|F7-3|.|.|.');
  });

  it('does not act against enemies at its own location only', () => {
    expect(after(`A=.|F7|.|.|. B=.|S6|.|.|. ${stars(2)}`, 'plan', 'A')).toBe('A=.|F7|.|.|.');
  });

  it('has one neighbour at the end of the row, which is not a circle', () => {
    expect(after(`A=F7|.|.|.|. B=.|.|.|.|S6 ${stars(2)}`, 'plan', 'A')).toBe('A=F7|.|.|.|.');
    expect(after(`A=F7|.|.|F7|. B=.|.|.|.|S6 ${stars(2)}`, 'plan', 'A')).toBe('A=F7|.|.|.|F7-3');
  });

  it('destroys an enemy only after it has moved', () => {
    expect(after(`A=F6|W5-4|F5-2|.|. B=.|S6|.|.|. ${stars(2)}`, 'plan to:3', 'A score x1')).toBe(
      'A=F6|W5-4|.|.|. score=0-1 x1=F5',
    );
  });
});

describe('Bots of 6 with three stars: 3 damage to the first enemy here, which moves next door', () => {
  const position = `A=W7|F6,F7|.|.|. B=.|S6|.|.|. ${stars(3)}`;

  it('lets the player decide where the struck enemy goes, be anybody there or not', () => {
    expect(after(position, 'plan', 'A')).toBe('A=W7|F6-3,F7|.|.|.');
    expect(legal(position, 'plan')).toBe('to:1 to:3');
    expect(after(position, 'plan to:3', 'A B')).toBe('A=W7|F7|F6-3|.|. B=.|S6|.|.|.');
  });

  it('puts it last in its new column', () => {
    expect(after(position, 'plan to:1', 'A')).toBe('A=W7,F6-3|F7|.|.|.');
  });

  it('has one way only at the end of the row', () => {
    expect(after(`A=.|.|.|.|F6 B=.|.|.|.|S6 ${stars(3)}`, 'plan', 'A')).toBe('A=.|.|.|F6-3|.');
  });

  it('moves a fatally damaged enemy too, before it is destroyed', () => {
    const fatal = `A=.|F6-4|.|.|. B=.|S6|.|.|. ${stars(3)}`;
    expect(after(fatal, 'plan')).toBe('A=.|F6-7|.|.|. B=.|S6|.|.|. score=0-0');
    expect(after(fatal, 'plan to:1')).toBe('A=.|.|.|.|. B=.|S6|.|.|. score=0-1');
  });
});

describe('Bots of 6 with four stars: 3 damage to the first enemy here', () => {
  it('strikes the first of several', () => {
    expect(after(`A=F7|F6,F7|.|.|. B=.|S6|.|.|. ${stars(4)}`, 'plan')).toBe(
      'A=F7|F6-3,F7|.|.|. B=.|S6|.|.|. score=0-0',
    );
  });
});

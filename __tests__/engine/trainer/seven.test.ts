import { after } from '../positions';

const stars = (n: number) => `step=plan plan=1:567,2:e trainer=1,1,${n}`;

describe('Bots of 7 with one star: 2 damage to the first enemy at each adjacent location', () => {
  it('strikes on both sides, and nobody at its own location', () => {
    expect(after(`A=F6,F7|W6|P6,P7|L7|. B=.|S7|.|.|. ${stars(1)}`, 'plan')).toBe(
      'A=F6-2,F7|W6|P6-2,P7|L7|. B=.|S7|.|.|. score=0-0',
    );
  });

  it('acts when an enemy is next door on one side only', () => {
    expect(after(`A=.|.|P6|.|. B=.|S7|.|.|. ${stars(1)}`, 'plan', 'A')).toBe('A=.|.|P6-2|.|.');
  });

  it('has one neighbour at the end of the row, which is not a circle', () => {
    expect(after(`A=F6|.|.|P6|. B=.|.|.|.|S7 ${stars(1)}`, 'plan', 'A')).toBe('A=F6|.|.|P6-2|.');
  });

  it('destroys the enemies on both sides together', () => {
    expect(after(`A=F6-4|.|P5-3|.|. B=.|S7|.|.|. ${stars(1)}`, 'plan', 'A score x1')).toBe(
      'A=.|.|.|.|. score=0-2 x1=F6,P5',
    );
  });
});

describe('Bots of 7 with two stars: 2 damage to the first and 2 to the last enemy here', () => {
  it('strikes both ends of a column', () => {
    expect(after(`A=F7|F6,W6,F7|.|.|. B=.|S7|.|.|. ${stars(2)}`, 'plan')).toBe(
      'A=F7|F6-2,W6,F7-2|.|.|. B=.|S7|.|.|. score=0-0',
    );
  });

  it('strikes a lone enemy twice', () => {
    expect(after(`A=.|F6|.|.|. B=.|S7|.|.|. ${stars(2)}`, 'plan', 'A')).toBe('A=.|F6-4|.|.|.');
  });

  it('scores once for a lone enemy that the first strike would have destroyed', () => {
    expect(after(`A=.|F6-5|.|.|. B=.|S7|.|.|. ${stars(2)}`, 'plan', 'A score')).toBe('A=.|.|.|.|. score=0-1');
  });
});

describe('Bots of 7 with three stars: 3 damage to the first enemy and 1 to every other enemy here', () => {
  it('strikes all enemies here', () => {
    expect(after(`A=F7|F6,W6,F7|.|.|. B=.|S7|.|.|. ${stars(3)}`, 'plan')).toBe(
      'A=F7|F6-3,W6-1,F7-1|.|.|. B=.|S7|.|.|. score=0-0',
    );
  });

  it('strikes a lone enemy for 3', () => {
    expect(after(`A=.|F6|.|.|. B=.|S7|.|.|. ${stars(3)}`, 'plan', 'A')).toBe('A=.|F6-3|.|.|.');
  });

  it('still counts a fatally damaged first enemy as the first', () => {
    expect(after(`A=.|F5-3,W6,F7|.|.|. B=.|S7|.|.|. ${stars(3)}`, 'plan', 'A score')).toBe(
      'A=.|W6-1,F7-1|.|.|. score=0-1',
    );
  });
});

describe('Bots of 7 with four stars: 5 damage to the last enemy here', () => {
  it('strikes the last of several', () => {
    expect(after(`A=F7|F6,F7|.|.|. B=.|S7|.|.|. ${stars(4)}`, 'plan')).toBe(
      'A=F7|F6,F7-5|.|.|. B=.|S7|.|.|. score=0-0',
    );
  });

  it('loses what is too much for the last enemy', () => {
    expect(after(`A=.|F6,F5|.|.|. B=.|S7|.|.|. ${stars(4)}`, 'plan', 'A score')).toBe(
      'A=.|F6|.|.|. score=0-1',
    );
  });
});

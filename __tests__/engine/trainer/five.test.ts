import { after, legal } from '../positions';

const stars = (n: number) => `step=plan plan=1:567,2:e trainer=${n},1,1`;

describe('Bots of 5 with one star: 2 damage to the first enemy here', () => {
  it('strikes the first of several', () => {
    expect(after(`A=.|F6,F7|.|.|. B=.|S5|.|.|. ${stars(1)}`, 'plan')).toBe(
      'A=.|F6-2,F7|.|.|. B=.|S5|.|.|. score=0-0',
    );
  });

  it('strikes nobody at other locations', () => {
    expect(after(`A=F6|.|F7|.|. B=.|S5|.|.|. ${stars(1)}`, 'plan', 'A')).toBe('A=F6|.|F7|.|.');
  });
});

describe('Bots of 5 with two stars: 2 damage to the last enemy here, once more if that destroys it', () => {
  it('strikes the last of several', () => {
    expect(after(`A=.|F6,F7|.|.|. B=.|S5|.|.|. ${stars(2)}`, 'plan', 'A')).toBe('A=.|F6,F7-2|.|.|.');
  });

  it('takes a lone enemy for the last', () => {
    expect(after(`A=.|F6|.|.|. B=.|S5|.|.|. ${stars(2)}`, 'plan', 'A')).toBe('A=.|F6-2|.|.|.');
  });

  it('strikes the new last enemy when it has destroyed one', () => {
    expect(after(`A=.|W7,F6,F7-5|.|.|. B=.|S5|.|.|. ${stars(2)}`, 'plan', 'A score x1')).toBe(
      'A=.|W7,F6-2|.|.|. score=0-1 x1=F7',
    );
  });

  it('strikes only once more, even if that destroys another', () => {
    expect(after(`A=.|F7,W6-4,F5-3|.|.|. B=.|S5|.|.|. ${stars(2)}`, 'plan', 'A score x1')).toBe(
      'A=.|F7|.|.|. score=0-2 x1=F5,W6',
    );
  });

  it('loses the second strike when nobody is left', () => {
    expect(after(`A=F7|F5-3|F7|.|. B=.|S5|.|.|. ${stars(2)}`, 'plan', 'A score')).toBe(
      'A=F7|.|F7|.|. score=0-1',
    );
  });
});

describe('Bots of 5 with three stars: 2 damage to the first and 1 to the second enemy here', () => {
  it('strikes the first two of several', () => {
    expect(after(`A=.|F6,F7,F7|.|.|. B=.|S5|.|.|. ${stars(3)}`, 'plan', 'A')).toBe('A=.|F6-2,F7-1,F7|.|.|.');
  });

  it('strikes a lone enemy just once', () => {
    expect(after(`A=.|F6|.|.|. B=.|S5|.|.|. ${stars(3)}`, 'plan', 'A')).toBe('A=.|F6-2|.|.|.');
  });

  it('still counts a fatally damaged first enemy as the first', () => {
    expect(after(`A=.|F5-3,F6,F7|.|.|. B=.|S5|.|.|. ${stars(3)}`, 'plan', 'A score')).toBe(
      'A=.|F6-1,F7|.|.|. score=0-1',
    );
  });
});

describe('Bots of 5 with four stars: 2 damage to the enemy with the most damage here', () => {
  it('strikes the most damaged one, wherever it stands in its column', () => {
    expect(after(`A=.|F5-1,F7-3,F5-2|.|.|. B=.|S5|.|.|. ${stars(4)}`, 'plan', 'A')).toBe(
      'A=.|F5-1,F7-5,F5-2|.|.|.',
    );
  });

  it('looks only at its own location', () => {
    expect(after(`A=F7-6|F5-1,F6|.|.|. B=.|S5|.|.|. ${stars(4)}`, 'plan', 'A')).toBe('A=F7-6|F5-3,F6|.|.|.');
  });

  it('lets the player decide between equally damaged enemies', () => {
    const position = `A=.|F5-2,F7-1,F6-2|.|.|. B=.|S5|.|.|. ${stars(4)}`;
    expect(legal(position, 'plan')).toBe('on:2.1 on:2.3');
    expect(after(position, 'plan on:2.3', 'A')).toBe('A=.|F5-2,F7-1,F6-4|.|.|.');
  });

  it('lets the player decide between all when none has damage', () => {
    expect(legal(`A=.|F5,F7|.|.|. B=.|S5|.|.|. ${stars(4)}`, 'plan')).toBe('on:2.1 on:2.2');
  });
});

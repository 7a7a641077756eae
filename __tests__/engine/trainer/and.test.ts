import { after, legal } from '../positions';

const trainer = (text: string) => `step=plan plan=1:567,2:e trainer=${text}`;

describe('& moving: the bot first moves to any other location', () => {
  it('moves, last in its new column, and then does the challenge of its number there', () => {
    expect(after(`A=.|.|.|F6,F7|. B=.|S5|.|W7|. ${trainer('1,1,1&5m')}`, 'plan')).toBe(
      'A=.|.|.|F6-2,F7|. B=.|.|.|W7,S5|. score=0-0',
    );
  });

  it('goes only where it then places damage, and the player decides where', () => {
    const position = `A=F6|.|.|.|W7 B=.|S5|.|.|. ${trainer('1,1,1&5m')}`;
    expect(legal(position, 'plan')).toBe('to:1 to:5');
    expect(after(position, 'plan to:5', 'A B')).toBe('A=F6|.|.|.|W7-2 B=.|.|.|.|S5');
  });

  it('must leave, although there are enemies where it stands', () => {
    expect(after(`A=.|F6|W7|.|. B=.|S5|.|.|. ${trainer('1,1,1&5m')}`, 'plan', 'A B')).toBe(
      'A=.|F6|W7-2|.|. B=.|.|S5|.|.',
    );
  });

  it('does not act when there are enemies only where it stands', () => {
    expect(after(`A=.|F6|.|.|. B=.|S5|.|.|. ${trainer('1,1,1&5m')}`, 'plan')).toBe(
      'A=.|F6|.|.|. B=.|S5|.|.|. score=0-0',
    );
  });

  it('goes next door to enemies when the challenge strikes next door', () => {
    const position = `A=.|F6|.|.|. B=.|.|.|S7|. ${trainer('1,1,1&7m')}`;
    expect(legal(position, 'plan')).toBe('to:1 to:3');
    expect(after(position, 'plan to:1', 'A B')).toBe('A=.|F6-2|.|.|. B=S7|.|.|.|.');
  });

  it('asks where to move, then which neighbour to strike', () => {
    const position = `A=F6|.|F7|.|. B=.|.|.|.|S6 ${trainer('1,2,1&6m')}`;
    expect(legal(position, 'plan')).toBe('to:2 to:4');
    expect(legal(position, 'plan to:2')).toBe('to:1 to:3');
    expect(after(position, 'plan to:2 to:1', 'A B')).toBe('A=.|F6-3|F7|.|. B=.|S6|.|.|.');
  });

  it('concerns only bots of its number', () => {
    expect(after(`A=.|F6|F7|.|. B=.|S5|.|.|. ${trainer('1,1,1&7m')}`, 'plan', 'A B')).toBe(
      'A=.|F6-2|F7|.|. B=.|S5|.|.|.',
    );
  });

  it('comes once, also when the challenge is done once more', () => {
    const position = `A=F6-4|.|.|.|I6,F5-4 B=.|.|S5|.|. ${trainer('2,1,1&5m')}`;
    expect(after(position, 'plan to:5', 'A B score')).toBe('A=F6-4|.|.|.|I6-2 B=.|.|.|.|S5 score=0-1');
  });

  it('lets a bot that has moved act no second time in the plan', () => {
    const position = 'A=.|.|.|F7|. B=.|S5|.|.|. step=plan plan=1:555,2:e trainer=1,1,1&5m';
    expect(after(position, 'plan', 'A B')).toBe('A=.|.|.|F7-2|. B=.|.|.|S5|.');
  });
});

describe('& healing: first remove 1 damage from any bot', () => {
  it('heals a bot at any location, then does the challenge of its number', () => {
    expect(after(`A=.|F6|.|.|. B=.|S5|.|.|W7-3 ${trainer('1,1,1&5h')}`, 'plan')).toBe(
      'A=.|F6-2|.|.|. B=.|S5|.|.|W7-2 score=0-0',
    );
  });

  it('heals before the challenge: nobody is struck while the player decides whom to heal', () => {
    const position = `A=.|F6|.|.|. B=.|W7,S5-1|.|.|P6-2 ${trainer('1,1,1&5h')}`;
    expect(legal(position, 'plan')).toBe('on:2.2 on:5.1');
    expect(after(position, 'plan', 'A')).toBe('A=.|F6|.|.|.');
    expect(after(position, 'plan on:2.2', 'A B')).toBe('A=.|F6-2|.|.|. B=.|W7,S5|.|.|P6-2');
  });

  it('comes once, also when the challenge is done once more', () => {
    const position = `A=.|I6,F5-4|.|.|. B=.|S5|.|.|W7-3 ${trainer('2,1,1&5h')}`;
    expect(after(position, 'plan', 'A B score')).toBe('A=.|I6-2|.|.|. B=.|S5|.|.|W7-2 score=0-1');
  });

  it('goes straight to the challenge when no bot has damage', () => {
    expect(after(`A=.|F6-1|.|.|. B=.|S5|.|.|. ${trainer('1,1,1&5h')}`, 'plan', 'A B')).toBe(
      'A=.|F6-3|.|.|. B=.|S5|.|.|.',
    );
  });

  it('does not heal when the bot would place no damage', () => {
    expect(after(`A=F6|.|.|.|. B=.|S5-2|.|.|. ${trainer('1,1,1&5h')}`, 'plan', 'A B')).toBe(
      'A=F6|.|.|.|. B=.|S5-2|.|.|.',
    );
  });

  it('concerns only bots of its number', () => {
    expect(after(`A=.|F6|.|.|. B=.|S5-1|.|.|. ${trainer('1,1,1&6h')}`, 'plan', 'A B')).toBe(
      'A=.|F6-2|.|.|. B=.|S5-1|.|.|.',
    );
  });
});

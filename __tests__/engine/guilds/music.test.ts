import { after, legal } from '../positions';

/** 2 damage to the first enemy here; if that destroys it, it scores as usual and is then played next door, as yours. */
describe('Music', () => {
  it('strikes the first enemy here and takes nothing that survives', () => {
    expect(after('A=.|M5|.|.|. B=.|F6-3,F5-4|.|.|. h1=M6', 'discard:M6 use:2.1', 'A B score to')).toBe(
      'A=.|M5|.|.|. B=.|F6-5,F5-4|.|.|. score=0-0 to=2',
    );
    expect(after('A=M5|.|.|.|. h1=M6', 'discard:M6 use:1.1', 'A to')).toBe('A=M5|.|.|.|. to=2');
  });

  it('scores for an enemy it destroys, then asks where: the taken card is written nowhere meanwhile', () => {
    const position = 'A=.|M5|W6|.|. B=.|C5-4,F7|.|.|. h1=M6';
    expect(after(position, 'discard:M6 use:2.1', 'A B score step x1 x2')).toBe(
      'A=.|M5|W6|.|. B=.|F7|.|.|. score=2-0 step=to x1=M6 x2=.',
    );
    expect(legal(position, 'discard:M6 use:2.1')).toBe('to:1 to:3');
    expect(after(position, 'discard:M6 use:2.1 to:3', 'A B score to x1 x2')).toBe(
      'A=.|M5|W6,C5|.|. B=.|F7|.|.|. score=2-0 to=2 x1=M6 x2=.',
    );
  });

  it('plays the taken card without being asked at the end of the row', () => {
    expect(after('A=.|.|.|.|M5 B=.|.|.|.|F5-3 h1=M6', 'discard:M6 use:5.1')).toBe(
      'A=.|.|.|F5|M5 B=.|.|.|.|. score=1-0',
    );
  });

  it('plays a taken Earth: it strikes each of its former allies there', () => {
    expect(after('A=M5|.|.|.|. B=E5-3|F6,I5-4|.|.|. h1=M6', 'discard:M6 use:1.1', 'A B score x2')).toBe(
      'A=M5|E5|.|.|. B=.|F6-1|.|.|. score=2-0 x2=I5',
    );
  });

  it('plays a taken Love: it heals one of its new allies there', () => {
    const position = 'A=M5|W6-3,P6-2|.|.|. B=O5-3|.|.|.|. h1=M6';
    expect(legal(position, 'discard:M6 use:1.1')).toBe('on:2.1 on:2.2');
    expect(after(position, 'discard:M6 use:1.1 on:2.1', 'A B score')).toBe(
      'A=M5|W6,P6-2,O5|.|.|. B=.|.|.|.|. score=1-0',
    );
  });

  it('lets the taken elemental be activated in the same action if it fits', () => {
    const position = 'A=M5|.|.|.|. B=F5-3|I6|.|.|. h1=L5,M6';
    expect(legal(position, 'discard:L5 use:1.1')).toBe('use:2.1 end');
    expect(after(position, 'discard:L5 use:1.1 use:2.1')).toBe('A=M5|F5|.|.|. B=.|I6-3|.|.|. score=1-0');
    expect(after(position, 'discard:M6 use:1.1', 'A step to')).toBe('A=M5|F5|.|.|. to=2 step=action');
  });

  it('lets it not be activated after three others', () => {
    const position = 'A=M5|E5|E5|.|. B=F5-3|.|.|.|. h1=L5';
    expect(after(position, 'discard:L5 use:2.1 use:3.1 use:1.1', 'A to')).toBe('A=M5|E5,F5|E5|.|. to=2');
  });

  it('keeps the taken elemental for good: destroyed later, it is discarded and drawn by its new player', () => {
    const position = 'A=M5|.|.|.|. B=F5-3|C5,E5|.|.|. h1=M6 h2=L5';
    const tokens = 'discard:M6 use:1.1 discard:L5 use:2.1 use:2.2';
    expect(after(position, tokens, 'A B score x1 x2')).toBe(
      'A=M5|.|.|.|. B=.|C5,E5|.|.|. score=1-1 x1=M6,F5 x2=L5',
    );
    expect(after(position, `${tokens} draw !shuffle:1=F5,M6`, 'h1 d1 x1')).toBe('h1=F5,M6 d1=. x1=.');
  });

  it("gives what a mate's Music takes to the player whose action it is", () => {
    const through = (music: string, rest: string) =>
      after(`A=${music}|.|.|.|.|. B=F5-3|.|.|.|.|. ${rest}`, 'discard:L5 use:1.1 end', 'A score');
    expect(through('M5@3', 'h1=L5')).toBe('A=M5@3|F5|.|.|.|. score=1-0');
    expect(through('M5', 'to=3 h3=L5')).toBe('A=M5|F5@3|.|.|.|. score=1-0');
  });

  it('makes a normal elemental of a bot it takes from the Trainer', () => {
    const position = 'A=M5|.|.|.|. B=E5-3|F6|.|.|. trainer=1,1,1 h1=M6';
    expect(after(position, 'discard:M6 use:1.1')).toBe('A=M5|E5|.|.|. B=.|F6-1|.|.|. score=1-0');
  });
});

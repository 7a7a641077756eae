import { after } from '../positions';

/** 2 damage to the first enemy here; with fewer than 7 cards in hand, draw 1. */
describe('Star', () => {
  it('strikes the first enemy here and draws a card', () => {
    const position = 'A=.|R5|.|.|. B=.|F6,F7|F6|.|. h1=W5,R6 d1=L5,P5';
    expect(after(position, 'discard:R6 use:2.1', 'A B score h1 d1 x1')).toBe(
      'A=.|R5|.|.|. B=.|F6-2,F7|F6|.|. score=0-0 h1=L5,W5 d1=P5 x1=R6',
    );
  });

  it('draws also without any target', () => {
    expect(after('A=R5|.|.|.|. B=.|F6|.|.|. h1=R6 d1=L5,P5', 'discard:R6 use:1.1', 'B h1 d1')).toBe(
      'B=.|F6|.|.|. h1=L5 d1=P5',
    );
  });

  it('draws up to 7 cards, then no more', () => {
    const position = 'A=R5,R6|.|.|.|. B=F7|.|.|.|. h1=F5,F5,F6,I5,I6,L5,R7 d1=W5,W6';
    expect(after(position, 'discard:R7 use:1.1', 'h1 d1')).toBe('h1=F5,F5,F6,I5,I6,L5,W5 d1=W6');
    expect(after(position, 'discard:R7 use:1.1 use:1.2', 'B h1 d1')).toBe(
      'B=F7-4|.|.|.|. h1=F5,F5,F6,I5,I6,L5,W5 d1=W6',
    );
  });

  it('shuffles the discard pile when it must draw and the draw pile is empty', () => {
    const position = 'A=R5|.|.|.|. h1=R6 x1=F5,W6';
    expect(after(position, 'discard:R6 use:1.1 !shuffle:1=W6,R6,F5', 'h1 d1 x1')).toBe('h1=W6 d1=R6,F5 x1=.');
  });

  it('does not shuffle as long as there was a card to draw', () => {
    expect(after('A=R5|.|.|.|. h1=R6 d1=W5 x1=F5', 'discard:R6 use:1.1', 'h1 d1 x1')).toBe(
      'h1=W5 d1=. x1=F5,R6',
    );
  });

  it('draws nothing when both piles are empty', () => {
    const position = 'A=R5,R6|.|.|.|. h1=R7';
    expect(after(position, 'discard:R7 use:1.1 !shuffle:1=R7 use:1.2', 'to h1 d1 x1')).toBe(
      'to=2 h1=R7 d1=. x1=.',
    );
  });

  it("draws for the player whose action it is, also through a mate's Star", () => {
    const position = 'A=R5@3|.|.|.|.|. h1=L5 h3=I5,I5,I5,I5,I6,I6,I6 d1=W5,W6 d3=P5';
    expect(after(position, 'discard:L5 use:1.1', 'h1 h3 d1 d3')).toBe(
      'h1=W5 h3=I5,I5,I5,I5,I6,I6,I6 d1=W6 d3=P5',
    );
  });
});

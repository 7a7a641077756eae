import { after, events, legal } from './positions';

/** Action C: score what your side controls, then draw up to seven cards. */
describe('Checking', () => {
  it('scores 1 for each location where the own side stands alone', () => {
    expect(after('A=F5|W6,W7|.|L5|P5 B=.|.|S5|.|S6', 'draw', 'score to')).toBe('score=3-0 to=2');
  });

  it('scores nothing where both sides stand, or nobody', () => {
    expect(after('A=F5,F6,F7|.|.|.|. B=S5-4|.|.|.|.', 'draw', 'score')).toBe('score=0-0');
  });

  it('scores for the acting side only', () => {
    const position = 'A=F5|.|.|.|. B=.|S5|S6|.|. score=2-3';
    expect(after(position, 'draw', 'score')).toBe('score=3-3');
    expect(after(`${position} to=2`, 'draw', 'score')).toBe('score=2-5');
  });

  it('comes before the drawing', () => {
    expect(events('A=F5|.|.|.|. d1=W5', 'draw').map(({ type }) => type)).toEqual([
      'scored',
      'drawn',
      'turnEnded',
    ]);
  });

  it('scores also when there is nothing to draw', () => {
    expect(after('A=F5|.|.|.|.', 'draw', 'score to h1')).toBe('score=1-0 to=2 h1=.');
  });
});

describe('Drawing', () => {
  it('fills the hand up to seven from the top of the own draw pile', () => {
    const position = 'h1=F5,W5 d1=P5,L5,P6,L6,P7,I5,I6 d2=S5';
    expect(after(position, 'draw', 'to h1 h2 d1 d2')).toBe(
      'to=2 h1=F5,L5,L6,W5,P5,P6,P7 h2=. d1=I5,I6 d2=S5',
    );
  });

  it('draws one card when one is missing', () => {
    expect(after('h1=F5,F5,F5,F5,F6,F6 d1=W5,W6', 'draw', 'h1 d1')).toBe('h1=F5,F5,F5,F5,F6,F6,W5 d1=W6');
  });

  it('is not allowed with seven cards in hand, however many locations would score', () => {
    expect(legal('A=W5|W5|.|.|. h1=F5,F5,F5,F5,F6,F6,F6 d1=L5')).not.toContain('draw');
    expect(legal('A=W5|W5|.|.|. h1=F5,F5,F5,F5,F6,F6 d1=L5')).toContain('draw');
  });

  it('is all there is to do with an empty hand', () => {
    expect(legal('A=W5|.|.|.|. d1=F5')).toBe('draw');
  });
});

describe('When the draw pile runs out', () => {
  it('is shuffled from the discard pile as soon as a card must be drawn, and drawing goes on', () => {
    const position = 'h1=F5,F5,F6 d1=W5 x1=L5,P5,I5,S5';
    expect(after(position, 'draw !shuffle:1=P5,S5,L5,I5', 'h1 d1 x1')).toBe(
      'h1=F5,F5,F6,L5,S5,W5,P5 d1=I5 x1=.',
    );
  });

  it('draws what is left first, then shuffles', () => {
    const told = events('A=F5|.|.|.|. h1=F5,F5,F6,F6,F7 d1=W5 x1=L5', 'draw !shuffle:1=L5');
    expect(told.map(({ type }) => type)).toEqual(['scored', 'drawn', 'shuffled', 'drawn', 'turnEnded']);
  });

  it('is not shuffled before: a hand filled by the last card leaves the discard pile alone', () => {
    expect(after('h1=F5,F5,F5,F5,F6,F6 d1=W5 x1=L5', 'draw', 'h1 d1 x1')).toBe(
      'h1=F5,F5,F5,F5,F6,F6,W5 d1=. x1=L5',
    );
  });

  it('takes nothing from the other player’s piles', () => {
    expect(after('d2=S5 x2=S6', 'draw', 'h1 d2 x2')).toBe('h1=. d2=S5 x2=S6');
  });

  it('ends the drawing when both piles are empty', () => {
    expect(after('h1=F5 d1=W5 x1=L5', 'draw !shuffle:1=L5', 'to h1 d1 x1')).toBe(
      'to=2 h1=F5,L5,W5 d1=. x1=.',
    );
    expect(after('h1=F5', 'draw', 'to h1 d1 x1')).toBe('to=2 h1=F5 d1=. x1=.');
  });

  it('lets a card come back that was discarded or destroyed before', () => {
    const position = 'A=F5,W5-4|.|.|.|. h1=F6 h2=S5';
    expect(after(position, 'discard:F6 use:1.1 draw draw !shuffle:1=W5,F6', 'h1 d1 x1')).toBe(
      'h1=F6,W5 d1=. x1=.',
    );
  });
});

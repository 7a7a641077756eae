import { advance, HiddenCards, legalSteps, seededChance, view } from '@/engine';
import { makePlans, makePosition, makeStep } from '@/notation';

import { play, table } from './positions';

/** The named fields of what a seat (from 1) may know after the tokens. */
function sees(seat: number, position: string, tokens = '', fields = 'h1 h2 d1 d2 x1 x2'): string {
  const wanted = fields.split(' ');
  return makePosition(view(play(position, tokens), seat - 1))
    .split(' ')
    .filter((part) => wanted.includes(part.slice(0, part.indexOf('='))))
    .join(' ');
}

describe('A player at the table', () => {
  const duel = 'A=F5|.|.|.|. B=S5-2|.|.|.|. score=3-4 h1=F6,W5 h2=S6 d1=L5,L6 d2=T5,T6,T7 x1=P5 x2=A5,A6';

  it('knows the own hand, and of the other only how many cards it has', () => {
    expect(sees(1, duel, '', 'h1 h2')).toBe('h1=F6,W5 h2=#1');
    expect(sees(2, duel, '', 'h1 h2')).toBe('h1=#2 h2=S6');
  });

  it('knows no draw pile, not even the own, but how many cards it has', () => {
    expect(sees(1, duel, '', 'd1 d2')).toBe('d1=#2 d2=#3');
    expect(sees(2, duel, '', 'd1 d2')).toBe('d1=#2 d2=#3');
  });

  it('knows the table, the score and the discard piles, which everybody saw grow', () => {
    for (const seat of [1, 2])
      expect(sees(seat, duel, '', 'A B score to round x1 x2')).toBe(
        'A=F5|.|.|.|. B=S5-2|.|.|.|. score=3-4 to=1 round=1 x1=P5 x2=A5,A6',
      );
  });

  it('does not know what the other has just drawn', () => {
    expect(sees(2, 'h1=F5,F5,F6,F6,F7 h2=S6 d1=L5,L6,L7', 'draw', 'h1 h2 d1')).toBe('h1=#7 h2=S6 d1=#1');
  });

  it('does not know a pile that was just shuffled', () => {
    const position = 'h1=F5,F5,F5,F5,F6,F6 h2=S5 x1=W5,W6,L7';
    expect(sees(1, position, 'draw !shuffle:1=W6,L7,W5', 'h1 d1 x1')).toBe(
      'h1=F5,F5,F5,F5,F6,F6,W6 d1=#2 x1=.',
    );
    expect(sees(2, position, 'draw !shuffle:1=W6,L7,W5', 'h1 d1 x1')).toBe('h1=#7 d1=#2 x1=.');
  });

  it('does not know the team mate’s hand either', () => {
    const team = 'A=.|.|.|.|.|. h1=F5 h2=W5,W6 h3=L5 h4=P5,P6,P7';
    expect(sees(1, team, '', 'h1 h2 h3 h4')).toBe('h1=F5 h2=#2 h3=#1 h4=#3');
    expect(sees(3, team, '', 'h1 h2 h3 h4')).toBe('h1=#1 h2=#2 h3=L5 h4=#3');
  });
});

describe('The plans of the Trainer', () => {
  const all = Array.from({ length: 5 }, (_, i) => ['1:556', '2:566', '3:557', `${i + 1}:e`]).flat();
  /** The plans to come in a round, as the player knows them; a deck is gone through in twenty rounds. */
  const known = (round: number, tokens = '') => {
    const done = (round - 1) % all.length;
    const [plan, used] = [all.slice(done), all.slice(0, done)].map((plans) => plans.join(',') || '.');
    return makePlans(view(play(`plan=${plan} used=${used} round=${round} trainer=1,1,1`, tokens), 0).plans);
  };

  it('are hidden below the open one as long as they were never seen', () => {
    expect(known(1)).toBe('1:556,#19');
    expect(known(18)).toBe('2:566,#2');
    expect(known(18, 'draw')).toBe('2:566,#2');
    expect(known(18, 'draw plan')).toBe('3:557,#1');
  });

  it('are known once all twenty have been used', () => {
    expect(known(21)).toBe(all.join(','));
    expect(known(38)).toBe('2:566,3:557,5:e');
    expect(known(20, 'draw plan')).toBe(all.join(','));
  });

  it('stay known where they were used', () => {
    expect(sees(1, 'plan=2:e,3:567,1:e used=4:e trainer=1,1,1', 'draw plan', 'used')).toBe('used=4:e,2:e');
  });

  it('tell nothing of the Trainer’s pile', () => {
    expect(sees(1, 'd2=S5,S6 x2=T5 trainer=1,1,1', '', 'd2 x2')).toBe('d2=#2 x2=T5');
  });
});

describe('What another may do', () => {
  const position = 'A=E5|.|.|.|. B=S7,S6|.|.|.|. h1=F5,F6,E7 h2=S5';
  const legalFor = (seat: number, tokens: string) => legalSteps(view(play(position, tokens), seat - 1));

  it('is known to who is to act', () => {
    for (const tokens of ['', 'play:F5@1', 'discard:E7'])
      expect(legalFor(1, tokens)).toEqual(legalSteps(play(position, tokens)));
  });

  it('is not told where it depends on a hand nobody else sees', () => {
    expect(() => legalFor(2, '')).toThrow(HiddenCards);
    expect(() => legalFor(2, 'play:F5@1')).toThrow(HiddenCards);
    expect(view(play(position, 'play:F5@1'), 1).options).toBeNull();
  });

  it('is open where the table alone decides', () => {
    expect(legalFor(2, 'discard:E7').map(makeStep)).toEqual(['use:1.1']);
    const bolt = play('A=T5|.|.|.|. B=S7,S6|.|.|.|. h1=T6 h2=S5', 'discard:T6 use:1.1');
    expect(legalSteps(view(bolt, 1)).map(makeStep)).toEqual(['on:1.1', 'on:1.2']);
  });
});

describe('A view', () => {
  it('is no part of the game: what is done to it is not done there', () => {
    const state = table('A=E5|.|.|.|. B=S5-3|.|.|.|. h1=E6 h2=S6 d1=F5 x1=W5');
    const before = structuredClone(state);
    const seen = view(state, 0);
    for (const step of ['discard', 'use'])
      advance(
        seen,
        legalSteps(seen).find(({ kind }) => kind === step)!,
        { chance: seededChance(1) },
      );
    expect(seen.score).toEqual([1, 0]);
    expect(state).toEqual(before);
  });

  it('leaves the game unhidden', () => {
    const state = table('h1=E6 d1=F5 d2=S6 plan=2:e,3:e trainer=1,1,1');
    const before = makePosition(state);
    view(state, 0);
    expect(makePosition(state)).toBe(before);
  });

  it('is the same whatever the hidden cards are', () => {
    const game = (h2: string, d1: string, d2: string) =>
      `A=E5|.|.|.|. h1=E6 h2=${h2} d1=${d1} d2=${d2} x2=A5`;
    const one = game('S5,S6', 'L5,L6', 'T5,T6,T7');
    const other = game('T5,T7', 'L6,L5', 'S6,T6,S5');
    for (const tokens of ['', 'discard:E6', 'discard:E6 use:1.1'])
      expect(view(play(one, tokens), 0)).toEqual(view(play(other, tokens), 0));
    expect(view(table(one), 1)).not.toEqual(view(table(other), 1));
  });

  it('is the same for the others whatever the acting hand holds, also in the middle of playing', () => {
    const game = (h1: string) => play(`h1=F5,${h1} h2=S5`, 'play:F5@1');
    expect(view(game('F6,W7'), 1)).toEqual(view(game('F7,L5'), 1));
    expect(view(game('F6,W7'), 0)).not.toEqual(view(game('F7,L5'), 0));
  });

  it('is the same whatever plans and bots are to come', () => {
    const game = (plans: string, bots: string) => table(`plan=2:e,${plans} d2=${bots} trainer=1,1,1`);
    expect(view(game('3:567,1:e', 'S5,S6'), 0)).toEqual(view(game('1:e,4:565', 'S6,S5'), 0));
  });
});

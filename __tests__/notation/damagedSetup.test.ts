/** Every refusal names the line and says what was expected there. */
import { makeRecord, readRecord } from '@/notation';

import { deckOf, DUEL, lineOf, randomGame, refusal, withLine } from './texts';

const TEAM = makeRecord(randomGame('team4', 'damaged'));
const why = (text: string) => refusal(() => readRecord(text));

describe('A damaged header is refused', () => {
  it.each([
    ['an unknown version', 1, 'rift 2', "line 1: expected 'rift 1', found 'rift 2'"],
    ['no version', 1, null, "line 1: expected 'rift 1', found 'mode duel-base'"],
    ['no mode', 2, null, "line 2: expected a line 'mode …', found 'dealt 1=F 2=A'"],
    [
      'an unknown mode',
      2,
      'mode chess',
      "line 2: expected a mode (duel-base, duel-beyond, team3, team4, solo), found 'chess'",
    ],
    ['nobody dealt', 3, null, "line 3: expected a line 'dealt …', found 'table L,P,W,S,C,T,I'"],
    ['one guild dealt', 3, 'dealt 1=F', 'line 3: expected 2 guilds dealt, found 1'],
    ['three guilds dealt', 3, 'dealt 1=F 2=A 3=E', 'line 3: expected 2 guilds dealt, found 3'],
    ['seats out of order', 3, 'dealt 2=A 1=F', "line 3: expected the guild of seat 1, found '2=A'"],
    ['a dealt guild without a seat', 3, 'dealt F A', "line 3: expected a dealt guild such as 1=F, found 'F'"],
    ['an unknown guild dealt', 3, 'dealt 1=F 2=X', "line 3: expected a guild such as F, found 'X'"],
    ['no table', 4, null, "line 4: expected a line 'table …', found '1: pick:L'"],
    [
      'a guild too few on the table',
      4,
      'table L,P,W,S,C,T',
      'line 4: expected 7 guilds on the table, found 6',
    ],
    ['a guild twice on the table', 4, 'table L,P,W,S,C,T,L', 'line 4: guild L stands twice'],
    ['a dealt guild on the table', 4, 'table L,P,W,S,C,T,F', 'line 4: guild F stands twice'],
    ['a guild of Beyond', 4, 'table L,P,W,S,C,T,R', 'line 4: guild R is not part of duel-base'],
    ['an unknown guild', 4, 'table L,P,W,S,C,T,X', "line 4: expected a guild such as F, found 'X'"],
    ['an unknown line', 3, 'weather fine', "line 3: expected a line 'dealt …', found 'weather fine'"],
    ['a name of no seat', 3, 'name Eva', "line 3: expected a seat and a text, found 'Eva'"],
    ['a name of no such seat', 3, 'name 3 Eva', "line 3: expected a seat from 1 to 2, found '3 Eva'"],
    [
      'two names of one seat',
      3,
      'name 1 Eva\nname 1 Ida',
      "line 4: expected one line for seat 1, found '1 Ida'",
    ],
    ['a player of no such seat', 3, 'seat 0 random', "line 3: expected a seat from 1 to 2, found '0 random'"],
    ['an area in a duel', 3, 'area ggyy', "line 3: expected a line 'dealt …', found 'area ggyy'"],
  ])('for %s', (_, number, line, message) => {
    expect(why(withLine(DUEL, number, line))).toBe(message);
  });

  it('for a team with an area nobody can sit in', () => {
    expect(why(withLine(TEAM, 3, 'area gggg'))).toBe("line 3: expected an area ggyy or gyyg, found 'gggg'");
  });

  it('for a team without its area: only names and seats are optional', () => {
    expect(why(withLine(TEAM, 3, null))).toMatch(/^line 3: expected a line 'area …', found 'dealt /);
  });

  it('for nothing at all', () => {
    expect(why('')).toBe("line 1: expected 'rift 1', found 'nothing'");
    expect(why('rift 1\n')).toBe("line 1: expected a line 'mode …', found 'the end'");
  });
});

describe('Damaged picks and decks are refused', () => {
  it.each([
    ['the wrong seat', 5, '2: pick:L', 'line 5: expected a step of 1, found one of 2'],
    [
      'a guild that is not there',
      5,
      '1: pick:F',
      'line 5: pick:F is not legal: this is not one of the options; expected pick:I pick:L pick:S pick:W pick:P pick:C pick:T',
    ],
    [
      'a guild already taken',
      6,
      '2: pick:L',
      'line 6: pick:L is not legal: this is not one of the options; expected pick:I pick:S pick:W pick:P pick:C pick:T',
    ],
    ['two picks on a line', 5, '1: pick:L pick:P', "line 5: expected one pick, found 'pick:L pick:P'"],
    ['no pick', 5, '1:', "line 5: expected one pick, found ''"],
    [
      'another step',
      5,
      '1: draw',
      'line 5: draw is not legal: it is not the time for this; expected pick:I pick:L pick:S pick:W pick:P pick:C pick:T',
    ],
    ['an unknown card in a deck', 11, 'deck 1 F5,X6', "line 11: expected a card such as F5, found 'X6'"],
    [
      'a deck of nobody',
      12,
      'deck A5,A6',
      "line 12: expected a seat and its cards, top first, found 'A5,A6'",
    ],
    [
      'a wrong second deck',
      12,
      `deck 2 ${deckOf('APSI')}`,
      'line 12: the shuffled cards of seat 2 are not those there were to shuffle',
    ],
    [
      'a wrong first deck',
      11,
      `deck 1 ${deckOf('FLWT')}`,
      'line 11: the shuffled cards of seat 1 are not those there were to shuffle',
    ],
    [
      'a deck too many',
      12,
      `${lineOf(DUEL, 12)}\ndeck 3 E5`,
      "line 13: expected a turn such as '1: draw', found 'deck 3 E5'",
    ],
  ])('for %s', (_, number, line, message) => {
    expect(why(withLine(DUEL, number, line)).slice(0, message.length)).toBe(message);
  });

  it('for a deck where a pick is missing', () => {
    expect(why(withLine(DUEL, 10, null))).toMatch(/^line 10: expected a turn such as /);
  });

  it('for a missing deck', () => {
    expect(why(withLine(DUEL, 11, null))).toBe(
      'line 11: expected the cards of seat 1, found those of seat 2',
    );
    expect(why(withLine(DUEL, 12, null))).toMatch(/^line 12: expected a line 'deck …', found /);
  });

  it.each(['d', 'deck', 'dock 2 A5'])("for an unknown line '%s' in place of a deck", (line) => {
    expect(why(withLine(DUEL, 12, line))).toMatch(/^line 12: expected /);
  });
});

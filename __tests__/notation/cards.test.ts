import { CARDS, GUILDS } from '@/engine';
import { makeCard, makeElemental, makePile, readCard, readElemental, readGuild, readPile } from '@/notation';

import { refusal } from './texts';

const [A, B] = [0, 1];

describe('Guilds and cards', () => {
  it('are 18 letters in canonical order', () => {
    expect(GUILDS.join('')).toBe('FILSEWPCTABDVOGMNR');
    for (const guild of GUILDS) expect(readGuild(guild)).toBe(guild);
  });

  it('are a letter and a number, the same card each time', () => {
    expect(CARDS.map(makeCard).slice(0, 7).join(' ')).toBe('F5 F6 F7 I5 I6 I7 L5');
    for (const card of CARDS) expect(readCard(makeCard(card))).toBe(card);
  });

  it.each(['X', 'f', 'Fire', ''])("refuse the guild '%s'", (text) => {
    expect(refusal(() => readGuild(text))).toBe(`expected a guild such as F, found '${text}'`);
  });

  it.each(['X5', 'F4', 'F8', 'f5', '5F', 'F', 'F55', '', '?', 'F5 '])("refuse the card '%s'", (text) => {
    expect(refusal(() => readCard(text))).toBe(`expected a card such as F5, found '${text}'`);
  });

  it('quote no more than the beginning of what they refuse', () => {
    expect(refusal(() => readCard('x'.repeat(500)))).toBe(
      `expected a card such as F5, found '${'x'.repeat(40)}…'`,
    );
  });
});

describe('An elemental', () => {
  it.each([
    ['F5', A, 2],
    ['W7-3', A, 2],
    ['F5-4', B, 2],
    ['P6@3', A, 4],
    ['P6@3', A, 3],
    ['C5-1@4', B, 4],
  ])('%s is written as it was read', (text, side, seats) => {
    expect(makeElemental(readElemental(text, side, seats), side)).toBe(text);
  });

  it('has a card, damage and a controller', () => {
    expect(readElemental('C5-1@4', B, 4)).toMatchObject({ card: readCard('C5'), damage: 1, controller: 3 });
    expect(readElemental('W7', A, 4)).toMatchObject({ card: readCard('W7'), damage: 0, controller: 0 });
    expect(readElemental('W7', B, 4)).toMatchObject({ controller: 1 });
  });

  it.each([
    ['F5-0', A, 'F5'],
    ['F5@1', A, 'F5'],
    ['F5-1@2', B, 'F5-1'],
  ])('%s leaves out no damage and the lowest seat when it is written', (text, side, canonical) => {
    expect(makeElemental(readElemental(text, side, 4), side)).toBe(canonical);
  });

  it.each([
    ['F5-5', "expected damage below 5 on F5, found 'F5-5'"],
    ['F7-8', "expected damage below 7 on F7, found 'F7-8'"],
    ['F5-999999999', "expected damage below 5 on F5, found 'F5-999999999'"],
    ['F5-', "expected damage, found ''"],
    ['F5-x', "expected damage, found 'x'"],
    ['F5--1', "expected damage, found '-1'"],
    ['F5-1.5', "expected damage, found '1.5'"],
    ['X5-1', "expected a card such as F5, found 'X5'"],
    ['-1', "expected a card such as F5, found ''"],
    ['F5@', "expected a seat, found ''"],
    ['F5@3-1', "expected a seat, found '3-1'"],
    ['F5@0', "expected a seat of side A, found 'F5@0'"],
    ['F5@2', "expected a seat of side A, found 'F5@2'"],
    ['F5@5', "expected a seat of side A, found 'F5@5'"],
  ])('%s is refused', (text, message) => {
    expect(refusal(() => readElemental(text, A, 4))).toBe(message);
  });

  it('fights for no seat that the mode does not have', () => {
    expect(refusal(() => readElemental('F5@3', A, 2))).toBe("expected a seat of side A, found 'F5@3'");
    // The single player of a team of 3 is seat 2, also on the second turn.
    expect(refusal(() => readElemental('F5@4', B, 3))).toBe("expected a seat of side B, found 'F5@4'");
  });
});

describe('A pile', () => {
  it.each(['.', 'F5', 'F5,F5,L6', 'L6,F5', '#1', '#6'])('%s is written as it was read', (text) => {
    expect(makePile(readPile(text))).toBe(text);
  });

  it('is a size when its cards are hidden', () => {
    expect(readPile('#6')).toHaveLength(6);
    expect(makePile([...readPile('F5'), ...readPile('#2')])).toBe('#3');
  });

  it('is empty when there are no hidden cards in it', () => {
    expect(makePile(readPile('#0'))).toBe('.');
  });

  it.each([
    ['', "expected a card such as F5, found ''"],
    ['F5,', "expected a card such as F5, found ''"],
    ['F5,,F6', "expected a card such as F5, found ''"],
    ['F5,.', "expected a card such as F5, found '.'"],
    ['F5;F6', "expected a card such as F5, found 'F5;F6'"],
    ['F5-1', "expected a card such as F5, found 'F5-1'"],
    ['F5,#2', "expected a card such as F5, found '#2'"],
    ['#163', "expected a size up to 162, found '#163'"],
    ['#', "expected a size such as #6, found ''"],
    ['#x', "expected a size such as #6, found 'x'"],
    ['#-1', "expected a size such as #6, found '-1'"],
  ])("'%s' is refused", (text, message) => {
    expect(refusal(() => readPile(text))).toBe(message);
  });
});

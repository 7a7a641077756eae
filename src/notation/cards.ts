/** Cards, elementals and piles: `F5`, `W7-3`, `P6@3`, `F5,F5,L6`, `#6`. */
import {
  ALL_CARDS,
  CARDS,
  elementalOf,
  GUILDS,
  HIDDEN,
  sideOf,
  type Card,
  type Elemental,
  type Guild,
} from '@/engine';

import { fail, makeList, readList, readNumber } from './error';

const byToken = new Map(CARDS.map((card) => [`${card.guild}${card.number}`, card]));

export function readGuild(text: string): Guild {
  if (!(GUILDS as readonly string[]).includes(text)) fail('a guild such as F', text);
  return text as Guild;
}

export const readCard = (text: string): Card => byToken.get(text) ?? fail('a card such as F5', text);
export const makeCard = (card: Card): string => (card === HIDDEN ? '?' : `${card.guild}${card.number}`);

/** `seats` is how many there are; the controller must be one of the side's. */
export function readElemental(text: string, side: number, seats: number): Elemental {
  const [, name, damage, mark] =
    /^([^-@]*)(?:-([^@]*))?(?:@(.*))?$/.exec(text) ?? fail('an elemental such as F5-2', text);
  const card = readCard(name!);
  const hurt = damage === undefined ? 0 : readNumber(damage, 'damage');
  if (hurt >= card.number) fail(`damage below ${card.number} on ${name}`, text);
  const controller = mark === undefined ? side : readNumber(mark, 'a seat') - 1;
  if (controller < 0 || controller >= seats || sideOf(controller) !== side)
    fail(`a seat of side ${'AB'[side]}`, text);
  return elementalOf(card, controller, hurt);
}

export const makeElemental = ({ card, damage, controller }: Elemental, side: number): string =>
  makeCard(card) + (damage > 0 ? `-${damage}` : '') + (controller === side ? '' : `@${controller + 1}`);

/** So many of what nobody may know; `most` keeps a wrong size from filling the memory. */
export function readHidden<T>(text: string, most: number, item: T): T[] {
  const size = readNumber(text.slice(1), 'a size such as #6');
  if (size > most) fail(`a size up to ${most}`, text);
  return new Array<T>(size).fill(item);
}

/** Cards in the order written; `#6` is six hidden ones. */
export function readPile(text: string): Card[] {
  if (text.startsWith('#')) return readHidden(text, ALL_CARDS, HIDDEN);
  return readList(text, readCard);
}

export const makePile = (cards: readonly Card[]): string =>
  cards.includes(HIDDEN) ? `#${cards.length}` : makeList(cards, makeCard);

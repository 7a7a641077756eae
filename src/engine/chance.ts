import type { Card } from './cards';
import type { Emit } from './events';

/** Where everything random comes from: a seeded generator, or the record of a game being replayed. */
export type Chance = {
  /** A seat's new draw pile, top first. */
  shuffle(seat: number, cards: readonly Card[]): readonly Card[];
  /** Some of these, in random order. */
  choose<T>(count: number, from: readonly T[]): readonly T[];
};

/** What the rules need from outside: chance, and optionally somebody who wants to hear what happens. */
export type World = { readonly chance: Chance; readonly emit?: Emit };

/** A number from 0 up to, not including, 1. */
export type Random = () => number;

/** The same seed gives the same numbers on every device (sfc32, seeded by FNV-1a). */
export function seededRandom(seed: string | number): Random {
  let hash = 2166136261;
  for (const letter of String(seed)) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  let [a, b, c, counter] = [hash, hash ^ 0x9e3779b9, 0x243f6a88, 1];
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

export const below = (random: Random, limit: number) => Math.floor(random() * limit);

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const result = items.slice();
  for (let i = result.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const item = result[i]!;
    result[i] = result[j]!;
    result[j] = item;
  }
  return result;
}

export const chanceFrom = (random: Random): Chance => ({
  shuffle: (_seat, cards) => shuffled(random, cards),
  choose: (count, from) => shuffled(random, from).slice(0, count),
});

/** For looking ahead where cards are hidden: nothing is known of their order, so none is better than another. */
export const anyOrder: Chance = {
  shuffle: (_seat, cards) => cards,
  choose: (count, from) => from.slice(0, count),
};

export const seededChance = (seed: string | number): Chance => chanceFrom(seededRandom(seed));

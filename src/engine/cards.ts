/**
 * Cards and elementals. Both are interned: made once, shared, never changed. Comparing is `===`, cloning a state copies
 * references, and "the same card with one more damage" is a look-up.
 */

/** The guilds in canonical order. */
export const GUILDS = [
  'F', // Fire
  'I', // Ice
  'L', // Light
  'S', // Shadow
  'E', // Earth
  'W', // Water
  'P', // Plant
  'C', // Crystal
  'T', // Thunderbolt
  'A', // Air
  'B', // Beast
  'D', // Acid
  'V', // Lava
  'O', // Love
  'G', // Magnet
  'M', // Music
  'N', // Sand
  'R', // Star
] as const;
export type Guild = (typeof GUILDS)[number];

/** Those of the base game; the others come with Beyond. */
export const BASE_GUILDS: readonly Guild[] = GUILDS.slice(0, 10);

/** The numbers of a guild's nine elementals. */
export const GUILD_NUMBERS = [5, 5, 5, 5, 6, 6, 6, 7, 7] as const;
export type CardNumber = (typeof GUILD_NUMBERS)[number];
export const NUMBERS: readonly CardNumber[] = [5, 6, 7];

export type Card = {
  /** The place in canonical order. */
  readonly order: number;
  readonly guild: Guild;
  readonly number: CardNumber;
  /** A bit for the guild and a bit for the number: two cards share one of them when `a.traits & b.traits`. */
  readonly traits: number;
};

export const numberTrait = (number: CardNumber) => 1 << (GUILDS.length + number - NUMBERS[0]!);
/** The traits that are numbers. */
export const ANY_NUMBER = NUMBERS.reduce((all, number) => all | numberTrait(number), 0);

/** All 54 different cards in canonical order. */
export const CARDS: readonly Card[] = GUILDS.flatMap((guild, g) =>
  NUMBERS.map((number, n) => ({
    order: g * NUMBERS.length + n,
    guild,
    number,
    traits: (1 << g) | numberTrait(number),
  })),
);

/** How many cards there are, all guilds together. */
export const ALL_CARDS = GUILDS.length * GUILD_NUMBERS.length;

/**
 * A card nobody here may know. It has no traits, so it fits nothing; a legal list that depends on one is refused.
 * Its number is none of a plan's, so that a search may let an unknown bot lie on the table.
 */
export const HIDDEN = { order: CARDS.length, guild: '?', number: 9, traits: 0 } as unknown as Card;

export const cardOf = (guild: Guild, number: CardNumber): Card =>
  CARDS[GUILDS.indexOf(guild) * NUMBERS.length + NUMBERS.indexOf(number)]!;

const byGuild = new Map(
  GUILDS.map((guild) => [guild, GUILD_NUMBERS.map((number) => cardOf(guild, number))] as const),
);

/** The nine elementals of a guild. */
export const cardsOfGuild = (guild: Guild): readonly Card[] => byGuild.get(guild)!;

/** A card on the table. */
export type Elemental = {
  readonly id: number;
  readonly card: Card;
  readonly damage: number;
  /** The seat it fights for, from 0. */
  readonly controller: number;
  /** Already activated in this action. */
  readonly used: boolean;
};

const SEATS = 4;
/** More than any elemental can have before its destruction is checked. */
const DAMAGES = 16;
const PER_DAMAGE = SEATS * 2;
const PER_CARD = DAMAGES * PER_DAMAGE;

const ELEMENTALS: readonly Elemental[] = [...CARDS, HIDDEN].flatMap((card) =>
  Array.from({ length: PER_CARD }, (_, i) => ({
    id: card.order * PER_CARD + i,
    card,
    damage: Math.floor(i / PER_DAMAGE),
    controller: Math.floor(i / 2) % SEATS,
    used: i % 2 === 1,
  })),
);

export const elementalOf = (card: Card, controller: number, damage = 0): Elemental =>
  ELEMENTALS[card.order * PER_CARD + damage * PER_DAMAGE + controller * 2]!;

/** The same elemental with more damage; a negative amount heals. */
export const withDamage = (elemental: Elemental, more: number): Elemental =>
  ELEMENTALS[elemental.id + more * PER_DAMAGE]!;

export const asUsed = (elemental: Elemental): Elemental => ELEMENTALS[elemental.id | 1]!;
export const asUnused = (elemental: Elemental): Elemental => ELEMENTALS[elemental.id & ~1]!;

/** An elemental with this much damage is destroyed at the next check. */
export const isDoomed = (elemental: Elemental) => elemental.damage >= elemental.card.number;

/**
 * The Trainer's challenges: what its bots do instead of their guild's ability, by number and stars.
 * "Enemy" means the player's elementals.
 */
import type { CardNumber } from '../cards';
import {
  ability,
  damage,
  heal,
  ifDestroyed,
  move,
  moveToStrike,
  type Ability,
  type Effect,
} from '../vocabulary';

export const STARS = [1, 2, 3, 4] as const;
export type Stars = (typeof STARS)[number];

/** A further challenge for all bots of one number: they move first, or heal first. */
export const AND_KINDS = ['m', 'h'] as const;
export type AndKind = (typeof AND_KINDS)[number];

export type Trainer = {
  /** Stars of the challenges for the numbers 5, 6 and 7. */
  readonly stars: readonly [Stars, Stars, Stars];
  readonly and: { readonly number: CardNumber; readonly kind: AndKind } | null;
};

export const CHALLENGES: Readonly<Record<CardNumber, Readonly<Record<Stars, readonly Effect[]>>>> = {
  5: {
    /** 2 damage to the first enemy here. */
    1: [damage(2, 'firstEnemyHere')],
    /** 2 damage to the last enemy here; if that destroys it, once more. */
    2: [damage(2, 'lastEnemyHere'), ifDestroyed('again')],
    /** 2 damage to the first and 1 to the second enemy here. */
    3: [damage(2, 'firstEnemyHere'), damage(1, 'secondEnemyHere')],
    /** 2 damage to the enemy with the most damage here. */
    4: [damage(2, 'mostDamagedEnemyHere')],
  },
  6: {
    /** 3 damage to the last enemy here. */
    1: [damage(3, 'lastEnemyHere')],
    /** 3 damage to the first enemy at one neighbouring location, which moves to this bot's location. */
    2: [damage(3, 'firstEnemyAtOneNeighbour'), move('target', 'here')],
    /** 3 damage to the first enemy here, which moves next door. */
    3: [damage(3, 'firstEnemyHere'), move('target', 'nextDoor')],
    /** 3 damage to the first enemy here. */
    4: [damage(3, 'firstEnemyHere')],
  },
  7: {
    /** 2 damage to the first enemy at each neighbouring location. */
    1: [damage(2, 'firstEnemyAtEachNeighbour')],
    /** 2 damage to the first and 2 to the last enemy here; a lone enemy takes both. */
    2: [damage(2, 'firstEnemyHere'), damage(2, 'lastEnemyHere')],
    /** 3 damage to the first enemy here and 1 to every other. */
    3: [damage(3, 'firstEnemyHere'), damage(1, 'eachEnemyHereButTheFirst')],
    /** 5 damage to the last enemy here. */
    4: [damage(5, 'lastEnemyHere')],
  },
};

/** What comes before the challenge of its number. */
export const AND_CHALLENGES: Readonly<Record<AndKind, Effect>> = {
  /** The bot first moves to any other location, but only to where it then places damage. */
  m: moveToStrike('elsewhere'),
  /** First remove 1 damage from any bot. */
  h: heal(1, 'oneAlly'),
};

const made = new Map<string, Ability>();

/** What bots of a number do under this Trainer; made once for each combination. */
export function botAbility({ stars, and }: Trainer, number: CardNumber): Ability {
  const star = stars[(number - 5) as 0 | 1 | 2];
  const first = and?.number === number ? and.kind : null;
  const key = `${number}${star}${first ?? ''}`;
  let found = made.get(key);
  if (!found) {
    found = ability([...(first ? [AND_CHALLENGES[first]] : []), ...CHALLENGES[number][star]]);
    made.set(key, found);
  }
  return found;
}

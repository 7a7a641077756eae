/**
 * The words in which abilities are written, for guilds and Trainer challenges alike. An ability is data: a list of effects,
 * done in order by abilities.ts. "Here" is where the acting elemental stands at that moment.
 */

/** Whom damage strikes. A target that does not exist is struck by nothing. */
export type Target =
  | 'firstEnemyHere'
  | 'secondEnemyHere'
  | 'lastEnemyHere'
  | 'eachEnemyHere'
  | 'eachEnemyHereButTheFirst'
  | 'firstEnemyAtEachNeighbour'
  | 'allyBehind'
  | 'selfAndAlliesInFront'
  // Chosen by the player:
  | 'oneEnemyHere'
  | 'mostDamagedEnemyHere'
  | 'firstEnemyAtOneNeighbour';

export type Healed = 'self' | 'oneAlly' | 'oneAllyHere';
export type Mover = 'self' | 'target' | 'selfAndTarget';
export type Where = 'nextDoor' | 'elsewhere' | 'here';
export type Prize = 'again' | 'oneMorePoint' | 'takeIt';

export type Effect =
  | {
      readonly do: 'damage';
      readonly amount: number;
      readonly to: Target;
      /** Another amount, if the target or the acting elemental already has damage. */
      readonly ifDamaged?: { readonly who: 'target' | 'self'; readonly amount: number };
    }
  | { readonly do: 'heal'; readonly amount: number; readonly who: Healed }
  | { readonly do: 'move'; readonly who: Mover; readonly where: Where; readonly onlyToStrike?: boolean }
  | { readonly do: 'ifDestroyed'; readonly then: Prize }
  | { readonly do: 'playTaken' }
  | { readonly do: 'draw' };

export type Ability = {
  readonly effects: readonly Effect[];
  /** Nobody scores for what it destroys. */
  readonly scoreless: boolean;
};

export const ability = (effects: readonly Effect[], { scoreless = false } = {}): Ability => ({
  effects,
  scoreless,
});

export const damage = (
  amount: number,
  to: Target,
  ifDamaged?: { who: 'target' | 'self'; amount: number },
): Effect => (ifDamaged ? { do: 'damage', amount, to, ifDamaged } : { do: 'damage', amount, to });

/** All of an elemental's damage. */
export const ALL = Infinity;
export const heal = (amount: number, who: Healed): Effect => ({ do: 'heal', amount, who });

/** The mover goes last in its new column. `target` is whom the ability struck last. */
export const move = (who: Mover, where: Where): Effect => ({ do: 'move', who, where });

/** As `move`, but only to where the next effect strikes somebody. */
export const moveToStrike = (where: Where): Effect => ({
  do: 'move',
  who: 'self',
  where,
  onlyToStrike: true,
});

/** Stands behind a damage effect and checks destruction at once; the prize (`again`: that damage) is for a target that is gone. */
export const ifDestroyed = (then: Prize): Effect => ({ do: 'ifDestroyed', then });

/** Plays the card that `takeIt` took at a location next door, under the acting player's control. */
export const playTaken: Effect = { do: 'playTaken' };

/** One card for the acting player, up to the hand limit. */
export const draw: Effect = { do: 'draw' };

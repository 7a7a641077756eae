import { damage } from '../vocabulary';
import { guild } from './guild';

/** 3 damage to the first enemy here; 1 damage to the ally directly behind this Fire. */
export const fire = guild('F', [damage(3, 'firstEnemyHere'), damage(1, 'allyBehind')]);

import { damage, ifDestroyed, move } from '../vocabulary';
import { guild } from './guild';

/** Move to any other location; 1 damage to the first enemy there; if that destroys it, 1 point more. */
export const shadow = guild('S', [
  move('self', 'elsewhere'),
  damage(1, 'firstEnemyHere'),
  ifDestroyed('oneMorePoint'),
]);

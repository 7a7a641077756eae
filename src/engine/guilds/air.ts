import { damage, move } from '../vocabulary';
import { guild } from './guild';

/** Move to any other location; 1 damage to the first enemy there and to the first enemy at each location next to it. */
export const air = guild('A', [
  move('self', 'elsewhere'),
  damage(1, 'firstEnemyHere'),
  damage(1, 'firstEnemyAtEachNeighbour'),
]);

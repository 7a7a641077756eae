import { damage, move } from '../vocabulary';
import { guild } from './guild';

/** Move next door; the first enemy there takes 3 damage if this Beast has damage, otherwise 2. */
export const beast = guild('B', [
  move('self', 'nextDoor'),
  damage(2, 'firstEnemyHere', { who: 'self', amount: 3 }),
]);

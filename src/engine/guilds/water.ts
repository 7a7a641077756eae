import { damage, move } from '../vocabulary';
import { guild } from './guild';

/** 2 damage to the first enemy here; move next door; 1 damage to the first enemy there. */
export const water = guild('W', [
  damage(2, 'firstEnemyHere'),
  move('self', 'nextDoor'),
  damage(1, 'firstEnemyHere'),
]);

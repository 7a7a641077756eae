import { damage } from '../vocabulary';
import { guild } from './guild';

/** When played: 1 damage to each enemy here. Activated: 2 damage to the first enemy here. */
export const earth = guild('E', [damage(2, 'firstEnemyHere')], {
  played: [damage(1, 'eachEnemyHere')],
});

import { ALL, damage, heal } from '../vocabulary';
import { guild } from './guild';

/** When played: remove all damage from one ally here. Activated: 2 damage to the first enemy here. */
export const love = guild('O', [damage(2, 'firstEnemyHere')], {
  played: [heal(ALL, 'oneAllyHere')],
});

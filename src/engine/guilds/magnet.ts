import { damage, move } from '../vocabulary';
import { guild } from './guild';

/** 2 damage to the last enemy here; that enemy and this Magnet move together next door. Alone, the Magnet still moves. */
export const magnet = guild('G', [damage(2, 'lastEnemyHere'), move('selfAndTarget', 'nextDoor')]);

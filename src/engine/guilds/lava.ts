import { damage } from '../vocabulary';
import { guild } from './guild';

/** 2 damage to the first enemy at each neighbouring location; 1 damage to this Lava and to every ally in front of it. */
export const lava = guild('V', [damage(2, 'firstEnemyAtEachNeighbour'), damage(1, 'selfAndAlliesInFront')]);

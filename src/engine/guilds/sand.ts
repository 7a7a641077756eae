import { damage, heal, move } from '../vocabulary';
import { guild } from './guild';

/** Move to any other location; 1 damage to each enemy there; remove 1 damage from this Sand. */
export const sand = guild('N', [move('self', 'elsewhere'), damage(1, 'eachEnemyHere'), heal(1, 'self')]);

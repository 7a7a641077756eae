import { damage, ifDestroyed, playTaken } from '../vocabulary';
import { guild } from './guild';

/** 2 damage to the first enemy here; if that destroys it, it scores as usual and is then played next door, as yours. */
export const music = guild('M', [damage(2, 'firstEnemyHere'), ifDestroyed('takeIt'), playTaken]);

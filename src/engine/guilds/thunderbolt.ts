import { damage, ifDestroyed } from '../vocabulary';
import { guild } from './guild';

/** 2 damage to any one enemy here; if that destroys it, once more. */
export const thunderbolt = guild('T', [damage(2, 'oneEnemyHere'), ifDestroyed('again')]);

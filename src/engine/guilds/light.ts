import { damage, heal } from '../vocabulary';
import { guild } from './guild';

/** 2 damage to the first enemy here; remove 1 damage from this Light or any other ally, wherever it stands. */
export const light = guild('L', [damage(2, 'firstEnemyHere'), heal(1, 'oneAlly')]);

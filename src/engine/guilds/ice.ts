import { damage } from '../vocabulary';
import { guild } from './guild';

/** The last enemy here takes 4 damage if it already has damage, otherwise 1. */
export const ice = guild('I', [damage(1, 'lastEnemyHere', { who: 'target', amount: 4 })]);

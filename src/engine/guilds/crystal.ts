import { damage } from '../vocabulary';
import { guild } from './guild';

/** 4 damage to the first enemy here. When this Crystal is destroyed, the other side scores 2 instead of 1. */
export const crystal = guild('C', [damage(4, 'firstEnemyHere')], { worth: 2 });

import { damage, draw } from '../vocabulary';
import { guild } from './guild';

/** 2 damage to the first enemy here; with fewer than 7 cards in hand, draw 1. */
export const star = guild('R', [damage(2, 'firstEnemyHere'), draw]);

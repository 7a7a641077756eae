import { damage, move } from '../vocabulary';
import { guild } from './guild';

/** 2 damage to the first enemy at one neighbouring location; that enemy moves to this Plant's location. */
export const plant = guild('P', [damage(2, 'firstEnemyAtOneNeighbour'), move('target', 'here')]);

import { damage } from '../vocabulary';
import { guild } from './guild';

/** 3 damage to the first enemy here, 1 to the second. Nobody scores for enemies this destroys, Crystals included. */
export const acid = guild('D', [damage(3, 'firstEnemyHere'), damage(1, 'secondEnemyHere')], {
  scoreless: true,
});

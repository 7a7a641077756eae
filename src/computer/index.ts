export { greedyPlayer } from './greedy';
export type { Player } from './player';
export { randomPlayer, randomStep } from './random';
export { PLAYER_NAMES, playerNamed } from './players';

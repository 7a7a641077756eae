import { greedyPlayer } from './greedy';
import type { Player } from './player';
import { randomPlayer } from './random';

/** Those who play by themselves, by the names they have in records and on the command line. */
const PLAYERS: Readonly<Record<string, Player>> = { random: randomPlayer, greedy: greedyPlayer };

export const PLAYER_NAMES: readonly string[] = Object.keys(PLAYERS);

export const playerNamed = (name: string): Player | null =>
  Object.hasOwn(PLAYERS, name) ? PLAYERS[name]! : null;

import type { Random, State, Step } from '@/engine';

/** Somebody who decides, knowing no more than the view of their seat. */
export type Player = (view: State, random: Random) => Step;

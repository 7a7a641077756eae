export * from './cards';
export { anyOrder, chanceFrom, below, seededChance, seededRandom, shuffled } from './chance';
export type { Chance, Random, World } from './chance';
export { advance, apply, IllegalStep, legalSteps, whyNot, type Refusal } from './engine';
export type { Emit, GameEvent, Spot } from './events';
export { GUILD_RULES } from './guilds';
export { HiddenCards } from './listing';
export * from './modes';
export { dealSetup, EASIEST_TRAINER, newGame, type Setup } from './setup';
export {
  clone,
  columnAt,
  controls,
  emptyState,
  GOAL,
  HAND_LIMIT,
  PHASES,
  type Phase,
  type State,
} from './state';
export * from './steps';
export * from './trainer/challenges';
export * from './trainer/plans';
export { beginTurn } from './turn';
export { view, viewEvent } from './view';

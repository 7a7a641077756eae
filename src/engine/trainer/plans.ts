import type { CardNumber } from '../cards';

/** What the Trainer does after an action of the player: a bot comes to a location, then bots attack or control scores. */
export type Plan = {
  readonly place: number;
  /** Which bots act, in this order; empty on a control plan. */
  readonly numbers: readonly CardNumber[];
};

/** A plan nobody here may know. */
export const HIDDEN_PLAN: Plan = { place: -1, numbers: [] };

const attack = (location: number, ...numbers: CardNumber[]): Plan => ({ place: location - 1, numbers });
const control = (location: number): Plan => ({ place: location - 1, numbers: [] });

export const isControl = (plan: Plan) => plan.numbers.length === 0;

export const ATTACK_PLANS: readonly Plan[] = [
  ...[attack(1, 5, 5, 6), attack(1, 5, 7, 6), attack(1, 6, 5, 7)],
  ...[attack(2, 5, 6, 6), attack(2, 6, 5, 5), attack(2, 7, 5, 7)],
  ...[attack(3, 5, 5, 7), attack(3, 6, 6, 5), attack(3, 7, 5, 6)],
  ...[attack(4, 5, 6, 5), attack(4, 5, 6, 7), attack(4, 7, 6, 5)],
  ...[attack(5, 5, 7, 5), attack(5, 6, 5, 6), attack(5, 6, 7, 5)],
];
export const CONTROL_PLANS: readonly Plan[] = [1, 2, 3, 4, 5].map(control);

export const ALL_PLANS = ATTACK_PLANS.length + CONTROL_PLANS.length;

/** Every fourth plan is a control plan. */
export const ATTACKS_BEFORE_CONTROL = 3;

/** Solo's own words: plans `5:656`, `2:e`, and challenges `4,3,2&7m`. */
import {
  ALL_PLANS,
  HIDDEN_PLAN,
  isControl,
  type AndKind,
  type CardNumber,
  type Plan,
  type Stars,
  type Trainer,
} from '@/engine';

import { readHidden } from './cards';
import { fail, makeList } from './error';

export function readPlan(text: string): Plan {
  const [, place, what] = /^([1-5]):(e|[567]{3})$/.exec(text) ?? fail('a plan such as 5:656 or 2:e', text);
  const numbers = what === 'e' ? [] : [...what!].map((digit) => Number(digit) as CardNumber);
  return { place: Number(place) - 1, numbers };
}

export const makePlan = (plan: Plan): string =>
  `${plan.place + 1}:${isControl(plan) ? 'e' : plan.numbers.join('')}`;

/** Plans, top first; a tail nobody has seen yet is a size: `1:556,#19`. */
export function readPlans(text: string): Plan[] {
  const items = text === '.' ? [] : text.split(',');
  const unseen = items.at(-1)?.startsWith('#') ? readHidden(items.pop()!, ALL_PLANS, HIDDEN_PLAN) : [];
  return [...items.map(readPlan), ...unseen];
}

export function makePlans(plans: readonly Plan[]): string {
  const seen = plans.filter((plan) => plan !== HIDDEN_PLAN).map(makePlan);
  const hidden = plans.length - seen.length;
  return makeList(hidden > 0 ? [...seen, `#${hidden}`] : seen, (item) => item);
}

export function readTrainer(text: string): Trainer {
  const [, a, b, c, number, kind] =
    /^([1-4]),([1-4]),([1-4])(?:&([567])([mh]))?$/.exec(text) ??
    fail('challenges such as 1,1,1 or 4,3,2&7m', text);
  const stars = [a, b, c].map(Number) as [Stars, Stars, Stars];
  return { stars, and: kind ? { number: Number(number) as CardNumber, kind: kind as AndKind } : null };
}

export const makeTrainer = ({ stars, and }: Trainer): string =>
  stars.join(',') + (and ? `&${and.number}${and.kind}` : '');

import { below, legalSteps, type Random, type Step } from '@/engine';

import type { Player } from './player';

/**
 * One of these steps: first a kind, then a step of that kind. Plain uniform play lays cards all the time and hardly ever
 * comes to an end.
 */
export function randomStep(legal: readonly Step[], random: Random): Step {
  // Kinds stand together in a legal list; this is where each begins.
  const starts: number[] = [];
  for (let i = 0; i < legal.length; i++) if (i === 0 || legal[i]!.kind !== legal[i - 1]!.kind) starts.push(i);
  const kind = starts.length === 1 ? 0 : below(random, starts.length);
  const from = starts[kind]!;
  const to = kind + 1 < starts.length ? starts[kind + 1]! : legal.length;
  return legal[from + below(random, to - from)]!;
}

export const randomPlayer: Player = (view, random) => randomStep(legalSteps(view), random);

/** Random games for measuring, played as `rift random` plays them. Runs on node and on Hermes. */
import { randomStep } from '@/computer';
import {
  advance,
  chanceFrom,
  dealSetup,
  legalSteps,
  newGame,
  seededChance,
  seededRandom,
  type apply,
  type Mode,
  type Setup,
  type State,
  type Step,
} from '@/engine';

/** Plays games from the deal to the end, with the legal list made at every step, and says how many steps that were. */
export function playRandomGames(mode: Mode, seed: string, games: number): number {
  const random = seededRandom(seed);
  const chance = chanceFrom(random);
  const world = { chance };
  let steps = 0;
  for (let game = 0; game < games; game++) {
    const state = newGame(dealSetup(mode, chance));
    while (state.phase !== 'over') {
      advance(state, randomStep(legalSteps(state), random), world);
      steps++;
    }
  }
  return steps;
}

type Written = { readonly setup: Setup; readonly seed: string; readonly steps: readonly Step[] };

/** Random games with their steps, to be played again without choosing. */
export function writtenGames(mode: Mode, seed: string, games: number): Written[] {
  const random = seededRandom(seed);
  return Array.from({ length: games }, (_, game) => {
    const setup = dealSetup(mode, chanceFrom(random));
    const shuffles = `${seed} ${game}`;
    const world = { chance: seededChance(shuffles) };
    const state = newGame(setup);
    const steps: Step[] = [];
    while (state.phase !== 'over') {
      const step = randomStep(legalSteps(state), random);
      steps.push(step);
      advance(state, step, world);
    }
    return { setup, seed: shuffles, steps };
  });
}

/** Plays written games again by `apply` or `advance` and says how many steps that were. */
export function replayGames(games: readonly Written[], doStep: typeof apply): number {
  let count = 0;
  for (const { setup, seed, steps } of games) {
    const world = { chance: seededChance(seed) };
    let state = newGame(setup);
    for (const step of steps) state = doStep(state, step, world);
    count += steps.length;
  }
  return count;
}

/** Positions from the middle of random games. */
export function sampleStates(mode: Mode, seed: string, count: number): State[] {
  const random = seededRandom(seed);
  const chance = chanceFrom(random);
  return Array.from({ length: count }, () => {
    const state = newGame(dealSetup(mode, chance));
    for (let steps = 70; steps > 0 && state.phase !== 'over'; steps--)
      advance(state, randomStep(legalSteps(state), random), { chance });
    return state;
  });
}

/** Seconds that something takes, by a clock in milliseconds. */
export function seconds(now: () => number, work: () => void): number {
  const start = now();
  work();
  return (now() - start) / 1000;
}

export const RUNS = 5;

/** The middle one of several runs: a machine has bad moments. */
export const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** `play` does a run and says how many steps it had. */
export function microsecondsPerStep(play: (run: number) => number): number {
  play(0);
  return median(
    Array.from({ length: RUNS }, (_, run) => {
      let steps = 0;
      const time = seconds(
        () => performance.now(),
        () => (steps = play(run)),
      );
      return (time / steps) * 1e6;
    }),
  );
}

/** How fast the rules are: every figure is one line, `name value`. */
import { advance, apply, clone, legalSteps, MODES, type State } from '@/engine';

import {
  median,
  microsecondsPerStep,
  playRandomGames,
  replayGames,
  RUNS,
  sampleStates,
  seconds,
  writtenGames,
} from './playing';

const now = () => performance.now();
const report = (name: string, value: number, digits = 0) =>
  console.log(`engine.${name} ${value.toFixed(digits)}`);

const GAMES = 3000;

function modes() {
  for (const mode of MODES) {
    playRandomGames(mode, 'warm up', GAMES / 3);
    const runs = Array.from({ length: RUNS }, (_, run) => {
      let steps = 0;
      const time = seconds(now, () => (steps = playRandomGames(mode, `bench ${run}`, GAMES)));
      return { games: GAMES / time, steps: steps / time };
    });
    report(`${mode}.games_per_s`, median(runs.map((run) => run.games)));
    report(`${mode}.steps_per_s`, median(runs.map((run) => run.steps)));
  }
}

/** Microseconds for one call on each of many positions. */
function microseconds(states: readonly State[], work: (state: State) => void): number {
  const pass = () => states.forEach(work);
  pass();
  return median(Array.from({ length: 40 }, () => (seconds(now, pass) / states.length) * 1e6));
}

function parts() {
  const states = sampleStates('duel-base', 'parts', 1000);
  report('clone_us', microseconds(states, clone), 3);
  report('legal_us', microseconds(states, legalSteps), 3);
  const games = writtenGames('duel-base', 'parts', 300);
  const inPlace = microsecondsPerStep(() => replayGames(games, advance));
  const pure = microsecondsPerStep(() => replayGames(games, apply));
  report('advance_us', inPlace, 3);
  report('apply_us', pure, 3);
  report('apply_vs_advance', pure / inPlace, 1);
}

/** How much cheaper a step is than the peer's, which was measured just before. */
function againstPeer(peerStep: number) {
  const step = microsecondsPerStep((run) => playRandomGames('duel-base', `peer ${run}`, GAMES));
  report('step_us', step, 3);
  report('boardgameio.step_us', peerStep, 1);
  report('step_vs_boardgameio', peerStep / step);
}

/** `peerStep`: the microseconds of a step through boardgame.io. */
export function main([peerStep]: string[]) {
  modes();
  parts();
  againstPeer(Number(peerStep));
}

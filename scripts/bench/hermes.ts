/** The part that runs on Hermes, which has neither modules nor a console of node's. */
import { clone } from '@/engine';

import { playRandomGames, sampleStates, seconds } from './playing';

declare const print: (text: string) => void;

const now = () => Date.now();
playRandomGames('duel-base', 'warm up', 50);
const games = 600;
const time = seconds(now, () => playRandomGames('duel-base', 'bench', games));
print(`engine.hermes.duel-base.games_per_s ${Math.round(games / time)}`);

const states = sampleStates('duel-base', 'bench', 200);
const rounds = 500;
const cloning = seconds(now, () => {
  for (let i = 0; i < rounds; i++) for (const state of states) clone(state);
});
print(`engine.hermes.clone_us ${((cloning / rounds / states.length) * 1e6).toFixed(2)}`);

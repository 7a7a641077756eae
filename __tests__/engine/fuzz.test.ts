/**
 * Random games in all modes, everything checked after every step. `FUZZ_GAMES=4000 npx jest fuzz` plays more of each mode;
 * a failure names the mode and the seed.
 */
import { randomStep } from '@/computer';
import { chanceFrom, dealSetup, legalSteps, MODES, newGame, seededRandom, type Mode } from '@/engine';
import { advanceNoting, makePosition, makeRecord, readRecord, recordOf, replay, type Move } from '@/notation';

import {
  check,
  everyCardExistsOnce,
  everyListedStepApplies,
  legalListIsCanonical,
  nobodyStandsDoomed,
  positionReadsBack,
  unlistedStepsAreRefused,
} from './invariants';
import { ALL_TRAINERS } from './trainers';

const GAMES = Number(process.env.FUZZ_GAMES ?? 500);
/** On a slow machine the rest is left out. */
const MOST_SECONDS = process.env.FUZZ_GAMES ? Infinity : 40;
/** Steps between two of the costly checks. */
const SPARSE = 7;

function playChecked(mode: Mode, seed: number) {
  const random = seededRandom(`${mode} ${seed}`);
  const chance = chanceFrom(random);
  const setup = dealSetup(mode, chance, {
    seating: seed % 2 === 0 ? 'facing' : 'crossed',
    trainer: ALL_TRAINERS[seed % ALL_TRAINERS.length]!,
  });
  const state = newGame(setup);
  const moves: Move[] = [];
  let [a, b] = state.score as [number, number];
  for (let count = seed; state.phase !== 'over'; count++) {
    legalListIsCanonical(state);
    positionReadsBack(state);
    if (count % SPARSE === 0) everyListedStepApplies(state);
    if (count % SPARSE === 1) unlistedStepsAreRefused(state, random);

    moves.push(advanceNoting(state, randomStep(legalSteps(state), random), { chance }));
    everyCardExistsOnce(state);
    nobodyStandsDoomed(state);
    check(state.score[0]! >= a && state.score[1]! >= b, 'a score fell');
    [a, b] = state.score as [number, number];
  }
  legalListIsCanonical(state);
  positionReadsBack(state);

  const text = makeRecord(recordOf(setup, moves, state));
  const back = readRecord(text);
  check(makeRecord(back) === text, 'a record is not read back as it was written');
  check(makePosition(replay(back)) === makePosition(state), 'the replay ends elsewhere');
}

describe.each(MODES)('Random games of %s', (mode) => {
  it('break nothing', () => {
    const end = performance.now() + (MOST_SECONDS * 1000) / MODES.length;
    let games = 0;
    for (let seed = 0; seed < GAMES && performance.now() < end; seed++, games++) {
      try {
        playChecked(mode, seed);
      } catch (error) {
        throw new Error(`${mode}, seed ${seed}: ${(error as Error).message}`, { cause: error });
      }
    }
    expect(games).toBeGreaterThan(0);
  }, 3_600_000);
});

/** How long people wait for a saved game, and how much room it takes. */
import { randomStep } from '@/computer';
import { chanceFrom, legalSteps, MODES, newGame, seededRandom, type Mode } from '@/engine';
import { dealGame, openMatch, startMatch } from '@/match';
import { advanceNoting, makeRecord, recordOf, type Move } from '@/notation';
import { createStorage, keyOfGame, makeSave, type Device, type SavedGame } from '@/storage';

import { median } from './playing';

const report = (name: string, value: number, digits = 0) =>
  console.log(`match.${name} ${value.toFixed(digits)}`);

const inMemory = (texts: Map<string, string>): Device => ({
  keys: async () => [...texts.keys()],
  read: async (key) => texts.get(key) ?? null,
  write: async (key, text) => void texts.set(key, text),
  remove: async (key) => void texts.delete(key),
});

function playedGame(mode: Mode, seed: string): SavedGame {
  const game = dealGame({ mode }, { now: 0, seed, salt: seed });
  const random = seededRandom(seed);
  const chance = chanceFrom(random);
  const state = newGame(game.record.setup);
  const moves: Move[] = [];
  while (state.phase !== 'over')
    moves.push(advanceNoting(state, randomStep(legalSteps(state), random), { chance }));
  return { ...game, record: recordOf(game.record.setup, moves, state) };
}

/** Each turn is a line of the record. */
const turns = ({ record }: SavedGame) => makeRecord(record).match(/^\w+:(?! pick)/gm)?.length ?? 0;

const GAMES = 300;
const LONG = 150;

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 21; run++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
}

export async function main() {
  const games = MODES.flatMap((mode) =>
    Array.from({ length: GAMES / MODES.length }, (_, i) => playedGame(mode, `${mode} ${i}`)),
  );
  const sizes = games.map((game) => makeSave(game).length);
  report('save_bytes', median(sizes.slice()));
  report('longest_save_bytes', Math.max(...sizes));

  const long = games.filter((game) => turns(game) >= LONG).sort((a, b) => turns(a) - turns(b))[0];
  if (!long) throw new Error(`none of ${GAMES} games has ${LONG} turns`);
  report('long_game_turns', turns(long));
  report('long_save_bytes', makeSave(long).length);
  const storage = createStorage(inMemory(new Map([[keyOfGame(long.id), makeSave(long)]])));
  const open = async () => {
    const opened = await openMatch(long.id, storage);
    if (opened.state !== 'open') throw new Error(`not opened: ${opened.state}`);
    opened.actor.stop();
  };
  const start = performance.now();
  await open();
  report('open_long_game_first_ms', performance.now() - start, 1);
  report('open_long_game_ms', await milliseconds(open), 1);

  const running = dealGame({ mode: 'duel-base' }, { now: 0, seed: 'step', salt: 'step' });
  const steps = await milliseconds(async () => {
    const actor = startMatch(running, createStorage(inMemory(new Map())));
    while (actor.getSnapshot().context.state.phase === 'pick') {
      actor.send({ type: 'step', step: legalSteps(actor.getSnapshot().context.state)[0]! });
      actor.send({ type: 'presented' });
    }
    actor.stop();
  });
  report('step_ms', steps / 6, 2);
}

/** `apply` and `legal`: a line in, a line out. */
import { advance, HIDDEN, HiddenCards, legalSteps, seededChance, type Chance, type State } from '@/engine';
import {
  checkLegal,
  isChance,
  makePosition,
  makeStep,
  NotationError,
  readPosition,
  readShuffle,
  readStep,
  scriptedChance,
  type Shuffle,
} from '@/notation';

import { flush, inputLines, print } from './io';
import type { Options } from './options';

/** Reads `POSITION ; TOKENS` and does the tokens; chance that is not written comes from `source`. */
function afterTokens(line: string, source: Chance): State {
  const cut = line.indexOf(';');
  const state = readPosition(cut < 0 ? line : line.slice(0, cut));
  const tokens =
    cut < 0
      ? []
      : line
          .slice(cut + 1)
          .split(/\s+/)
          .filter((token) => token !== '');
  for (let i = 0; i < tokens.length;) {
    const token = tokens[i++]!;
    const step = readStep(token);
    checkLegal(state, step, token);
    const shuffles: Shuffle[] = [];
    while (i < tokens.length && isChance(tokens[i]!)) shuffles.push(readShuffle(tokens[i++]!));
    const chance = scriptedChance(shuffles, source);
    advance(state, step, {
      chance,
      emit: (event) => {
        if (event.type === 'drawn' && event.card === HIDDEN) throw new HiddenCards();
        if (event.type === 'laid' && event.elemental.card === HIDDEN) throw new HiddenCards();
        if (event.type === 'planned' && event.plan.place < 0) throw new HiddenCards();
      },
    });
    chance.finish();
  }
  return state;
}

async function answerLines({ seed }: Options, answer: (state: State) => string) {
  for await (const line of inputLines()) {
    try {
      await print(answer(afterTokens(line, seededChance(seed))));
    } catch (error) {
      if (!(error instanceof NotationError) && !(error instanceof HiddenCards)) throw error;
      await print(`error: ${error.message}`);
    }
  }
  await flush();
}

export const applyLines = (options: Options) => answerLines(options, makePosition);
export const legalLines = (options: Options) =>
  answerLines(options, (state) => legalSteps(state).map(makeStep).join(' '));

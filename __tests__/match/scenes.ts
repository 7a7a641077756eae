/** Matches that stand where a test wants them. */
import { randomStep } from '@/computer';
import {
  cardsOfGuild,
  chanceFrom,
  clone,
  legalSteps,
  newGame,
  seededRandom,
  type Guild,
  type Mode,
  type State,
  type Step,
} from '@/engine';
import { copyOf, dealGame, type MatchActor } from '@/match';
import { advanceNoting, makeCard, readRecord, readStep, recordOf, type Move } from '@/notation';
import { createStorage, keyOfGame, makeSave, type SavedGame } from '@/storage';

import { memory, type Memory } from '../storage/memory';
import { context, origin, place, reopened, settle } from './driving';

export type Scene = { readonly actor: MatchActor; readonly device: Memory };

export async function open(game: SavedGame): Promise<Scene> {
  const device = memory([[keyOfGame(game.id), makeSave(game)]]);
  return { actor: await reopened(game.id, createStorage(device)), device };
}

export const say = (actor: MatchActor, token: string) => actor.send({ type: 'step', step: readStep(token) });

/** Takes a step and looks at what it does, to the end of the turn where it ends one. */
export async function play(actor: MatchActor, ...tokens: string[]): Promise<string> {
  for (const token of tokens) {
    if (place(actor) === 'turn.handingOver') actor.send({ type: 'ready' });
    say(actor, token);
    if (context(actor).refused) throw new Error(`${token} refused: ${context(actor).refused!.reason}`);
    await settle(actor);
  }
  return place(actor);
}

/** A deck of these guilds with some cards on top. */
function deck(guilds: string, top: string): string {
  const rest = [...guilds].flatMap((guild) => cardsOfGuild(guild as Guild).map(makeCard));
  const first = top.split(',');
  for (const card of first) rest.splice(rest.indexOf(card), 1);
  return [...first, ...rest].join(',');
}

type Duel = {
  readonly top1?: string;
  readonly top2?: string;
  readonly turns?: string;
  readonly seats?: string;
};

/** A duel in which Star, Fire, Ice and Light begin against Air, Shadow, Thunderbolt and Water. */
export const duel = ({
  top1 = 'R5,R5,F5,F5,F6,I5,I6',
  top2 = 'A5,A5,S5,S5,S6,T5,W7',
  turns = '',
  seats = '',
}: Duel = {}): SavedGame =>
  copyOf(
    readRecord(`
      rift 1
      mode duel-beyond
      ${seats}
      dealt 1=R 2=A
      table F,I,L,S,T,W,P,C
      1: pick:F
      2: pick:S
      1: pick:I
      2: pick:T
      1: pick:L
      2: pick:W
      deck 1 ${deck('RFIL', top1)}
      deck 2 ${deck('ASTW', top2)}
      ${turns}`),
    origin('duel'),
  );

type Policy = (state: State, random: () => number) => Step;
const anything: Policy = (state, random) => randomStep(legalSteps(state), random);

/** The first game in which a step leads where a test wants to be, as it stands before that step. */
export function gameWhere(
  mode: Mode,
  wished: (before: State, after: State) => boolean,
  policy: Policy = anything,
): { game: SavedGame; step: Step } {
  for (let number = 0; number < 2000; number++) {
    const game = dealGame({ mode }, origin(`scene ${number}`));
    const random = seededRandom(`scene ${number}`);
    const state = newGame(game.record.setup);
    const moves: Move[] = [];
    while (state.phase !== 'over') {
      const before = clone(state);
      const move = advanceNoting(state, policy(state, random), { chance: chanceFrom(random) });
      if (wished(before, state))
        return { game: { ...game, record: recordOf(game.record.setup, moves, before) }, step: move.step };
      moves.push(move);
    }
  }
  throw new Error('no such game');
}

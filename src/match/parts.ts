/** What the match machine is made of: its events, and by name all that it does, asks and waits for. */
import { assign, fromCallback, fromPromise, raise, setup } from 'xstate';

import { playerNamed, randomStep } from '@/computer';
import { DRAW, GOAL, IllegalStep, legalSteps, seededRandom, type State, type Step } from '@/engine';
import { troubleOf, type SavedGame, type Summary } from '@/storage';

import {
  canResign,
  canUndo,
  closeHand,
  decider,
  openHand,
  options,
  outcome,
  passOn,
  refuse,
  resign,
  seedNow,
  take,
  undo,
  type Match,
} from './match';
import { seatKind } from './seats';

export type MatchEvent =
  /** What people do. */
  | { type: 'step'; step: Step }
  | { type: 'undo' }
  | { type: 'ready' }
  | { type: 'done' }
  | { type: 'resign' }
  | { type: 'leave' }
  | { type: 'stay' }
  | { type: 'retry' }
  /** The table has shown what happened. */
  | { type: 'presented' }
  /** A turn has been passed on. */
  | { type: 'passed' }
  /** Another window goes on with this game. */
  | { type: 'elsewhere' };

/** What a computer gets to know: the view of its seat. */
export type Thought = { readonly player: string; readonly view: State; readonly seed: string };

/** A computer's next step. */
export const think = fromPromise<Step, Thought>(async ({ input: { player, view: seen, seed } }) => {
  const step = playerNamed(player)!(seen, seededRandom(seed));
  if (!legalSteps(seen).includes(step)) throw new IllegalStep(step, 'not-an-option');
  return step;
});

const goalReached = (score: readonly number[]) => Math.max(...score) >= GOAL;

export const parts = setup({
  types: {} as { context: Match; events: MatchEvent; input: { game: SavedGame; stored: boolean } },
  actors: {
    think,
    /** Stores a game; the app provides it, and whatever else lasts. */
    save: fromPromise<void, SavedGame>(async () => {}),
    /** Tells when another window writes to this game. */
    watch: fromCallback<MatchEvent>(() => {}),
    /** Counts a finished game for statistics and campaign. */
    count: fromPromise<void, Summary>(async () => {}),
  },
  actions: {
    takeStep: assign(({ context }, step: Step) => take(context, step, Date.now())),
    /** A computer that fails must not stop the game. */
    takeAnyStep: assign(({ context }) =>
      take(context, randomStep(legalSteps(context.state), seededRandom(seedNow(context))), Date.now()),
    ),
    refuse: assign(({ context }, step: Step) => refuse(context, step)),
    undo: assign(({ context }) => undo(context, Date.now())),
    passOn: assign(({ context }) => passOn(context)),
    openHand: assign(({ context }) => openHand(context)),
    closeHand: assign(({ context }) => closeHand(context)),
    resign: assign(({ context }) => resign(context, Date.now())),
    noteTry: assign(({ context }) => ({ tried: context.game })),
    noteStored: assign(({ context }) => ({ stored: context.tried, trouble: null })),
    noteTrouble: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    tellPassed: raise({ type: 'passed' }),
    tellElsewhere: raise({ type: 'elsewhere' }),
  },
  guards: {
    isLegal: ({ context, event }) => event.type === 'step' && options(context).includes(event.step),
    isCheck: ({ context }) => context.game.record.moves.at(-1)?.step === DRAW,
    canUndo: ({ context }) => canUndo(context),
    mayResign: ({ context }) => canResign(context),

    isDrafting: ({ context }) => context.state.phase === 'pick',
    isChoosing: ({ context }) => context.state.phase === 'action',
    isPlaying: ({ context }) => context.state.phase === 'play',
    isActivating: ({ context }) => context.state.phase === 'use',
    planIsNext: ({ context }) => context.state.phase === 'plan',
    isPlanning: ({ context }) => context.state.phase === 'plan' || context.state.action === 'plan',
    computerDecides: ({ context }) =>
      !context.game.review && seatKind(context.game.record, context.state.seat) === 'computer',
    handIsClosed: ({ context }) => context.atTable !== decider(context),
    inReview: ({ context }) => context.game.review,
    turnHasEnded: ({ context }) => context.turn.start === context.game.record.moves.length,
    roundIsComplete: ({ context }) => context.state.turn === 0 || context.state.phase === 'over',

    /** The end-game triggers, as they stand when a turn begins. */
    isOver: ({ context }) => outcome(context) !== null,
    isResigned: ({ context }) => outcome(context)?.how === 'resigned',
    isDecided: ({ context }) => outcome(context)?.how === 'score',
    isStale: ({ context }) => outcome(context)?.how === 'stalemate',
    isTied: ({ context }) => goalReached(context.turn.roundScore),
    isTriggered: ({ context: { turn, state } }) =>
      goalReached(turn.score) || (state.phase === 'plan' && goalReached(state.score)),

    isUnsaved: ({ context }) => context.game !== context.stored,
    isNewer: ({ context }) => context.game !== context.tried,
    isElsewhere: ({ context }) => context.trouble === 'elsewhere',
  },
  delays: { untilRetry: 5000 },
});

/**
 * The machine of a match: the phases people experience, over the engine, which owns the rules. Three regions run side by
 * side: what happens at the table, how near the end is, and whether all is stored. docs/match.md shows it as a diagram.
 */
import { and, assign, fromCallback, fromPromise, not, raise, setup, stateIn } from 'xstate';

import { playerNamed, randomStep } from '@/computer';
import { DRAW, GOAL, IllegalStep, legalSteps, seededRandom, view, type State, type Step } from '@/engine';
import { summaryOf, troubleOf, type SavedGame, type Summary } from '@/storage';

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
  resume,
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

const parts = setup({
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
    mayResign: and([not(stateIn('#elsewhere')), not(stateIn('#left')), ({ context }) => canResign(context)]),

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

/** Somebody may take a step, or take one back. */
const deciding = parts.createStateConfig({
  on: {
    step: [
      {
        guard: 'isLegal',
        actions: { type: 'takeStep', params: ({ event }) => event.step },
        target: 'presenting',
      },
      { actions: { type: 'refuse', params: ({ event }) => event.step } },
    ],
    undo: { guard: 'canUndo', actions: 'undo', target: '#resuming' },
  },
});

const thinking = parts.createStateConfig({
  invoke: {
    src: 'think',
    input: ({ context }) => ({
      player: context.game.record.players[context.state.seat]!,
      view: view(context.state, context.state.seat),
      seed: seedNow(context),
    }),
    onDone: { actions: { type: 'takeStep', params: ({ event }) => event.output }, target: 'presenting' },
    onError: { actions: 'takeAnyStep', target: 'presenting' },
  },
});

/** The table shows what a step did. Who is quick need not wait for it. */
const presenting = parts.createStateConfig({
  on: {
    presented: [{ guard: 'turnHasEnded', target: '#turnEnd' }, { target: '#resuming' }],
    step: {
      guard: and([not('turnHasEnded'), 'isLegal']),
      actions: { type: 'takeStep', params: ({ event }) => event.step },
      target: 'presenting',
      reenter: true,
    },
    undo: { guard: 'canUndo', actions: 'undo', target: '#resuming' },
  },
});

const presentingTurn = parts.createStateConfig({
  on: {
    ...presenting.on,
    presented: [{ guard: 'inReview', target: 'reviewing' }, ...presenting.on.presented],
  },
});

const table = parts.createStateConfig({
  initial: 'resuming',
  on: {
    resign: { guard: 'mayResign', actions: 'resign', target: '.over' },
    leave: '.leaving',
    elsewhere: '.elsewhere',
  },
  states: {
    /** Finds the phase a game stands at. */
    resuming: {
      id: 'resuming',
      always: [
        { guard: 'isOver', target: 'over' },
        { guard: 'isDrafting', target: 'drafting' },
        { guard: 'isPlanning', target: 'plan' },
        { target: 'turn' },
      ],
    },
    drafting: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'computerDecides', target: 'thinking' }, { target: 'picking' }] },
        picking: deciding,
        thinking,
        presenting: {
          always: { guard: not('isDrafting'), target: '#settingUp' },
          on: { ...presenting.on, presented: 'deciding' },
        },
      },
    },
    /** Decks are shuffled, hands drawn, the first elementals laid out. */
    settingUp: { id: 'settingUp', on: { presented: 'turn' } },
    turn: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'computerDecides', target: 'thinking' },
            { guard: 'handIsClosed', target: 'handingOver' },
            { guard: 'inReview', target: 'reviewing' },
            { guard: 'isChoosing', target: 'choosing' },
            { guard: 'isPlaying', target: 'playing' },
            { guard: 'isActivating', target: 'activating' },
            { target: 'answering' },
          ],
        },
        /** Nobody's hand is open. */
        handingOver: { on: { ready: { actions: 'openHand', target: 'deciding' } } },
        thinking,
        choosing: deciding,
        playing: deciding,
        activating: deciding,
        answering: deciding,
        presenting: { ...presentingTurn, always: { guard: 'isCheck', target: 'checking' } },
        /** Controlled locations score, then the hand is filled. */
        checking: presentingTurn,
        /** The turn is done; its player looks, may take it back, and passes on. */
        reviewing: {
          id: 'reviewing',
          on: {
            undo: { guard: 'canUndo', actions: 'undo', target: '#resuming' },
            done: { actions: 'passOn', target: '#turnEnd' },
          },
        },
      },
    },
    /** Solo: the Trainer's plan. The player carries it out and answers for the bots. */
    plan: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'computerDecides', target: 'thinking' },
            { guard: 'planIsNext', target: 'awaiting' },
            { target: 'answering' },
          ],
        },
        thinking,
        awaiting: deciding,
        answering: deciding,
        presenting,
      },
    },
    turnEnd: {
      id: 'turnEnd',
      entry: ['closeHand', 'tellPassed'],
      on: {
        passed: [
          { guard: 'roundIsComplete', target: 'roundEnd' },
          { guard: and([stateIn('#open'), 'isTriggered']), target: 'finalRound' },
          { target: 'turn' },
        ],
      },
    },
    roundEnd: {
      always: [
        { guard: 'isOver', target: 'over' },
        { guard: 'isTied', target: 'tieBreak' },
        { target: 'turn' },
      ],
    },
    /** Somebody has 12; the round is played to its end. Said once. */
    finalRound: { on: { presented: 'turn' } },
    /** Equal scores of 12 or more: one more round. Said each time. */
    tieBreak: { on: { presented: 'turn' } },
    over: {
      initial: 'counting',
      states: {
        counting: {
          invoke: {
            src: 'count',
            input: ({ context }) => summaryOf(context.game, context.state),
            onDone: 'counted',
            onError: 'uncounted',
          },
        },
        counted: {},
        /** Counted when the list of games is next made. */
        uncounted: {},
      },
    },
    /** Waits until all is stored. */
    leaving: {
      always: [
        { guard: stateIn('#saved'), target: 'left' },
        { guard: stateIn('#failed'), target: 'unsaved' },
      ],
    },
    /** The last steps are not stored: try again, leave all the same, or stay. */
    unsaved: { on: { retry: 'leaving', leave: 'left', stay: 'resuming' } },
    left: { id: 'left', type: 'final' },
    /** Another window goes on with this game, so this one stops. */
    elsewhere: { id: 'elsewhere', on: { leave: 'left' } },
  },
});

const ENDINGS = [
  { guard: 'isResigned', target: 'resigned' },
  { guard: 'isDecided', target: 'decided' },
  { guard: 'isStale', target: 'stalemate' },
  { guard: 'isTied', target: 'tieRounds' },
  { guard: 'isTriggered', target: 'finalRound' },
] as const;

const ending = parts.createStateConfig({
  initial: 'judging',
  /** Whatever may bring the end nearer or, in solo, take points back before the plan. */
  on: { passed: '.judging', presented: '.judging', undo: '.judging', resign: '.judging' },
  states: {
    judging: { always: [...ENDINGS, { target: 'open' }] },
    open: { id: 'open' },
    finalRound: {},
    tieRounds: {},
    decided: {},
    stalemate: {},
    resigned: {},
  },
});

const saving = parts.createStateConfig({
  initial: 'saved',
  invoke: { src: 'watch' },
  on: { elsewhere: '.elsewhere' },
  states: {
    saved: { id: 'saved', always: { guard: 'isUnsaved', target: 'writing' } },
    /** One write at a time. What changes meanwhile is written by the next, so only the newest counts. */
    writing: {
      entry: 'noteTry',
      invoke: {
        src: 'save',
        input: ({ context }) => context.game,
        onDone: { actions: 'noteStored', target: 'saved' },
        onError: {
          actions: { type: 'noteTrouble', params: ({ event }: { event: { error: unknown } }) => event.error },
          target: 'failed',
        },
      },
    },
    /** Play goes on; each step tries again, and so does time. */
    failed: {
      id: 'failed',
      always: [
        { guard: 'isElsewhere', actions: 'tellElsewhere', target: 'elsewhere' },
        { guard: 'isNewer', target: 'writing' },
      ],
      on: { retry: 'writing' },
      after: { untilRetry: 'writing' },
    },
    elsewhere: {},
  },
});

export const matchMachine = parts.createMachine({
  id: 'match',
  type: 'parallel',
  context: ({ input }) => resume(input.game, input.stored),
  states: { table, ending, saving },
});

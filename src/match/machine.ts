/**
 * The machine of a match: the phases people experience, over the engine, which owns the rules. Three regions run side by
 * side: what happens at the table, how near the end is, and whether all is stored. docs/match.md shows it as a diagram.
 */
import { and, not, stateIn } from 'xstate';

import { view } from '@/engine';
import { summaryOf } from '@/storage';

import { resume, seedNow } from './match';
import { parts } from './parts';

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
    leave: 'leaving',
  },
  states: {
    /** Where the table stood when somebody wanted to leave. */
    asItWas: { id: 'asItWas', type: 'history', history: 'deep' },
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
  },
});

const session = parts.createStateConfig({
  initial: 'table',
  on: { elsewhere: '.elsewhere' },
  states: {
    table,
    /** Waits until all is stored. */
    leaving: {
      always: [
        { guard: stateIn('#saved'), target: 'left' },
        { guard: stateIn('#failed'), target: 'unsaved' },
      ],
    },
    /** The last steps are not stored: try again, leave all the same, or stay. */
    unsaved: { on: { retry: 'leaving', leave: 'left', stay: '#asItWas' } },
    left: { type: 'final' },
    /** Another window goes on with this game, so this one stops. */
    elsewhere: { on: { leave: 'left' } },
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
  states: { session, ending, saving },
});

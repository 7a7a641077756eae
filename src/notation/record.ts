/** Records: a whole game as text, from the deal to the result, with all its chance. */
import {
  advance,
  legalSteps,
  MODE_RULES,
  newGame,
  PLAN,
  SEATINGS,
  type Emit,
  type Setup,
  type State,
  type Step,
  type World,
} from '@/engine';

import { makeCard } from './cards';
import { makeShuffle, notingChance, scriptedChance, type Shuffle } from './chance';
import { makeList } from './error';
import { makePlans, makeTrainer } from './solo';
import { makeStep } from './steps';

/** One step with the chance it caused. The last pick causes the decks. */
export type Move = {
  /** The position in the round that decides, from 1; or the plan. */
  readonly label: string;
  readonly step: Step;
  readonly shuffles: readonly Shuffle[];
};

export type GameRecord = {
  readonly setup: Setup;
  /** By seat, where given: what people are called, and who else plays (`computer:3`). */
  readonly names: readonly (string | null)[];
  readonly players: readonly (string | null)[];
  readonly moves: readonly Move[];
  /** The score of a game that is over. */
  readonly result: readonly [number, number] | null;
};

export const VERSION = 'rift 1';

export const labelOf = (state: State): string =>
  state.phase === 'plan' || state.action === 'plan' ? 'plan' : String(state.turn + 1);

/** Does a legal step in place and gives it back with its chance, ready for the record. */
export function advanceNoting(state: State, step: Step, world: World): Move {
  const label = labelOf(state);
  const shuffles: Shuffle[] = [];
  const chance = notingChance(world.chance, (shuffle) => shuffles.push(shuffle));
  advance(state, step, { ...world, chance });
  return { label, step, shuffles };
}

/** Does a recorded move in place, with the chance it had. */
export function replayMove(state: State, { step, shuffles }: Move, emit?: Emit) {
  const chance = scriptedChance(shuffles);
  advance(state, step, { chance, emit });
  chance.finish();
}

type Watcher = {
  /** Before a move: the state and what is legal in it. */
  before?: (move: Move, state: State, legal: readonly Step[]) => void;
  after?: (move: Move, state: State) => void;
};

/** The position a record leads to. */
export function replay({ setup, moves }: GameRecord, watcher: Watcher = {}): State {
  const state = newGame(setup);
  for (const move of moves) {
    watcher.before?.(move, state, legalSteps(state));
    replayMove(state, move);
    watcher.after?.(move, state);
  }
  return state;
}

export const recordOf = (
  setup: Setup,
  moves: readonly Move[],
  state: State,
  { names = [], players = [] }: { names?: GameRecord['names']; players?: GameRecord['players'] } = {},
): GameRecord => ({
  setup,
  names,
  players,
  moves,
  result: state.phase === 'over' ? [state.score[0]!, state.score[1]!] : null,
});

/** The lines before the first pick. */
export function makeHeader({ setup, names, players }: GameRecord): string[] {
  const { mode, seating, trainer, plans, dealt, table } = setup;
  const bySeat = (word: string, texts: readonly (string | null)[]) =>
    texts.flatMap((text, seat) => (text ? [`${word} ${seat + 1} ${text}`] : []));
  return [
    VERSION,
    `mode ${mode}`,
    ...bySeat('name', names),
    ...bySeat('seat', players),
    ...(MODE_RULES[mode].locations === 6 ? [`area ${SEATINGS[seating]}`] : []),
    ...(trainer ? [`trainer ${makeTrainer(trainer)}`, `plans ${makePlans(plans)}`] : []),
    ...(dealt.length > 0 ? [`dealt ${dealt.map((guild, seat) => `${seat + 1}=${guild}`).join(' ')}`] : []),
    `table ${table.join(',')}`,
  ];
}

export const makeDeck = ({ seat, cards }: Shuffle): string => `deck ${seat + 1} ${makeList(cards, makeCard)}`;

/** A step with its chance; the label `plan:` stands for the step that opens the plan. */
export const makeTokens = ({ step, shuffles }: Move): string[] => [
  makeStep(step),
  ...shuffles.map(makeShuffle),
];

export function makeRecord(record: GameRecord): string {
  const lines = makeHeader(record);
  let label = '';
  for (const move of record.moves) {
    if (move.step.kind === 'pick') {
      lines.push(`${move.label}: ${makeStep(move.step)}`, ...move.shuffles.map(makeDeck));
      continue;
    }
    if (move.label !== label) lines.push(`${move.label}:`);
    label = move.label;
    const tokens = makeTokens(move);
    if (move.step === PLAN) tokens.shift();
    lines[lines.length - 1] = [lines.at(-1), ...tokens].join(' ');
  }
  if (record.result) lines.push(`result ${record.result.join('-')}`);
  return `${lines.join('\n')}\n`;
}

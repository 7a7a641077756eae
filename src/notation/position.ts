/** Positions: the whole table on one line, as chess does with FEN. */
import {
  ALL_CARDS,
  beginTurn,
  emptyState,
  HIDDEN_PLAN,
  MODE_RULES,
  PLAN,
  SEATINGS,
  type Elemental,
  type Mode,
  type State,
} from '@/engine';

import { readSeating } from './area';
import { makeElemental, makePile, readElemental, readPile } from './cards';
import { attempt, fail, makeList, NotationError, quote, readList, readNumber, type Result } from './error';
import { makePlans, makeTrainer, readPlans, readTrainer } from './solo';

const SIDES = ['A', 'B'] as const;

export function makePosition(state: State): string {
  const { locations } = state;
  const side = (name: string, s: number) =>
    `${name}=${state.columns
      .slice(s * locations, (s + 1) * locations)
      .map((column) => makeList(column, (elemental) => makeElemental(elemental, s)))
      .join('|')}`;
  const piles = (name: string, all: readonly string[]) =>
    all.map((text, seat) => `${name}${seat + 1}=${text}`);
  return [
    ...SIDES.map(side),
    `score=${state.score.join('-')}`,
    `to=${state.phase === 'over' ? 0 : toOf(state)}`,
    `round=${state.round}`,
    `step=${state.phase}`,
    ...piles('h', state.hands.map(makePile)),
    ...piles(
      'd',
      state.draws.map((pile) => makePile(pile.slice().reverse())),
    ),
    ...piles('x', state.discards.map(makePile)),
    ...(locations === 6 ? [`area=${SEATINGS[state.seating]}`] : []),
    ...(state.trainer
      ? [
          `plan=${makePlans(state.plans)}`,
          `used=${makePlans(state.used)}`,
          `trainer=${makeTrainer(state.trainer)}`,
        ]
      : []),
  ].join(' ');
}

/** The position in the round that decides now, from 1. */
export const toOf = (state: State): number => (state.mode === 'solo' ? 1 : state.turn + 1);

const common = ['A', 'B', 'score', 'to', 'round', 'step'];
const seatFields = (seats: number) =>
  ['h', 'd', 'x'].flatMap((name) => Array.from({ length: seats }, (_, seat) => `${name}${seat + 1}`));

/** A position does not name its mode: its fields do. Base and Beyond duels are alike once guilds are chosen. */
function modeOf(fields: ReadonlyMap<string, string>): Mode {
  if (fields.has('plan') || fields.has('trainer')) return 'solo';
  if (fields.has('h4')) return 'team4';
  return fields.has('h3') || fields.has('area') ? 'team3' : 'duel-beyond';
}

function fieldNames(mode: Mode): string[] {
  const extra = mode === 'solo' ? ['plan', 'used', 'trainer'] : mode.startsWith('team') ? ['area'] : [];
  return [...common, ...seatFields(MODE_RULES[mode].seats), ...extra];
}

function splitFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const part of text.trim().split(/\s+/)) {
    const sign = part.indexOf('=');
    if (sign < 0) fail('a field such as score=3-4', part);
    const name = part.slice(0, sign);
    if (fields.has(name)) throw new NotationError(`the field ${name} stands twice`);
    fields.set(name, part.slice(sign + 1));
  }
  return fields;
}

function readColumns(text: string, side: number, mode: Mode): Elemental[][] {
  const { locations, seats } = MODE_RULES[mode];
  const columns = text
    .split('|')
    .map((column) => readList(column, (item) => readElemental(item, side, seats)));
  if (columns.length !== locations)
    throw new NotationError(`expected ${locations} locations in ${SIDES[side]}, found ${columns.length}`);
  return columns;
}

/** Reads a position between turns; throws a NotationError. */
export function readPosition(text: string): State {
  const fields = splitFields(text);
  const mode = modeOf(fields);
  const names = fieldNames(mode);
  const missing = names.find((name) => !fields.has(name));
  if (missing) throw new NotationError(`the field ${missing} is missing`);
  for (const name of fields.keys())
    if (!names.includes(name)) throw new NotationError(`unknown field ${quote(name)}`);

  const field = (name: string) => fields.get(name)!;
  const { seats, turns } = MODE_RULES[mode];
  const pilesOf = (name: string) =>
    Array.from({ length: seats }, (_, s) => readPile(field(`${name}${s + 1}`)));
  const solo = mode === 'solo';
  const state = emptyState(
    mode,
    fields.has('area') ? readSeating(field('area')) : 'facing',
    solo ? readTrainer(field('trainer')) : null,
    solo ? readPlans(field('plan')) : [],
  );
  if (solo && (state.plans.length === 0 || state.plans[0] === HIDDEN_PLAN))
    fail('an open plan', field('plan'));
  if (solo) state.used = readPlans(field('used'));

  state.columns = SIDES.flatMap((name, side) => readColumns(field(name), side, mode));
  state.hands = pilesOf('h').map((hand) => hand.sort((a, b) => a.order - b.order));
  if (solo && state.hands[1]!.length > 0) fail('h2=. (the Trainer has no hand)', field('h2'));
  state.draws = pilesOf('d').map((pile) => pile.reverse());
  state.discards = pilesOf('x');
  const cards = [...state.columns, ...state.hands, ...state.draws, ...state.discards];
  const count = cards.reduce((sum, { length }) => sum + length, 0);
  if (count > ALL_CARDS) throw new NotationError(`expected at most ${ALL_CARDS} cards, found ${count}`);

  const [, a, b] =
    /^(\d{1,4})-(\d{1,4})$/.exec(field('score')) ?? fail('a score such as 3-4', field('score'));
  state.score = [Number(a), Number(b)];
  state.round = readNumber(field('round'), 'a round');
  if (state.round < 1) fail('a round from 1', field('round'));

  const to = readNumber(field('to'), 'a seat to move');
  const step = field('step');
  if (step === 'over') {
    if (to !== 0) fail('to=0 when the game is over', field('to'));
    state.phase = 'over';
    state.options = [];
    return state;
  }
  if (to < 1 || to > turns.length) fail(`a seat to move from 1 to ${turns.length}`, field('to'));
  state.turn = to - 1;
  beginTurn(state);
  // What happened earlier in this round is not known, so it counts as something.
  state.stirred = to > 1;
  if (step === 'action') return state;
  if (step !== 'plan' || !solo) fail(solo ? 'step=action, plan or over' : 'step=action or over', step);
  state.phase = 'plan';
  state.options = [PLAN];
  state.stirred = true;
  return state;
}

export const parsePosition = (text: string): Result<State> => attempt(() => readPosition(text));

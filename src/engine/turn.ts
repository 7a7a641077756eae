/** A turn from its first step to its end, rounds, and the end of the game. */
import { begin, lay, resolve } from './abilities';
import { asUnused, asUsed } from './cards';
import type { World } from './chance';
import { score } from './destruction';
import { rulesOf } from './guilds';
import { listPlays, listUses, traitsFor } from './listing';
import { MODE_RULES, SEATINGS, sideOf } from './modes';
import { drawCards, outOfHand } from './piles';
import { closePlan, nextBot, openPlan, sendBot } from './plan';
import { columnAt, controls, GOAL, HAND_LIMIT, type State } from './state';
import { END, PLAN, type Step } from './steps';

/** Cards or elementals in one action. */
const MOST = 3;
const JUST_THE_PLAN: readonly Step[] = [PLAN];
const NOTHING: readonly Step[] = [];

/** Does a step that is known to be legal. */
export function takeStep(state: State, step: Step, world: World) {
  switch (step.kind) {
    case 'play':
      playCard(state, step, world);
      break;
    case 'discard':
      discardCard(state, step, world);
      return;
    case 'use':
      activate(state, step, world);
      break;
    case 'draw':
      checkAndDraw(state, world);
      return;
    case 'end':
      endTurn(state, world);
      return;
    case 'plan':
      openPlan(state, world);
      break;
    case 'bot':
      sendBot(state, step, world);
      break;
    case 'to':
    case 'on':
      goOn(state, step, world);
      return;
  }
  goOn(state, null, world);
}

/** Finishes what is under way, then offers what the action still allows. */
function goOn(state: State, answer: Step | null, world: World) {
  if (!resolve(state, answer, world)) return;
  if (state.action === 'plan') return goOnWithPlan(state, world);
  const list = state.count === MOST ? [] : state.action === 'play' ? listPlays(state) : listUses(state);
  if (list.length === 0) return endTurn(state, world);
  list.push(END);
  state.phase = state.action as 'play' | 'use';
  state.options = list;
}

function playCard(state: State, step: Step, world: World) {
  const card = step.card!;
  const { place } = step;
  if (state.count === 0) {
    state.action = 'play';
    state.stirred = true;
    state.shared = card.traits;
    state.low = state.high = place;
  } else {
    state.shared &= card.traits;
    if (place < state.low) state.low = place;
    if (place > state.high) state.high = place;
  }
  state.count++;
  outOfHand(state.hands[state.seat]!, card);
  lay(state, card, place, 'hand', world);
}

function discardCard(state: State, step: Step, { emit }: World) {
  const card = step.card!;
  state.action = 'use';
  state.stirred = true;
  state.shared = card.traits;
  outOfHand(state.hands[state.seat]!, card);
  state.discards[state.seat]!.push(card);
  if (emit) emit({ type: 'discarded', seat: state.seat, card });
  state.phase = 'use';
  state.options = listUses(state);
}

function activate(state: State, { place, index }: Step, { emit }: World) {
  const column = columnAt(state, state.side, place);
  const elemental = column[index]!;
  state.shared &= traitsFor(state.seat, elemental);
  state.count++;
  column[index] = asUsed(elemental);
  if (emit) emit({ type: 'activated', at: { side: state.side, place, index } });
  begin(state, rulesOf(elemental.card).activated, place, index);
}

/** Scores the controlled locations, then fills the hand. */
function checkAndDraw(state: State, world: World) {
  const [from, to] = checkedPlaces(state);
  let points = 0;
  for (let place = from; place < to; place++) if (controls(state, state.side, place)) points++;
  if (points > 0) score(state, state.side, points, 'control', world);
  const drew = drawCards(state, state.seat, HAND_LIMIT, world);
  if (points > 0 || drew) state.stirred = true;
  endTurn(state, world);
}

/** A player of a team checks the three locations of their own area, everybody else all. */
export function checkedPlaces(state: State): readonly [number, number] {
  const alone = state.locations === 5 || (state.mode === 'team3' && state.side === 1);
  if (alone) return [0, state.locations];
  return SEATINGS[state.seating][state.seat] === 'g' ? [0, 3] : [3, 6];
}

function clearUsed(state: State) {
  for (let place = 0; place < state.locations; place++) {
    const column = columnAt(state, state.side, place);
    for (let i = 0; i < column.length; i++) if (column[i]!.used) column[i] = asUnused(column[i]!);
  }
}

function endTurn(state: State, { emit }: World) {
  if (state.action === 'use') clearUsed(state);
  state.action = 'none';
  state.count = 0;
  if (emit) emit({ type: 'turnEnded', seat: state.seat });
  if (state.mode === 'solo') {
    state.phase = 'plan';
    state.options = JUST_THE_PLAN;
    return;
  }
  state.turn++;
  if (state.turn === MODE_RULES[state.mode].turns.length) endRound(state, emit);
  else beginTurn(state);
}

function goOnWithPlan(state: State, world: World) {
  do {
    if (!nextBot(state, world)) return;
    if (state.frames.length === 0) return endPlan(state, world);
  } while (resolve(state, null, world));
}

function endPlan(state: State, { emit }: World) {
  clearUsed(state);
  closePlan(state);
  state.action = 'none';
  state.count = 0;
  state.turn++;
  endRound(state, emit);
}

export function beginTurn(state: State) {
  state.seat = MODE_RULES[state.mode].turns[state.turn]!;
  state.side = sideOf(state.seat);
  state.phase = 'action';
  state.options = null;
}

/** Both sides have had equally many actions: now a score of 12 or more decides, unless it is a tie. */
function endRound(state: State, emit: World['emit']) {
  const [a, b] = state.score as [number, number];
  state.quietRounds = state.stirred ? 0 : state.quietRounds + 1;
  state.stirred = false;
  const decided = Math.max(a, b) >= GOAL && a !== b;
  const stale = state.quietRounds >= MODE_RULES[state.mode].quietRounds;
  if (emit) emit({ type: 'roundEnded', round: state.round });
  if (decided || stale) {
    state.phase = 'over';
    state.options = NOTHING;
    if (emit) emit({ type: 'gameEnded', why: decided ? 'score' : 'stalemate' });
    return;
  }
  state.round++;
  state.turn = 0;
  beginTurn(state);
}

/** Solo: carrying out the Trainer's plan. */
import { begin } from './abilities';
import { asUsed, elementalOf, numberTrait } from './cards';
import type { World } from './chance';
import { wouldStrike } from './choices';
import { score } from './destruction';
import { sideOf, TRAINER } from './modes';
import { takeTop } from './piles';
import { columnAt, controls, type State } from './state';
import { botStep, type Step } from './steps';
import { botAbility } from './trainer/challenges';
import { isControl } from './trainer/plans';
import type { Ability } from './vocabulary';

/** A bot arrives; a control plan scores. What an attack plan does comes number by number. */
export function openPlan(state: State, world: World) {
  const plan = state.plans[0]!;
  state.action = 'plan';
  state.side = sideOf(TRAINER);
  state.count = 0;
  if (world.emit) world.emit({ type: 'planned', plan });

  const card = takeTop(state, TRAINER, world);
  if (card) {
    state.stirred = true;
    const elemental = elementalOf(card, TRAINER);
    const index = columnAt(state, state.side, plan.place).push(elemental) - 1;
    if (world.emit)
      world.emit({
        type: 'laid',
        at: { side: state.side, place: plan.place, index },
        elemental,
        from: 'pile',
      });
  }
  if (isControl(plan)) {
    let points = 0;
    for (let place = 0; place < state.locations; place++) if (controls(state, state.side, place)) points++;
    if (points > 0) {
      state.stirred = true;
      score(state, state.side, points, 'control', world);
    }
  }
}

/** Goes through the plan's numbers up to a choice between bots. False: a question is open. True: one acts, or all is done. */
export function nextBot(state: State, world: World): boolean {
  const { numbers } = state.plans[0]!;
  while (state.count < numbers.length) {
    const bots = listBots(state);
    if (bots.length > 1) {
      state.phase = 'bot';
      state.options = bots;
      return false;
    }
    if (bots.length === 1) {
      sendBot(state, bots[0]!, world);
      return true;
    }
    if (world.emit) world.emit({ type: 'skipped', number: numbers[state.count]! });
    state.count++;
  }
  return true;
}

export function sendBot(state: State, { place, index }: Step, { emit }: World) {
  const column = columnAt(state, state.side, place);
  const bot = column[index]!;
  column[index] = asUsed(bot);
  state.count++;
  state.stirred = true;
  if (emit) emit({ type: 'activated', at: { side: state.side, place, index } });
  begin(state, botAbility(state.trainer!, bot.card.number), place, index);
}

/** Bots of the current number that have not acted yet and would place damage. */
function listBots(state: State): Step[] {
  const number = state.plans[0]!.numbers[state.count]!;
  const trait = numberTrait(number);
  const ability = botAbility(state.trainer!, number);
  const list: Step[] = [];
  for (let place = 0; place < state.locations; place++) {
    const column = columnAt(state, state.side, place);
    let reaches: boolean | null = null;
    for (let index = 0; index < column.length; index++) {
      const { card, used } = column[index]!;
      if (used || !(card.traits & trait)) continue;
      reaches ??= wouldPlaceDamage(state, ability, place);
      if (reaches) list.push(botStep(place, index));
    }
  }
  return list;
}

/** A bot that moves first may go wherever it then strikes somebody. */
function wouldPlaceDamage(state: State, { effects }: Ability, place: number): boolean {
  const [first] = effects;
  const strikes = effects.find((effect) => effect.do === 'damage')!;
  if (first!.do !== 'move') return wouldStrike(state, strikes, place);
  for (let to = 0; to < state.locations; to++)
    if (to !== place && wouldStrike(state, strikes, to)) return true;
  return false;
}

/** The plan goes to those used; when none is left, the pile is turned over in the same order. */
export function closePlan(state: State) {
  const [done, ...rest] = state.plans;
  const used = [...state.used, done!];
  state.plans = rest.length > 0 ? rest : used;
  state.used = rest.length > 0 ? used : [];
}

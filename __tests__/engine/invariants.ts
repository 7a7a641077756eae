/** What must be true of every state of every game, whatever is played. Broken, it throws and says what. */
import {
  advance,
  apply,
  below,
  CARDS,
  cardsOfGuild,
  clone,
  IllegalStep,
  isDoomed,
  legalSteps,
  seededChance,
  STEP_KINDS,
  type Random,
  type State,
  type Step,
} from '@/engine';
import { makePosition, makeStep, readPosition, readStep } from '@/notation';

export function check(holds: boolean, what: string) {
  if (!holds) throw new Error(what);
}

/** Everything a state holds, to see whether it was touched. */
const snapshot = (state: State) => JSON.stringify(state);

/** Before the decks are shuffled there are no cards. */
export function everyCardExistsOnce(state: State) {
  if (state.phase === 'pick') return;
  const count = new Int8Array(CARDS.length);
  for (const guild of state.guilds.flat()) for (const { order } of cardsOfGuild(guild)) count[order]!--;
  for (const piles of [state.hands, state.draws, state.discards])
    for (const pile of piles) for (const { order } of pile) count[order]!++;
  for (const column of state.columns) for (const { card } of column) count[card.order]!++;
  for (const { taken } of state.frames) if (taken) count[taken.order]!++;
  check(
    count.every((surplus) => surplus === 0),
    'a card is lost or doubled',
  );
}

/** While an ability is under way, its victims may still stand. */
export function nobodyStandsDoomed(state: State) {
  if (state.frames.length > 0) return;
  check(
    !state.columns.some((column) => column.some(isDoomed)),
    'an elemental stands with damage enough to be destroyed',
  );
}

const rank = (step: Step) => [
  STEP_KINDS.indexOf(step.kind),
  step.guild ? cardsOfGuild(step.guild)[0]!.order : -1,
  step.card?.order ?? -1,
  step.place,
  step.index,
];

/** Ascending, so nothing stands twice. */
export function legalListIsCanonical(state: State) {
  const legal = legalSteps(state);
  check(
    (legal.length === 0) === (state.phase === 'over'),
    'the legal list is empty before the end, or not after',
  );
  for (let i = 1; i < legal.length; i++) {
    const [a, b] = [rank(legal[i - 1]!), rank(legal[i]!)];
    const differs = a.findIndex((value, at) => value !== b[at]);
    check(differs >= 0 && a[differs]! < b[differs]!, `${makeStep(legal[i]!)} stands twice or out of order`);
  }
}

/** On copies: the state itself stays untouched. */
export function everyListedStepApplies(state: State) {
  const before = snapshot(state);
  const world = { chance: seededChance('listed') };
  for (const step of legalSteps(state)) apply(state, step, world);
  check(snapshot(state) === before, 'apply changes its argument');
  for (const step of legalSteps(state)) advance(clone(state), step, world);
  check(snapshot(state) === before, 'a clone shares what a step changes');
}

const universe = [
  ...CARDS.flatMap((card) => [1, 2, 3, 4, 5, 6].map((place) => `play:${card.guild}${card.number}@${place}`)),
  ...CARDS.map((card) => `discard:${card.guild}${card.number}`),
  ...['pick:F', 'pick:R', 'draw', 'end', 'plan', 'to:1', 'to:3', 'to:6'],
  ...['use', 'on', 'bot'].flatMap((kind) =>
    [1, 2, 3, 4, 5, 6].flatMap((place) => [1, 2, 9].map((index) => `${kind}:${place}.${index}`)),
  ),
].map(readStep);

/** A few steps out of all there are. */
export function unlistedStepsAreRefused(state: State, random: Random) {
  const before = snapshot(state);
  for (let i = 0; i < 5; i++) {
    const step = universe[below(random, universe.length)]!;
    if (legalSteps(state).includes(step)) continue;
    let refused = false;
    try {
      apply(state, step, { chance: seededChance('unlisted') });
    } catch (error) {
      refused = error instanceof IllegalStep;
    }
    check(refused, `${makeStep(step)} is not listed but not refused`);
  }
  check(snapshot(state) === before, 'a step was refused but left its mark');
}

/** Between turns a position is read back as it was written, and offers the same. */
export function positionReadsBack(state: State) {
  if (!['action', 'plan', 'over'].includes(state.phase)) return;
  const text = makePosition(state);
  const back = readPosition(text);
  check(makePosition(back) === text, 'a position is not read back as it was written');
  check(
    legalSteps(back).map(makeStep).join() === legalSteps(state).map(makeStep).join(),
    'a position that was read back offers something else',
  );
}

/** From nothing to the first turn: dealing and picking guilds, decks, hands, and the first elementals on the table. */
import { cardsOfGuild, elementalOf, GUILDS, type Card, type Guild } from './cards';
import type { Chance, World } from './chance';
import { MODE_RULES, SEATINGS, sideOf, TRAINER, type Mode, type Seating } from './modes';
import { drawCards, pileOf } from './piles';
import { columnAt, emptyState, HAND_LIMIT, type State } from './state';
import { pickStep, type Step } from './steps';
import type { Trainer } from './trainer/challenges';
import { ATTACK_PLANS, ATTACKS_BEFORE_CONTROL, CONTROL_PLANS, type Plan } from './trainer/plans';
import { beginTurn } from './turn';

/** Everything that is settled before the first pick. */
export type Setup = {
  readonly mode: Mode;
  /** Teams. */
  readonly seating: Seating;
  /** Solo. */
  readonly trainer: Trainer | null;
  readonly plans: readonly Plan[];
  /** The guild each seat got at random. */
  readonly dealt: readonly Guild[];
  readonly table: readonly Guild[];
};

export const EASIEST_TRAINER: Trainer = { stars: [1, 1, 1], and: null };

type Wishes = { seating?: Seating; trainer?: Trainer };

export function dealSetup(mode: Mode, chance: Chance, wishes: Wishes = {}): Setup {
  const { pool, dealt, table } = MODE_RULES[mode];
  const guilds = chance.choose(dealt.length + table, pool);
  return {
    mode,
    seating: wishes.seating ?? 'facing',
    trainer: mode === 'solo' ? (wishes.trainer ?? EASIEST_TRAINER) : null,
    plans: mode === 'solo' ? dealPlans(chance) : [],
    dealt: guilds.slice(0, dealt.length),
    table: guilds.slice(dealt.length),
  };
}

function dealPlans(chance: Chance): Plan[] {
  const attacks = chance.choose(ATTACK_PLANS.length, ATTACK_PLANS);
  const controls = chance.choose(CONTROL_PLANS.length, CONTROL_PLANS);
  return controls.flatMap((control, group) => [
    ...attacks.slice(group * ATTACKS_BEFORE_CONTROL, (group + 1) * ATTACKS_BEFORE_CONTROL),
    control,
  ]);
}

export function newGame({ mode, seating, trainer, plans, dealt, table }: Setup): State {
  const state = emptyState(mode, seating, trainer, plans);
  state.guilds = state.guilds.map((none, seat) => (dealt[seat] ? [dealt[seat]] : none));
  state.table = table;
  state.options = ALL_PICKS.filter(({ guild }) => table.includes(guild!));
  askForPick(state);
  return state;
}

const ALL_PICKS = GUILDS.map(pickStep);

/** How many guilds have been picked so far. */
const picked = (state: State) => MODE_RULES[state.mode].table - state.table.length;

function askForPick(state: State) {
  const { picks, turns } = MODE_RULES[state.mode];
  state.turn = picks[picked(state)]!;
  state.seat = turns[state.turn]!;
  state.side = sideOf(state.seat);
}

export function pick(state: State, step: Step, world: World) {
  const guild = step.guild!;
  state.table = state.table.filter((other) => other !== guild);
  state.options = state.options!.filter((other) => other !== step);
  state.guilds = state.guilds.map((own, seat) => (seat === state.seat ? [...own, guild] : own));
  if (world.emit) world.emit({ type: 'picked', seat: state.seat, guild });
  if (picked(state) < MODE_RULES[state.mode].picks.length) askForPick(state);
  else setUp(state, world);
}

function setUp(state: State, world: World) {
  state.draws = state.draws.map((_, seat) => {
    if (state.trainer && seat === TRAINER) giveTrainerGuilds(state, world);
    return pileOf(world.chance.shuffle(seat, deckOf(state.guilds[seat]!)));
  });
  for (let seat = 0; seat < state.hands.length; seat++)
    if (!(state.trainer && seat === TRAINER)) drawCards(state, seat, HAND_LIMIT, world);
  for (const { seat, place } of firstElementals(state)) layOut(state, seat, place, world);
  state.turn = 0;
  beginTurn(state);
}

function deckOf(guilds: readonly Guild[]): Card[] {
  const deck: Card[] = [];
  for (const guild of guilds) for (const card of cardsOfGuild(guild)) deck.push(card);
  return deck;
}

/** Four of those the player did not keep. */
function giveTrainerGuilds(state: State, { chance }: World) {
  const kept = state.guilds[0]!;
  const left = GUILDS.filter((guild) => !kept.includes(guild));
  state.guilds = [kept, chance.choose(4, left)];
}

/** Who puts the top card of their draw pile where. */
function firstElementals({ mode, locations, seating }: State): { seat: number; place: number }[] {
  switch (mode) {
    case 'duel-base':
    case 'duel-beyond':
      return [{ seat: 1, place: 2 }];
    case 'team3':
      return [
        { seat: 1, place: 1 },
        { seat: 1, place: 4 },
      ];
    case 'team4':
      return [1, 2, 3].map((seat) => ({ seat, place: SEATINGS[seating][seat] === 'g' ? 1 : 4 }));
    case 'solo':
      return Array.from({ length: locations }, (_, place) => ({ seat: TRAINER, place }));
  }
}

/** Laid out at set-up, not played: nothing happens "when played". */
function layOut(state: State, seat: number, place: number, { emit }: World) {
  const elemental = elementalOf(state.draws[seat]!.pop()!, seat);
  const index = columnAt(state, sideOf(seat), place).push(elemental) - 1;
  if (emit) emit({ type: 'laid', at: { side: sideOf(seat), place, index }, elemental, from: 'pile' });
}

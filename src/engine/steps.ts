/**
 * Steps: everything a player can decide. They are interned like cards, so a step is legal when the legal list includes it,
 * and a list costs no more than its references. Places and indexes count from 0; src/notation writes them from 1.
 */
import { ALL_CARDS, CARDS, GUILDS, type Card, type Guild } from './cards';

/** In canonical order. */
export const STEP_KINDS = [
  'pick',
  'play',
  'discard',
  'use',
  'draw',
  'end',
  'to',
  'on',
  'bot',
  'plan',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export type Step = {
  readonly kind: StepKind;
  /** The guild to pick. */
  readonly guild: Guild | null;
  /** The card to play or discard. */
  readonly card: Card | null;
  /** A location, or -1. */
  readonly place: number;
  /** The elemental's place in its column, from the Rift outwards, or -1. */
  readonly index: number;
};

export const MOST_LOCATIONS = 6;

const PLACES = Array.from({ length: MOST_LOCATIONS }, (_, place) => place);
const INDEXES = Array.from({ length: ALL_CARDS }, (_, index) => index);

const step = (kind: StepKind, part: Partial<Step> = {}): Step => ({
  kind,
  guild: part.guild ?? null,
  card: part.card ?? null,
  place: part.place ?? -1,
  index: part.index ?? -1,
});
const elementals = (kind: StepKind) =>
  PLACES.map((place) => INDEXES.map((index) => step(kind, { place, index })));

const picks = GUILDS.map((guild) => step('pick', { guild }));
const plays = CARDS.map((card) => PLACES.map((place) => step('play', { card, place })));
const discards = CARDS.map((card) => step('discard', { card }));
const uses = elementals('use');
const tos = PLACES.map((place) => step('to', { place }));
const ons = elementals('on');
const bots = elementals('bot');

export const pickStep = (guild: Guild): Step => picks[GUILDS.indexOf(guild)]!;
/** By location. */
export const playSteps = (card: Card): readonly Step[] => plays[card.order]!;
export const discardStep = (card: Card): Step => discards[card.order]!;
export const activateStep = (place: number, index: number): Step => uses[place]![index]!;
export const DRAW = step('draw');
export const END = step('end');
export const toStep = (place: number): Step => tos[place]!;
export const onStep = (place: number, index: number): Step => ons[place]![index]!;
export const botStep = (place: number, index: number): Step => bots[place]![index]!;
export const PLAN = step('plan');

/** For a row of n locations and a place in it: the moves next door, and those to any other location. */
const rows = (reach: (from: number, to: number) => boolean) =>
  Array.from({ length: MOST_LOCATIONS + 1 }, (_, n) =>
    PLACES.map((from) => tos.slice(0, n).filter((_to, place) => place !== from && reach(from, place))),
  );
const nextDoor = rows((from, to) => Math.abs(from - to) === 1);
const elsewhere = rows(() => true);

export const nextDoorSteps = (locations: number, place: number): readonly Step[] =>
  nextDoor[locations]![place]!;
export const elsewhereSteps = (locations: number, place: number): readonly Step[] =>
  elsewhere[locations]![place]!;

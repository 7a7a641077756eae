/** Steps as tokens: `play:F5@2`, `use:3.1`, `end`. */
import {
  ALL_CARDS,
  botStep,
  discardStep,
  DRAW,
  END,
  MOST_LOCATIONS,
  onStep,
  pickStep,
  PLAN,
  playSteps,
  toStep,
  activateStep,
  type Step,
} from '@/engine';

import { makeCard, readCard, readGuild } from './cards';
import { fail, readNumber } from './error';

function readBelow(text: string, limit: number, what: string): number {
  const number = readNumber(text, what);
  if (number < 1 || number > limit) fail(what, text);
  return number - 1;
}

const readPlace = (text: string) => readBelow(text, MOST_LOCATIONS, 'a location');

function readSpot(text: string, make: (place: number, index: number) => Step): Step {
  const [place, index, more] = text.split('.');
  if (index === undefined || more !== undefined) fail('an elemental such as 3.1', text);
  return make(readPlace(place!), readBelow(index, ALL_CARDS, 'a place in a column'));
}

function readPlay(text: string): Step {
  const [card, place, more] = text.split('@');
  if (place === undefined || more !== undefined) fail('a card and a location such as F5@2', text);
  return playSteps(readCard(card!))[readPlace(place)]!;
}

const READERS: Readonly<Record<string, (rest: string) => Step>> = {
  pick: (rest) => pickStep(readGuild(rest)),
  play: readPlay,
  discard: (rest) => discardStep(readCard(rest)),
  use: (rest) => readSpot(rest, activateStep),
  to: (rest) => toStep(readPlace(rest)),
  on: (rest) => readSpot(rest, onStep),
  bot: (rest) => readSpot(rest, botStep),
};
const WORDS: Readonly<Record<string, Step>> = { draw: DRAW, end: END, plan: PLAN };

export function readStep(text: string): Step {
  if (Object.hasOwn(WORDS, text)) return WORDS[text]!;
  const colon = text.indexOf(':');
  const kind = text.slice(0, colon);
  if (colon < 0 || !Object.hasOwn(READERS, kind)) fail('a step such as play:F5@2', text);
  return READERS[kind]!(text.slice(colon + 1));
}

export function makeStep(step: Step): string {
  switch (step.kind) {
    case 'pick':
      return `pick:${step.guild}`;
    case 'play':
      return `play:${makeCard(step.card!)}@${step.place + 1}`;
    case 'discard':
      return `discard:${makeCard(step.card!)}`;
    case 'to':
      return `to:${step.place + 1}`;
    case 'use':
    case 'on':
    case 'bot':
      return `${step.kind}:${step.place + 1}.${step.index + 1}`;
    default:
      return step.kind;
  }
}

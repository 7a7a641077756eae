import { GUILDS, TRAINER, type Guild } from '@/engine';

import type { Device } from './device';
import { createDocument, type Document, type Format } from './document';
import { aCount, aList, anObject, aText, oneOf } from './shape';
import { hasWon, type Summary } from './summary';

/** A stage of the campaign that was won. Medals, open stages and mastery all follow from these. */
export type StageWin = {
  readonly game: string;
  readonly stage: string;
  /** Points ahead of the Trainer. */
  readonly margin: number;
  readonly rounds: number;
  readonly guilds: readonly Guild[];
};

function readWin(value: unknown, part: string): StageWin {
  const raw = anObject(value, part);
  return {
    game: aText(raw.game, `${part}.game`),
    stage: aText(raw.stage, `${part}.stage`),
    margin: aCount(raw.margin, `${part}.margin`),
    rounds: aCount(raw.rounds, `${part}.rounds`),
    guilds: aList(raw.guilds, `${part}.guilds`, (guild, at) => oneOf(GUILDS, guild, at)),
  };
}

export const PROGRESS: Format<readonly StageWin[]> = {
  version: 1,
  migrations: [],
  read: (raw) => aList(raw.wins, 'wins', readWin),
  write: (wins) => ({ wins }),
};

export const createProgress = (device: Device): Document<readonly StageWin[]> =>
  createDocument(device, 'riftforce/progress', PROGRESS, []);

/** Only a stage that was won is remembered; a lost one takes nothing away, and a copy gives nothing. */
export function withWin(wins: readonly StageWin[], game: Summary): readonly StageWin[] {
  const { id, counts, stage, outcome, score, round, guilds } = game;
  if (!counts || !stage || !outcome || !hasWon(outcome, 1 - TRAINER)) return wins;
  if (wins.some((win) => win.game === id)) return wins;
  const win = { game: id, stage, margin: score[0] - score[1], rounds: round, guilds: guilds[0]! };
  return [...wins, win];
}

/** A saved game in words: what its row shows and says. */
import type { TFunction } from '@/i18n';
import { hasWon, type Side, type Summary } from '@/storage';

import { dayWord } from './days';
import { isYou, nameOf, namesOf, ownAndRival, titleOf } from './people';

/** Aqua: somebody has to do something. Gold and violet: who won. */
export type Tone = 'legal' | 'you' | 'rival' | 'text2';

export type GameText = {
  readonly id: string;
  readonly title: string;
  readonly state: { readonly text: string; readonly tone: Tone };
  readonly meta: string;
  readonly score: { readonly own: number; readonly rival: number };
  readonly table: { readonly own: Side['columns']; readonly rival: Side['columns']; readonly bots: boolean };
  /** All of it, read out. */
  readonly spoken: string;
};

function turnText(game: Summary, seat: number, t: TFunction): string {
  const name = nameOf(game, seat, t);
  const you = isYou(game, seat);
  switch (game.phase) {
    case 'pick':
      return you ? t('saved.yourPick') : t('saved.pick', { name });
    case 'plan':
      return t('saved.plan');
    case 'to':
    case 'on':
    case 'bot':
      return you ? t('saved.yourQuestion') : t('saved.question', { name });
    default:
      return you ? t('saved.yourTurn') : t('saved.turn', { name });
  }
}

export function stateOf(game: Summary, t: TFunction): GameText['state'] {
  const { own, rival } = ownAndRival(game);
  if (!game.outcome) return { text: turnText(game, game.to ?? own.seats[0]!, t), tone: 'legal' };
  if (game.outcome.winner === null) return { text: t('saved.draw'), tone: 'text2' };
  const ownWon = hasWon(game.outcome, own.seats[0]!);
  const [winner, loser] = ownWon ? [own, rival] : [rival, own];
  const tone = ownWon ? 'you' : 'rival';
  const alone = ({ seats }: Side) => seats.length === 1 && isYou(game, seats[0]!);
  if (game.outcome.how === 'resigned') {
    const said = { names: namesOf(game, loser, t), count: loser.seats.length };
    return { text: alone(loser) ? t('saved.youResigned') : t('saved.resigned', said), tone };
  }
  const said = { names: namesOf(game, winner, t), count: winner.seats.length };
  return { text: alone(winner) ? t('saved.youWon') : t('saved.won', said), tone };
}

export function metaOf(game: Summary, now: number, language: string, t: TFunction): string {
  const mode = t(`saved.mode.${game.mode}`);
  // A day is not torn apart where the line ends.
  const day = dayWord(game.played, now, language, t).replaceAll(' ', '\u00a0');
  return game.outcome
    ? t('saved.metaFinished', { mode, count: game.round, day })
    : t('saved.metaRunning', { mode, round: game.round, day });
}

export function describeGame(game: Summary, now: number, language: string, t: TFunction): GameText {
  const { own, rival } = ownAndRival(game);
  const [title, state, meta] = [titleOf(game, t), stateOf(game, t), metaOf(game, now, language, t)];
  const scoreOf = ({ seats }: Side) => game.score[seats[0] === 0 ? 0 : 1];
  const score = { own: scoreOf(own), rival: scoreOf(rival) };
  return {
    id: game.id,
    title,
    state,
    meta,
    score,
    table: { own: own.columns, rival: rival.columns, bots: game.mode === 'solo' },
    spoken: [title, state.text, meta.replaceAll(' · ', ', '), t('home.score', score)].join(', '),
  };
}

/** What people, computers and sides are called. */
import type { TFunction } from '@/i18n';
import { sidesOf, type Side, type Summary } from '@/storage';

/** The Trainer's side is played by the rules. */
const isPerson = (game: Summary, seat: number): boolean =>
  !game.players[seat] && !(game.mode === 'solo' && seat === 1);

const peopleOf = (game: Summary): readonly number[] =>
  sidesOf(game)
    .flatMap(({ seats }) => seats)
    .filter((seat) => isPerson(game, seat))
    .sort();

/** The only person in a game, if nobody gave a name: whoever holds the phone. */
export function isYou(game: Summary, seat: number): boolean {
  const people = peopleOf(game);
  return people.length === 1 && people[0] === seat && !game.names[seat];
}

export function nameOf(game: Summary, seat: number, t: TFunction): string {
  const name = game.names[seat];
  if (name) return name;
  if (isYou(game, seat)) return t('saved.you');
  if (isPerson(game, seat)) return t('saved.player', { number: seat + 1 });
  const player = game.players[seat];
  if (!player) return t('saved.trainer');
  const [, level] = /^computer:(\d+)$/.exec(player) ?? [];
  return level ? `${t('saved.computer')} ${level}` : t('saved.computer');
}

/** Both sides as they are shown: below and in gold the side of the first person, else the one that began. */
export function ownAndRival(game: Summary): { readonly own: Side; readonly rival: Side } {
  const [a, b] = sidesOf(game);
  const first = peopleOf(game)[0] ?? a.seats[0];
  return b.seats.some((seat) => seat === first) ? { own: b, rival: a } : { own: a, rival: b };
}

export const namesOf = (game: Summary, { seats }: Side, t: TFunction): string =>
  seats.map((seat) => nameOf(game, seat, t)).join('+');

export function titleOf(game: Summary, t: TFunction): string {
  if (game.mode === 'solo' && game.stage) return t('saved.trainerStage', { stage: game.stage });
  const { own, rival } = ownAndRival(game);
  return t('saved.versus', { own: namesOf(game, own, t), rival: namesOf(game, rival, t) });
}

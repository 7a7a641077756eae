/** Chance written down (`!shuffle:2=W5,F6`), heard while a game runs, and obeyed when it is replayed. */
import { type Card, type Chance } from '@/engine';

import { makePile, readCard } from './cards';
import { fail, NotationError, readList, readNumber } from './error';

/** A seat's new draw pile, top first. */
export type Shuffle = { readonly seat: number; readonly cards: readonly Card[] };

export const isChance = (token: string) => token.startsWith('!');

export function readShuffle(token: string): Shuffle {
  const [, seat, cards] =
    /^!shuffle:([^=]*)=(.*)$/.exec(token) ?? fail('chance such as !shuffle:2=W5,F6', token);
  return { seat: readNumber(seat!, 'a seat') - 1, cards: readList(cards!, readCard) };
}

export const makeShuffle = ({ seat, cards }: Shuffle): string => `!shuffle:${seat + 1}=${makePile(cards)}`;

/** Passes chance on and notes every shuffle. */
export function notingChance(source: Chance, note: (shuffle: Shuffle) => void): Chance {
  return {
    shuffle: (seat, cards) => {
      const shuffled = source.shuffle(seat, cards);
      note({ seat, cards: shuffled });
      return shuffled;
    },
    choose: source.choose,
  };
}

const inOrder = (cards: readonly Card[]) => makePile(cards.slice().sort((a, b) => a.order - b.order));

/** Gives out written shuffles in turn; `otherwise` serves where none is written. All of them must be used up. */
export function scriptedChance(script: readonly Shuffle[], otherwise?: Chance): Chance & { finish(): void } {
  let used = 0;
  return {
    shuffle: (seat, cards) => {
      const next = script[used];
      if (next === undefined) {
        if (otherwise) return otherwise.shuffle(seat, cards);
        throw new NotationError(`expected the shuffled cards of seat ${seat + 1}`);
      }
      used++;
      if (next.seat !== seat)
        throw new NotationError(
          `expected the cards of seat ${seat + 1}, found those of seat ${next.seat + 1}`,
        );
      if (inOrder(next.cards) !== inOrder(cards))
        throw new NotationError(`the shuffled cards of seat ${seat + 1} are not those there were to shuffle`);
      return next.cards;
    },
    /** Only the Trainer's guilds are chosen during a game, and they are those of its deck. */
    choose: <T>(count: number, from: readonly T[]): readonly T[] => {
      const deck = script.find(({ seat }) => seat === 1);
      if (!deck) {
        if (otherwise) return otherwise.choose(count, from);
        throw new NotationError('expected deck 2');
      }
      const guilds = from.filter((guild) => deck.cards.some((card) => card.guild === (guild as unknown)));
      if (guilds.length !== count)
        throw new NotationError(`expected ${count} guilds in deck 2 that the player left`);
      return guilds;
    },
    finish: () => {
      if (used < script.length) throw new NotationError('a shuffle is written where nothing is shuffled');
    },
  };
}

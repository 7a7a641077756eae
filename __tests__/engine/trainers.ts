import { AND_KINDS, NUMBERS, STARS, type Trainer } from '@/engine';

/** All ways to set the Trainer: stars for each number, with and without an &. */
export const ALL_TRAINERS: readonly Trainer[] = STARS.flatMap((five) =>
  STARS.flatMap((six) =>
    STARS.flatMap((seven) =>
      [null, ...NUMBERS.flatMap((number) => AND_KINDS.map((kind) => ({ number, kind })))].map((and) => ({
        stars: [five, six, seven] as const,
        and,
      })),
    ),
  ),
);

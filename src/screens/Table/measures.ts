/** How large the parts of the table are in each arrangement: the numbers of the reference, nothing else. */
export type Arrangement = 'phone' | 'compact' | 'tablet' | 'tablet-landscape' | 'landscape';

export type Measures = {
  readonly head: number;
  readonly rail: number;
  readonly prompt: number;
  readonly actions: number;
  /** So much of the hand is seen above the lower safe area. */
  readonly hand: number;
  readonly handCard: number;
  readonly rift: number;
  /** On both sides of a table in landscape; they hold what else stands above and below it. */
  readonly panel: number;
  readonly margin: number;
  readonly gap: number;
  readonly widest: number;
  /** Front cards, as parts of a card's width: usual and tallest; and the tallest strip behind them. */
  readonly face: readonly [number, number];
  readonly strip: number;
  readonly leastFace: number;
};

const UPRIGHT = { face: [1.16, 1.4], strip: 0.46, leastFace: 0.62, panel: 0 } as const;

export const MEASURES: Readonly<Record<Arrangement, Measures>> = {
  phone: {
    ...UPRIGHT,
    ...{ head: 52, rail: 36, prompt: 34, actions: 54, hand: 90, handCard: 80 },
    ...{ rift: 40, margin: 8, gap: 6, widest: 80 },
  },
  compact: {
    ...UPRIGHT,
    ...{ head: 46, rail: 32, prompt: 28, actions: 50, hand: 74, handCard: 70 },
    ...{ rift: 30, margin: 7, gap: 5, widest: 80 },
  },
  tablet: {
    ...UPRIGHT,
    ...{ head: 74, rail: 56, prompt: 48, actions: 72, hand: 176, handCard: 118 },
    ...{ rift: 56, margin: 24, gap: 18, widest: 118 },
  },
  'tablet-landscape': {
    ...UPRIGHT,
    ...{ head: 0, rail: 0, prompt: 44, actions: 0, hand: 118, handCard: 104, panel: 216 },
    ...{ rift: 52, margin: 14, gap: 12, widest: 118 },
  },
  landscape: {
    ...{ head: 0, rail: 0, prompt: 0, actions: 0, hand: 44, handCard: 70, panel: 150 },
    ...{ rift: 28, margin: 8, gap: 8, widest: 92 },
    ...{ face: [0.66, 0.8], strip: 0.32, leastFace: 0 },
  },
};

/** With six locations there is less room between them. */
export const SIX = { tablet: { margin: 20, gap: 14 }, phone: { margin: 6, gap: 4 } } as const;
export const RAIL = { duel: 0, solo: 54, team: 58 } as const;
/** What larger text needs, at the largest. */
export const MORE = { head: 10, rail: 6, prompt: 8, actions: 12, hand: -2, strip: 7 } as const;

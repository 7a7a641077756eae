import type { Card, Elemental, Guild } from './cards';
import type { Plan } from './trainer/plans';

/** Where an elemental stands: side, location and place in its column, all from 0. */
export type Spot = { readonly side: number; readonly place: number; readonly index: number };

/** What happens on the table, in small pieces and in order: the table animates these and the log tells them. */
export type GameEvent =
  | { readonly type: 'picked'; readonly seat: number; readonly guild: Guild }
  | {
      readonly type: 'laid';
      readonly at: Spot;
      readonly elemental: Elemental;
      readonly from: 'hand' | 'pile' | 'taken';
    }
  | { readonly type: 'discarded'; readonly seat: number; readonly card: Card }
  | { readonly type: 'activated'; readonly at: Spot }
  | { readonly type: 'damaged' | 'healed'; readonly at: Spot; readonly amount: number }
  | { readonly type: 'moved'; readonly from: Spot; readonly to: Spot }
  /** Spots are those before this check removed anything. */
  | { readonly type: 'destroyed'; readonly at: Spot; readonly elemental: Elemental }
  /** Music keeps what it has just destroyed. */
  | { readonly type: 'taken'; readonly card: Card; readonly from: number }
  | {
      readonly type: 'scored';
      readonly side: number;
      readonly points: number;
      readonly why: 'destroyed' | 'bonus' | 'control';
    }
  | { readonly type: 'shuffled'; readonly seat: number; readonly cards: number }
  | { readonly type: 'drawn'; readonly seat: number; readonly card: Card }
  | { readonly type: 'planned'; readonly plan: Plan }
  | { readonly type: 'skipped'; readonly number: number }
  | { readonly type: 'turnEnded'; readonly seat: number }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'gameEnded'; readonly why: 'score' | 'stalemate' };

export type Emit = (event: GameEvent) => void;

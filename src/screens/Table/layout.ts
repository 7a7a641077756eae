/**
 * Where everything lies on the table, from the window and the lengths of the columns alone. The same numbers draw, find
 * what a finger touches, and tell animations where to go. `far` is the half of the other side, `near` that of who plays.
 */
import { MEASURES, MORE, RAIL, SIX, type Arrangement, type Measures } from './measures';

export type Rect = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
type Insets = {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};
export type Half = 'far' | 'near';

export type TableShape = {
  readonly window: { readonly width: number; readonly height: number };
  readonly insets: Insets;
  /** The lengths of the columns, location by location. */
  readonly columns: { readonly [half in Half]: readonly number[] };
  /** What the rail has to show. */
  readonly rail: keyof typeof RAIL;
  /** How much larger than usual people want their text, from 1 to 1.3. */
  readonly textScale: number;
};

export const LEAST_STRIP = 22;
const LEAST_FACE = 44;
/** From here on even halves would make strips so low that the rift rather moves. */
const EASY_STRIP = 26;
/** Stays free at the outer end of a half. */
const FREE = 8;
/** Whatever the other half needs, so many of the first cards are seen. */
const KEPT = 3;
/** Room around the table where the device keeps none for itself. */
const LEAST_TOP = 8;

export function arrangementOf({ width, height }: TableShape['window']): Arrangement {
  if (Math.min(width, height) >= 700) return width > height ? 'tablet-landscape' : 'tablet';
  if (width > height) return 'landscape';
  return height >= 700 ? 'phone' : 'compact';
}

/** How the columns of one half stand: the height of front cards and of the strips behind them. */
export type Fit = {
  readonly front: number;
  readonly strip: number;
  /** The longest column that can be shown; longer ones are folded. */
  readonly most: number;
};

export type TableLayout = {
  readonly arrangement: Arrangement;
  /** Of zero height where the panels hold what it is for. */
  readonly head: Rect;
  readonly rail: Rect;
  readonly prompt: Rect;
  readonly actions: Rect;
  readonly hand: Rect;
  readonly handCard: number;
  readonly panels: { readonly left: Rect; readonly right: Rect } | null;
  readonly rift: Rect;
  /** Over both halves and the rift, location by location. */
  readonly lanes: readonly Rect[];
  readonly card: number;
  readonly halves: { readonly [half in Half]: Rect & Fit };
};

export function tableLayout({ window, insets, columns, rail, textScale }: TableShape): TableLayout {
  const arrangement = arrangementOf(window);
  const base = MEASURES[arrangement];
  const larger = Math.min(1, Math.max(0, (textScale - 1) / 0.3));
  const scaled = (part: keyof typeof MORE, size: number) =>
    size === 0 ? 0 : Math.round(size + larger * MORE[part]);

  const x = insets.left + base.panel;
  const w = window.width - x - insets.right - base.panel;
  const row = (y: number, h: number): Rect => ({ x, y, w, h });
  const top = base.panel > 0 ? insets.top : Math.max(insets.top, LEAST_TOP);
  const head = row(top, scaled('head', base.head));
  const railHeight = base.rail === 0 ? 0 : Math.max(base.rail, RAIL[rail]);
  const railRow = row(head.y + head.h, scaled('rail', railHeight));
  const hand = row(0, scaled('hand', base.hand));
  const handTop = window.height - insets.bottom - hand.h;
  const actions = row(handTop - scaled('actions', base.actions), scaled('actions', base.actions));
  const prompt = row(actions.y - scaled('prompt', base.prompt), scaled('prompt', base.prompt));

  const count = columns.near.length;
  const tablet = arrangement.startsWith('tablet');
  const { margin, gap } = count > 5 ? SIX[tablet ? 'tablet' : 'phone'] : base;
  const lane = Math.floor((w - 2 * margin - (count - 1) * gap) / count);
  const card = Math.min(lane - (base.panel > 0 || tablet ? 8 : 0), base.widest);

  const from = railRow.y + railRow.h;
  const room = prompt.y - from - base.rift;
  const sizes = sizesFor(card, base, LEAST_STRIP + larger * MORE.strip);
  const longest = {
    far: Math.max(2, ...columns.far),
    near: Math.max(2, ...columns.near),
  };
  const far = farHalf(room, longest.far, longest.near, sizes);
  const rift = row(from + far, base.rift);
  const below = rift.y + rift.h;

  return {
    arrangement,
    head,
    rail: railRow,
    prompt,
    actions,
    hand: { ...hand, y: handTop, h: window.height - handTop },
    handCard: base.handCard,
    panels: base.panel === 0 ? null : panelsOf(window, insets, base.panel),
    rift,
    lanes: columns.near.map((_, i) => ({
      x: x + margin + i * (lane + gap),
      y: from,
      w: lane,
      h: room + base.rift,
    })),
    card,
    halves: {
      far: { ...row(from, far), ...fitHalf(far, longest.far, sizes) },
      near: { ...row(below, room - far), ...fitHalf(room - far, longest.near, sizes) },
    },
  };
}

const panelsOf = ({ width, height }: TableShape['window'], { left, right, top }: Insets, panel: number) => ({
  left: { x: 0, y: top, w: left + panel, h: height - top },
  right: { x: width - right - panel, y: top, w: right + panel, h: height - top },
});

type Sizes = {
  readonly usual: number;
  readonly tallest: number;
  readonly least: number;
  readonly strip: number;
  readonly leastStrip: number;
};

const sizesFor = (card: number, { face, strip, leastFace }: Measures, leastStrip: number): Sizes => ({
  usual: face[0] * card,
  tallest: face[1] * card,
  least: Math.max(LEAST_FACE, leastFace * card),
  strip: Math.max(strip * card, leastStrip),
  leastStrip,
});

/** The height of the far half: even halves while both sides are at ease, else each gets its share of what both need. */
function farHalf(room: number, far: number, near: number, { usual, least, leastStrip }: Sizes): number {
  const easy = Math.max(EASY_STRIP, leastStrip);
  if (usual + (Math.max(far, near) - 1) * easy + FREE <= room / 2) return room / 2;
  const needs = (length: number) => least + (length - 1) * leastStrip;
  const share = (room * needs(far)) / (needs(far) + needs(near));
  const kept = (length: number) => needs(Math.min(length, KEPT)) + FREE;
  return Math.max(kept(far), Math.min(room - kept(near), share));
}

function fitHalf(half: number, length: number, sizes: Sizes): Fit {
  const { usual, tallest, least, leastStrip } = sizes;
  const room = half - FREE;
  const behind = length - 1;
  let strip = Math.min(sizes.strip, (room - usual) / behind);
  let front = usual;
  if (strip === sizes.strip) front = Math.min(tallest, room - behind * strip);
  if (strip < leastStrip) {
    strip = leastStrip;
    front = Math.max(least, room - behind * strip);
  }
  // Numbers that come out of a division may miss a whole one by a hair.
  return { front, strip, most: Math.floor((room - front) / strip + 1e-6) + 1 };
}

/** A card of a column, or the tile that stands for those folded away. */
export type Slot = Rect & {
  readonly index: number;
  /** Cards folded away from `index` on; 0 for a card. */
  readonly folded: number;
};

/** Where the cards of a column lie, from the Rift outwards. */
export function columnSlots(layout: TableLayout, half: Half, place: number, length: number): Slot[] {
  const { most } = layout.halves[half];
  const folds = length > most;
  const shown = folds ? most : length;
  const tile = folds ? most - 2 : -1;
  return Array.from({ length: shown }, (_, position) => ({
    ...slotAt(layout, half, place, position),
    index: folds && position > tile ? length - 1 : position,
    folded: position === tile ? length - most + 1 : 0,
  }));
}

/** The place of the n-th thing in a column, whether something lies there or not. */
export function slotAt(layout: TableLayout, half: Half, place: number, position: number): Rect {
  const { rift, card, halves, lanes } = layout;
  const { front, strip } = halves[half];
  const lane = lanes[place]!;
  const h = position === 0 ? front : strip;
  const away = position === 0 ? 0 : front + (position - 1) * strip;
  return {
    x: lane.x + (lane.w - card) / 2,
    y: half === 'far' ? rift.y - away - h : rift.y + rift.h + away,
    w: card,
    h,
  };
}

/** The location below a point, or -1. Points between two lanes belong to the nearer one. */
export function placeAt({ lanes }: TableLayout, x: number, y: number): number {
  'worklet';
  const first = lanes[0]!;
  if (y < first.y || y > first.y + first.h) return -1;
  let nearest = -1;
  let least = first.w;
  for (let i = 0; i < lanes.length; i++) {
    const { x: from, w } = lanes[i]!;
    const distance = Math.max(from - x, x - from - w, 0);
    if (distance < least) [nearest, least] = [i, distance];
  }
  return nearest;
}

export type HandSlot = Rect & { readonly rotation: number };

/** Height of a card in the hand for its width. */
export const HAND_CARD = 1.55;
const HAND_MARGIN = 26;

/** The hand as a fan: the middle card upright, the others turned and lower the farther they are from it. */
export function handSlots({ hand, handCard: w }: TableLayout, count: number): HandSlot[] {
  const pitch = count < 2 ? 0 : Math.min(0.86 * w, (hand.w - HAND_MARGIN - w) / (count - 1));
  return Array.from({ length: count }, (_, i) => {
    const t = i - (count - 1) / 2;
    return {
      x: hand.x + hand.w / 2 + t * pitch - w / 2,
      y: hand.y + 1.15 * t * t,
      w,
      h: w * HAND_CARD,
      rotation: 1.9 * t,
    };
  });
}

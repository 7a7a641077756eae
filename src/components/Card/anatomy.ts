import { radius } from '@/theme/tokens';

/** Where everything sits on a card, from its kind and size alone. Numbers follow the card, never the text size. */
export const CARD_KINDS = ['hand', 'front', 'strip', 'detail'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export type Anatomy = {
  /** Height of the coloured band with number, emblem and damage. */
  readonly band: number;
  readonly number: number;
  /** Emblem in the band; 0 where the face shows it instead. */
  readonly bandEmblem: number;
  /** Emblem in the face; 0 where only the band is seen. */
  readonly faceEmblem: number;
  /** Its middle, measured from the band. */
  readonly emblemAt: number;
  /** Height of the damage badge. */
  readonly badge: number;
  readonly notch: { readonly height: number; readonly gap: number; readonly edge: number };
  readonly padding: number;
  readonly radius: number;
};

/** A badge is a little wider than high. */
export const BADGE_RATIO = 1.12;

export function anatomy(kind: CardKind, w: number, h: number, damaged = false): Anatomy {
  const shared = { padding: w * 0.085, radius: kind === 'detail' ? 14 : radius.card };
  const notch = (height: number) => ({ height, gap: 1.5, edge: 2.5 });
  switch (kind) {
    case 'hand': {
      const band = w * 0.42;
      const height = w >= 76 ? 5 : 4;
      return {
        ...shared,
        band,
        number: band * 0.76,
        bandEmblem: band * 0.62,
        faceEmblem: w * 0.6,
        emblemAt: (h - band) / 2,
        badge: Math.min(w * 0.3, band - height - 4),
        notch: notch(height),
      };
    }
    case 'front': {
      const band = Math.min(w * 0.44, h * 0.42);
      return {
        ...shared,
        band,
        number: Math.min(band * 0.78, w * 0.36),
        bandEmblem: 0,
        faceEmblem: Math.min((h - band) * 0.74, w * 0.6),
        emblemAt: (h - band) / 2,
        badge: Math.min(w * 0.34, band - 6),
        notch: notch(4),
      };
    }
    case 'strip': {
      const height = h >= 28 ? 4 : 3;
      return {
        ...shared,
        band: h,
        number: Math.max(16, h * 0.78),
        bandEmblem: Math.min(h * 0.63, w * (damaged ? 0.26 : 0.32)),
        faceEmblem: 0,
        emblemAt: 0,
        badge: Math.min(h - height - 2, w * 0.27),
        notch: notch(height),
      };
    }
    case 'detail':
      return {
        ...shared,
        band: w * 0.322,
        number: w * 0.22,
        bandEmblem: 0,
        faceEmblem: w * 0.475,
        emblemAt: w * 0.3,
        badge: w * 0.161,
        notch: { height: 8, gap: 3, edge: 7 },
      };
  }
}

/** Notches stand for points of health in a row; those lost to damage fade from the right. */
export function notchPath(
  health: number,
  from: number,
  to: number,
  box: { x: number; y: number; width: number; height: number; gap: number },
): string {
  const each = (box.width - (health - 1) * box.gap) / health;
  let path = '';
  for (let i = from; i < to; i++) {
    const x = (box.x + i * (each + box.gap)).toFixed(2);
    path += `M${x} ${box.y}h${each.toFixed(2)}v${box.height}h-${each.toFixed(2)}Z`;
  }
  return path;
}

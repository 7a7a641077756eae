import { isTablet } from '@/theme/tokens';

type Size = { readonly width: number; readonly height: number };
type Insets = {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};

export type HomeLayout = {
  /** Side by side where a screen is wider than high; else one column. */
  readonly columns: 1 | 2;
  readonly contentWidth: number;
  readonly nameWidth: number;
  /** Height of the tear: sky above, ground below. */
  readonly horizon: number;
  /** Where the first panel begins. */
  readonly top: number;
  readonly gap: number;
  readonly padding: number;
  readonly mini: Size;
  readonly button: number;
  readonly newGame: number;
  readonly tile: number;
  readonly smallTile: number;
  readonly ring: number;
};

/** Sizes of the home screen for every window: phone, compact phone, tablet, and both on their side. */
export function homeLayout({ width, height }: Size, insets: Insets, running: boolean): HomeLayout {
  // Without a running game the separate New game button is not there, and the sky takes half of its room.
  const spare = (row: typeof PHONE) => (running ? 0 : Math.round((row.newGame + row.gap) / 2));
  const tablet = isTablet({ width, height });
  if (width > height) {
    const inner = width - insets.left - insets.right - 32;
    const contentWidth = Math.min(inner, tablet ? 980 : 860);
    const nameWidth = tablet ? 420 : 250;
    const row = tablet ? TABLET : COMPACT;
    const horizon = insets.top + (tablet ? Math.round(height * 0.24) : 62) + spare(row) / 2;
    const column = (contentWidth - row.gap) / 2;
    const mini = tablet ? { width: 210, height: 170 } : { width: Math.min(160, column * 0.42), height: 118 };
    const top = horizon + (tablet ? 96 : 56);
    return { ...row, columns: 2, contentWidth, nameWidth, horizon, top, mini };
  }
  if (tablet) {
    const contentWidth = Math.min(620, width - 64);
    const horizon = insets.top + Math.round(height * 0.235) + spare(TABLET);
    return {
      ...TABLET,
      columns: 1,
      contentWidth,
      nameWidth: 560,
      horizon,
      top: horizon + 108,
      mini: { width: 210, height: 170 },
    };
  }
  const contentWidth = Math.min(width - 32, 480);
  const nameWidth = Math.min(width * 0.862, 380);
  if (height < 700) {
    const horizon = Math.max(insets.top + 56, 104) + spare(COMPACT);
    return {
      ...COMPACT,
      columns: 1,
      contentWidth,
      nameWidth,
      horizon,
      top: horizon + 60,
      mini: { width: 104, height: 88 },
    };
  }
  // Taller phones give the sky more room, so that thumbs reach everything below.
  const horizon = Math.max(insets.top + 60, Math.round(height * 0.258)) + spare(PHONE);
  return {
    ...PHONE,
    columns: 1,
    contentWidth,
    nameWidth,
    horizon,
    top: horizon + 68,
    mini: { width: 124, height: 104 },
  };
}

const PHONE = { gap: 12, padding: 15, button: 50, newGame: 54, tile: 116, smallTile: 88, ring: 40 };
const COMPACT = { gap: 10, padding: 12, button: 46, newGame: 48, tile: 104, smallTile: 68, ring: 40 };
const TABLET = { gap: 16, padding: 20, button: 60, newGame: 64, tile: 140, smallTile: 104, ring: 52 };

import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useColorScheme, useWindowDimensions } from 'react-native';

import type { Sky } from './guilds';
import { dawn, isTablet, night, type Palette } from './tokens';

export const THEME_CHOICES = ['device', 'night', 'dawn'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export type Theme = {
  readonly sky: Sky;
  readonly palette: Palette;
  /** Running text is larger on a tablet, which is held farther away. */
  readonly textScale: number;
};

const PALETTES: Record<Sky, Palette> = { night, dawn };
const TABLET_TEXT = 1.2;

const ThemeContext = createContext<Theme>({ sky: 'night', palette: night, textScale: 1 });

export function ThemeProvider({ choice, children }: { choice: ThemeChoice; children: ReactNode }) {
  const device: Sky = useColorScheme() === 'light' ? 'dawn' : 'night';
  const window = useWindowDimensions();
  const sky = choice === 'device' ? device : choice;
  const textScale = isTablet(window) ? TABLET_TEXT : 1;
  const theme = useMemo(() => ({ sky, palette: PALETTES[sky], textScale }), [sky, textScale]);
  return <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>;
}

export const useTheme = (): Theme => useContext(ThemeContext);

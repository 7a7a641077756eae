import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useColorScheme } from 'react-native';

import type { Sky } from './guilds';
import { dawn, night, type Palette } from './tokens';

export const THEME_CHOICES = ['device', 'night', 'dawn'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export type Theme = { readonly sky: Sky; readonly palette: Palette };

const THEMES: Record<Sky, Theme> = {
  night: { sky: 'night', palette: night },
  dawn: { sky: 'dawn', palette: dawn },
};

const ThemeContext = createContext<Theme>(THEMES.night);

export function ThemeProvider({ choice, children }: { choice: ThemeChoice; children: ReactNode }) {
  const device: Sky = useColorScheme() === 'light' ? 'dawn' : 'night';
  const theme = useMemo(() => THEMES[choice === 'device' ? device : choice], [choice, device]);
  return <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>;
}

export const useTheme = (): Theme => useContext(ThemeContext);

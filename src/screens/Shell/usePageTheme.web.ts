import { useEffect } from 'react';

import type { Palette } from '@/theme';

/** Keeps the browser's bar, the focus ring and the page's language in step with what the app shows. */
export function usePageTheme(palette: Palette, language: string): void {
  useEffect(() => {
    const page = document.documentElement;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', palette.sky[0]);
    page.style.background = palette.sky[0];
    page.style.setProperty('--focus', palette.legal);
    page.lang = language;
  }, [palette, language]);
}

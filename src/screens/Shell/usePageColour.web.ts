import { useEffect } from 'react';

/** Keeps the browser's bar and the page's language in step with what the app shows. */
export function usePageColour(colour: string, language: string): void {
  useEffect(() => {
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', colour);
    document.documentElement.lang = language;
    document.documentElement.style.background = colour;
  }, [colour, language]);
}

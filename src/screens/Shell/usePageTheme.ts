import type { Palette } from '@/theme';

/** Only a web page has a bar, a focus ring and a language of its own to keep in step; native does this elsewhere. */
export function usePageTheme(_palette: Palette, _language: string): void {}

import type { TextStyle } from 'react-native';

/** One family is one weight: that is how native names fonts, and fonts.css names them alike on the web. */
export const font = {
  title: 'Grenze-Bold',
  hero: 'Grenze-ExtraBold',
  medium: 'BarlowSemiCondensed-Medium',
  semibold: 'BarlowSemiCondensed-SemiBold',
  bold: 'BarlowSemiCondensed-Bold',
  extrabold: 'BarlowSemiCondensed-ExtraBold',
} as const;

const lining: TextStyle = { fontVariant: ['lining-nums'] };
const tabular: TextStyle = { fontVariant: ['tabular-nums'] };

export const type = {
  hero: { fontFamily: font.hero, fontSize: 54, lineHeight: 58, ...lining },
  title: { fontFamily: font.title, fontSize: 27, lineHeight: 30, ...lining },
  name: { fontFamily: font.title, fontSize: 26, lineHeight: 30, ...lining },
  item: { fontFamily: font.title, fontSize: 20, lineHeight: 24, ...lining },
  figure: { fontFamily: font.extrabold, fontSize: 20, lineHeight: 24, ...tabular },
  button: { fontFamily: font.bold, fontSize: 18, lineHeight: 22, ...tabular },
  body: { fontFamily: font.medium, fontSize: 16, lineHeight: 21, ...tabular },
  strong: { fontFamily: font.semibold, fontSize: 16, lineHeight: 21, ...tabular },
  prompt: { fontFamily: font.semibold, fontSize: 15, lineHeight: 20, ...tabular },
  small: { fontFamily: font.semibold, fontSize: 14, lineHeight: 18, ...tabular },
  label: { fontFamily: font.semibold, fontSize: 13, lineHeight: 16, ...tabular },
  least: { fontFamily: font.semibold, fontSize: 12, lineHeight: 14, ...tabular },
} as const satisfies Record<string, TextStyle>;

export type TypeName = keyof typeof type;

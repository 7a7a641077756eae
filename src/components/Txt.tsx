import type { ReactNode } from 'react';
import { Text, type StyleProp, type TextProps, type TextStyle } from 'react-native';

import { type, useTheme, type Palette, type TypeName } from '@/theme';

type Colour = { [K in keyof Palette]: Palette[K] extends string ? K : never }[keyof Palette];

type Props = TextProps & {
  variant?: TypeName;
  colour?: Colour;
  style?: StyleProp<TextStyle>;
  children: ReactNode;
};

/** All running text: a step of the type scale in a colour of the theme. */
export function Txt({ variant = 'body', colour = 'text', style, ...rest }: Props) {
  const { palette, textScale } = useTheme();
  const size = type[variant];
  const scaled = textScale !== 1 && {
    fontSize: size.fontSize * textScale,
    lineHeight: size.lineHeight * textScale,
  };
  return <Text {...rest} style={[size, { color: palette[colour] }, scaled, style]} />;
}

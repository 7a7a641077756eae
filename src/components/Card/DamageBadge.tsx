import { StyleSheet, Text, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { font, useTheme, type Palette } from '@/theme';

import { lyingHexagon } from '../hexagon';
import { BADGE_RATIO } from './anatomy';

/** Damage that is there, damage that a choice would leave, and damage left after healing (round, not six-sided). */
export type BadgeTone = 'damage' | 'preview' | 'healing';

type Props = { value: number; height: number; tone?: BadgeTone };

function colours(palette: Palette, tone: BadgeTone) {
  switch (tone) {
    case 'damage':
      return { fill: palette.hurt, rim: palette.hurtRim, ink: palette.hurtInk };
    case 'preview':
      return { fill: '#FFFFFF', rim: palette.hurt, ink: palette.hurt };
    case 'healing':
      return { fill: '#FFFFFF', rim: '#1C7A35', ink: '#1C7A35' };
  }
}

export function DamageBadge({ value, height, tone = 'damage' }: Props) {
  const { palette } = useTheme();
  const { fill, rim, ink } = colours(palette, tone);
  const width = height * BADGE_RATIO;
  const stroke = Math.max(1.2, height * 0.06);
  return (
    <View style={{ width, height }}>
      <Svg width={width} height={height} style={StyleSheet.absoluteFill}>
        {tone === 'healing' ? (
          <Circle
            cx={width / 2}
            cy={height / 2}
            r={(height - stroke) / 2}
            fill={fill}
            stroke={rim}
            strokeWidth={stroke}
          />
        ) : (
          <Path
            d={lyingHexagon(width, height, stroke / 2)}
            fill={fill}
            stroke={rim}
            strokeWidth={stroke}
            strokeLinejoin="round"
            strokeDasharray={tone === 'preview' ? '3 2' : undefined}
          />
        )}
      </Svg>
      <Text
        allowFontScaling={false}
        style={[styles.value, { color: ink, fontSize: height * 0.74, lineHeight: height * 0.98 }]}
      >
        {value}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  value: { fontFamily: font.extrabold, textAlign: 'center', includeFontPadding: false },
});

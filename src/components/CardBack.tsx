import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useTheme } from '@/theme';

import { GradientFill } from './GradientFill';

type Props = { w: number; h: number };

/** The back of a card: a small rift on night blue. */
export function CardBack({ w, h }: Props) {
  const { palette } = useTheme();
  const bend = (i: number) => `${(i / 4) * w} ${h / 2 + (i % 2 ? -0.07 : 0.07) * w}`;
  return (
    <View style={[styles.back, { width: w, height: h, borderRadius: w * 0.14 }]}>
      <GradientFill from={palette.cardBack[0]} to={palette.cardBack[1]} radius={w * 0.1} />
      <Svg width={w - 2} height={h - 2} viewBox={`0 0 ${w} ${h}`} style={StyleSheet.absoluteFill} aria-hidden>
        <Path
          d={`M${[0, 1, 2, 3, 4].map(bend).join('L')}`}
          fill="none"
          stroke="#6BF3E1"
          strokeWidth={w * 0.07}
        />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  back: { borderWidth: 1, borderColor: '#8E9AE6', overflow: 'hidden' },
});

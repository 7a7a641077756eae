import { useId, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useReducedMotion } from 'react-native-reanimated';
import Svg, { Defs, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { useTheme } from '@/theme';

import { riftShape } from './riftShape';

type Props = {
  width: number;
  height: number;
  swing?: number;
  thick?: number;
  pitch?: number;
  seed?: number;
  cracks?: boolean;
  /** How strong the light around the tear is. */
  halo?: number;
};

/** The tear of light: four stacked polygons and one halo. The second layer breathes slowly. */
export function Rift(props: Props) {
  const { width, height, swing = 8, thick = 7, pitch, seed, cracks = true, halo = 0.3 } = props;
  const id = useId();
  const { palette } = useTheme();
  const still = useReducedMotion();
  const shape = useMemo(
    () => riftShape({ width, y: height / 2, swing, thick, pitch, seed }),
    [width, height, swing, thick, pitch, seed],
  );
  const along = (
    <Defs>
      <LinearGradient id={`${id}along`} x1="0" y1="0" x2={width} y2="0" gradientUnits="userSpaceOnUse">
        <Stop offset="0" stopColor={palette.rift2} />
        <Stop offset="0.22" stopColor={palette.rift2} />
        <Stop offset="0.5" stopColor={palette.rift} />
        <Stop offset="0.78" stopColor={palette.rift2} />
        <Stop offset="1" stopColor={palette.rift2} />
      </LinearGradient>
    </Defs>
  );
  const paint = `url(#${id}along)`;
  return (
    <View style={{ width, height, pointerEvents: 'none' }}>
      <Svg width={width} height={height} style={StyleSheet.absoluteFill} aria-hidden>
        <Defs>
          <LinearGradient id={`${id}halo`} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor={palette.rift} stopOpacity={0} />
            <Stop offset="0.5" stopColor={palette.rift} stopOpacity={halo} />
            <Stop offset="1" stopColor={palette.rift} stopOpacity={0} />
          </LinearGradient>
        </Defs>
        {along}
        <Rect width={width} height={height} fill={`url(#${id}halo)`} />
        <Path d={shape.outer} fill={paint} opacity={0.2} />
        {cracks && (
          <Path d={shape.cracks} fill="none" stroke={palette.rift} strokeWidth={1.2} opacity={0.6} />
        )}
      </Svg>
      <Animated.View style={[StyleSheet.absoluteFill, still ? styles.still : styles.shimmer]}>
        <Svg width={width} height={height} aria-hidden>
          {along}
          <Path d={shape.middle} fill={paint} />
        </Svg>
      </Animated.View>
      <Svg width={width} height={height} style={StyleSheet.absoluteFill} aria-hidden>
        {along}
        <Path d={shape.inner} fill={paint} />
        <Path d={shape.core} fill={palette.riftCore} />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  still: { opacity: 0.45 },
  shimmer: {
    animationName: { from: { opacity: 0.42 }, to: { opacity: 0.62 } },
    animationDuration: '3200ms',
    animationIterationCount: 'infinite',
    animationDirection: 'alternate',
    animationTimingFunction: 'ease-in-out',
  } as object,
});

import { memo, useId, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Defs, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { useTheme } from '@/theme';

import { ridgePath, stars } from './landscapeShape';

type Props = { width: number; height: number; /** Where sky and ground meet. */ horizon: number };

/** The scenery behind every screen: sky and mountains above the horizon, their dim mirror below. No bitmap. */
export const Landscape = memo(function Landscape({ width, height, horizon }: Props) {
  const id = useId();
  const { palette, sky } = useTheme();
  const scale = Math.min(1.9, Math.max(0.55, Math.min(horizon / 200, width / 420)));
  const shapes = useMemo(() => {
    const pitch = Math.max(110, Math.min(260, width / 3));
    const ridge = (rise: number, share: number, seed: number) =>
      ridgePath({ width, base: horizon, height: rise * scale, pitch: pitch * share, seed });
    return {
      ridgeFar: ridge(150, 1, 21),
      ridgeNear: ridge(92, 0.74, 12),
      landFar: ridge(-120, 1, 33),
      landNear: ridge(-74, 0.8, 27),
      stars: sky === 'night' ? stars(width, horizon) : [],
    };
  }, [width, horizon, scale, sky]);

  const fade = (name: string, colours: readonly [string, string, string], middle: number) => (
    <LinearGradient id={`${id}${name}`} x1="0" y1="0" x2="0" y2="1">
      <Stop offset="0" stopColor={colours[0]} />
      <Stop offset={middle} stopColor={colours[1]} />
      <Stop offset="1" stopColor={colours[2]} />
    </LinearGradient>
  );
  const glow = 150 * scale;
  return (
    <View style={[StyleSheet.absoluteFill, styles.behind]}>
      <Svg width={width} height={height} aria-hidden>
        <Defs>
          {fade('sky', palette.sky, 0.55)}
          {fade('ground', palette.ground, 0.45)}
          <LinearGradient id={`${id}glow`} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor={palette.rift} stopOpacity={0} />
            <Stop offset="0.5" stopColor={palette.rift} stopOpacity={sky === 'night' ? 0.16 : 0.2} />
            <Stop offset="1" stopColor={palette.rift} stopOpacity={0} />
          </LinearGradient>
        </Defs>
        <Rect width={width} height={horizon} fill={`url(#${id}sky)`} />
        <Rect y={horizon} width={width} height={Math.max(0, height - horizon)} fill={`url(#${id}ground)`} />
        {shapes.stars.map((star) => (
          <Circle
            key={`${star.x}-${star.y}`}
            cx={star.x}
            cy={star.y}
            r={star.r}
            fill="#FFFFFF"
            opacity={star.opacity}
          />
        ))}
        <Path d={shapes.ridgeFar} fill={palette.ridgeFar} opacity={0.85} />
        <Path d={shapes.ridgeNear} fill={palette.ridgeNear} opacity={0.85} />
        <Path d={shapes.landFar} fill={palette.landFar} opacity={0.8} />
        <Path d={shapes.landNear} fill={palette.landNear} opacity={0.8} />
        <Rect y={horizon - glow / 2} width={width} height={glow} fill={`url(#${id}glow)`} />
      </Svg>
    </View>
  );
});

const styles = StyleSheet.create({ behind: { pointerEvents: 'none' } });

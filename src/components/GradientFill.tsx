import { useId } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Defs, LinearGradient, Rect, Stop } from 'react-native-svg';

type Props = { from: string; to: string; radius?: number };

/** Fills its parent from top to bottom. */
export function GradientFill({ from, to, radius = 0 }: Props) {
  const id = useId();
  return (
    <View style={[StyleSheet.absoluteFill, styles.fill, { borderRadius: radius }]}>
      <Svg width="100%" height="100%" aria-hidden>
        <Defs>
          <LinearGradient id={id} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor={from} />
            <Stop offset="1" stopColor={to} />
          </LinearGradient>
        </Defs>
        <Rect width="100%" height="100%" fill={`url(#${id})`} />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({ fill: { overflow: 'hidden', pointerEvents: 'none' } });

import { StyleSheet, View } from 'react-native';
import Animated, { useReducedMotion } from 'react-native-reanimated';

import { useTheme } from '@/theme';

/** `legal`: may be chosen, glows and pulses. `chosen`: white inside aqua, stays still. */
export type RingKind = 'legal' | 'chosen';

type Props = { kind: RingKind; radius: number };

export function Ring({ kind, radius }: Props) {
  const { palette } = useTheme();
  const still = useReducedMotion();
  const glow = { borderColor: palette.legal, boxShadow: `0px 0px 12px 2px ${palette.legal}` };
  if (kind === 'legal')
    return (
      <Animated.View style={[styles.outer, { borderRadius: radius + 4 }, glow, !still && styles.pulse]} />
    );
  return (
    <View style={[styles.outer, { borderRadius: radius + 7 }, styles.chosen, glow]}>
      <View style={[styles.inner, { borderRadius: radius + 3 }]} />
    </View>
  );
}

const styles = StyleSheet.create({
  outer: { position: 'absolute', inset: -4, borderWidth: 2.5, pointerEvents: 'none' },
  chosen: { inset: -6 },
  inner: { flex: 1, borderWidth: 3, borderColor: '#FFFFFF' },
  pulse: {
    animationName: { from: { opacity: 1 }, to: { opacity: 0.65 } },
    animationDuration: '700ms',
    animationIterationCount: 'infinite',
    animationDirection: 'alternate',
    animationTimingFunction: 'ease-in-out',
  } as object,
});

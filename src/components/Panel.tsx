import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { radius, useTheme } from '@/theme';

/** A quiet surface that groups what belongs together. */
export function Panel({ style, children }: { style?: StyleProp<ViewStyle>; children: ReactNode }) {
  const { palette } = useTheme();
  return (
    <View style={[styles.panel, { backgroundColor: palette.surface, borderColor: palette.hair }, style]}>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { borderRadius: radius.tile, borderWidth: 1, overflow: 'hidden' },
});

import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { space, useTheme } from '@/theme';

import { Icon } from './Icon';
import { Landscape } from './scenery/Landscape';
import { Touch } from './Touch';
import { Txt } from './Txt';

type Props = { title: string; backLabel: string; onBack: () => void; maxWidth?: number; children: ReactNode };

/** A page with a way back: title on top, everything else scrolls over the landscape. */
export function Page({ title, backLabel, onBack, maxWidth = 640, children }: Props) {
  const { palette } = useTheme();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  return (
    <View style={[styles.page, { backgroundColor: palette.sky[0] }]}>
      <Landscape width={width} height={height} horizon={Math.round(height * 0.38)} />
      <View
        style={[
          styles.bar,
          {
            maxWidth,
            marginTop: insets.top,
            paddingLeft: space.xs + insets.left,
            paddingRight: insets.right,
          },
        ]}
      >
        <Touch onPress={onBack} label={backLabel} testID="back" style={styles.back}>
          <Icon name="arrow-left" colour={palette.text} />
        </Touch>
        <Txt variant="title" role="heading" aria-level={1} style={styles.title}>
          {title}
        </Txt>
      </View>
      <ScrollView
        contentContainerStyle={[
          styles.content,
          {
            maxWidth,
            paddingLeft: space.l + insets.left,
            paddingRight: space.l + insets.right,
            paddingBottom: space.xl + insets.bottom,
          },
        ]}
      >
        {children}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  bar: { width: '100%', alignSelf: 'center', flexDirection: 'row', alignItems: 'center', minHeight: 56 },
  back: { alignItems: 'center', justifyContent: 'center' },
  title: { flexShrink: 1 },
  content: { width: '100%', alignSelf: 'center', paddingTop: space.m, gap: space.s },
});

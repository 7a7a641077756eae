import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View, useWindowDimensions, type ViewStyle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { space, useTheme } from '@/theme';

import { Icon } from './Icon';
import { Landscape } from './scenery/Landscape';
import { Touch } from './Touch';
import { Txt } from './Txt';

type Frame = {
  title: string;
  backLabel: string;
  onBack: () => void;
  maxWidth?: number;
  /** One thing to do, at the right of the title. */
  right?: ReactNode;
  /** What waits over the lower edge, such as a toast. Its place is always there, so that what appears in it is heard. */
  over?: ReactNode;
};

type FrameProps = Frame & {
  /** Draws what scrolls; its content keeps to the given measures. */
  children: (content: ViewStyle) => ReactNode;
};

/** A page with a way back over the landscape, for screens that scroll in their own way. */
export function PageFrame({ title, backLabel, onBack, maxWidth = 640, right, over, children }: FrameProps) {
  const { palette } = useTheme();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const bar = { maxWidth, marginTop: insets.top, paddingLeft: space.xs + insets.left };
  return (
    <View style={[styles.page, { backgroundColor: palette.sky[0] }]}>
      <Landscape width={width} height={height} horizon={Math.round(height * 0.38)} />
      <View style={[styles.bar, bar, { paddingRight: space.xs + insets.right }]}>
        <Touch onPress={onBack} label={backLabel} testID="back" style={styles.back}>
          <Icon name="arrow-left" colour={palette.text} />
        </Touch>
        <Txt variant="title" role="heading" aria-level={1} style={styles.title}>
          {title}
        </Txt>
        {right}
      </View>
      {children({
        width: '100%',
        maxWidth,
        alignSelf: 'center',
        paddingTop: space.m,
        paddingLeft: space.l + insets.left,
        paddingRight: space.l + insets.right,
        paddingBottom: space.xl + insets.bottom,
        gap: space.s,
      })}
      <View style={[styles.over, { bottom: insets.bottom + space.m }]} aria-live="polite">
        {over}
      </View>
    </View>
  );
}

/** A page with a way back: title on top, everything else scrolls over the landscape. */
export function Page({ children, ...frame }: Frame & { children: ReactNode }) {
  return (
    <PageFrame {...frame}>
      {(content) => <ScrollView contentContainerStyle={content}>{children}</ScrollView>}
    </PageFrame>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  bar: { width: '100%', alignSelf: 'center', flexDirection: 'row', alignItems: 'center', minHeight: 56 },
  back: { alignItems: 'center', justifyContent: 'center' },
  title: { flexGrow: 1, flexShrink: 1 },
  over: { position: 'absolute', left: 12, right: 12, alignItems: 'center', pointerEvents: 'box-none' },
});

import { StyleSheet, View } from 'react-native';

import { font, radius, useTheme } from '@/theme';

import { Touch } from './Touch';
import { Txt } from './Txt';

type Segment<T extends string> = { readonly value: T; readonly text: string };

type Props<T extends string> = {
  /** Spoken name of the whole choice. */
  label: string;
  segments: readonly Segment<T>[];
  chosen: T;
  onChoose: (value: T) => void;
};

/** One of a few views of the same thing, side by side. Each is found by its value. */
export function Segments<T extends string>({ label, segments, chosen, onChoose }: Props<T>) {
  const { palette } = useTheme();
  return (
    <View
      role="tablist"
      aria-label={label}
      style={[styles.box, { backgroundColor: palette.surface, borderColor: palette.line }]}
    >
      {segments.map(({ value, text }) => {
        const on = value === chosen;
        const look = on && { backgroundColor: palette.surface3, borderColor: palette.text2 };
        return (
          <Touch
            key={value}
            role="tab"
            selected={on}
            label={text}
            testID={value}
            onPress={() => onChoose(value)}
            style={styles.segment}
          >
            <View style={[StyleSheet.absoluteFill, styles.ring, look]} />
            <Txt variant="strong" colour={on ? 'text' : 'text2'} numberOfLines={1} style={on && styles.bold}>
              {text}
            </Txt>
          </Touch>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  box: { flexDirection: 'row', borderRadius: radius.button, borderWidth: 1 },
  segment: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  // All of a segment can be touched, also the margin around its ring.
  ring: { margin: 3, borderRadius: radius.button - 3, borderWidth: 1.5, borderColor: 'transparent' },
  bold: { fontFamily: font.bold },
});

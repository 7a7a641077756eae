import { StyleSheet, View } from 'react-native';
import Animated, { FadeInUp, ReduceMotion } from 'react-native-reanimated';

import { elevation, radius, space, useTheme } from '@/theme';

import { Icon, type IconName } from './Icon';
import { Touch } from './Touch';
import { Txt } from './Txt';

type Action = { readonly text: string; readonly onPress: () => void };

type Props = { icon: IconName; title: string; text: string; quiet: Action; main: Action };

/** A short offer that waits at the edge of the screen and covers nothing that matters. */
export function Toast({ icon, title, text, quiet, main }: Props) {
  const { palette } = useTheme();
  return (
    <Animated.View
      entering={FadeInUp.duration(240).reduceMotion(ReduceMotion.System)}
      role="status"
      style={[
        styles.toast,
        {
          backgroundColor: palette.surface3,
          borderColor: palette.line,
          boxShadow: elevation.raised(palette),
        },
      ]}
    >
      <Icon name={icon} size={22} colour={palette.legal} />
      <View style={styles.words}>
        <Txt variant="prompt">{title}</Txt>
        <Txt variant="label" colour="text2">
          {text}
        </Txt>
      </View>
      <View style={styles.actions}>
        <Touch onPress={quiet.onPress} label={quiet.text} style={styles.action}>
          <Txt variant="prompt" colour="text2">
            {quiet.text}
          </Txt>
        </Touch>
        <Touch
          onPress={main.onPress}
          label={main.text}
          style={[
            styles.action,
            styles.main,
            { backgroundColor: palette.surface, borderColor: palette.line },
          ]}
        >
          <Txt variant="strong">{main.text}</Txt>
        </Touch>
      </View>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  toast: {
    width: '100%',
    maxWidth: 480,
    minHeight: 56,
    borderRadius: 14,
    borderWidth: 1,
    padding: 6,
    paddingLeft: space.l,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.m,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 130 },
  actions: { flexDirection: 'row', gap: space.xs, marginLeft: 'auto' },
  action: { paddingHorizontal: space.m, alignItems: 'center', justifyContent: 'center' },
  main: { borderRadius: radius.button, borderWidth: 1 },
});

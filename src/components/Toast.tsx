import { StyleSheet, View } from 'react-native';
import Animated, { FadeInDown, FadeInUp, ReduceMotion } from 'react-native-reanimated';

import { elevation, radius, space, useTheme } from '@/theme';

import { Icon, type IconName } from './Icon';
import { Touch } from './Touch';
import { Txt } from './Txt';
import { useAnnounce } from './useAnnounce';

type Action = {
  readonly text: string;
  readonly onPress: () => void;
  readonly icon?: IconName;
  readonly testID?: string;
};

type Props = {
  icon?: IconName;
  title: string;
  text?: string;
  /** Where it waits, and comes from. */
  edge?: 'top' | 'bottom';
  quiet?: Action;
  main?: Action;
};

/** A short offer or answer that waits at the edge of the screen and covers nothing that matters. */
export function Toast({ icon, title, text, edge = 'top', quiet, main }: Props) {
  const { palette } = useTheme();
  const entering = edge === 'top' ? FadeInUp : FadeInDown;
  useAnnounce(text ? `${title}. ${text}` : title);
  return (
    <Animated.View
      entering={entering.duration(240).reduceMotion(ReduceMotion.System)}
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
      {icon && <Icon name={icon} size={22} colour={palette.legal} />}
      <View style={styles.words}>
        <Txt variant="prompt">{title}</Txt>
        {text && (
          <Txt variant="label" colour="text2">
            {text}
          </Txt>
        )}
      </View>
      {(quiet || main) && (
        <View style={styles.actions}>
          {quiet && (
            <Touch onPress={quiet.onPress} label={quiet.text} testID={quiet.testID} style={styles.action}>
              <Txt variant="prompt" colour="text2">
                {quiet.text}
              </Txt>
            </Touch>
          )}
          {main && (
            <Touch
              onPress={main.onPress}
              label={main.text}
              testID={main.testID}
              style={[
                styles.action,
                styles.main,
                { backgroundColor: palette.surface, borderColor: palette.line },
              ]}
            >
              {main.icon && <Icon name={main.icon} size={18} colour={palette.text} />}
              <Txt variant="strong">{main.text}</Txt>
            </Touch>
          )}
        </View>
      )}
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
  action: {
    paddingHorizontal: space.m,
    flexDirection: 'row',
    gap: space.s,
    alignItems: 'center',
    justifyContent: 'center',
  },
  main: { borderRadius: radius.button, borderWidth: 1 },
});

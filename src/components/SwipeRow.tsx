import { useEffect, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, {
  Easing,
  useAnimatedStyle,
  useReducedMotion,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import { radius, useTheme } from '@/theme';

import { Icon, type IconName } from './Icon';
import { Touch, type TouchProps } from './Touch';
import { Txt } from './Txt';

type Props = TouchProps & {
  /** What lies under the row is uncovered. One row at a time is open, so its list remembers which. */
  open: boolean;
  onOpen: (open: boolean) => void;
  action: {
    readonly text: string;
    readonly icon: IconName;
    readonly testID: string;
    readonly onPress: () => void;
  };
  /** The gesture's name for tests, which cannot drag. */
  gestureID?: string;
};

const WIDTH = 88;
const SLACK = 24;
const REACH = 12;
const TIME = 220;

/** A row to be pressed that also slides to the left and uncovers one action, which takes it away. */
export function SwipeRow({ open, onOpen, action, gestureID = '', onPress, ...touch }: Props) {
  const { palette } = useTheme();
  const still = useReducedMotion();
  // The action exists only while it can be seen: nobody lands on it by ear or by key.
  const [uncovered, setUncovered] = useState(open);
  const shift = useSharedValue(0);
  const from = useSharedValue(0);
  const dragged = useSharedValue(false);
  const duration = still ? 0 : TIME;

  if (open && !uncovered) setUncovered(true);

  useEffect(() => {
    shift.set(
      withTiming(open ? -WIDTH : 0, { duration, easing: Easing.out(Easing.cubic) }, (finished) => {
        if (finished && !open) scheduleOnRN(setUncovered, false);
      }),
    );
  }, [open, duration, shift]);

  // A mouse that is let go after a drag still clicks, right afterwards, on what it was pressed on.
  const end = () => setTimeout(() => dragged.set(false), 0);

  const swipe = Gesture.Pan()
    .withTestId(gestureID)
    .activeOffsetX(open ? [-REACH, REACH] : -REACH)
    .failOffsetY([-REACH, REACH])
    .onStart(() => {
      from.set(shift.get());
      dragged.set(true);
      scheduleOnRN(setUncovered, true);
    })
    .onUpdate(({ translationX }) => {
      shift.set(Math.max(-WIDTH - SLACK, Math.min(0, from.get() + translationX)));
    })
    .onEnd(({ velocityX }) => {
      const opens = shift.get() + velocityX / 8 < -WIDTH / 2;
      shift.set(
        withTiming(opens ? -WIDTH : 0, { duration }, (finished) => {
          if (finished && !opens) scheduleOnRN(setUncovered, false);
        }),
      );
      scheduleOnRN(onOpen, opens);
    })
    .onFinalize(() => {
      scheduleOnRN(end);
    });
  // A closed row leaves dragging to the right to others, such as the way back.
  if (!open) swipe.failOffsetX(REACH);
  const slide = useAnimatedStyle(() => ({ transform: [{ translateX: shift.get() }] }));

  return (
    <View style={styles.row}>
      {uncovered && (
        <View style={[StyleSheet.absoluteFill, styles.under, { backgroundColor: palette.hurt }]}>
          <Touch onPress={action.onPress} label={action.text} testID={action.testID} style={styles.action}>
            <Icon name={action.icon} size={24} colour={palette.hurtInk} />
            <Txt variant="small" colour="hurtInk">
              {action.text}
            </Txt>
          </Touch>
        </View>
      )}
      <GestureDetector gesture={swipe} touchAction="pan-y">
        <Animated.View style={[styles.content, slide]}>
          <Touch {...touch} onPress={() => !dragged.get() && onPress()} />
          {uncovered && (
            // A touch of the open row closes it.
            <Pressable
              style={StyleSheet.absoluteFill}
              onPress={() => onOpen(false)}
              aria-hidden
              tabIndex={-1}
              accessible={false}
            />
          )}
        </Animated.View>
      </GestureDetector>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexGrow: 1, borderRadius: radius.tile, overflow: 'hidden' },
  content: { flexGrow: 1 },
  under: { alignItems: 'flex-end' },
  action: { width: WIDTH, flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: 4 },
});

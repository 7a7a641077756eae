import { useEffect, useState, type ReactNode } from 'react';
import {
  KeyboardAvoidingView,
  Modal,
  Platform,
  Pressable,
  ScrollView,
  StyleSheet,
  View,
  useWindowDimensions,
} from 'react-native';
import { Gesture, GestureDetector, GestureHandlerRootView } from 'react-native-gesture-handler';
import Animated, {
  Easing,
  useAnimatedStyle,
  useReducedMotion,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { scheduleOnRN } from 'react-native-worklets';

import { radius, space, useTheme } from '@/theme';

type Props = {
  open: boolean;
  onClose: () => void;
  /** Spoken name of the whole sheet. */
  label: string;
  /** Spoken name of the free space around it, which closes it. */
  closeLabel: string;
  children: ReactNode;
};

/** On the web the modal itself is a dialog; one inside the other would be read out twice. */
const asDialog = (label: string) =>
  Platform.OS === 'web' ? {} : ({ role: 'dialog', 'aria-modal': true, 'aria-label': label } as const);

const TIME = 240;
const FLING = 700;

/** A sheet from the lower edge. Dragging it down, a tap outside or Escape closes it. */
export function Sheet({ open, onClose, label, closeLabel, children }: Props) {
  const { palette } = useTheme();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const still = useReducedMotion();
  const [mounted, setMounted] = useState(open);
  const [height, setHeight] = useState(window.height);
  const shown = useSharedValue(0);
  const drag = useSharedValue(0);

  if (open && !mounted) setMounted(true);

  useEffect(() => {
    const timing = { duration: still ? 120 : TIME, easing: Easing.out(Easing.poly(5)) };
    if (open) drag.set(0);
    shown.set(
      withTiming(open ? 1 : 0, timing, (finished) => {
        if (finished && !open) scheduleOnRN(setMounted, false);
      }),
    );
  }, [open, still, shown, drag]);

  const scrim = useAnimatedStyle(() => ({ opacity: shown.get() }));
  const slide = useAnimatedStyle(() =>
    still
      ? { opacity: shown.get() }
      : { transform: [{ translateY: (1 - shown.get()) * height + Math.max(0, drag.get()) }] },
  );
  const pull = Gesture.Pan()
    .activeOffsetY(8)
    .onUpdate((event) => {
      drag.set(event.translationY);
    })
    .onEnd((event) => {
      if (event.translationY > height / 3 || event.velocityY > FLING) scheduleOnRN(onClose);
      else drag.set(withTiming(0, { duration: TIME }));
    });

  if (!mounted) return null;
  return (
    <Modal transparent visible onRequestClose={onClose} statusBarTranslucent aria-label={label}>
      <GestureHandlerRootView style={styles.root}>
        <KeyboardAvoidingView behavior="padding" style={styles.root}>
          <Animated.View style={[StyleSheet.absoluteFill, scrim, { backgroundColor: palette.scrim }]}>
            <Pressable
              style={styles.outside}
              onPress={onClose}
              accessibilityRole="button"
              aria-label={closeLabel}
            />
          </Animated.View>
          <Animated.View
            onLayout={(event) => setHeight(event.nativeEvent.layout.height)}
            {...asDialog(label)}
            testID="sheet"
            style={[
              styles.sheet,
              slide,
              {
                maxHeight: window.height - insets.top - space.xl,
                paddingBottom: insets.bottom + space.l,
                backgroundColor: palette.surface,
                borderColor: palette.line,
              },
            ]}
          >
            <GestureDetector gesture={pull}>
              <View style={styles.grip}>
                <View style={[styles.bar, { backgroundColor: palette.line }]} />
              </View>
            </GestureDetector>
            <ScrollView
              contentContainerStyle={styles.content}
              bounces={false}
              keyboardShouldPersistTaps="handled"
            >
              {children}
            </ScrollView>
          </Animated.View>
        </KeyboardAvoidingView>
      </GestureHandlerRootView>
    </Modal>
  );
}

const styles = StyleSheet.create({
  root: { flex: 1, justifyContent: 'flex-end' },
  outside: { flex: 1 },
  sheet: {
    alignSelf: 'center',
    width: '100%',
    maxWidth: 560,
    flexShrink: 1,
    borderTopLeftRadius: radius.sheet,
    borderTopRightRadius: radius.sheet,
    borderTopWidth: 1,
  },
  grip: { height: 28, alignItems: 'center', justifyContent: 'center' },
  bar: { width: 40, height: 5, borderRadius: 3 },
  content: { paddingHorizontal: space.l, gap: space.m },
});

import type { ReactNode } from 'react';
import { Pressable, type AccessibilityRole, type StyleProp, type ViewStyle } from 'react-native';

import { TOUCH } from '@/theme';

import { moreWays, type MoreWays } from './moreWays';

export type TouchProps = MoreWays & {
  onPress: () => void;
  /** The spoken name; what is shown may be shorter or more telling. */
  label: string;
  testID?: string;
  disabled?: boolean;
  selected?: boolean;
  role?: AccessibilityRole;
  style?: StyleProp<ViewStyle>;
  children: ReactNode;
};

/** Everything that can be pressed: at least a fingertip high, gives way a little, fades when it is disabled. */
export function Touch({
  onPress,
  label,
  testID,
  disabled = false,
  selected,
  role = 'button',
  style,
  children,
  ...more
}: TouchProps) {
  return (
    <Pressable
      onPress={onPress}
      disabled={disabled}
      accessibilityRole={role}
      aria-label={label}
      aria-disabled={disabled}
      aria-selected={role === 'tab' ? selected : undefined}
      aria-checked={role === 'radio' ? selected : undefined}
      testID={testID}
      {...moreWays(more)}
      style={({ pressed }) => [
        { minHeight: TOUCH, minWidth: TOUCH },
        style,
        pressed && { transform: [{ scale: 0.98 }], opacity: 0.92 },
        disabled && { opacity: 0.42 },
      ]}
    >
      {children}
    </Pressable>
  );
}

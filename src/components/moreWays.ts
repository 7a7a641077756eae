import type { PressableProps } from 'react-native';

/** What a thing can do besides being pressed. */
export type MoreWays = {
  /** Held down; on the web also the right mouse button, the menu key or Shift+F10. */
  onMore?: () => void;
  /** What a screen reader offers by name; on the web the key does it. */
  actions?: readonly { readonly label: string; readonly key: string; readonly onAction: () => void }[];
};

export const moreWays = ({ onMore, actions }: MoreWays): PressableProps => ({
  onLongPress: onMore,
  accessibilityActions: actions?.map(({ label }) => ({ name: label, label })),
  onAccessibilityAction: ({ nativeEvent }) =>
    actions?.find(({ label }) => label === nativeEvent.actionName)?.onAction(),
});

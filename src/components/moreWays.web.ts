import type { KeyboardEvent, MouseEvent } from 'react';
import type { PressableProps } from 'react-native';

import type { MoreWays } from './moreWays';

/** Browsers know no actions by name, so each has a key; the menu of a thing comes by the usual ways of a desktop. */
export function moreWays({ onMore, actions = [] }: MoreWays): PressableProps {
  if (!onMore && actions.length === 0) return {};
  const keys = [...actions.map(({ key }) => key), ...(onMore ? ['Shift+F10'] : [])];
  const ways = {
    onLongPress: onMore,
    onContextMenu: (event: MouseEvent) => {
      if (!onMore) return;
      event.preventDefault();
      onMore();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const isMenu = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10');
      const chosen = isMenu ? onMore : actions.find(({ key }) => key === event.key)?.onAction;
      if (!chosen) return;
      // Else the browser opens its own menu as well.
      event.preventDefault();
      chosen();
    },
    'aria-keyshortcuts': keys.join(' '),
  };
  // React Native's types know nothing of the mouse and the keyboard.
  return ways as PressableProps;
}

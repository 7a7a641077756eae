import { useFocusEffect } from 'expo-router';
import { useCallback, useRef, useState } from 'react';

import { DeviceError, storage, type DeviceTrouble, type Shelf } from '@/storage';

export type ShelfView =
  | { readonly state: 'loading' }
  /** `at` is when it was read, so that "today" means the same in every row. */
  | { readonly state: 'open'; readonly shelf: Shelf; readonly at: number }
  | { readonly state: 'closed'; readonly trouble: DeviceTrouble };

/** Damaged games are kept as well, so they count. */
export const countOf = ({ running, finished, faulty }: Shelf): number =>
  running.length + finished.length + faulty.length;

/** The saved games, read whenever the screen comes to the front and when asked. */
export function useShelf(): { readonly view: ShelfView; readonly reload: () => Promise<void> } {
  const [view, setView] = useState<ShelfView>({ state: 'loading' });
  const latest = useRef(0);

  const reload = useCallback(async () => {
    const turn = ++latest.current;
    const show = (read: ShelfView) => {
      if (turn === latest.current) setView(read);
    };
    try {
      show({ state: 'open', shelf: await storage.games.list(), at: Date.now() });
    } catch (error) {
      if (error instanceof DeviceError) return show({ state: 'closed', trouble: error.trouble });
      // Nobody waits for this promise: the screen itself has to fail.
      setView(() => {
        throw error;
      });
    }
  }, []);

  useFocusEffect(
    useCallback(() => {
      void reload();
    }, [reload]),
  );
  return { view, reload };
}

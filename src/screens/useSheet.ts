import { useState } from 'react';

/** A sheet about one thing. While it slides away it still shows what it was about. */
export function useSheet<T>() {
  const [{ open, item }, set] = useState<{ open: boolean; item: T | null }>({ open: false, item: null });
  return {
    open,
    item,
    show: (shown: T) => set({ open: true, item: shown }),
    close: () => set((sheet) => ({ ...sheet, open: false })),
  };
}

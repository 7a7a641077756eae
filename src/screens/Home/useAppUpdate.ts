import { useEffect, useState } from 'react';

import { watchForUpdate } from '@/offline/appUpdate';

/** A new version that waits to be started, with the two answers to it. Only home asks: a game is never interrupted. */
export function useAppUpdate(): { later: () => void; restart: () => void } | null {
  const [restart, setRestart] = useState<(() => void) | null>(null);
  useEffect(() => watchForUpdate((start) => setRestart(() => start)), []);
  return restart && { later: () => setRestart(null), restart };
}

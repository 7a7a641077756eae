import { useEffect, useState } from 'react';

import type { IconName } from '@/components';

export type Notice = { readonly icon: IconName; readonly title: string; readonly text?: string };

const TIME = 5000;

/** A short answer to what was just done, that leaves by itself. */
export function useNotice() {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), TIME);
    return () => clearTimeout(timer);
  }, [notice]);
  return { notice, say: setNotice };
}

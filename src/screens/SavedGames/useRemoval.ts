import { useEffect, useState } from 'react';

import { storage, troubleOf, type StoreTrouble } from '@/storage';

/** A game as it lay in storage, with what was said about it. */
export type Removed = { readonly id: string; readonly text: string; readonly said: string };

const TIME = 6000;

/** Games that were just removed and can still be put back, all at once. */
export function useRemoval(reload: () => Promise<void>) {
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  // What could not be put back waits here for another try, however long that takes.
  const [trouble, setTrouble] = useState<StoreTrouble | null>(null);

  useEffect(() => {
    if (removed.length === 0 || trouble) return;
    const timer = setTimeout(() => setRemoved([]), TIME);
    return () => clearTimeout(timer);
  }, [removed, trouble]);

  /** Gives why it is still there, if it is. */
  async function remove(id: string, said: string): Promise<StoreTrouble | null> {
    try {
      const text = await storage.games.remove(id);
      if (text !== null) setRemoved((all) => [...all, { id, text, said }]);
    } catch (error) {
      return troubleOf(error);
    }
    await reload();
    return null;
  }

  async function undo(): Promise<void> {
    let failed: StoreTrouble | null = null;
    for (const { id, text } of removed) {
      try {
        await storage.games.restore(id, text);
        setRemoved((all) => all.filter((each) => each.id !== id));
      } catch (error) {
        failed = troubleOf(error);
      }
    }
    setTrouble(failed);
    await reload();
  }

  return { removed, trouble, remove, undo };
}

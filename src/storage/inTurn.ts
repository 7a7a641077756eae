/**
 * One piece of work at a time, in order. What comes in while one is under way waits, and is then done together: the promise
 * of each ends with the work that took it.
 */
export function inTurn<T>(work: (batch: readonly T[]) => Promise<void>): (item: T) => Promise<void> {
  let waiting: T[] = [];
  let next: Promise<void> | null = null;
  let last: Promise<void> = Promise.resolve();
  return (item) => {
    waiting.push(item);
    next ??= last = last
      .catch(() => {})
      .then(() => {
        const batch = waiting;
        waiting = [];
        next = null;
        return work(batch);
      });
    return next;
  };
}

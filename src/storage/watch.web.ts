/** Calls `changed` when another window writes or removes this key; gives what ends the watch. */
export function watchKey(key: string, changed: () => void): () => void {
  // A key of null: everything was cleared.
  const heard = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

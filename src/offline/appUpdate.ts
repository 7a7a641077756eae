/** On phones the store brings new versions: nothing to watch. */
export function watchForUpdate(_onReady: (restart: () => void) => void): () => void {
  return () => {};
}

/** Other windows exist only on the web. */
export function watchKey(_key: string, _changed: () => void): () => void {
  return () => {};
}

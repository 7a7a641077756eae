/** `splice(index, 1)` without the array that it gives back, which search would make millions of. */
export function removeAt<T>(items: T[], index: number) {
  for (let i = index + 1; i < items.length; i++) items[i - 1] = items[i]!;
  items.pop();
}

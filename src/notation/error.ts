/** What is wrong with a text, in one sentence that says what was expected; in a record also where. */
export class NotationError extends Error {
  constructor(
    message: string,
    readonly line: number | null = null,
  ) {
    super(line === null ? message : `line ${line}: ${message}`);
    this.name = 'NotationError';
  }
}

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: NotationError };

/** Readers throw inside and answer outside. */
export function attempt<T>(read: () => T): Result<T> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof NotationError) return { ok: false, error };
    throw error;
  }
}

/** Shows what was found, cut short. */
export const quote = (text: string) => `'${text.length > 40 ? `${text.slice(0, 40)}…` : text}'`;

export function fail(expected: string, found: string): never {
  throw new NotationError(`expected ${expected}, found ${quote(found)}`);
}

export function readNumber(text: string, what: string): number {
  if (!/^\d{1,9}$/.test(text)) fail(what, text);
  return Number(text);
}

/** Items separated by a comma; '.' is an empty list. */
export const readList = <T>(text: string, read: (item: string) => T): T[] =>
  text === '.' ? [] : text.split(',').map(read);

export const makeList = <T>(items: readonly T[], make: (item: T) => string): string =>
  items.length === 0 ? '.' : items.map(make).join(',');

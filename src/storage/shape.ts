/** Small readers for JSON that nobody may trust. Each names the part that is wrong. */
import { FaultError } from './faults';

export type Raw = Readonly<Record<string, unknown>>;

const wrong = (part: string): never => {
  throw new FaultError({ kind: 'misshapen', part });
};

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FaultError({ kind: 'damaged' });
  }
}

export const anObject = (value: unknown, part: string): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : wrong(part);

export const aText = (value: unknown, part: string): string =>
  typeof value === 'string' ? value : wrong(part);

export const aCount = (value: unknown, part: string): number =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : wrong(part);

export const aFlag = (value: unknown, part: string): boolean =>
  typeof value === 'boolean' ? value : wrong(part);

export const oneOf = <T>(values: readonly T[], value: unknown, part: string): T =>
  values.includes(value as T) ? (value as T) : wrong(part);

export const orNull =
  <T>(read: (value: unknown, part: string) => T) =>
  (value: unknown, part: string): T | null =>
    value === null ? null : read(value, part);

export const aList = <T>(
  value: unknown,
  part: string,
  read: (item: unknown, part: string) => T,
): readonly T[] => (Array.isArray(value) ? value.map((item, i) => read(item, `${part}[${i}]`)) : wrong(part));

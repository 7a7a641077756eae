/** A storage double: a map of texts, whose writes, reads and removals can be made to fail. */
import { DeviceError, type Device, type DeviceTrouble } from '@/storage';

export type Operation = { readonly kind: 'read' | 'write' | 'remove' | 'keys'; readonly key: string };

export type Memory = Device & {
  readonly texts: Map<string, string>;
  readonly done: Operation[];
  /** Says for each operation, by its number, whether and how it fails. */
  fail: ((operation: Operation, number: number) => DeviceTrouble | null) | null;
  /** What fails has been done all the same. */
  arrives: boolean;
};

export function memory(texts: Iterable<readonly [string, string]> = []): Memory {
  const attempt = async <T>(kind: Operation['kind'], key: string, work: () => T): Promise<T> => {
    const operation = { kind, key };
    self.done.push(operation);
    const trouble = self.fail?.(operation, self.done.length - 1);
    if (trouble && self.arrives) work();
    if (trouble) throw new DeviceError(trouble, new Error('made to fail'));
    return work();
  };
  const self: Memory = {
    texts: new Map(texts),
    done: [],
    fail: null,
    arrives: false,
    keys: () => attempt('keys', '', () => [...self.texts.keys()]),
    read: (key) => attempt('read', key, () => self.texts.get(key) ?? null),
    write: (key, text) => attempt('write', key, () => void self.texts.set(key, text)),
    remove: (key) => attempt('remove', key, () => void self.texts.delete(key)),
  };
  return self;
}

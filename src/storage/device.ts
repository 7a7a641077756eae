/** The device's own storage: texts under keys. The only place that knows AsyncStorage. */
import AsyncStorage from '@react-native-async-storage/async-storage';

export type Device = {
  keys(): Promise<readonly string[]>;
  read(key: string): Promise<string | null>;
  write(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
};

/** Why the device did not do it: no room left, it said no, or there is no storage at all (private mode). */
export type DeviceTrouble = 'full' | 'refused' | 'unavailable';

export class DeviceError extends Error {
  constructor(
    readonly trouble: DeviceTrouble,
    cause: unknown,
  ) {
    super(`storage ${trouble}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'DeviceError';
  }
}

/** No access, or no `localStorage` at all: null or undefined, in the words of the three kinds of browsers. */
const NO_STORAGE = /access is denied|(is|of) null|null is not|not (available|defined)|undefined/i;

/** Browsers and the databases of the phones each say it in their own way. */
function troubleOf(error: unknown): DeviceTrouble {
  const { name = '', message = '' } = error instanceof Error ? error : { message: String(error) };
  if (/quota/i.test(name) || /quota|disk is full|SQLITE_FULL|no space/i.test(message)) return 'full';
  if (name === 'SecurityError' || NO_STORAGE.test(message)) return 'unavailable';
  return 'refused';
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new DeviceError(troubleOf(error), error);
  }
}

export const device: Device = {
  keys: () => attempt(() => AsyncStorage.getAllKeys()),
  read: (key) => attempt(() => AsyncStorage.getItem(key)),
  write: (key, text) => attempt(() => AsyncStorage.setItem(key, text)),
  remove: (key) => attempt(() => AsyncStorage.removeItem(key)),
};

/**
 * Documents: JSON under one key, with a version. Older versions are brought up step by step, each step with a name; what
 * cannot be read is kept aside before anything new is written in its place.
 */
import type { Device, DeviceTrouble } from './device';
import { DeviceError } from './device';
import { FaultError, type Fault } from './faults';
import { inTurn } from './inTurn';
import { aCount, anObject, readJson, type Raw } from './shape';

/** From one version to the next. */
export type Migration = { readonly name: string; readonly from: number; readonly change: (raw: Raw) => Raw };

export type Format<T> = {
  readonly version: number;
  readonly migrations: readonly Migration[];
  /** Texts from before there were versions count as version 0; where there never were any, this is left out. */
  readonly unversioned?: boolean;
  /** Reads the newest version; throws a FaultError. */
  readonly read: (raw: Raw) => T;
  readonly write: (value: T) => Raw;
};

export function decode<T>({ version, migrations, unversioned, read }: Format<T>, text: string): T {
  let raw = anObject(readJson(text), 'all');
  let found = raw.version === undefined && unversioned ? 0 : aCount(raw.version, 'version');
  if (found > version) throw new FaultError({ kind: 'newer', version: found });
  for (; found < version; found++) {
    const migration = migrations.find(({ from }) => from === found);
    if (!migration) throw new FaultError({ kind: 'misshapen', part: 'version' });
    raw = migration.change(raw);
  }
  return read(raw);
}

export const encode = <T>({ version, write }: Format<T>, value: T): string =>
  JSON.stringify({ version, ...write(value) });

export type Loaded<T> = {
  readonly value: T;
  /** Why `value` is the empty one although something may be stored. */
  readonly fault: Fault | DeviceTrouble | null;
};

export type Document<T> = {
  /** Never fails: without storage people go on with the empty document. */
  load(): Promise<Loaded<T>>;
  /** Changes what is stored now, which another window may have changed. Rejects when the device does not store it. */
  update(change: (value: T) => T): Promise<void>;
};

export function createDocument<T>(device: Device, key: string, format: Format<T>, empty: T): Document<T> {
  const understand = (text: string | null): Loaded<T> => {
    if (text === null) return { value: empty, fault: null };
    try {
      return { value: decode(format, text), fault: null };
    } catch (error) {
      if (error instanceof FaultError) return { value: empty, fault: error.fault };
      throw error;
    }
  };
  return {
    async load() {
      try {
        return understand(await device.read(key));
      } catch (error) {
        if (error instanceof DeviceError) return { value: empty, fault: error.trouble };
        throw error;
      }
    },
    update: inTurn(async (changes: readonly ((value: T) => T)[]) => {
      const text = await device.read(key);
      const { value, fault } = understand(text);
      if (fault) await keepAside(device, key, text!);
      const changed = encode(
        format,
        changes.reduce((sum, change) => change(sum), value),
      );
      if (changed !== text) await device.write(key, changed);
    }),
  };
}

/** Puts a text that cannot be read beside the one that will take its place. */
async function keepAside(device: Device, key: string, text: string) {
  for (let number = 1; ; number++) {
    const place = `${key}/aside/${number}`;
    const there = await device.read(place);
    if (there === text) return;
    if (there === null) return device.write(place, text);
  }
}

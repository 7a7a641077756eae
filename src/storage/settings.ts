import type { Device } from './device';
import { createDocument, type Format } from './document';

/** What people chose about the app itself. A missing choice follows the device. */
export type Settings = {
  readonly theme: 'device' | 'night' | 'dawn';
  readonly language: 'en' | 'de' | 'fr' | null;
};

export const DEFAULT_SETTINGS: Settings = { theme: 'device', language: null };

const known = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise;

/** A value we do not know becomes the default; the others are kept. */
export const SETTINGS: Format<Settings> = {
  version: 1,
  unversioned: true,
  migrations: [{ name: 'settings get a version', from: 0, change: (raw) => raw }],
  read: (raw) => ({
    theme: known(['device', 'night', 'dawn'], raw.theme, DEFAULT_SETTINGS.theme),
    language: known(['en', 'de', 'fr', null], raw.language, DEFAULT_SETTINGS.language),
  }),
  write: (settings) => settings,
};

export type SettingsStore = {
  /** Never fails: without storage (private mode) people play with the defaults. */
  load(): Promise<Settings>;
  /** Resolves to false when the device refuses to store; the caller says so, and the next change tries again. */
  change(part: Partial<Settings>): Promise<boolean>;
};

export function createSettings(device: Device): SettingsStore {
  const stored = createDocument(device, 'riftforce/settings', SETTINGS, DEFAULT_SETTINGS);
  let unsaved: Partial<Settings> = {};
  return {
    load: async () => (await stored.load()).value,
    async change(part) {
      const sent = (unsaved = { ...unsaved, ...part });
      try {
        await stored.update((settings) => ({ ...settings, ...sent }));
      } catch {
        return false;
      }
      if (unsaved === sent) unsaved = {};
      return true;
    },
  };
}

import AsyncStorage from '@react-native-async-storage/async-storage';

const KEY = 'riftforce/settings';

/** What people chose about the app itself. A missing choice follows the device. */
export type Settings = {
  readonly theme: 'device' | 'night' | 'dawn';
  readonly language: 'en' | 'de' | 'fr' | null;
};

export const DEFAULT_SETTINGS: Settings = { theme: 'device', language: null };

const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((known) => known === value) ?? otherwise;

/** Reads whatever lies in storage; a value we do not know becomes the default, the others are kept. */
export function parseSettings(text: string | null): Settings {
  let raw: Partial<Record<keyof Settings, unknown>> = {};
  try {
    raw = (JSON.parse(text ?? '{}') as typeof raw | null) ?? {};
  } catch {
    // Damaged text: the defaults are a good start, and the next choice writes it anew.
  }
  return {
    theme: oneOf(['device', 'night', 'dawn'], raw.theme, DEFAULT_SETTINGS.theme),
    language: oneOf(['en', 'de', 'fr', null], raw.language, DEFAULT_SETTINGS.language),
  };
}

/** Never fails: without storage (private mode) people play with the defaults. */
export async function loadSettings(): Promise<Settings> {
  try {
    return parseSettings(await AsyncStorage.getItem(KEY));
  } catch {
    return DEFAULT_SETTINGS;
  }
}

/** Resolves to false when the device refuses to store; the caller says so. */
export async function saveSettings(settings: Settings): Promise<boolean> {
  try {
    await AsyncStorage.setItem(KEY, JSON.stringify(settings));
    return true;
  } catch {
    return false;
  }
}

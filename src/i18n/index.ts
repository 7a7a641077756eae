import { getLocales } from 'expo-localization';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

import { de } from './de';
import { en } from './en';
import { fr } from './fr';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name, so that everybody finds theirs. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };

const isLanguage = (code: string | null): code is Language => LANGUAGES.some((language) => language === code);

/** The first language of the device that we speak, else English. */
export const deviceLanguage = (): Language =>
  getLocales()
    .map((locale) => locale.languageCode)
    .find(isLanguage) ?? 'en';

// Everything is bundled, so nothing is loaded later and the first screen has its words at once.
void i18next.use(initReactI18next).init({
  lng: deviceLanguage(),
  fallbackLng: 'en',
  supportedLngs: LANGUAGES,
  resources: { en: { translation: en }, de: { translation: de }, fr: { translation: fr } },
  interpolation: { escapeValue: false },
  initAsync: false,
});

export function speak(language: Language | null): void {
  const chosen = language ?? deviceLanguage();
  if (i18next.language !== chosen) void i18next.changeLanguage(chosen);
}

export { useTranslation } from 'react-i18next';
export type { TFunction } from 'i18next';

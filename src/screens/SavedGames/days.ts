/** Days in words, as somebody would say them now. */
import type { TFunction } from '@/i18n';

const DAY = 86_400_000;

/** Midnight, so that "yesterday" is the day before and not 24 hours ago. */
const dayOf = (time: number): number => {
  const date = new Date(time);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
};

/** Britain's order of day and month is the one all our languages share. */
const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language);

/** `3 March`; in another year `3 Mar 2025`, which is as long. */
export function dateOf(time: number, now: number, language: string): string {
  const sameYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: sameYear ? 'long' : 'short',
    year: sameYear ? undefined : 'numeric',
  }).format(time);
}

/** `today`, `yesterday`, a day of the last week by its name, else the date. */
export function dayWord(time: number, now: number, language: string, t: TFunction): string {
  const ago = dayOf(now) - dayOf(time);
  if (ago === 0) return t('saved.today');
  if (ago === 1) return t('saved.yesterday');
  if (ago > 1 && ago < 7)
    return new Intl.DateTimeFormat(localeOf(language), { weekday: 'long' }).format(time);
  return dateOf(time, now, language);
}

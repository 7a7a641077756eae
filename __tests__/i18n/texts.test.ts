import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { de } from '@/i18n/de';
import { en } from '@/i18n/en';
import { fr } from '@/i18n/fr';

const ROOT = path.resolve(__dirname, '../..');

type Texts = { readonly [key: string]: string | Texts };

const flat = (texts: Texts, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(file) : /\.tsx?$/.test(entry.name) ? [file] : [];
  });

const sources = [...filesIn('app'), ...filesIn('src')]
  .filter((file) => !file.startsWith('src/i18n/'))
  .map((file) => ({ file, code: readFileSync(path.join(ROOT, file), 'utf8') }));

const PLURAL = /_(zero|one|two|few|many|other)$/;
const keys = flat(en).map(([key]) => key.replace(PLURAL, ''));

/** Keys as the code asks for them; `${…}` stands for any one part of a key. */
const asked = sources.flatMap(({ file, code }) =>
  [...code.matchAll(/\bt\(\s*(['"`])(.+?)\1/g)].map((match) => ({
    file,
    pattern: new RegExp(`^${(match[2] ?? '').replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[^.]+')}$`),
  })),
);

describe.each([
  ['de', de],
  ['fr', fr],
] as const)('%s', (_, texts) => {
  const other = new Map(flat(texts));

  test('has every key of English and no other', () => {
    expect([...other.keys()].sort()).toEqual(
      flat(en)
        .map(([key]) => key)
        .sort(),
    );
  });

  test('fills in the same values', () => {
    const values = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
    for (const [key, text] of flat(en)) expect([key, values(other.get(key))]).toEqual([key, values(text)]);
  });

  test('leaves nothing in English but names', () => {
    const same = flat(en).filter(([key, text]) => text.length > 12 && other.get(key) === text);
    expect(same).toEqual([]);
  });
});

test('no text is empty', () => {
  for (const texts of [en, de, fr]) expect(flat(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('every text is used', () => {
  const unused = keys.filter((key) => !asked.some(({ pattern }) => pattern.test(key)));
  expect(unused).toEqual([]);
});

test('every text that is asked for exists', () => {
  const missing = asked.filter(({ pattern }) => !keys.some((key) => pattern.test(key)));
  expect(missing).toEqual([]);
});

test('no words stand outside src/i18n', () => {
  // The gallery is for developers and never ships.
  const shown = sources.filter(({ file }) => file.endsWith('.tsx') && !file.includes('/Gallery/'));
  const loose = shown.flatMap(({ file, code }) => {
    const between = [...code.matchAll(/>\s*([^<>{}()=;]*?[A-Za-zÀ-ÿ]{2,}[^<>{}()=;]*?)\s*<\//g)];
    const given = [...code.matchAll(/\b(?:text|title|label|aria-label|closeLabel|status)="([^"]*)"/g)];
    return [...between, ...given].map((match) => `${file}: ${match[1]}`);
  });
  // The name of the game is the same in every language.
  expect(loose.filter((each) => !each.endsWith(': Riftforce'))).toEqual([]);
});

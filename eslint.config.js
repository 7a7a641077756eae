/**
 * Lint: Expo's rules, and the borders between our folders. The table below is the whole map of who may import whom;
 * the rules of the game, the notation and the computer stay free of packages, chance and the clock.
 */
const { defineConfig, globalIgnores } = require('eslint/config');
const boundaries = require('eslint-plugin-boundaries');
const expo = require('eslint-config-expo/flat');

const mayImport = {
  engine: [],
  notation: ['engine'],
  computer: ['engine'],
  storage: ['engine', 'notation'],
  campaign: ['engine', 'notation'],
  match: ['engine', 'notation', 'computer', 'storage', 'campaign'],
  theme: [],
  i18n: [],
  offline: [],
  sharing: [],
  components: ['theme', 'i18n', 'engine'],
  screens: ['match', 'campaign', 'storage', 'components', 'offline', 'sharing', 'theme', 'i18n'],
  app: ['screens'],
};
const folders = Object.keys(mayImport);

const chanceAndClock = [
  { object: 'Math', property: 'random', message: 'Chance is an argument here.' },
  { object: 'performance', property: 'now', message: 'Time is an argument here.' },
];
const noAsyncStorage = {
  name: '@react-native-async-storage/async-storage',
  message: 'Only src/storage reads and writes what lasts.',
};

module.exports = defineConfig([
  globalIgnores([
    'build',
    'dist',
    '.expo',
    'coverage',
    'android',
    'ios',
    'expo-env.d.ts',
    '**/*.generated.*',
  ]),
  expo,
  {
    rules: { 'import/no-named-as-default-member': 'off' },
    settings: { 'import/resolver': { typescript: true } },
  },
  {
    files: ['*.js', 'scripts/**', '__tests__/setup/**'],
    languageOptions: { globals: { Buffer: 'readonly', __dirname: 'readonly', jest: 'readonly' } },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'app/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': folders.map((type) => ({
        type,
        pattern: type === 'app' ? 'app' : `src/${type}`,
      })),
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: folders.map((type) => ({
            from: { element: { type } },
            allow: { to: { element: { types: { anyOf: mayImport[type] } } } },
          })),
        },
      ],
      'boundaries/no-unknown-files': 'error',
      'no-restricted-imports': ['error', { paths: [noAsyncStorage] }],
    },
  },
  {
    files: ['src/storage/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['src/engine/**', 'src/notation/**', 'src/computer/**'],
    rules: {
      // Everything but relative paths and our own folders; the borders above say which of those.
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!\\.{1,2}/|@/)', message: 'This folder uses no packages.' }] },
      ],
      'no-restricted-globals': ['error', { name: 'Date', message: 'Time is an argument here.' }, 'crypto'],
      'no-restricted-properties': ['error', ...chanceAndClock],
    },
  },
]);

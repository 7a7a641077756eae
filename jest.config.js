/**
 * Three projects. Pure modules run in plain node and start at once (*.test.ts); whatever draws runs under Expo's preset
 * (*.test.tsx); the finished web build runs in a browser (*.e2e.ts).
 */
const ours = { '^@/(.*)$': '<rootDir>/src/$1' };
const noPhone = {
  '^@react-native-async-storage/async-storage$':
    '@react-native-async-storage/async-storage/jest/async-storage-mock',
};

const swc = {
  jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  module: { type: 'commonjs' },
};
const node = {
  testEnvironment: 'node',
  transform: { '\\.(ts|js|mjs)$': ['@swc/jest', swc] },
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json', 'node'],
  moduleNameMapper: { ...ours, ...noPhone },
};

module.exports = {
  projects: [
    {
      ...node,
      displayName: 'unit',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
    },
    {
      displayName: 'screens',
      preset: 'jest-expo',
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
      moduleNameMapper: ours,
      resolver: 'react-native-worklets/jest/resolver.js',
      setupFiles: ['react-native-gesture-handler/jestSetup.js', '<rootDir>/__tests__/setup/screens.js'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup/afterEnv.js'],
    },
    {
      ...node,
      displayName: 'e2e',
      testMatch: ['<rootDir>/__tests__/e2e/**/*.e2e.ts'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup/e2e.js'],
    },
  ],
};

import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';

import i18next from 'i18next';

import { AboutScreen } from '@/screens/About';
import { SettingsScreen } from '@/screens/Settings';
import { Shell, useSettings } from '@/screens/Shell';
import { SettingsProvider } from '@/screens/Shell/SettingsContext';

jest.mock('expo-font', () => ({ useFonts: () => [true, null] }));

const stored = async () => JSON.parse((await AsyncStorage.getItem('riftforce/settings')) ?? 'null');

async function open(url = '/settings') {
  const router = renderRouter(
    { _layout: Shell, settings: SettingsScreen, about: AboutScreen },
    { initialUrl: url },
  );
  await screen.findAllByRole('heading');
  return router;
}

beforeEach(() => AsyncStorage.clear());
afterEach(async () => {
  await act(() => i18next.changeLanguage('en'));
});

const choose = async (language: string) => {
  fireEvent.press(screen.getByTestId('language'));
  fireEvent.press(await screen.findByTestId(language));
};

test('another language holds at once and is remembered', async () => {
  await open();
  await choose('language-de');
  expect(await screen.findByRole('heading', { name: 'Einstellungen' })).toBeTruthy();
  await waitFor(async () => expect(await stored()).toMatchObject({ language: 'de' }));
});

test('what was chosen last time holds from the start', async () => {
  await AsyncStorage.setItem('riftforce/settings', '{"theme":"dawn","language":"fr"}');
  await open();
  expect(await screen.findByRole('heading', { name: 'Réglages' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Aube', checked: true })).toBeTruthy();
});

test('another theme is remembered', async () => {
  await open();
  expect(screen.getByRole('radio', { name: 'Device', checked: true })).toBeTruthy();
  fireEvent.press(screen.getByRole('radio', { name: 'Dawn' }));
  expect(screen.getByRole('radio', { name: 'Dawn', checked: true })).toBeTruthy();
  await waitFor(async () => expect(await stored()).toMatchObject({ theme: 'dawn' }));
});

test('a device that cannot store says so, and the choice holds all the same', async () => {
  await open();
  jest.mocked(AsyncStorage.setItem).mockRejectedValueOnce(new Error('quota exceeded'));
  fireEvent.press(screen.getByRole('radio', { name: 'Night' }));
  expect(await screen.findByText(/could not be saved/)).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Night', checked: true })).toBeTruthy();
});

test('credits name the author, the publisher and every source', async () => {
  await open('/about');
  expect(screen.getByText(/Carlo Bortolini.*1 More Time Games.*neither made nor endorsed/)).toBeTruthy();
  expect(
    screen.getByText(/Lorc, Delapouite, Skoll, Sbed, Carl Olsen, from game-icons.net, CC BY 3.0/),
  ).toBeTruthy();
  for (const name of [
    'game-icons.net, CC-BY-3.0',
    'Lucide, ISC',
    'Grenze, OFL-1.1',
    'Barlow, OFL-1.1',
    'react-native, MIT',
  ])
    expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('a licence can be read', async () => {
  await open('/about');
  fireEvent.press(screen.getByRole('button', { name: 'react-native, MIT' }));
  expect(await screen.findByText(/Permission is hereby granted, free of charge/)).toBeTruthy();
});

test('two choices in one moment both hold', async () => {
  const { result } = renderHook(useSettings, { wrapper: SettingsProvider });
  await waitFor(() => expect(result.current).not.toBeNull());
  act(() => {
    result.current.change({ theme: 'night' });
    result.current.change({ language: 'de' });
  });
  expect(result.current.settings).toEqual({ theme: 'night', language: 'de' });
  await waitFor(async () => expect(await stored()).toMatchObject({ theme: 'night', language: 'de' }));
});

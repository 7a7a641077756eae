import AsyncStorage from '@react-native-async-storage/async-storage';

import { DEFAULT_SETTINGS, loadSettings, parseSettings, saveSettings } from '@/storage';

beforeEach(() => AsyncStorage.clear());

test('what was saved is read back', async () => {
  expect(await saveSettings({ theme: 'dawn', language: 'fr' })).toBe(true);
  expect(await loadSettings()).toEqual({ theme: 'dawn', language: 'fr' });
});

test('nothing saved: everything follows the device', async () => {
  expect(await loadSettings()).toEqual({ theme: 'device', language: null });
});

test.each(['', '{', 'null', '[]', '7', '"night"', '{"theme":7}', '{"theme":"noon","language":"xx"}'])(
  'damaged settings %p become the defaults',
  (text) => {
    expect(parseSettings(text)).toEqual(DEFAULT_SETTINGS);
  },
);

test('one damaged value does not take the others with it', () => {
  expect(parseSettings('{"theme":"noon","language":"de"}')).toEqual({ theme: 'device', language: 'de' });
});

test('storage that cannot be read: the defaults', async () => {
  jest.mocked(AsyncStorage.getItem).mockRejectedValueOnce(new Error('denied'));
  expect(await loadSettings()).toEqual(DEFAULT_SETTINGS);
});

test('storage that cannot be written: the caller is told', async () => {
  jest.mocked(AsyncStorage.setItem).mockRejectedValueOnce(new Error('quota exceeded'));
  expect(await saveSettings(DEFAULT_SETTINGS)).toBe(false);
});

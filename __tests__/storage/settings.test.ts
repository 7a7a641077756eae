import { DEFAULT_SETTINGS, type DeviceTrouble } from '@/storage';
import { createSettings, type SettingsStore } from '@/storage/settings';

import { memory } from './memory';

const KEY = 'riftforce/settings';
const settingsIn = (text: string): SettingsStore => createSettings(memory([[KEY, text]]));

it('Nothing was chosen: everything follows the device', async () => {
  expect(await createSettings(memory()).load()).toEqual({ theme: 'device', language: null });
});

it('What was chosen is there the next time', async () => {
  const device = memory();
  expect(await createSettings(device).change({ theme: 'dawn' })).toBe(true);
  expect(await createSettings(device).change({ language: 'fr' })).toBe(true);
  expect(await createSettings(device).load()).toEqual({ theme: 'dawn', language: 'fr' });
});

it.each(['', '{', 'null', '[]', '7', '"night"', '{"version":"1"}', '{"version":-1}', '{"version":1,'])(
  'Damaged settings %p become the defaults',
  async (text) => {
    expect(await settingsIn(text).load()).toEqual(DEFAULT_SETTINGS);
  },
);

it.each([
  ['{"version":1,"theme":"noon","language":"de"}', { theme: 'device', language: 'de' }],
  ['{"version":1,"theme":"night","language":7}', { theme: 'night', language: null }],
  ['{"version":1,"theme":"dawn","language":null}', { theme: 'dawn', language: null }],
  ['{"version":1,"language":"en"}', { theme: 'device', language: 'en' }],
])('A value nobody knows does not take the others with it: %s', async (text, settings) => {
  expect(await settingsIn(text).load()).toEqual(settings);
});

it('Settings from before there were versions become version 1', async () => {
  const device = memory([[KEY, '{"theme":"dawn","language":"fr"}']]);
  const settings = createSettings(device);
  expect(await settings.load()).toEqual({ theme: 'dawn', language: 'fr' });
  await settings.change({ language: 'de' });
  expect(JSON.parse(device.texts.get(KEY)!)).toEqual({ version: 1, theme: 'dawn', language: 'de' });
  expect([...device.texts.keys()]).toEqual([KEY]);
});

it('Settings of a later version are kept aside, not lost', async () => {
  const later = '{"version":2,"theme":"dusk"}';
  const device = memory([[KEY, later]]);
  const settings = createSettings(device);
  expect(await settings.load()).toEqual(DEFAULT_SETTINGS);
  await settings.change({ theme: 'night' });
  expect(await settings.load()).toEqual({ theme: 'night', language: null });
  expect(device.texts.get(`${KEY}/aside/1`)).toBe(later);
});

const TROUBLES: DeviceTrouble[] = ['full', 'refused', 'unavailable'];
describe.each(TROUBLES)('When the device is %s', (trouble) => {
  it('people play with the defaults', async () => {
    const device = memory([[KEY, '{"version":1,"theme":"dawn"}']]);
    device.fail = () => trouble;
    expect(await createSettings(device).load()).toEqual(DEFAULT_SETTINGS);
  });

  it('they are told, and the next change stores both', async () => {
    const device = memory();
    const settings = createSettings(device);
    device.fail = ({ kind }) => (kind === 'write' ? trouble : null);
    expect(await settings.change({ theme: 'dawn' })).toBe(false);
    expect(device.texts.size).toBe(0);
    device.fail = null;
    expect(await settings.change({ language: 'de' })).toBe(true);
    expect(await settings.load()).toEqual({ theme: 'dawn', language: 'de' });
  });
});

it('What has been stored is not stored again over what another window chose', async () => {
  const device = memory();
  const [here, there] = [createSettings(device), createSettings(device)];
  await here.change({ theme: 'dawn' });
  await there.change({ theme: 'night' });
  await here.change({ language: 'fr' });
  expect(await there.load()).toEqual({ theme: 'night', language: 'fr' });
});

it('Several changes in one moment all hold, the last of each kind', async () => {
  const settings = createSettings(memory());
  const stored = await Promise.all([
    settings.change({ theme: 'night' }),
    settings.change({ language: 'fr' }),
    settings.change({ theme: 'dawn' }),
  ]);
  expect(stored).toEqual([true, true, true]);
  expect(await settings.load()).toEqual({ theme: 'dawn', language: 'fr' });
});

it('A change that failed while a later one was on its way is stored by the later one', async () => {
  const device = memory();
  const settings = createSettings(device);
  let second: Promise<boolean> | null = null;
  device.fail = (_, number) => {
    if (number > 0) return null;
    second = settings.change({ language: 'fr' });
    return 'refused';
  };
  const first = settings.change({ theme: 'dawn' });
  expect([await first, await second]).toEqual([false, true]);
  expect(await settings.load()).toEqual({ theme: 'dawn', language: 'fr' });
});

it('A change that fails is not forgotten because an earlier one was stored', async () => {
  const device = memory();
  const settings = createSettings(device);
  let second: Promise<boolean> | null = null;
  device.fail = (_, number) => {
    second ??= settings.change({ language: 'fr' });
    return number > 1 ? 'full' : null;
  };
  expect([await settings.change({ theme: 'dawn' }), await second]).toEqual([true, false]);
  device.fail = null;
  await settings.change({ theme: 'night' });
  expect(await settings.load()).toEqual({ theme: 'night', language: 'fr' });
});

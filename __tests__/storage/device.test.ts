/** The device's own storage, and how browsers and phones say that they did not do it. */
import AsyncStorage from '@react-native-async-storage/async-storage';

import type { DeviceTrouble } from '@/storage';
import { device, DeviceError } from '@/storage/device';

beforeEach(() => AsyncStorage.clear());

it('Texts are kept under their keys, byte for byte', async () => {
  await device.write('a', '{"name":"Zoë ⚔️"}\n');
  await device.write('b', '2');
  expect(await device.read('a')).toBe('{"name":"Zoë ⚔️"}\n');
  expect([...(await device.keys())].sort()).toEqual(['a', 'b']);
  await device.remove('a');
  expect(await device.read('a')).toBeNull();
  expect(await device.keys()).toEqual(['b']);
});

it('What is not there can be removed', async () => {
  await device.remove('nothing');
  expect(await device.keys()).toEqual([]);
});

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

const SAID: [DeviceTrouble, string, unknown][] = [
  [
    'full',
    'Chrome',
    new DOMException(
      "Failed to execute 'setItem' on 'Storage': Setting the value of 'a' exceeded the quota.",
      'QuotaExceededError',
    ),
  ],
  ['full', 'Firefox', named('NS_ERROR_DOM_QUOTA_REACHED', 'Persistent storage maximum size reached')],
  ['full', 'Safari', named('QuotaExceededError', 'The quota has been exceeded.')],
  ['full', 'Android', new Error('database or disk is full (code 13 SQLITE_FULL)')],
  [
    'full',
    'iOS',
    new Error(
      'Failed to write value.Error Domain=NSCocoaErrorDomain Code=640 "(null)" UserInfo={NSUnderlyingError=0x2 {Error Domain=NSPOSIXErrorDomain Code=28 "No space left on device"}}',
    ),
  ],
  [
    'unavailable',
    'Chrome without cookies',
    named(
      'SecurityError',
      "Failed to read the 'localStorage' property from 'Window': Access is denied for this document.",
    ),
  ],
  ['unavailable', 'Firefox without cookies', named('SecurityError', 'The operation is insecure.')],
  ['unavailable', 'Firefox without storage', new TypeError('window.localStorage is null')],
  [
    'unavailable',
    'a WebView without storage',
    new TypeError("Cannot read properties of null (reading 'getItem')"),
  ],
  [
    'unavailable',
    'Safari without storage',
    new TypeError("null is not an object (evaluating 'window.localStorage.getItem')"),
  ],
  [
    'unavailable',
    'a browser that has none',
    new TypeError("Cannot read properties of undefined (reading 'getItem')"),
  ],
  ['unavailable', 'no browser at all', new ReferenceError('window is not defined')],
  ['unavailable', 'the native module', new Error('[@RNC/AsyncStorage]: NativeModule: AsyncStorage is null.')],
  ['refused', 'Android with a locked database', new Error('database is locked (code 5 SQLITE_BUSY)')],
  ['refused', 'Android', new Error('Database Error')],
  ['refused', 'iOS', new Error('Failed to write value.Error Domain=NSCocoaErrorDomain Code=513 "(null)"')],
  ['refused', 'somebody who throws a text', 'no'],
  ['refused', 'somebody who throws nothing', null],
];

const WAYS = [
  ['keys', AsyncStorage.getAllKeys, () => device.keys()],
  ['read', AsyncStorage.getItem, () => device.read('a')],
  ['write', AsyncStorage.setItem, () => device.write('a', '1')],
  ['remove', AsyncStorage.removeItem, () => device.remove('a')],
] as const;

describe.each(WAYS)('When it cannot %s', (_, asked, attempt) => {
  it.each(SAID)('it is %s, as said by %s', async (trouble, _who, error) => {
    (asked as jest.Mock).mockRejectedValueOnce(error);
    const thrown: unknown = await attempt().then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(thrown).toBeInstanceOf(DeviceError);
    expect(thrown).toMatchObject({ trouble, cause: error });
  });

  it('at once rather than later, it is said the same way', async () => {
    (asked as jest.Mock).mockImplementationOnce(() => {
      throw named('SecurityError', 'The operation is insecure.');
    });
    await expect(attempt()).rejects.toMatchObject({ name: 'DeviceError', trouble: 'unavailable' });
  });
});

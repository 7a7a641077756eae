import { type DeviceTrouble } from '@/storage';
import { createDocument, decode, encode, type Format } from '@/storage/document';
import { aList, aText } from '@/storage/shape';

import { memory } from './memory';
import { faultOf } from './saves';

/** A document that has come a long way: a text, then names separated by commas, then a list of names. */
const NAMES: Format<readonly string[]> = {
  version: 2,
  unversioned: true,
  // Not in order, so that it is the version that decides.
  migrations: [
    {
      name: 'names become a list',
      from: 1,
      change: ({ names }) => ({ names: aText(names, 'names').split(',') }),
    },
    { name: 'the text is called names', from: 0, change: ({ text }) => ({ names: text }) },
  ],
  read: (raw) => aList(raw.names, 'names', aText),
  write: (names) => ({ names }),
};
const KEY = 'riftforce/names';
const ASIDE = `${KEY}/aside`;
const stored = (...names: string[]) => encode(NAMES, names);
const adding = (name: string) => (names: readonly string[]) => [...names, name];

function holding(text: string | null) {
  const device = memory(text === null ? [] : [[KEY, text]]);
  return { device, names: createDocument(device, KEY, NAMES, []) };
}

describe('A document', () => {
  it('is empty as long as nothing is stored', async () => {
    expect(await holding(null).names.load()).toEqual({ value: [], fault: null });
  });

  it('is stored with its version', async () => {
    const { device, names } = holding(null);
    await names.update(adding('Mira'));
    expect(device.texts.get(KEY)).toBe('{"version":2,"names":["Mira"]}');
  });

  it.each([
    ['without a version', '{"text":"Mira,Jun"}'],
    ['of version 1', '{"version":1,"names":"Mira,Jun"}'],
    ['of version 2', '{"version":2,"names":["Mira","Jun"]}'],
  ])('%s is brought up step by step', async (_, text) => {
    const { device, names } = holding(text);
    expect(await names.load()).toEqual({ value: ['Mira', 'Jun'], fault: null });
    expect(device.texts.get(KEY)).toBe(text);
    await names.update(adding('Kai'));
    expect([...device.texts]).toEqual([[KEY, stored('Mira', 'Jun', 'Kai')]]);
  });
});

const UNREADABLE: [string, string, object][] = [
  ['cut off', '{"version":2,"names":["Mi', { kind: 'damaged' }],
  ['empty', '', { kind: 'damaged' }],
  ['a list', '["Mira"]', { kind: 'misshapen', part: 'all' }],
  ['null', 'null', { kind: 'misshapen', part: 'all' }],
  ['of a version that is a text', '{"version":"2","names":[]}', { kind: 'misshapen', part: 'version' }],
  ['of half a version', '{"version":1.5,"names":[]}', { kind: 'misshapen', part: 'version' }],
  ['without its names', '{"version":2}', { kind: 'misshapen', part: 'names' }],
  ['with a name that is none', '{"version":2,"names":["Mira",7]}', { kind: 'misshapen', part: 'names[1]' }],
  ['of an old version, and wrong there', '{"version":1,"names":7}', { kind: 'misshapen', part: 'names' }],
  ['of a later version', '{"version":3,"names":["Mira"]}', { kind: 'newer', version: 3 }],
];

describe.each(UNREADABLE)('A document that is %s', (_, text, fault) => {
  it('says what is wrong and lies untouched', async () => {
    const { device, names } = holding(text);
    expect(faultOf(() => decode(NAMES, text))).toEqual(fault);
    expect(await names.load()).toEqual({ value: [], fault });
    expect([...device.texts]).toEqual([[KEY, text]]);
  });

  it('is kept aside before anything is written in its place', async () => {
    const { device, names } = holding(text);
    await names.update(adding('Jun'));
    expect(device.done.filter(({ kind }) => kind === 'write').map(({ key }) => key)).toEqual([
      `${ASIDE}/1`,
      KEY,
    ]);
    expect(device.texts.get(`${ASIDE}/1`)).toBe(text);
    expect(device.texts.get(KEY)).toBe(stored('Jun'));
  });

  it('is not replaced when it cannot be kept aside', async () => {
    const { device, names } = holding(text);
    device.fail = ({ kind }) => (kind === 'write' ? 'full' : null);
    await expect(names.update(adding('Jun'))).rejects.toMatchObject({ trouble: 'full' });
    expect([...device.texts]).toEqual([[KEY, text]]);
  });
});

it('What is kept aside is never overwritten, and never kept twice', async () => {
  const { device, names } = holding('first');
  for (const text of ['first', 'second', 'first', 'second', 'third']) {
    device.texts.set(KEY, text);
    await names.update(adding('Jun'));
  }
  device.texts.delete(KEY);
  expect([...device.texts]).toEqual([
    [`${ASIDE}/1`, 'first'],
    [`${ASIDE}/2`, 'second'],
    [`${ASIDE}/3`, 'third'],
  ]);
});

it('Without versions before the first, a text without one is misshapen', () => {
  const format = { ...NAMES, unversioned: false };
  expect(faultOf(() => decode(format, '{"text":"Mira"}'))).toEqual({ kind: 'misshapen', part: 'version' });
});

it('A version that no step leads on from is misshapen', () => {
  const format = { ...NAMES, migrations: NAMES.migrations.slice(0, 1) };
  expect(faultOf(() => decode(format, '{"text":"Mira"}'))).toEqual({ kind: 'misshapen', part: 'version' });
  expect(faultOf(() => decode(format, '{"version":1,"names":"Mira"}'))).toBeNull();
});

describe('An update', () => {
  it('changes what another window has written meanwhile', async () => {
    const { device, names } = holding(null);
    const there = createDocument(device, KEY, NAMES, []);
    await names.update(adding('Mira'));
    await there.update(adding('Jun'));
    await names.update(adding('Kai'));
    expect((await there.load()).value).toEqual(['Mira', 'Jun', 'Kai']);
  });

  it('holds with all others of the same moment, in order and written once', async () => {
    const { device, names } = holding(stored('Mira'));
    await Promise.all(['Jun', 'Kai', 'Lou'].map((name) => names.update(adding(name))));
    expect((await names.load()).value).toEqual(['Mira', 'Jun', 'Kai', 'Lou']);
    expect(device.done.filter(({ kind }) => kind === 'write')).toHaveLength(1);
  });

  it('holds with one that comes while it is being written', async () => {
    const { device, names } = holding(null);
    let later: Promise<void> | null = null;
    device.fail = ({ kind }) => {
      if (kind === 'write') later ??= names.update(adding('Jun'));
      return null;
    };
    await names.update(adding('Mira'));
    await later;
    expect((await names.load()).value).toEqual(['Mira', 'Jun']);
  });

  it('that changes nothing writes nothing', async () => {
    const { device, names } = holding(stored('Mira'));
    await names.update((all) => all);
    expect(device.done.map(({ kind }) => kind)).toEqual(['read']);
  });
});

describe.each<DeviceTrouble>(['full', 'refused', 'unavailable'])('When the device is %s', (trouble) => {
  it('people go on with the empty document', async () => {
    const { device, names } = holding(stored('Mira'));
    device.fail = () => trouble;
    expect(await names.load()).toEqual({ value: [], fault: trouble });
  });

  it.each(['read', 'write'] as const)(
    'an update whose %s fails says so, and the next one works',
    async (kind) => {
      const { device, names } = holding(stored('Mira'));
      device.fail = (operation) => (operation.kind === kind ? trouble : null);
      await expect(names.update(adding('Jun'))).rejects.toMatchObject({ name: 'DeviceError', trouble });
      expect([...device.texts]).toEqual([[KEY, stored('Mira')]]);
      device.fail = null;
      await names.update(adding('Kai'));
      expect((await names.load()).value).toEqual(['Mira', 'Kai']);
    },
  );
});

it('What is no fault of the text or the device is not hidden', async () => {
  const broken = {
    ...NAMES,
    read: () => {
      throw new TypeError('a mistake of ours');
    },
  };
  const names = createDocument(memory([[KEY, stored('Mira')]]), KEY, broken, []);
  await expect(names.load()).rejects.toThrow('a mistake of ours');
});

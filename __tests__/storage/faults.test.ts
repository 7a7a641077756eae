/**
 * Whatever the device does not do, at whichever moment: nothing is lost but what could not be stored just then, and that can
 * be done again. A session is gone through as often as it asks something of the device, and each time another of these
 * operations fails. A failure names the operation.
 */
import { DeviceError, type DeviceTrouble } from '@/storage';

import type { Memory, Operation } from './memory';
import { everythingOn, oldDevice, sessionOn, type Step } from './session';

type Texts = ReadonlyMap<string, string>;
const textsOn = ({ texts }: Memory): Texts => new Map(texts);

/** The session on a device that works: what there is before and after each step, and in the end. */
async function faultless() {
  const device = oldDevice();
  const { storage, session } = sessionOn(device);
  const course: { before: Texts; after: Texts }[] = [];
  for (const step of session) {
    const before = textsOn(device);
    if (!(await step.run())) throw new Error(`not done: ${step.name}`);
    course.push({ before, after: textsOn(device) });
  }
  return { operations: device.done.slice(), course, end: await everythingOn(device, storage) };
}
const asItShouldBe = faultless();

/** Whether a step was done. The trouble the device had is all it may be rejected with. */
async function done(step: Step, trouble: DeviceTrouble): Promise<boolean> {
  try {
    return await step.run();
  } catch (error) {
    if (error instanceof DeviceError && error.trouble === trouble) return false;
    throw error;
  }
}

/** Each key holds what it held before, or what it should hold after. */
function nothingElseChanged(now: Texts, before: Texts, after: Texts) {
  for (const key of [...now.keys(), ...before.keys(), ...after.keys()])
    if (now.get(key) !== before.get(key) && now.get(key) !== after.get(key))
      throw new Error(`${key} is ${now.get(key)}`);
}

type Fails = {
  readonly trouble: DeviceTrouble;
  /** All later operations fail too. */
  readonly onwards?: boolean;
  readonly arrives?: boolean;
};

/** What is not done is tried again: at once, or when the device works again. */
async function goThrough(number: number, { trouble, onwards = false, arrives = false }: Fails) {
  const { course, end } = await asItShouldBe;
  const device = oldDevice();
  const { storage, session } = sessionOn(device);
  device.fail = (_, at) => (at === number || (onwards && at > number) ? trouble : null);
  device.arrives = arrives;
  let undone: Step[] = [];
  for (const [i, step] of session.entries()) {
    const before = textsOn(device);
    const failedBefore = device.done.length > number;
    if (!(await done(step, trouble))) undone.push(step);
    if (!failedBefore) nothingElseChanged(textsOn(device), course[i]!.before, course[i]!.after);
    else if (onwards) nothingElseChanged(textsOn(device), before, before);
    if (onwards) continue;
    for (const again of undone)
      if (!(await done(again, trouble))) throw new Error(`never done: ${again.name}`);
    undone = [];
  }
  device.fail = null;
  for (const step of undone) if (!(await done(step, trouble))) throw new Error(`never done: ${step.name}`);
  const found = await everythingOn(device, storage);
  // A device that does nothing any more cannot take back either: half an import may stay, as copies of what is there.
  expect(onwards ? [...new Set(found)] : found).toEqual(end);
}

async function goThroughAll(fails: Fails, wanted: (operation: Operation) => boolean = () => true) {
  const { operations } = await asItShouldBe;
  for (const [number, operation] of operations.entries()) {
    if (!wanted(operation)) continue;
    await goThrough(number, fails).catch((error: Error) => {
      const what = `${operation.kind} ${operation.key}`;
      throw new Error(`operation ${number}, ${what}: ${error.message}`, { cause: error });
    });
  }
}

it('The session asks everything of the device, and leaves behind what it should', async () => {
  const { operations, end } = await asItShouldBe;
  expect(new Set(operations.map(({ kind }) => kind))).toEqual(new Set(['read', 'write', 'remove', 'keys']));
  const written = operations.flatMap(({ kind, key }) => (kind === 'write' ? [key] : []));
  for (const name of ['index', 'progress', 'settings', 'statistics', 'statistics/aside/1'])
    expect(written).toContain(`riftforce/${name}`);
  // A duel, a stage and two from outside; progress, statistics, settings; and three that were there before.
  expect(end).toHaveLength(10);
});

describe.each<DeviceTrouble>(['full', 'refused', 'unavailable'])('The device is %s', (trouble) => {
  it('once, and all is done at the second try', () => goThroughAll({ trouble }));

  it('once, although what was to be written has arrived', () =>
    goThroughAll({ trouble, arrives: true }, ({ kind }) => kind === 'write'));

  it('from then on, and all is done when it works again', () => goThroughAll({ trouble, onwards: true }));
});

import { inTurn } from '@/storage/inTurn';

/** Work that ends when the test says so; it notes what it was given, and how much was under way at once. */
function workshop() {
  const begun: (readonly string[])[] = [];
  const ends: { done: () => void; fail: (error: Error) => void }[] = [];
  let under = 0;
  let most = 0;
  const take = inTurn(async (batch: readonly string[]) => {
    begun.push(batch);
    most = Math.max(most, ++under);
    try {
      await new Promise<void>((done, fail) => ends.push({ done, fail }));
    } finally {
      under--;
    }
  });
  return { take, begun, ends, most: () => most };
}

/** Lets everything happen that is waiting for nothing. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('What comes in while work is under way waits, and is then done together and in order', async () => {
  const { take, begun, ends, most } = workshop();
  const first = take('a');
  await settle();
  const others = [take('b'), take('c'), take('d')];
  await settle();
  expect(begun).toEqual([['a']]);
  ends[0]!.done();
  await first;
  await settle();
  expect(begun).toEqual([['a'], ['b', 'c', 'd']]);
  ends[1]!.done();
  await Promise.all(others);
  expect(most()).toBe(1);
});

it('What comes in at the same moment is one piece of work', async () => {
  const { take, begun, ends } = workshop();
  const all = [take('a'), take('b')];
  await settle();
  ends[0]!.done();
  await Promise.all(all);
  expect(begun).toEqual([['a', 'b']]);
});

it('A promise ends with the work that took it, not sooner', async () => {
  const { take, ends } = workshop();
  const ended: string[] = [];
  for (const item of ['a', 'b']) {
    void take(item).then(() => ended.push(item));
    await settle();
  }
  expect(ended).toEqual([]);
  ends[0]!.done();
  await settle();
  expect(ended).toEqual(['a']);
  ends[1]!.done();
  await settle();
  expect(ended).toEqual(['a', 'b']);
});

it('Work that fails tells all who wait for it, and does not stop the next', async () => {
  const { take, begun, ends } = workshop();
  const told: string[] = [];
  for (const item of ['a', 'b', 'c']) {
    take(item).catch((error: Error) => told.push(`${item} ${error.message}`));
    if (item === 'a') await settle();
  }
  ends[0]!.fail(new Error('full'));
  await settle();
  expect(told).toEqual(['a full']);
  ends[1]!.fail(new Error('refused'));
  await settle();
  expect(told).toEqual(['a full', 'b refused', 'c refused']);
  const last = take('d');
  await settle();
  ends[2]!.done();
  await last;
  expect(begun).toEqual([['a'], ['b', 'c'], ['d']]);
});

/** An hour with the app, as what it asks of the storage: one step after the other. */
import { seededRandom } from '@/engine';
import { bringIn } from '@/match';
import { makeRecord } from '@/notation';
import { createStorage, DeviceError, exportGame, keyOfGame, type Storage } from '@/storage';

import { memory, type Memory } from './memory';
import { duel, played, resigned, stage, steps, summary, WON } from './saves';

const game = duel('duel', 1);
const PARTS = [game, ...[8, 9, 12].map((count) => played(game, steps(count)))];
const OVER = resigned(PARTS.at(-1)!);
const CAMPAIGN = played(stage(WON, 2));
const TEXT = [20, 14].map((count) => exportGame(played(duel('outside'), steps(count)))).join('\n');

/** Some things on this device have nothing to do with the session, and some are damaged. */
export const oldDevice = (): Memory =>
  memory([
    ['another app', 'something of its own'],
    [keyOfGame('old'), '{"version":1,'],
    ['riftforce/statistics', '{"version":1,'],
  ]);

export type Step = {
  readonly name: string;
  /** Gives false, or rejects with a DeviceError, when the device did not do it. */
  readonly run: () => Promise<boolean>;
};

export function sessionOn(device: Memory): { storage: Storage; session: readonly Step[] } {
  const storage = createStorage(device);
  const { games, settings } = storage;
  const duelFile = games.create(OVER.id);
  const campaignFile = games.create(CAMPAIGN.id);
  let removed: string | null = null;
  let imports = 0;
  const step = (name: string, run: () => Promise<unknown>): Step => ({
    name,
    run: async () => (await run()) !== false,
  });
  const list = step('list the games', games.list);
  const session = [
    ...PARTS.map((part, number) => step(`play part ${number} of a duel`, () => duelFile.save(part))),
    list,
    step('give the duel up', () => duelFile.save(OVER)),
    step('count the duel', () => storage.count([summary(OVER)])),
    step('choose a theme', () => settings.change({ theme: 'dawn' })),
    step('win a stage', () => campaignFile.save(CAMPAIGN)),
    step('count the stage', () => storage.count([summary(CAMPAIGN)])),
    list,
    step('look at the duel', async () => {
      const opened = await games.open(OVER.id);
      if (opened.state === 'closed') throw new DeviceError(opened.trouble, 'told');
      return opened.state === 'open';
    }),
    step('remove the duel', async () => {
      removed = await games.remove(OVER.id);
    }),
    list,
    step('put the duel back', () => games.restore(OVER.id, removed!)),
    step('bring games in', async () => {
      jest.spyOn(Math, 'random').mockImplementation(seededRandom(`import ${imports}`));
      jest.spyOn(Date, 'now').mockReturnValue(CAMPAIGN.played + ++imports);
      const brought = await bringIn(TEXT, storage).finally(() => jest.restoreAllMocks());
      if (brought.ok) return;
      if (!('trouble' in brought) || brought.trouble === 'elsewhere')
        throw new Error(JSON.stringify(brought));
      throw new DeviceError(brought.trouble, 'told');
    }),
    step('choose a language', () => settings.change({ language: 'fr' })),
    list,
  ];
  return { storage, session };
}

/** All there is, in no order. Games from outside go without an id, which is another each time. */
export async function everythingOn(device: Memory, { games, progress, statistics, settings }: Storage) {
  const { running, finished, faulty } = await games.list();
  const listed = [...running, ...finished].map(async ({ id, counts, outcome }) => {
    const opened = await games.open(id);
    if (opened.state !== 'open') throw new Error(`${id} is ${opened.state}`);
    const { record, resigned: by, stage: of } = opened.game;
    return [counts ? id : 'from outside', counts, outcome, by, of, makeRecord(record)];
  });
  const rest = [await progress.load(), await statistics.load(), await settings.load()];
  const beside = [...device.texts].filter(([key]) => key.includes('aside') || !key.startsWith('riftforce/'));
  return [...(await Promise.all(listed)), ...rest, ...faulty, ...beside]
    .map((one) => JSON.stringify(one))
    .sort();
}

/** Saved games as they lie on the device: listed, taken out, brought in, deleted and put back, without losing a letter. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

import { damaged, DAY, entry, exported, recordText, saved } from '../screens/shelf';
import { drag, focusIn, webApp } from './harness';
import { cutOff, seriousFaults, SIZES, smallTargets } from './looks';

const app = webApp();

const running = saved('duel-base-greedy', 40, { players: [null, 'computer:2'] });
const solo = saved('solo-moving-greedy', 60, { stage: '7', started: Date.now() - DAY });
const team = saved('team4-facing-greedy', 60, {
  names: ['Anna', 'Mira', 'Jun', 'Kai'],
  players: [null, null, null, null],
  started: Date.now() - 40 * DAY,
});
const finished = saved('duel-beyond-greedy', 'over', { names: ['Mira', 'Kai'], players: [null, null] });
const broken = damaged(saved('solo-easiest-greedy', 30, { started: Date.now() - 3 * DAY }));
const shelf = [entry(running), entry(solo), entry(team), entry(finished), broken];

const record = recordText('duel-base-random');

const row = (page: Page, { id }: { id: string }) => page.getByTestId(`game-${id}`);
const visit = (options = {}, stored: readonly (readonly [string, string])[] = shelf) =>
  app.visit('/games', options, stored);

/** Everything under the keys of games. */
const games = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() =>
    Object.entries({ ...localStorage })
      .filter(([key]) => key.startsWith('riftforce/game/'))
      .sort(),
  );
const sorted = (entries: readonly (readonly [string, string])[]) => entries.map((each) => [...each]).sort();

/** From now on the browser has no room left, until the page is loaded again. */
const fill = (page: Page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

async function openForm(page: Page, text: string) {
  await page.getByTestId('import-a-record').tap();
  await page.getByTestId('record').fill(text);
  await page.getByTestId('import').tap();
}

async function swipe(page: Page, game: { id: string }) {
  const box = await row(page, game).boundingBox();
  if (!box) throw new Error('the row has no place on the screen');
  const y = box.y + box.height / 2;
  await drag(page, { x: box.x + box.width - 40, y }, { x: box.x + box.width - 140, y });
  await page.getByTestId('delete').waitFor();
}

test('shows what is there, and leaves what is damaged as it is', async () => {
  const { page } = await visit();
  await page.getByRole('button', { name: /^You vs Computer 2, .*Duel, round 7, today, Riftforce/ }).waitFor();
  await page.getByRole('button', { name: /^Trainer, stage 7, .*Solo, round \d+, yesterday/ }).waitFor();
  await page.getByRole('button', { name: /^Anna\+Jun vs Mira\+Kai, .*Team of 4/ }).waitFor();
  await page.getByRole('heading', { name: 'One game could not be read' }).waitFor();
  await page.getByText('Its text was cut off or changed.').waitFor();

  await page.getByRole('tab', { name: 'Finished 1' }).tap();
  await page.getByRole('button', { name: /^Mira vs Kai, .* won, Duel, \d+ rounds, today/ }).waitFor();
  expect(await row(page, running).count()).toBe(0);
  expect(await games(page)).toEqual(sorted(shelf));
});

test('home counts them and leads to them, also on the way back', async () => {
  const { page } = await app.visit('/', {}, shelf);
  await page.getByRole('button', { name: 'Saved games, 5 games' }).tap();
  await row(page, running).press('Delete');
  await page.getByTestId('undo').waitFor();
  await page.getByTestId('back').tap();
  await page.getByRole('button', { name: 'Saved games, 4 games' }).waitFor();
});

describe('a record comes in', () => {
  test('pasted into the field: it is listed and stored', async () => {
    const { page } = await visit({}, []);
    await page.getByRole('heading', { name: 'No games yet' }).waitFor();
    await openForm(page, record);
    await page.getByText('1 game imported').waitFor();
    await page.getByRole('button', { name: /^Player 1 vs Player 2, / }).waitFor();

    const [[, text] = ['', '']] = await games(page);
    expect(JSON.parse(text)).toMatchObject({ version: 1, counts: false, record });
    await page.reload();
    await page.getByRole('button', { name: /^Player 1 vs Player 2, / }).waitFor();
  });

  test('from a file', async () => {
    const { page } = await visit();
    await page.getByTestId('import-a-record').tap();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByTestId('choose-a-file').tap(),
    ]);
    await chooser.setFiles({ name: 'game.rift', mimeType: '', buffer: Buffer.from(record) });
    await page.getByTestId('import').tap();
    await page.getByRole('tab', { name: 'Finished 2' }).waitFor();
  });

  test('a file far too large is not read', async () => {
    const { page } = await visit();
    await page.getByTestId('import-a-record').tap();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByTestId('choose-a-file').tap(),
    ]);
    await page.evaluate(() => {
      Blob.prototype.text = () => {
        throw new Error('it was read');
      };
    });
    await chooser.setFiles({ name: 'a film', mimeType: '', buffer: Buffer.alloc(20e6, 'x') });
    await page.getByRole('alert').filter({ hasText: 'far longer than any game' }).waitFor();
  });

  test('copied from one game and pasted as another', async () => {
    const { page } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await row(page, running).click({ button: 'right' });
    await page.getByTestId('copy-record').tap();
    await page.getByText('Copied').waitFor();
    await page.getByTestId('import-a-record').tap();
    await page.getByTestId('paste').tap();
    await page.getByTestId('import').and(page.locator(':not([aria-disabled=true])')).tap();
    await page.getByRole('tab', { name: 'Running 4' }).waitFor();
  });

  test('a wrong one names its line, and nothing is taken', async () => {
    const { page } = await visit();
    await row(page, running).waitFor();
    await openForm(page, `${record}${record.replace('1: pick:T', '1: pick:Z')}`);
    const line = record.split('\n').length - 1 + record.split('\n').indexOf('1: pick:T') + 1;
    await page
      .getByRole('alert')
      .filter({ hasText: `Line ${line} ` })
      .waitFor();
    await page.getByText('1: pick:Z', { exact: true }).waitFor();
    expect(await games(page)).toEqual(sorted(shelf));
  });

  test('a device without room says so, and everything is still there', async () => {
    const { page } = await visit();
    await row(page, running).waitFor();
    await fill(page);
    await openForm(page, record);
    await page.getByRole('alert').filter({ hasText: 'no room left' }).waitFor();
    expect(await page.getByTestId('record').inputValue()).toBe(record);
    expect(await games(page)).toEqual(sorted(shelf));
  });
});

describe('a game goes', () => {
  test.each(['reduce', 'no-preference'] as const)(
    'by a swipe, and Undo brings it back (motion: %s)',
    async (reducedMotion) => {
      const { page } = await visit({ reducedMotion });
      await row(page, running).waitFor();
      await swipe(page, running);
      await page.getByTestId('delete').tap();
      await page.getByText('Deleted: You vs Computer 2, round 7').waitFor();
      await row(page, running).waitFor({ state: 'detached' });
      expect(await games(page)).toEqual(sorted(shelf.slice(1)));

      await page.getByTestId('undo').tap();
      await row(page, running).waitFor();
      expect(await games(page)).toEqual(sorted(shelf));
    },
  );

  test('a swiped row closes when it is touched, and a drag with the mouse opens no game', async () => {
    const { page } = await visit();
    await swipe(page, running);
    await row(page, running).tap({ force: true, position: { x: 200, y: 40 } });
    await page.getByTestId('delete').waitFor({ state: 'detached' });

    const box = await row(page, solo).boundingBox();
    if (!box) throw new Error('the row has no place on the screen');
    await page.mouse.move(box.x + 300, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + 160, box.y + 40, { steps: 8 });
    await page.mouse.up();
    await page.getByTestId('delete').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('the list still scrolls under a finger on a row', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 500 } });
    const box = await row(page, solo).boundingBox();
    if (!box) throw new Error('the row has no place on the screen');
    await drag(page, { x: 200, y: box.y + 40 }, { x: 200, y: box.y - 160 });
    await page.waitForFunction(
      ([id, y]) => (document.querySelector(`[data-testid="${id}"]`)?.getBoundingClientRect().y ?? y) < y,
      [`game-${solo.id}`, box.y - 60] as const,
    );
  });

  test('by keyboard alone', async () => {
    const { page } = await visit();
    await row(page, solo).focus();
    await page.keyboard.press('Shift+F10');
    await focusIn(page, 'Trainer, stage 7');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await row(page, solo).focus();
    await page.keyboard.press('Delete');
    await page.getByTestId('undo').focus();
    await page.keyboard.press('Enter');
    await row(page, solo).waitFor();
    expect(await games(page)).toEqual(sorted(shelf));
  });

  test('without room to put it back, Undo waits until there is', async () => {
    const { page } = await visit();
    await row(page, running).press('Delete');
    await page.getByTestId('undo').waitFor();
    const setItem = await page.evaluateHandle(() => Storage.prototype.setItem);
    await fill(page);
    await page.getByTestId('undo').tap();
    await page.getByRole('status').filter({ hasText: 'no room left' }).waitFor();
    await page.evaluate((original) => {
      Storage.prototype.setItem = original;
    }, setItem);
    await page.getByTestId('undo').tap();
    await row(page, running).waitFor();
    expect(await games(page)).toEqual(sorted(shelf));
  });

  test('a damaged one only when that is asked twice', async () => {
    const { page } = await visit();
    await page.getByTestId('remove').tap();
    await page.getByTestId('remove-it').tap();
    await page.getByText('Removed: a game that could not be read').waitFor();
    expect(await games(page)).toEqual(sorted(shelf.slice(0, 4)));
    await page.getByTestId('undo').tap();
    await page.getByTestId('remove').waitFor();
    expect(await games(page)).toEqual(sorted(shelf));
  });
});

test('a record is shared as a file', async () => {
  const { page } = await visit();
  await row(page, running).click({ button: 'right' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByTestId('share-record').tap(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^riftforce-\d{4}-\d\d-\d\d\.txt$/);
  expect(readFileSync(await download.path(), 'utf8')).toBe(exported(running));
});

test('many games: the list reaches the last one, and a toast does not lie on it', async () => {
  const many = Array.from({ length: 60 }, (_, i) =>
    entry({ ...running, id: `${running.id}-${i}`, played: i }),
  );
  const { page } = await visit({}, many);
  await page.getByRole('tab', { name: 'Running 60' }).waitFor();
  /** Scrolls as far as it goes, until this row is there, and gives its lower edge. */
  const bottomOf = (testID: string) =>
    page.waitForFunction((id) => {
      const found = document.querySelector(`[data-testid="${id}"]`);
      const list = document.querySelector('[data-testid^="game-"]')!;
      for (let box = list.parentElement; box; box = box.parentElement) box.scrollTop = box.scrollHeight;
      return found?.getBoundingClientRect().bottom;
    }, testID);
  await bottomOf(`game-${running.id}-0`);
  await page.getByTestId(`game-${running.id}-1`).press('Delete');
  await page.getByTestId(`game-${running.id}-1`).waitFor({ state: 'detached' });
  const toast = await page.getByRole('status').boundingBox();
  const bottom = await (await bottomOf(`game-${running.id}-0`)).jsonValue();
  expect(bottom).toBeLessThanOrEqual(toast!.y);
});

describe('a device that gives no access', () => {
  test('says so; Try again shows the games', async () => {
    const { page } = await app.visit('/', {}, shelf);
    await page.getByRole('button', { name: 'Saved games, 5 games' }).waitFor();
    const closed = () =>
      page.evaluate(() => {
        const real = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
        Object.defineProperty(window, 'localStorage', {
          configurable: true,
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
        Object.assign(window, { reopen: () => Object.defineProperty(window, 'localStorage', real) });
      });
    await closed();
    await page.getByTestId('saved').tap();
    await page.getByRole('heading', { name: 'Your games are out of reach' }).waitFor();
    await page.evaluate(() => (window as unknown as { reopen: () => void }).reopen());
    await page.getByTestId('try-again').tap();
    await row(page, running).waitFor();
    expect(await games(page)).toEqual(sorted(shelf));
  });
});

describe.each(SIZES)('$width × $height', (viewport) => {
  test.each(['en-GB', 'de-DE', 'fr-FR'])('the list in %s fits', async (locale) => {
    const { page } = await visit({ viewport, locale });
    await row(page, running).waitFor();
    expect(await cutOff(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.getByTestId('import-a-record').tap();
    await page.getByTestId('record').waitFor();
    expect(await cutOff(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  });
});

test.each(['dark', 'light'] as const)(
  '(%s) has no serious fault for people who listen or see little',
  async (colorScheme) => {
    const { page } = await visit({ colorScheme });
    await swipe(page, running);
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByTestId('delete').tap();
    await page.getByTestId('undo').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await openForm(page, 'no record');
    await page.getByRole('alert').waitFor();
    expect(await seriousFaults(page)).toEqual([]);

    const { page: empty } = await visit({ colorScheme }, []);
    await empty.getByRole('heading', { name: 'No games yet' }).waitFor();
    expect(await seriousFaults(empty)).toEqual([]);
  },
);

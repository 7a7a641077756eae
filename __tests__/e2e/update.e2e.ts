/** A new version is offered, never forced: the page goes on with the old one until the player says Restart. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { BUILD, keptOffline, webApp } from './harness';

const app = webApp();
let newer: string;

beforeAll(() => {
  newer = mkdtempSync(path.join(tmpdir(), 'riftforce-'));
  cpSync(BUILD, newer, { recursive: true });
  const index = path.join(newer, 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replace('<html ', '<html data-version="newer" '));
  execFileSync(process.execPath, [path.resolve(__dirname, '../../scripts/service-worker.mjs'), newer]);
});
afterAll(() => rmSync(newer, { recursive: true, force: true }));

const toast = (page: Page) => page.getByText('A new version is ready');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();
const newerShown = (page: Page) => page.locator('html[data-version=newer]');

/** What the browser does when the player comes back to the tab. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

async function playedBefore() {
  const { page } = await app.visit('/');
  await keptOffline(page);
  await page.reload();
  await page.getByTestId('new-game').waitFor();
  return page;
}

test('an open page offers the new version when the player comes back to it, and goes on', async () => {
  const page = await playedBefore();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  expect(await toast(page).count()).toBe(0);

  app.release(newer);
  await comeBack(page);
  await toast(page).waitFor();
  expect(await page.locator('html[data-same-page]').count()).toBe(1);
});

test('a page loaded after the release is still the old one, with the offer', async () => {
  const page = await playedBefore();
  app.release(newer);
  await page.reload();
  await toast(page).waitFor();
  expect(await newerShown(page).count()).toBe(0);
});

test('Later hides the offer and keeps the old version', async () => {
  const page = await playedBefore();
  app.release(newer);
  await page.reload();
  await toast(page).waitFor();
  await press(page, 'Later');
  await toast(page).waitFor({ state: 'hidden' });
  expect(await newerShown(page).count()).toBe(0);
  await page.getByTestId('new-game').waitFor();
});

test('Restart loads the new version, once, and offers nothing more', async () => {
  const page = await playedBefore();
  app.release(newer);
  await page.reload();
  await toast(page).waitFor();
  let loads = 0;
  page.on('load', () => loads++);
  await press(page, 'Restart');
  await newerShown(page).waitFor({ state: 'attached' });
  await page.getByTestId('new-game').waitFor();
  await page.waitForLoadState();
  expect(loads).toBe(1);
  expect(await toast(page).count()).toBe(0);
});

test('a second tab is offered to follow when the first one has restarted', async () => {
  const page = await playedBefore();
  const other = await page.context().newPage();
  await other.goto('/');
  await other.getByTestId('new-game').waitFor();

  app.release(newer);
  await page.reload();
  await press(page, 'Restart');
  await newerShown(page).waitFor({ state: 'attached' });
  await toast(other).waitFor();
  expect(await newerShown(other).count()).toBe(0);
  await press(other, 'Restart');
  await newerShown(other).waitFor({ state: 'attached' });
});

/** The first screens as people meet them: at every size, in every language, by touch and by keyboard. */
import { drag, focusIn, webApp } from './harness';
import { cutOff, seriousFaults, SIZES, smallTargets } from './looks';

const app = webApp();

describe.each(SIZES)('$width × $height', (viewport) => {
  test.each(['en-GB', 'de-DE', 'fr-FR'])('home in %s fits and needs no scrolling', async (locale) => {
    const { page } = await app.visit('/', { viewport, locale });
    await page.getByTestId('new-game').waitFor();
    expect(await cutOff(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    for (const id of ['new-game', 'campaign', 'learn', 'saved', 'statistics', 'settings']) {
      const box = await page.getByTestId(id).boundingBox();
      expect({ id, bottom: Math.ceil((box?.y ?? 0) + (box?.height ?? Infinity)) <= viewport.height }).toEqual(
        {
          id,
          bottom: true,
        },
      );
    }
  });
});

test.each([
  ['/', 'dark'],
  ['/', 'light'],
  ['/settings', 'dark'],
  ['/settings', 'light'],
  ['/about', 'dark'],
  ['/about', 'light'],
] as const)(
  '%s (%s) has no serious fault for people who listen or see little',
  async (route, colorScheme) => {
    const { page } = await app.visit(route, { colorScheme });
    await page.getByRole('heading').first().waitFor();
    expect(await seriousFaults(page)).toEqual([]);
  },
);

test('speaks the language of the device, then the chosen one, also after a reload', async () => {
  const { page } = await app.visit('/', { locale: 'de-DE' });
  await page.getByRole('button', { name: 'Neues Spiel' }).waitFor();
  await page.getByTestId('settings').tap();
  await page.getByTestId('language').tap();
  await page.getByTestId('language-fr').tap();
  await page.getByRole('heading', { name: 'Réglages' }).waitFor();
  await page.getByTestId('back').tap();
  await page.getByRole('button', { name: 'Nouvelle partie' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');

  await page.reload();
  await page.getByRole('button', { name: 'Nouvelle partie' }).waitFor();
});

test('follows the theme of the device, then the chosen one, also after a reload', async () => {
  const { page } = await app.visit('/settings', { colorScheme: 'dark' });
  const barColour = () => page.locator('meta[name=theme-color]').first().getAttribute('content');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(await barColour()).toBe('#060914');
  await page.getByTestId('theme-dawn').tap();
  await page.locator('meta[name=theme-color][content="#C9D8F0"]').first().waitFor({ state: 'attached' });

  await page.reload();
  await page.getByRole('radio', { name: 'Dawn', checked: true }).waitFor();
  expect(await barColour()).toBe('#C9D8F0');
});

test('can be used by keyboard alone', async () => {
  const { page } = await app.visit('/');
  await page.getByTestId('statistics').focus();
  await page.keyboard.press('Enter');
  await focusIn(page, 'Statistics');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByTestId('settings').focus();
  await page.keyboard.press('Space');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
});

test('a sheet closes when it is pulled down', async () => {
  const { page } = await app.visit('/', { reducedMotion: 'no-preference' });
  await page.getByTestId('statistics').tap();
  const sheet = page.getByRole('dialog', { name: 'Statistics' });
  await page.getByRole('button', { name: 'OK' }).tap({ trial: true });
  const box = await page.getByTestId('sheet').boundingBox();
  if (!box) throw new Error('the sheet has no place on the screen');
  const x = box.x + box.width / 2;
  await drag(page, { x, y: box.y + 14 }, { x, y: box.y + 14 + box.height });
  await sheet.waitFor({ state: 'detached' });
});

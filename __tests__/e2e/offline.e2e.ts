/** After one visit the app lives on the device: it starts without a network, can be installed, and asks nobody else for anything. */
import { keptOffline, webApp } from './harness';

const app = webApp();

test('starts again with the server gone and the network cut', async () => {
  const { page, context } = await app.visit('/');
  await keptOffline(page);
  await app.stopServer();
  await context.setOffline(true);

  await page.reload();
  await page.getByTestId('new-game').waitFor();
});

test('opens a deep link without a network', async () => {
  const { page, context } = await app.visit('/');
  await keptOffline(page);
  await app.stopServer();
  await context.setOffline(true);

  await page.goto('/about');
  await page.getByRole('heading', { name: 'About', exact: true }).waitFor();
});

test('the first service worker does not reload the page under the player', async () => {
  const { page } = await app.visit('/');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await keptOffline(page);
  await page.getByTestId('new-game').waitFor();
  expect(await page.locator('html[data-same-page]').count()).toBe(1);
});

test('can be installed', async () => {
  const { page } = await app.visit('/');
  const read = await page.request.get('/manifest.webmanifest');
  expect(read.headers()['content-type']).toBe('application/manifest+json');
  const manifest = await read.json();
  expect(manifest).toMatchObject({
    name: 'Riftforce',
    short_name: 'Riftforce',
    id: '/',
    start_url: '/',
    display: 'standalone',
    theme_color: '#060914',
    background_color: '#060914',
  });
  expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('/manifest.webmanifest');

  for (const icon of manifest.icons) {
    const drawn = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, icon.src);
    expect(`${icon.src} ${drawn}`).toBe(`${icon.src} ${icon.sizes}`);
  }
  expect(manifest.icons.map((icon: { purpose?: string }) => icon.purpose ?? 'any')).toContain('maskable');
  expect((await page.request.get('/icons/apple-touch-icon.png')).ok()).toBe(true);
});

test('a whole visit asks only its own origin', async () => {
  const { page, requests, problems } = await app.visit('/');
  await keptOffline(page);
  for (const route of ['/about', '/settings', '/']) {
    await page.goto(route);
    await page.locator('#root > *').first().waitFor();
  }
  await page.getByTestId('new-game').waitFor();

  const { origin } = new URL(page.url());
  const seen = requests.map((url) => new URL(url));
  expect(seen.map((url) => url.pathname)).toEqual(
    expect.arrayContaining(['/', '/sw.js', '/about', '/settings']),
  );
  expect(seen.filter((url) => url.protocol !== 'data:' && url.origin !== origin)).toEqual([]);
  expect(problems).toEqual([]);
});

test('the policy allows nothing from elsewhere', async () => {
  const visit = await app.visit('/');
  visit.provoked = /127\.0\.0\.1:9/;
  const blocked = await visit.page.evaluate(async () => {
    const seen = new Promise<string>((resolve) =>
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective)),
    );
    await fetch('http://127.0.0.1:9/').catch(() => undefined);
    return seen;
  });
  expect(blocked).toBe('connect-src');
});

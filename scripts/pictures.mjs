/**
 * Takes pictures of screens at every size, by night and by dawn, to be looked at beside the reference.
 * `node scripts/pictures.mjs BUILD ROUTE … [--sizes 390x844,…] [--skies night,dawn] [--language de] [--full]`
 * writes build/pictures/ROUTE-SIZE-SKY-LANGUAGE.png; `--full` shows all that scrolls.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.mjs';
import { serve } from './serve.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '360x640,390x844,820x1180,844x390' },
    skies: { type: 'string', default: 'night,dawn' },
    language: { type: 'string', default: 'en' },
    full: { type: 'boolean', default: false },
  },
});
const [root, ...routes] = positionals;
if (!root || routes.length === 0) {
  console.error('usage: node scripts/pictures.mjs BUILD ROUTE …');
  process.exit(1);
}

const folder = 'build/pictures';
mkdirSync(folder, { recursive: true });
const server = await serve({ root });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const route of routes)
  for (const size of values.sizes.split(','))
    for (const sky of values.skies.split(',')) {
      const [width, height] = size.split('x').map(Number);
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
        colorScheme: sky === 'night' ? 'dark' : 'light',
        locale: values.language,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => console.error(`${route}: ${error.message}`));
      page.on(
        'console',
        (message) => message.type() === 'error' && console.error(`${route}: ${message.text()}`),
      );
      await page.goto(server.url + route);
      await page.getByRole('heading').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      if (values.full) {
        const rest = await page.evaluate(() =>
          Math.max(
            0,
            ...[...document.querySelectorAll('*')].map((each) => each.scrollHeight - each.clientHeight),
          ),
        );
        await page.setViewportSize({ width, height: height + rest });
      }
      const name = route.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
      const path = `${folder}/${name}-${size}-${sky}-${values.language}.png`;
      await page.screenshot({ path });
      console.log(path);
      await context.close();
    }
await browser.close();
await server.stop();

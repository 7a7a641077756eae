/**
 * Draws the app's icons: the PNGs that app.json and the web page name are made from assets/icon/*.svg, so the
 * drawing is changed in one place and no picture is edited by hand. Run it after changing an SVG.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Stores refuse transparency in an icon, so an `opaque` picture has no alpha channel at all. */
const pictures = [
  { file: 'assets/images/icon.png', source: 'icon', size: 1024, opaque: true },
  { file: 'assets/images/adaptive-foreground.png', source: 'adaptive-foreground', size: 1024 },
  { file: 'assets/images/adaptive-monochrome.png', source: 'adaptive-monochrome', size: 1024 },
  { file: 'assets/images/splash.png', source: 'splash', size: 1024 },
  { file: 'assets/images/favicon.png', source: 'favicon', size: 48 },
  { file: 'public/icons/icon-192.png', source: 'icon', size: 192, rounded: true },
  { file: 'public/icons/icon-512.png', source: 'icon', size: 512, rounded: true },
  { file: 'public/icons/icon-maskable-512.png', source: 'icon-maskable', size: 512, opaque: true },
  { file: 'public/icons/apple-touch-icon.png', source: 'icon', size: 180, opaque: true },
];

/** A page made from text has no neighbours to load, so the shared drawing is written into the one that uses it. */
async function drawing(source) {
  const read = (name) => readFile(join(root, 'assets/icon', `${name}.svg`), 'utf8');
  const svg = await read(source);
  if (!svg.includes('emblem.svg#')) return svg;
  const parts = (await read('emblem')).match(/<defs>[^]*<\/defs>/)[0];
  return svg.replaceAll('emblem.svg#', '#').replace('</svg>', `${parts}</svg>`);
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--force-color-profile=srgb'],
});
const page = await browser.newPage();
for (const { file, source, size, opaque = false, rounded = false } of pictures) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>
      body { margin: 0; overflow: hidden }
      svg { display: block; width: 100vw; height: 100vh; border-radius: ${rounded ? '22%' : 0} }
    </style>${await drawing(source)}`,
  );
  const png = await page.screenshot({ omitBackground: !opaque });
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), png);
  console.log(`${file} ${size}×${size}, ${Math.ceil(png.length / 1024)} kB`);
}
await browser.close();

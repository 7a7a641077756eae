/**
 * Puts the app's two typefaces where each platform finds them: TTF for the native apps, split WOFF2 with a
 * style sheet for the web. A family is named by its PostScript name everywhere and holds one weight, because
 * native text is chosen by that name and the web then needs no rule of its own. Run it after updating a font.
 */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const at = (...path) => join(root, ...path);

const typefaces = [
  { name: 'Grenze', slug: 'grenze', weights: { 700: 'Bold', 800: 'ExtraBold' } },
  {
    name: 'BarlowSemiCondensed',
    slug: 'barlow-semi-condensed',
    weights: { 500: 'Medium', 600: 'SemiBold', 700: 'Bold', 800: 'ExtraBold' },
  },
];

/** English, German and French need no more; the browser loads the second one only if a name uses it. */
const subsets = ['latin', 'latin-ext'];

/** The characters of a subset, as the font's own style sheet states them. */
function rangeOf(css, face) {
  const rule = css.slice(css.indexOf(`/* ${face} */`));
  const range = rule.match(/unicode-range:\s*([^;]+);/);
  if (!range) throw new Error(`no unicode-range for ${face}`);
  return range[1].split(',').join(', ');
}

const native = at('assets/fonts');
const web = at('public/fonts');
await rm(native, { recursive: true, force: true });
await rm(web, { recursive: true, force: true });
await mkdir(native, { recursive: true });
await mkdir(web, { recursive: true });

const rules = [];
for (const { name, slug, weights } of typefaces) {
  const ttf = (...path) => at('node_modules/@expo-google-fonts', slug, ...path);
  const woff = (...path) => at('node_modules/@fontsource', slug, ...path);
  for (const folder of [native, web]) await copyFile(ttf('LICENSE_FONT'), join(folder, `OFL-${name}.txt`));

  for (const [weight, style] of Object.entries(weights)) {
    const family = `${name}-${style}`;
    await copyFile(ttf(`${weight}${style}`, `${name}_${weight}${style}.ttf`), join(native, `${family}.ttf`));
    const css = await readFile(woff(`${weight}.css`), 'utf8');
    for (const subset of subsets) {
      const face = `${slug}-${subset}-${weight}-normal`;
      const file = `${family}-${subset}.woff2`;
      await copyFile(woff('files', `${face}.woff2`), join(web, file));
      rules.push(
        `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: normal;
  font-display: block;
  src: url('fonts/${file}') format('woff2');
  unicode-range: ${rangeOf(css, face)};
}`,
      );
    }
  }
}

const sheet = at('public/fonts.css');
const head = '/* Made by scripts/fonts.mjs. One family is one weight, named as in the native apps. */';
const css = [head, ...rules].join('\n\n');
await writeFile(sheet, await format(css, { ...(await resolveConfig(sheet)), filepath: sheet }));
console.log(`${rules.length} web fonts and ${rules.length / subsets.length} native fonts`);

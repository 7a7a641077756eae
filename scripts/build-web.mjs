/**
 * Builds the web app into build/web: Expo's export, the Content-Security-Policy, the service worker, and a limit on the
 * JavaScript a first visit loads. `--gallery` builds the same app with the gallery of components into build/web-gallery.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { CSP } from './serve.mjs';
import { writeServiceWorker } from './service-worker.mjs';

const LIMIT_KB = 600;

const home = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const gallery = process.argv.includes('--gallery');
const root = path.join(home, 'build', gallery ? 'web-gallery' : 'web');
const inBuild = (name) => path.join(root, name);

function exportApp() {
  rmSync(root, { recursive: true, force: true });
  const expo = path.join(home, 'node_modules', 'expo', 'bin', 'cli');
  const { status } = spawnSync(
    process.execPath,
    [expo, 'export', '--platform', 'web', '--output-dir', root],
    {
      cwd: home,
      stdio: 'inherit',
      env: {
        ...process.env,
        ...(gallery && { EXPO_PUBLIC_GALLERY: '1' }),
        EXPO_NO_TELEMETRY: '1',
        EXPO_OFFLINE: '1',
        CI: '1',
      },
    },
  );
  if (status !== 0) throw new Error('expo export failed');
  rmSync(inBuild('metadata.json'), { force: true });
}

function addPolicy() {
  const html = readFileSync(inBuild('index.html'), 'utf8');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${CSP}" />`;
  const withPolicy = html.replace(/(<meta charset="[^"]*" ?\/?>)/, `$1\n    ${meta}`);
  if (withPolicy === html) throw new Error('index.html has no charset to put the policy after');
  writeFileSync(inBuild('index.html'), withPolicy);
}

/** Scripts of index.html, then the chunks of the root layout and the home route, which the router asks for at once. */
function firstVisitScripts() {
  const html = readFileSync(inBuild('index.html'), 'utf8');
  const listed = [...html.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map((match) => match[1]);
  const folder = '_expo/static/js/web';
  const routes = readdirSync(inBuild(folder)).filter((name) => /^(_layout|index)-[0-9a-f]+\.js$/.test(name));
  return [...new Set([...listed, ...routes.map((name) => `${folder}/${name}`)])];
}

function checkSize() {
  const sizes = firstVisitScripts().map((name) => gzipSync(readFileSync(inBuild(name))).length);
  const kb = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  console.log(
    `JavaScript of a first visit: ${kb.toFixed(0)} kB gzip in ${sizes.length} files (limit ${LIMIT_KB})`,
  );
  if (kb > LIMIT_KB) throw new Error('that is over the limit');
}

try {
  exportApp();
  if (!gallery) {
    addPolicy();
    // Hosts without a rule for single-page apps answer a deep link with this file.
    copyFileSync(inBuild('index.html'), inBuild('404.html'));
    const { count, size } = await writeServiceWorker(root);
    console.log(`Kept for offline: ${count} files, ${(size / 1e6).toFixed(1)} MB`);
    checkSize();
  }
  if (!existsSync(inBuild('index.html'))) throw new Error('no index.html came out');
} catch (error) {
  console.error(`The web build failed: ${error.message}`);
  process.exit(1);
}

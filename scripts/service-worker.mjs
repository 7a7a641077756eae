/**
 * Writes sw.js into a finished web build: it keeps every file on the device, so the app starts without a network.
 * A new version waits until the player asks for it (src/offline), never taking over in the middle of a game.
 */
import path from 'node:path';
import { generateSW } from 'workbox-build';
import { isMain } from './is-main.mjs';

const MB = 1024 * 1024;

/** @param {string} root the folder of the web build */
export async function writeServiceWorker(root) {
  const { count, size, warnings } = await generateSW({
    globDirectory: root,
    globPatterns: ['**/*'],
    globIgnores: ['404.html', 'sw.js', '**/*.map', '**/*.txt', '**/*.md'],
    swDest: path.join(root, 'sw.js'),
    // Names under these folders carry a hash already; other files are compared by content.
    dontCacheBustURLsMatching: /^\/?(_expo|assets)\//,
    maximumFileSizeToCacheInBytes: 20 * MB,
    navigateFallback: '/index.html',
    clientsClaim: true,
    skipWaiting: false,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  });
  if (warnings.length) throw new Error(warnings.join('\n'));
  return { count, size };
}

if (isMain(import.meta.url)) await writeServiceWorker(process.argv[2]);

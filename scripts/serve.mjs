/**
 * A static server for the web build with nothing but node: what `npm run web` shows and the end-to-end tests visit.
 * It answers as a good host would: types, compression, caching, the Content-Security-Policy, and index.html for every route.
 */
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { isMain } from './is-main.mjs';

const gzip = promisify(zlib.gzip);

/** Everything comes from our own origin. Inline styles are how react-native-web sets what changes. */
export const CSP = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.wav': 'audio/wav',
  '.wasm': 'application/wasm',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt', '.ttf', '.ico']);

/** Names that carry a hash of their content never change. */
const HASHED = /^\/(_expo|assets)\//;

const isFile = (file) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/** The file a request means, or undefined; never one outside the root, also not through a link. */
async function find(root, url) {
  let wanted;
  try {
    wanted = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
  if (wanted.includes('\0')) return undefined;
  if (!path.posix.extname(wanted)) wanted = '/index.html';
  const file = path.join(root, wanted);
  if (!(await isFile(file))) return undefined;
  const inside = path.relative(await realpath(root), await realpath(file));
  return inside.startsWith('..') || path.isAbsolute(inside) ? undefined : { file, wanted };
}

async function answer(root, request, response) {
  const headers = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': CSP };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end();
    return;
  }
  const found = await find(root, request.url ?? '/');
  if (!found) {
    response.writeHead(404, { ...headers, 'Content-Type': 'text/plain' }).end('Not found');
    return;
  }
  const extension = path.extname(found.file);
  headers['Content-Type'] = TYPES[extension] ?? 'application/octet-stream';
  headers['Cache-Control'] = HASHED.test(found.wanted) ? 'public, max-age=31536000, immutable' : 'no-cache';
  let body = await readFile(found.file);
  if (COMPRESSED.has(extension)) {
    headers.Vary = 'Accept-Encoding';
    if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
      headers['Content-Encoding'] = 'gzip';
      body = await gzip(body);
    }
  }
  headers['Content-Length'] = body.length;
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Serves `root` on `port` (0: any free one). `setRoot` swaps the files under a running server, as a release does;
 * `stop` also ends the connections a browser keeps open.
 *
 * @param {{ root: string, port?: number }} options
 */
export async function serve({ root, port = 0 }) {
  let current = root;
  const server = createServer((request, response) => {
    answer(current, request, response).catch((error) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve(undefined));
  });
  const address = server.address();
  const used = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${used}`,
    /** @param {string} next */
    setRoot: (next) => {
      current = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}

/** The wanted port, or the next free one after it. */
async function serveFrom(root, port) {
  try {
    return await serve({ root, port });
  } catch (error) {
    if (error.code === 'EADDRINUSE') return serveFrom(root, port + 1);
    throw error;
  }
}

async function main() {
  const root = path.resolve(process.argv[2] ?? 'build/web');
  if (!(await isFile(path.join(root, 'index.html')))) {
    console.error(`Nothing to serve in ${root}: run \`npm run build:web\` first.`);
    process.exit(1);
  }
  const { url } = await serveFrom(root, Number(process.env.PORT ?? 4173));
  console.log(`\nRiftforce is at ${url}  (Ctrl+C ends it)`);
}

if (isMain(import.meta.url)) void main();

/** The server behaves as a good static host does, and never hands out what lies outside its folder. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CSP, serve } from '../../scripts/serve.mjs';

const place = mkdtempSync(path.join(tmpdir(), 'riftforce-serve-'));
const root = path.join(place, 'web');
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  mkdirSync(path.join(root, '_expo'), { recursive: true });
  mkdirSync(path.join(place, 'next'));
  for (const name of [
    'index.html',
    'sw.js',
    'fonts.css',
    'a.ttf',
    'a.woff2',
    'manifest.webmanifest',
    '_expo/a.js',
  ]) {
    writeFileSync(path.join(root, name), name);
  }
  writeFileSync(path.join(place, 'next', 'index.html'), 'next');
  writeFileSync(path.join(place, 'secret.txt'), 'secret');
  symlinkSync(path.join(place, 'secret.txt'), path.join(root, 'link.txt'));
  site = await serve({ root });
});
afterAll(async () => {
  await site.stop();
  rmSync(place, { recursive: true, force: true });
});

/** A request whose path is sent as written, unlike fetch, which tidies it first. */
function get(target: string, headers = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    request({ hostname, port, path: target, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString(),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/fonts.css', 'text/css; charset=utf-8', 'no-cache'],
  ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/a.woff2', 'font/woff2', 'no-cache'],
  ['/a.ttf', 'font/ttf', 'no-cache'],
  ['/_expo/a.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
])('%s is %s, %s', async (target, type, caching) => {
  const { status, headers } = await get(target);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching]);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toBe(CSP);
});

test('a route is answered with index.html, a missing file with 404', async () => {
  expect((await get('/game/3?x=1')).body).toBe('index.html');
  expect((await get('/missing.js')).status).toBe(404);
});

test('text is compressed for those who can read that', async () => {
  expect((await get('/sw.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  expect((await get('/sw.js')).headers['content-encoding']).toBeUndefined();
  expect((await get('/a.woff2', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBeUndefined();
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/_expo/../../secret.txt',
  '/link.txt',
  '/%',
])('%s does not lead outside', async (target) => {
  const { body } = await get(target);
  expect(body).not.toContain('secret');
});

test('the folder can change under a running server', async () => {
  site.setRoot(path.join(place, 'next'));
  expect((await get('/')).body).toBe('next');
  site.setRoot(root);
});

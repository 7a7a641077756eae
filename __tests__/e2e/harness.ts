/**
 * The production web build in a real Chromium at phone size. Every test must end without a console error, a breach of the
 * Content-Security-Policy, or a request that left the origin: the harness checks that after each one.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { findChromium } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';

// Playwright reports what the service worker itself asks for only with this.
process.env.PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS = '1';

export const BUILD = path.resolve(__dirname, '../../build/web');

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
  colorScheme: 'dark',
  reducedMotion: 'reduce',
};

/** One person's device: its own storage and service worker. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Every address asked for so far, by pages and by the service worker. */
  requests: string[];
  /** Console errors and breaches of the policy. */
  problems: string[];
  /** What a test provokes on purpose, so it does not count against the visit. */
  provoked?: RegExp;
}

/** Once at the top of a test file: serves the build and keeps one browser for the tests in it. */
export function webApp() {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serve>>;
  let visits: Visit[] = [];

  beforeAll(async () => {
    if (!existsSync(path.join(BUILD, 'index.html')))
      throw new Error('No build/web: run `npm run build:web` first');
    // No sandbox: root cannot have one, nor can every Linux user, and only our own pages are visited.
    browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS, chromiumSandbox: false });
  });
  beforeEach(async () => {
    site = await serve({ root: BUILD });
  });
  afterEach(async () => {
    const ended = visits;
    visits = [];
    await Promise.all(ended.map(({ context }) => context.close()));
    await site.stop();
    for (const { problems, requests, provoked } of ended) {
      const left = requests.filter((url) => !url.startsWith(`${site.url}/`) && !url.startsWith('data:'));
      expect([...new Set([...problems, ...left])].filter((each) => !provoked?.test(each))).toEqual([]);
    }
  });
  afterAll(() => browser?.close());

  /** `stored` lies on the device from an earlier visit. */
  async function visit(
    route = '/',
    options: BrowserContextOptions = {},
    stored: readonly (readonly [key: string, text: string])[] = [],
  ): Promise<Visit> {
    const localStorage = stored.map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({
      ...PHONE,
      ...options,
      baseURL: site.url,
      storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] },
    });
    const requests: string[] = [];
    const problems: string[] = [];
    context.on('request', (request) => requests.push(request.url()));
    context.on('weberror', (error) => problems.push(String(error.error())));
    context.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await context.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
      ),
    );
    const page = await context.newPage();
    const made: Visit = { page, context, requests, problems };
    visits.push(made);
    await page.goto(route);
    return made;
  }

  return {
    visit,
    /** The server goes on with another build, as after a release. */
    release: (root: string) => site.setRoot(root),
    stopServer: () => site.stop(),
  };
}

/** Waits until the service worker has kept every file and looks after the page. */
export async function keptOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Waits until a sheet has the focus: before that, browsers do not listen for its keys. */
export const focusIn = (page: Page, name: string): Promise<void> =>
  page.locator(`[role=dialog][aria-label="${name}"]:focus-within`).waitFor();

type Point = { readonly x: number; readonly y: number };

/** A finger drags from one place to another, rests there for some frames and lets go: nothing goes on by itself. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const frame = () => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  const STEPS = 10;
  const along = (part: number) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  });
  await touch('touchStart', from);
  for (let step = 1; step <= STEPS; step++) await touch('touchMove', along(step / STEPS));
  for (let still = 0; still < STEPS; still++) {
    await frame();
    await touch('touchMove', { x: to.x + (still % 2), y: to.y });
  }
  await touch('touchEnd');
}

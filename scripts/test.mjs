/**
 * `npm test`: everything that can be checked, stage after stage, going on after a failure. Names of stages as arguments run
 * only those (`npm run check`, `npm run e2e`). The last line counts jest's tests and one for each other stage.
 */
import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';

const home = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const inHome = (...parts) => path.join(home, ...parts);
const script = (name) => inHome('scripts', name);
const tool = (name, bin) => inHome('node_modules', name, bin);
const expo = tool('expo', 'bin/cli');

/** Runs a node program. `quiet` keeps what it prints until it fails; lines that match `show` are shown all the same. */
function run(program, args, { quiet = false, show } = {}) {
  return new Promise((resolve) => {
    const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
    const env = { ...process.env, ...plain, EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1', CI: '1' };
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(process.execPath, [program, ...args], { cwd: home, env, stdio });
    const printed = [];
    child.stdout?.on('data', (data) => printed.push(data));
    child.stderr?.on('data', (data) => printed.push(data));
    child.on('close', (code) => {
      const lines = quiet ? Buffer.concat(printed).toString().split('\n') : [];
      for (const line of lines) if (code !== 0 || show?.test(line)) console.log(line);
      resolve(code === 0);
    });
  });
}

const one = (ok) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Route types and Expo's own come first, so a fresh clone and an old one are checked alike. */
const types = async () =>
  one(
    (await run(expo, ['customize', 'tsconfig.json'], { quiet: true })) &&
      (await run(tool('typescript', 'bin/tsc'), ['--noEmit'])),
  );

const lint = async () => one(await run(tool('eslint', 'bin/eslint.js'), ['--max-warnings', '0', '.']));

const format = async () =>
  one(await run(tool('prettier', 'bin/prettier.cjs'), ['--check', '--log-level', 'warn', '.']));

/** Files made by a script must be what the script makes today. */
async function generated() {
  let ok = true;
  for (const name of ['art.mjs', 'licences.mjs', 'match-diagram.mjs'].filter((each) =>
    existsSync(script(each)),
  )) {
    ok = (await run(script(name), ['--check'])) && ok;
  }
  return one(ok);
}

async function jest(projects, ...args) {
  const file = inHome('build', 'reports', `${projects.join('-')}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const ok = await run(tool('jest', 'bin/jest.js'), [
    '--selectProjects',
    ...projects,
    ...args,
    '--json',
    `--outputFile=${file}`,
  ]);
  if (!existsSync(file)) return one(false);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: ok ? failed : Math.max(1, failed) };
}

const unit = () => jest(['unit']);
const tests = () => jest(['unit', 'screens']);

const web = async () =>
  one(await run(script('build-web.mjs'), [], { quiet: true, show: /^(Kept|JavaScript)/ }));

const HERMES_MAGIC = 'c61fbc03c103191f';

/** The bundle a store build would hold, as Hermes bytecode. */
async function native(platform) {
  const folder = inHome('build', platform);
  rmSync(folder, { recursive: true, force: true });
  if (!(await run(expo, ['export', '--platform', platform, '--output-dir', folder], { quiet: true })))
    return one(false);
  const bundle = readdirSync(folder, { recursive: true }).find((name) => name.endsWith('.hbc'));
  if (bundle && firstBytes(path.join(folder, bundle)) === HERMES_MAGIC) return one(true);
  console.log('The export holds no Hermes bytecode');
  return one(false);
}

function firstBytes(file) {
  const bytes = Buffer.alloc(8);
  const opened = openSync(file, 'r');
  readSync(opened, bytes);
  closeSync(opened);
  return bytes.toString('hex');
}

async function e2e() {
  const built = existsSync(inHome('build', 'web', 'sw.js'));
  if (!built && (failedStages.has('web') || (await web()).failed))
    throw new Error('Not run: there is no web build');
  process.env.CHROMIUM_PATH = findChromium();
  return jest(['e2e'], '--runInBand');
}

const STAGES = {
  types: ['types', types],
  lint: ['lint', lint],
  format: ['format', format],
  generated: ['generated files are fresh', generated],
  unit: ['unit tests', unit],
  tests: ['unit and component tests', tests],
  web: ['web build', web],
  android: ['Android export', () => native('android')],
  ios: ['iOS export', () => native('ios')],
  e2e: ['end-to-end tests in Chromium', e2e],
};
const ALL = Object.keys(STAGES).filter((name) => name !== 'unit');

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in STAGES));
if (unknown.length)
  throw new Error(`No stage ${unknown.join(', ')}; there are ${Object.keys(STAGES).join(', ')}`);

const total = { passed: 0, failed: 0 };
const failedStages = new Set();
const summary = [];
for (const name of asked.length ? asked : ALL) {
  const [title, stage] = STAGES[name];
  console.log(`\n== ${title}`);
  const start = performance.now();
  const result = await stage().catch((error) => {
    console.log(error.message);
    return one(false);
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  summary.push(`${result.failed ? 'FAILED' : 'ok    '} ${title} (${seconds} s)`);
  console.log(summary.at(-1));
  if (result.failed) failedStages.add(name);
  total.passed += result.passed;
  total.failed += result.failed;
}
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;

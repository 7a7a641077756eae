/**
 * `npm run -s bench` measures everything, `npm run -s bench -- engine` one part. One figure a line, `name value`; ratios are
 * measured in one run.
 */
import { transformAsync } from '@babel/core';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, prepare, runTypescript } from './run-typescript.mjs';

const require = createRequire(import.meta.url);

/** The measuring copy of Hermes: older and slower than the one phones have, and without a JIT like it. */
function hermes() {
  const folder = { linux: 'linux64-bin', darwin: 'osx-bin', win32: 'win64-bin' }[process.platform];
  const home = path.dirname(require.resolve('hermes-engine-cli/package.json'));
  return path.join(home, folder ?? '', process.platform === 'win32' ? 'hermes.exe' : 'hermes');
}

/** Bundles a program, lowers it as the app is lowered, and runs it on Hermes. */
async function runOnHermes(entry) {
  const program = hermes();
  if (!existsSync(program)) return console.log('# no Hermes for this platform');
  const code = await bundle(entry, { format: 'iife', platform: 'neutral' });
  const lowered = await transformAsync(code, {
    babelrc: false,
    configFile: false,
    compact: false,
    caller: { name: 'bench', platform: 'android', engine: 'hermes' },
    presets: [
      [
        'babel-preset-expo',
        {
          native: { unstable_transformProfile: 'hermes-v0' },
          enableBabelRuntime: false,
          disableImportExportTransform: true,
          worklets: false,
          reanimated: false,
        },
      ],
    ],
    filename: 'bench.js',
  });
  const file = path.join('build', 'bench', 'hermes.js');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, lowered.code);
  execFileSync(program, ['-O', file], { stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Runs a program in a process of its own and gives what it prints. Libraries drop their development checks. */
async function runAside(entry) {
  const program = await prepare(entry, { define: { 'process.env.NODE_ENV': '"production"' } });
  const code = `import(${JSON.stringify(pathToFileURL(program).href)}).then(({ main }) => main([]))`;
  return execFileSync(process.execPath, ['--eval', code], { encoding: 'utf8' }).trim();
}

const PARTS = {
  engine: async () => {
    const peerStep = await runAside('scripts/bench/peer.ts');
    await runTypescript('scripts/bench/engine.ts', [peerStep]);
    await runOnHermes('scripts/bench/hermes.ts');
  },
  match: () => runTypescript('scripts/bench/match.ts', []),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length)
  throw new Error(`No part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`);
for (const name of asked.length ? asked : Object.keys(PARTS)) await PARTS[name]();

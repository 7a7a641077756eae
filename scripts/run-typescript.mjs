/**
 * Runs a command-line program written in TypeScript: bundled first, so that it starts in a tenth of a second. The program exports `main(args)`.
 */
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const home = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** One script out of a program and what it imports. */
export async function bundle(entry, options = {}) {
  const { outputFiles } = await build({
    entryPoints: [path.join(home, entry)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    alias: { '@': path.join(home, 'src') },
    logLevel: 'error',
    ...options,
  });
  return outputFiles[0].text;
}

/** Bundles a program into a file that node can import, and gives its path. */
export async function prepare(entry, options) {
  const code = await bundle(entry, options);
  const name = `${path.basename(entry, '.ts')}-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`;
  const file = path.join(home, 'build', 'scripts', name);
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    // Written aside and renamed, so that another run never imports half a file.
    writeFileSync(`${file}.${process.pid}`, code);
    renameSync(`${file}.${process.pid}`, file);
  }
  return file;
}

export async function runTypescript(entry, args) {
  const { main } = await import(pathToFileURL(await prepare(entry)).href);
  await main(args);
}

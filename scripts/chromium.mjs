/**
 * Finds a Chromium for the end-to-end tests, or gets one: the system's, Debian's package, else Playwright's download.
 * Run by itself it prints the path as its last line.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { isMain } from './is-main.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
];

function installed() {
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...onPath, ...PLACES, chromium.executablePath()].find((file) => file && existsSync(file));
}

const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

function install() {
  if (process.getuid?.() === 0 && run('apt-get', ['--version'])) {
    console.log('No Chromium here: installing the Debian package (apt-get install chromium)');
    if (run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium'])) return;
  }
  console.log("No Chromium here: downloading Playwright's (playwright-core install chromium)");
  const home = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  const cli = path.join(home, 'node_modules', 'playwright-core', 'cli.js');
  run(process.execPath, [cli, 'install', 'chromium']);
}

/** The path of a Chromium; installs one if there is none. Throws if that fails too. */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH is ${wanted}, where there is nothing`);
    return wanted;
  }
  if (!installed()) install();
  const found = installed();
  if (!found) throw new Error('No Chromium, and none could be installed. Set CHROMIUM_PATH to one.');
  return found;
}

if (isMain(import.meta.url)) console.log(findChromium());

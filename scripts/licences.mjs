/**
 * Writes the list behind the About screen's licences: which packages ship in the app, whose they are, and each
 * licence text once. `--check` only compares, for the tests.
 *
 * What ships is found by following imports from the dependencies in package.json, for the web, iOS and Android:
 * direct dependencies alone leave out three quarters of the packages, and what npm installs along with them is
 * mostly build tools. It takes seconds and no build. A release leaves out some of what it finds (code that runs
 * only in development): naming too many does no harm, naming too few does.
 */
import { build } from 'esbuild';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const target = 'src/screens/About/licences.json';
const read = (...path) => readFileSync(join(root, ...path), 'utf8');
const json = (...path) => JSON.parse(read(...path));

const app = json('package.json');
/** The service worker of the web app is made of these by a build tool, so no dependency names them. */
const serviceWorker = ['workbox-core', 'workbox-precaching', 'workbox-routing'];
const entries = [app.main, ...Object.keys(app.dependencies), ...serviceWorker];

const COMMENTS = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
const TYPES = /\b(?:import|export)\s+(?:type|typeof)\b[^;]*?from\s*['"][^'"]+['"]/g;
const IMPORTS = /(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*['"]([^'"\n]+)['"]/g;

/** Loads a file as nothing but its imports: neither Flow nor a missing optional package can then stop the walk. */
function follow(specifiers) {
  return specifiers
    .map((specifier) => JSON.stringify(specifier))
    .map((name) => `import(${name}).catch(() => {}); try { require(${name}) } catch {}`)
    .join('\n');
}

/** Every package folder that code of this platform reaches, with its files that were reached. */
async function reached(platform, folders) {
  const web = platform === 'web';
  const endings = ['.tsx', '.ts', '.jsx', '.js', '.json'];
  const flavours = web ? ['.web', ''] : [`.${platform}`, '.native', ''];
  const visit = ({ path }) => {
    const [folder] = path.match(/^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/) ?? [];
    if (!folder) return { contents: '' };
    folders.set(folder, (folders.get(folder) ?? new Set()).add(path));
    if (!/\.[cm]?[jt]sx?$/.test(path)) return { contents: '' };
    const code = readFileSync(path, 'utf8').replace(COMMENTS, '').replace(TYPES, '');
    const specifiers = [...code.matchAll(IMPORTS)].map(([, specifier]) => specifier);
    return { contents: follow(specifiers), resolveDir: dirname(path) };
  };
  await build({
    stdin: { contents: follow(entries), resolveDir: root },
    bundle: true,
    write: false,
    logLevel: 'silent',
    platform: 'neutral',
    format: 'esm',
    alias: web ? { 'react-native': 'react-native-web' } : {},
    mainFields: web ? ['browser', 'module', 'main'] : ['react-native', 'browser', 'main'],
    conditions: [web ? 'browser' : 'react-native'],
    resolveExtensions: flavours.flatMap((flavour) => endings.map((ending) => flavour + ending)),
    plugins: [{ name: 'follow', setup: (bundler) => bundler.onLoad({ filter: /.*/ }, visit) }],
  });
}

const NOTICE = /^\W*(copyright\s+(?:\(c\)|©|\d|\[).*)$/gim;
const notices = (text) => [...text.matchAll(NOTICE)].map(([, line]) => line.replace(/[\s,*-]+$/, ''));

const header = (file) =>
  notices(
    [file, `${file}.flow`]
      .filter(existsSync)
      .map((f) => readFileSync(f, 'utf8'))
      .join('\n'),
  );

/** The licence's own lines if the package has them, else its author, else the head of its source files. */
function copyright({ author, name }, licence, files) {
  const lines = notices(licence);
  if (lines.length > 0) return [...new Set(lines)].join('; ');
  if (author) return `Copyright (c) ${author.name ?? author.replace(/\s*[<(].*/, '')}`;
  return [...files].sort().flatMap(header)[0] ?? `Copyright (c) ${name} contributors`;
}

const START =
  /^[ \t]*(?:Permission is hereby|Permission to use|Redistribution and use|Apache License|SIL OPEN FONT)/m;
const END = /^---$|^\s*END OF TERMS AND CONDITIONS/m;
const RULER = /^[ \t]*-{5,}[ \t]*$/gm;
const ITEM = /^\s*(?:[*-]|\d+[.)]|\([a-z]\))\s/;
const TITLE = /^[A-Z &]{4,40}$/;

/** A licence without title and owner, each paragraph and list item on one line, so a narrow screen may wrap it. */
function terms(text) {
  const from = text.slice(Math.max(0, text.search(START)));
  const body = from.split(END)[0].replace(RULER, '');
  const paragraph = (lines) =>
    lines
      .map((line, i) => {
        const alone = ITEM.test(line) || (i === 1 && TITLE.test(lines[0]));
        return (i === 0 ? '' : alone ? '\n' : ' ') + line.trim();
      })
      .join('');
  return body
    .split(/\n\s*\n/)
    .map((part) => paragraph(part.split('\n').filter((line) => line.trim())))
    .filter(Boolean)
    .join('\n\n');
}

const attribution = `Creative Commons Attribution 3.0 Unported (CC BY 3.0)

You are free to share and to adapt the work, for any purpose, even commercially, as long as you credit its author, link to the licence and say what was changed, and add no terms that keep others from what the licence allows. The work comes without warranty. This is a summary and not the licence itself.

Full text: https://creativecommons.org/licenses/by/3.0/legalcode`;

/** The licences of the fonts and pictures, which are no packages at run time. */
const texts = {
  'CC-BY-3.0': attribution,
  ISC: terms(read('node_modules/lucide-static/LICENSE')),
  'OFL-1.1': terms(read('assets/fonts/OFL-Grenze.txt')),
};

const words = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
const licenceFile = /^licen[cs]e(?:\.md|\.txt)?$/i;

function describe([folder, files]) {
  const info = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((name) => licenceFile.test(name));
  const licence = file ? readFileSync(join(folder, file), 'utf8') : '';
  return { folder, info, licence, copyright: copyright(info, licence, files) };
}

/** The name under which a package's terms are kept: a wording of its own is kept beside the usual one. */
function keep({ folder, info, licence }) {
  const [id, ...more] = info.license.split(' AND ');
  for (const other of more) texts[other] ??= terms(readFileSync(join(folder, 'LICENSE_FONT'), 'utf8'));
  const own = licence && terms(licence);
  if (own) texts[id] ??= own;
  if (!own || words(own) === words(texts[id])) return info.license;
  texts[`${id} (${info.name})`] = own;
  return `${id} (${info.name})`;
}

async function licences() {
  const folders = new Map();
  for (const platform of ['web', 'ios', 'android']) await reached(platform, folders);
  const shipped = [...folders].map(describe);
  // The shortest wording is the plain one, without anybody's name in its conditions.
  shipped.sort((a, b) => terms(a.licence).length - terms(b.licence).length || (a.folder < b.folder ? -1 : 1));
  const rows = shipped.map((entry) => {
    const { name, version } = entry.info;
    return { name, version, licence: keep(entry), copyright: entry.copyright };
  });
  const textless = rows.find(({ licence }) => licence.split(' AND ').some((id) => !texts[id]));
  if (textless) throw new Error(`no licence text for ${textless.name}: ${textless.licence}`);
  const unique = new Map(rows.map((row) => [`${row.name} ${row.version}`, row]));
  const packages = [...unique].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const sorted = Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));
  const filepath = join(root, target);
  const text = JSON.stringify({ packages, texts: sorted });
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}

const fresh = await licences();
if (!process.argv.includes('--check')) {
  writeFileSync(join(root, target), fresh);
  console.log(
    `${target}: ${JSON.parse(fresh).packages.length} packages, ${Math.ceil(fresh.length / 1024)} kB`,
  );
} else if (!existsSync(join(root, target)) || read(target) !== fresh) {
  console.error(`${target} is stale: run node scripts/licences.mjs`);
  process.exitCode = 1;
}

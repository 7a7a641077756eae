/**
 * Draws the bundled art from its sources, so that only what is used ships:
 * guild emblems and patterns (assets/art/guilds.json, game-icons), interface icons (Lucide) and the lock-up (Grenze).
 * `node scripts/art.mjs` writes the generated files, `--check` fails when one is stale.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import prettier from 'prettier';

const require = createRequire(import.meta.url);
const readJson = (path) => JSON.parse(fs.readFileSync(path, 'utf8'));

/** Interface icons, by the name of Lucide (ISC). */
const ICONS = [
  'archive',
  'arrow-left',
  'chart-column',
  'check',
  'chevron-right',
  'clipboard-copy',
  'clipboard-paste',
  'file-down',
  'file-exclamation-point',
  'folder-open',
  'graduation-cap',
  'mountain',
  'play',
  'settings',
  'share-2',
  'sparkles',
  'swords',
  'trash-2',
  'triangle-alert',
  'undo-2',
];

const attributesOf = (tag) =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));

const shapesOf = (svg) =>
  [...svg.matchAll(/<(path|circle|ellipse|rect|line|polyline|polygon)\b([^>]*?)\/?>/g)].map(
    ([, name, rest]) => ({
      name,
      ...attributesOf(rest),
    }),
  );

const round = (value) => Math.round(value * 1000) / 1000;

/** Paths are joined, so each must begin with an absolute move; the line-tos that may follow stay relative. */
function absoluteStart(d) {
  const [all, x, y] = d.match(/^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)[\s,]*/) ?? [];
  if (!all) return d;
  const rest = d.slice(all.length);
  return `M${x} ${y}${/^[-\d.]/.test(rest) ? 'l' : ''}${rest}`;
}

/** Every shape as path data, so that one component draws them all. */
function pathData(shape) {
  const number = (key, fallback = 0) => Number(shape[key] ?? fallback);
  switch (shape.name) {
    case 'path':
      return absoluteStart(shape.d);
    case 'circle':
    case 'ellipse': {
      const [cx, cy] = [number('cx'), number('cy')];
      const [rx, ry] = [number('rx', shape.r), number('ry', shape.r)];
      return `M${round(cx - rx)} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
    }
    case 'line':
      return `M${shape.x1} ${shape.y1}L${shape.x2} ${shape.y2}`;
    case 'rect': {
      const [x, y, w, h, r] = ['x', 'y', 'width', 'height', 'rx'].map((key) => number(key));
      const arc = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
      return `M${x + r} ${y}h${w - 2 * r}${arc(r, r)}v${h - 2 * r}${arc(-r, r)}h${2 * r - w}${arc(-r, -r)}v${2 * r - h}${arc(r, -r)}Z`;
    }
    case 'polyline':
    case 'polygon':
      return `M${shape.points.trim().replace(/\s+/g, ' ')}${shape.name === 'polygon' ? 'Z' : ''}`;
    default:
      throw new Error(`art: ${shape.name} is not drawn yet`);
  }
}

function guildArt() {
  const { guilds } = readJson('assets/art/guilds.json');
  const { icons } = readJson(require.resolve('@iconify-json/game-icons/icons.json'));
  const art = Object.entries(guilds).map(([code, guild]) => {
    const emblemSvg = guild.emblem.own ?? icons[guild.emblem.icon].body;
    const patternShapes = shapesOf(guild.pattern.svg);
    const filled = patternShapes.filter((shape) => shape.fill === 'COL');
    const stroked = patternShapes.filter((shape) => shape.fill !== 'COL');
    return [
      code,
      {
        band: guild.band,
        ink: guild.ink,
        night: guild.night,
        dawn: guild.dawn,
        emblem: shapesOf(emblemSvg).map(pathData).join(''),
        scale: guild.scale,
        pattern: {
          w: guild.pattern.w,
          h: guild.pattern.h,
          repeat: guild.pattern.repeat,
          fill: filled.map(pathData).join(''),
          strokes: stroked.map((shape) => ({
            d: pathData(shape),
            width: Number(shape['stroke-width']),
            ...(shape['stroke-dasharray'] && { dash: shape['stroke-dasharray'] }),
          })),
        },
      },
    ];
  });
  return `export const GUILD_ART = ${JSON.stringify(Object.fromEntries(art))} as const`;
}

function icons() {
  const paths = ICONS.map((name) => {
    const svg = fs.readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
    return [name, shapesOf(svg).map(pathData).join('')];
  });
  return `export const ICON_PATHS = ${JSON.stringify(Object.fromEntries(paths))} as const`;
}

const tenths = (...values) => values.map((value) => Math.round(value * 10) / 10).join(' ');

function commandData({ type, x, y, x1, y1, x2, y2 }) {
  if (type === 'Z') return 'Z';
  if (type === 'Q') return `Q${tenths(x1, y1, x, y)}`;
  if (type === 'C') return `C${tenths(x1, y1, x2, y2, x, y)}`;
  return `${type}${tenths(x, y)}`;
}

/** The name in Grenze ExtraBold at 100 units, moved so that its box begins at 0,0. */
function lockUp() {
  const file = fs.readFileSync(
    require.resolve('@expo-google-fonts/grenze/800ExtraBold/Grenze_800ExtraBold.ttf'),
  );
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.length));
  const box = font.getPath('RIFTFORCE', 0, 0, 100).getBoundingBox();
  const path = font.getPath('RIFTFORCE', -box.x1, -box.y1, 100).commands.map(commandData).join('');
  const [width, height] = [round(box.x2 - box.x1), round(box.y2 - box.y1)];
  return `export const LOCK_UP = ${JSON.stringify({ width, height, path })} as const`;
}

const HEAD = '/** Made by scripts/art.mjs; do not edit by hand. */\n';
const FILES = {
  'src/theme/guildArt.generated.ts': guildArt,
  'src/components/icons.generated.ts': icons,
  'src/components/lockUp.generated.ts': lockUp,
};

let stale = false;
for (const [path, make] of Object.entries(FILES)) {
  const options = await prettier.resolveConfig(path);
  const text = await prettier.format(HEAD + make(), { ...options, filepath: path });
  if (!process.argv.includes('--check')) {
    fs.writeFileSync(path, text);
  } else if (!fs.existsSync(path) || fs.readFileSync(path, 'utf8') !== text) {
    console.error(`${path} is stale: run node scripts/art.mjs`);
    stale = true;
  }
}
process.exit(stale ? 1 : 0);

import { GUILD_CODES, guildArt, type GuildCode } from '@/theme/guilds';
import { dawn, gold, night } from '@/theme/tokens';

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map(linear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours as WCAG counts it. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Distance in OKLab, times 100: how different two colours look. */
function distance(a: string, b: string): number {
  const lab = (hex: string) => {
    const [r = 0, g = 0, bl = 0] = channels(hex).map(linear);
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * bl);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * bl);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * bl);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  };
  const [x, y] = [lab(a), lab(b)];
  return 100 * Math.hypot(...x.map((value, i) => value - (y[i] ?? 0)));
}

describe.each([
  ['night', night],
  ['dawn', dawn],
] as const)('by %s', (_, palette) => {
  test.each([
    ['text', 'surface'],
    ['text', 'surface2'],
    ['text2', 'surface'],
    ['text2', 'surface2'],
    ['text3', 'surface'],
    ['rival', 'surface'],
    ['you', 'surface'],
    ['legal', 'surface'],
    ['warn', 'surface'],
    ['hurtInk', 'hurt'],
    ['legalInk', 'legal'],
    ['youInk', 'youFill'],
    ['rivalInk', 'rivalFill'],
    ['botInk', 'botBand'],
  ] as const)('%s can be read on %s', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test('text on the open sky can be read', () => {
    for (const ground of [palette.sky[0], palette.sky[1], palette.ground[0], palette.ground[1]])
      expect(contrast(palette.text2, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

test('the gold button can be read', () => {
  expect(contrast(gold.ink, gold.to)).toBeGreaterThanOrEqual(4.5);
});

test.each(GUILD_CODES)('%s: number on its band, emblem on its face', (code) => {
  const art = guildArt[code];
  expect(contrast(art.ink, art.band)).toBeGreaterThanOrEqual(4.5);
  for (const sky of [art.night, art.dawn])
    for (const face of sky.face) expect(contrast(sky.emblem, face)).toBeGreaterThanOrEqual(3);
});

test('no two bands look alike', () => {
  const pairs = GUILD_CODES.flatMap((a, i) =>
    GUILD_CODES.slice(i + 1).map((b): [GuildCode, GuildCode] => [a, b]),
  );
  const close = pairs.filter(([a, b]) => distance(guildArt[a].band, guildArt[b].band) < 8.5);
  expect(close).toEqual([]);
});

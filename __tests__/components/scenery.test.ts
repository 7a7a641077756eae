import { ridgePath, stars } from '@/components/scenery/landscapeShape';
import { riftShape } from '@/components/scenery/riftShape';

const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe('the tear', () => {
  const shape = (width: number) => riftShape({ width, y: 50, swing: 8, thick: 7 });

  test.each([360, 390, 820, 844])('runs from edge to edge at %i', (width) => {
    const { line } = shape(width);
    expect(line[0]?.[0]).toBe(0);
    expect(line.at(-1)?.[0]).toBe(width);
    const xs = line.map(([x]) => x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    for (const [, y] of line) expect(Math.abs(y - 50)).toBeLessThanOrEqual(8);
  });

  test('is the same at every start', () => {
    expect(shape(390)).toEqual(shape(390));
  });

  test('draws only numbers', () => {
    const { outer, middle, inner, core, cracks } = shape(390);
    expect([outer, middle, inner, core, cracks].join('')).not.toMatch(/NaN|undefined|Infinity/);
  });
});

test('mountains stand on the horizon, their mirror hangs below it', () => {
  const ys = (height: number) =>
    numbers(ridgePath({ width: 390, base: 200, height, pitch: 130, seed: 21 })).filter((_, i) => i % 2 === 1);
  expect(Math.max(...ys(100))).toBe(200);
  expect(Math.min(...ys(100))).toBeGreaterThanOrEqual(100);
  expect(Math.min(...ys(-100))).toBe(200);
  expect(Math.max(...ys(-100))).toBeLessThanOrEqual(300);
});

test('stars stay in the sky', () => {
  for (const star of stars(390, 218)) {
    expect(star.x).toBeLessThan(390);
    expect(star.y).toBeLessThan(218);
    expect(star.opacity).toBeLessThanOrEqual(1);
  }
});

import { seeded } from '@/theme/seeded';

type Point = readonly [x: number, y: number];

export type RiftShape = {
  /** The middle of the tear, also the line along which the lock-up is cut. */
  readonly line: readonly Point[];
  /** Stacked polygons from the faint outer glow to the white core. */
  readonly outer: string;
  readonly middle: string;
  readonly inner: string;
  readonly core: string;
  /** Hairline cracks that branch off. */
  readonly cracks: string;
};

type Options = {
  width: number;
  /** Height of the middle. */
  y: number;
  /** How far the line swings up and down. */
  swing: number;
  /** Half of the inner band where it is thickest. */
  thick: number;
  /** Distance between bends. */
  pitch?: number;
  seed?: number;
};

const fixed = (value: number) => value.toFixed(1);
const trace = (points: readonly Point[]) => points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L');

/** The tear of light, the same for the same width: bends left to right, each with a thickness of its own. */
export function riftShape({ width, y, swing, thick, pitch = 36, seed = 7 }: Options): RiftShape {
  const random = seeded(seed);
  const bends = Math.max(4, Math.round(width / pitch));
  const line: Point[] = [];
  const half: number[] = [];
  for (let i = 0; i <= bends; i++) {
    const inside = i > 0 && i < bends;
    const x = (i / bends) * width + (inside ? (random() - 0.5) * (width / bends) * 0.35 : 0);
    const up = i % 2 === 0 ? 1 : -1;
    line.push([x, y + up * swing * (0.35 + random() * 0.65)]);
    half.push(thick * (0.35 + random() * 0.65));
  }

  const around = (extra: number, factor = 1) => {
    const shift = (side: 1 | -1) =>
      line.map(([x, at], i): Point => [x, at + side * ((half[i] ?? thick) * factor + extra)]);
    return `M${trace(shift(-1))}L${trace(shift(1).reverse())}Z`;
  };

  let cracks = '';
  for (let i = 1; i < bends; i += 2) {
    const [x, at] = line[i]!;
    const side = random() < 0.5 ? -1 : 1;
    const lean = (random() - 0.5) * thick * 3;
    const [x1, y1] = [x + lean, at + side * thick * 2.2];
    cracks += `M${fixed(x)} ${fixed(at)}L${fixed(x1)} ${fixed(y1)}L${fixed(x1 + lean * 0.9)} ${fixed(y1 + side * thick * 1.6)}`;
  }

  return {
    line,
    outer: around(thick * 1.15),
    middle: around(thick * 0.6),
    inner: around(0),
    core: around(0, 0.42),
    cracks,
  };
}

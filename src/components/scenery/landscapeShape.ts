import { seeded } from '@/theme/seeded';

const fixed = (value: number) => value.toFixed(1);

type Ridge = {
  width: number;
  /** Where the mountains stand (or, mirrored in the ground, hang). */
  base: number;
  height: number;
  /** Distance between summits. */
  pitch: number;
  seed: number;
};

/** A row of mountains, each with a shoulder beside its summit. A negative height hangs them upside down. */
export function ridgePath({ width, base, height, pitch, seed }: Ridge): string {
  const random = seeded(seed);
  const count = Math.max(2, Math.ceil(width / pitch));
  const step = width / count;
  let path = '';
  for (let i = -1; i <= count; i++) {
    const x = (i + 0.5 + (random() - 0.5) * 0.7) * step;
    const top = height * (0.45 + random() * 0.55);
    const reach = Math.abs(top) * (0.85 + random() * 0.3);
    const dip = [x + reach * 0.2, base - top * 0.72] as const;
    const shoulder = [x + reach * 0.31, base - top * 0.76] as const;
    path += `M${fixed(x - reach)} ${base}L${fixed(x)} ${fixed(base - top)}L${fixed(dip[0])} ${fixed(dip[1])}L${fixed(shoulder[0])} ${fixed(shoulder[1])}L${fixed(x + reach)} ${base}Z`;
  }
  return path;
}

export type Star = { readonly x: number; readonly y: number; readonly r: number; readonly opacity: number };

/** Stars thin out towards the horizon. */
export function stars(width: number, horizon: number, seed = 3): Star[] {
  const random = seeded(seed);
  const count = Math.min(160, Math.round((width * horizon) / 950));
  return Array.from({ length: count }, () => {
    const height = random() ** 1.4;
    return {
      x: random() * width,
      y: height * horizon,
      r: 0.5 + random() ** 2.2 * 1,
      opacity: (0.35 + random() * 0.55) * (1 - height * 0.5),
    };
  });
}

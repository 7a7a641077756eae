import {
  arrangementOf,
  columnSlots,
  handSlots,
  LEAST_STRIP,
  placeAt,
  tableLayout,
  type Rect,
  type TableShape,
} from '@/screens/Table/layout';

/** The windows of the reference pictures with the safe areas they have there. */
const WINDOWS = {
  '390x844': { window: { width: 390, height: 844 }, insets: { top: 47, bottom: 34, left: 0, right: 0 } },
  '360x640': { window: { width: 360, height: 640 }, insets: { top: 24, bottom: 0, left: 0, right: 0 } },
  '430x932': { window: { width: 430, height: 932 }, insets: { top: 47, bottom: 34, left: 0, right: 0 } },
  '820x1180': { window: { width: 820, height: 1180 }, insets: { top: 24, bottom: 20, left: 0, right: 0 } },
  '1180x820': { window: { width: 1180, height: 820 }, insets: { top: 24, bottom: 20, left: 0, right: 0 } },
  '844x390': { window: { width: 844, height: 390 }, insets: { top: 0, bottom: 21, left: 0, right: 0 } },
} as const;
type WindowName = keyof typeof WINDOWS;
const NAMES = Object.keys(WINDOWS) as WindowName[];

const columnsOf = (longest: number, count = 5) => [longest, ...Array.from({ length: count - 1 }, () => 1)];
const layoutFor = (name: WindowName, far = 1, near = 1, more: Partial<TableShape> = {}) =>
  tableLayout({
    ...WINDOWS[name],
    columns: { far: columnsOf(far), near: columnsOf(near) },
    rail: 'duel',
    textScale: 1,
    ...more,
  });
const six = { columns: { far: columnsOf(1, 6), near: columnsOf(1, 6) } };

describe('The room for the columns of both halves', () => {
  it.each([
    ['390x844', 457],
    ['360x640', 356],
    ['820x1180', 654],
    ['844x390', 297],
  ] as const)('of %s is %i', (name, room) => {
    const { halves } = layoutFor(name);
    expect(halves.far.h + halves.near.h).toBe(room);
  });
});

describe('The width of a card', () => {
  it.each([
    ['390x844', {}, 70],
    ['360x640', {}, 65],
    ['430x932', {}, 78],
    ['390x844', six, 59],
    ['360x640', six, 54],
    ['820x1180', {}, 118],
    ['844x390', {}, 91],
  ] as const)('at %s', (name, more, card) => {
    expect(layoutFor(name, 1, 1, more).card).toBe(card);
  });
});

it('Front cards are as high as in the pictures', () => {
  expect(layoutFor('390x844', 3, 4).halves.near.front).toBeCloseTo(98, 0);
  expect(layoutFor('360x640', 3, 4).halves.near.front).toBeCloseTo(80, 0);
});

describe('Long columns', () => {
  it.each([
    ['390x844', 4, 9],
    ['390x844', 3, 12],
    ['390x844', 9, 9],
    ['360x640', 4, 9],
    ['844x390', 5, 5],
  ] as const)('at %s %i against %i are shown in full', (name, far, near) => {
    const { halves } = layoutFor(name, far, near);
    expect([halves.far.most >= far, halves.near.most >= near]).toEqual([true, true]);
  });

  it('fold where they do not fit: the first, a tile for the rest, and the last', () => {
    const layout = layoutFor('360x640', 9, 12);
    const slots = columnSlots(layout, 'near', 0, 12);
    const tile = slots.find(({ folded }) => folded > 0)!;
    expect(slots.length).toBe(layout.halves.near.most);
    expect(slots.at(-1)!.index).toBe(11);
    expect(slots.at(-2)).toBe(tile);
    expect(tile.index + tile.folded).toBe(11);
    expect(slots.length - 1 + tile.folded).toBe(12);
  });

  it('move the rift, but never over the first cards of the other side', () => {
    const even = layoutFor('390x844', 3, 3);
    const long = layoutFor('390x844', 2, 12);
    expect(even.halves.far.h).toBe(even.halves.near.h);
    expect(long.rift.y).toBeLessThan(even.rift.y);
    expect(columnSlots(long, 'far', 0, 2).filter(({ folded }) => folded === 0)).toHaveLength(2);
  });
});

describe.each(NAMES)('At %s', (name) => {
  const shapes = [1, 2, 3, 5, 9, 13, 40].flatMap((far) => [1, 4, 12, 40].map((near) => [far, near] as const));
  const variants: Partial<TableShape>[] = [
    {},
    six,
    { textScale: 1.3 },
    { rail: 'team', ...six },
    { rail: 'solo', textScale: 1.15 },
    { insets: { top: 0, bottom: 0, left: 0, right: 0 } },
    { insets: { top: 0, bottom: 21, left: 47, right: 47 } },
  ];

  it('nothing leaves its half, no strip is too low to read, nothing overlaps', () => {
    for (const more of variants)
      for (const [far, near] of shapes) {
        const columns = {
          far: columnsOf(far, more.columns ? 6 : 5),
          near: columnsOf(near, more.columns ? 6 : 5),
        };
        const layout = layoutFor(name, far, near, { ...more, columns });
        const { halves, rift } = layout;
        for (const half of ['far', 'near'] as const) {
          const slots = columnSlots(layout, half, 0, columns[half][0]!);
          const box = halves[half];
          for (const slot of slots) {
            expect(slot.y).toBeGreaterThanOrEqual(box.y - 0.001);
            expect(slot.y + slot.h).toBeLessThanOrEqual(box.y + box.h + 0.001);
            expect(slot.h).toBeGreaterThanOrEqual(LEAST_STRIP);
          }
          expect(slots[0]!.h).toBeGreaterThanOrEqual(44);
          const steps = slots.slice(1).map((slot, i) => Math.abs(slot.y - slots[i]!.y));
          for (const step of steps) expect(step).toBeGreaterThanOrEqual(LEAST_STRIP - 0.001);
        }
        expect(halves.far.y + halves.far.h).toBeCloseTo(rift.y);
        expect(rift.y + rift.h).toBeCloseTo(halves.near.y);
        for (const [upper, lower] of pairs([
          layout.head,
          layout.rail,
          halves.far,
          rift,
          halves.near,
          layout.prompt,
          layout.actions,
          layout.hand,
        ]))
          expect(upper.y + upper.h).toBeLessThanOrEqual(lower.y + 0.001);
        const last = layout.lanes.at(-1)!;
        expect(last.x + last.w).toBeLessThanOrEqual(layout.hand.x + layout.hand.w);
      }
  });

  it('a point on a lane is at its location, and so is one just beside it', () => {
    const layout = layoutFor(name);
    layout.lanes.forEach(({ x, y, w, h }, place) => {
      expect(placeAt(layout, x + w / 2, y + h / 2)).toBe(place);
      expect(placeAt(layout, x + 1, y + 1)).toBe(place);
    });
    expect(placeAt(layout, layout.lanes[0]!.x, layout.lanes[0]!.y - 5)).toBe(-1);
    expect(placeAt(layout, -500, layout.rift.y)).toBe(-1);
  });

  it.each([1, 2, 5, 7])('a hand of %i lies inside the window, the same on both sides', (count) => {
    const layout = layoutFor(name);
    const slots = handSlots(layout, count);
    expect(slots[0]!.x).toBeGreaterThanOrEqual(layout.hand.x);
    const middle = layout.hand.x + layout.hand.w / 2;
    for (const [i, slot] of slots.entries()) {
      const other = slots[count - 1 - i]!;
      expect(slot.x + slot.w / 2 - middle).toBeCloseTo(middle - other.x - other.w / 2);
      expect(slot.rotation).toBeCloseTo(-other.rotation);
      expect(slot.y).toBeCloseTo(other.y);
    }
  });
});

it('Seven cards in the hand are a thumb apart', () => {
  const pitch = (name: WindowName) => {
    const [first, second] = handSlots(layoutFor(name), 7);
    return Math.round(second!.x - first!.x);
  };
  expect([pitch('390x844'), pitch('360x640')]).toEqual([47, 44]);
});

it('Every window has its arrangement', () => {
  expect(NAMES.map((name) => arrangementOf(WINDOWS[name].window))).toEqual([
    'phone',
    'compact',
    'phone',
    'tablet',
    'tablet-landscape',
    'landscape',
  ]);
});

const pairs = (rects: readonly Rect[]) => rects.slice(1).map((lower, i) => [rects[i]!, lower] as const);

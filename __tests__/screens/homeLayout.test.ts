import { homeLayout } from '@/screens/Home/layout';

const FLAT = { top: 0, bottom: 0, left: 0, right: 0 };
const NOTCH = { top: 47, bottom: 34, left: 0, right: 0 };

/** Height of everything below the sky when no text wraps. */
function bottom(width: number, height: number, insets = FLAT, running = true): number {
  const l = homeLayout({ width, height }, insets, running);
  const card = l.mini.height + l.button + 3 * l.padding + 2;
  const ways = (running ? l.newGame + l.gap : 0) + l.tile + l.gap + l.smallTile;
  const content = l.columns === 2 ? Math.max(card, ways) : card + l.gap + ways;
  return l.top + content + insets.bottom;
}

test.each([
  [360, 640, FLAT],
  [390, 844, NOTCH],
  [393, 852, NOTCH],
  [430, 932, NOTCH],
  [820, 1180, FLAT],
  [1180, 820, FLAT],
  [844, 390, { top: 0, bottom: 21, left: 47, right: 47 }],
] as const)('%i × %i needs no scrolling', (width, height, insets) => {
  for (const running of [true, false])
    expect(bottom(width, height, insets, running)).toBeLessThanOrEqual(height);
});

test.each([
  [360, 640],
  [390, 844],
  [820, 1180],
  [844, 390],
  [320, 568],
])('%i × %i: nothing is wider than the window', (width, height) => {
  const layout = homeLayout({ width, height }, FLAT, true);
  expect(layout.contentWidth).toBeLessThanOrEqual(width - 32);
  expect(layout.nameWidth).toBeLessThan(width);
});

test('wider than high: side by side', () => {
  expect(homeLayout({ width: 844, height: 390 }, FLAT, true).columns).toBe(2);
  expect(homeLayout({ width: 390, height: 844 }, FLAT, true).columns).toBe(1);
});

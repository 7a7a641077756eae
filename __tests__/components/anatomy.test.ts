import { anatomy, notchPath } from '@/components/Card/anatomy';

describe('a card at its sizes', () => {
  // kind, width, height, then band, number, emblem in the face, emblem in the band, badge
  test.each([
    ['hand', 80, 124, 34, 26, 48, 21, 24],
    ['hand', 70, 109, 29, 22, 42, 18, 21],
    ['front', 70, 98, 31, 24, 42, 0, 24],
    ['front', 65, 80, 29, 22, 38, 0, 22],
    ['strip', 70, 32, 32, 25, 0, 20, 19],
    ['strip', 70, 22, 22, 17, 0, 14, 17],
    ['detail', 236, 330, 76, 52, 112, 0, 38],
  ] as const)('%s %i × %i', (kind, w, h, band, number, faceEmblem, bandEmblem, badge) => {
    const parts = anatomy(kind, w, h);
    const rounded = [parts.band, parts.number, parts.faceEmblem, parts.bandEmblem, parts.badge].map(
      Math.round,
    );
    expect(rounded).toEqual([band, number, faceEmblem, bandEmblem, badge]);
  });

  test('a damaged strip has a smaller emblem, so that number, emblem and badge stand side by side', () => {
    // Six locations on the narrowest phone, where a strip is at most .46 of the width.
    for (let h = 22; h <= 25; h++) {
      const parts = anatomy('strip', 54, h, true);
      const numberWidth = parts.number * 0.56;
      const used = parts.padding * 1.8 + numberWidth + parts.bandEmblem + parts.badge * 1.12 + 3.5;
      expect(used).toBeLessThanOrEqual(54);
    }
  });

  test('no number is smaller than 16', () => {
    expect(anatomy('strip', 54, 18).number).toBe(16);
  });
});

test('one notch for each point of health, filling the whole width', () => {
  const box = { x: 6, y: 2, width: 58, height: 4, gap: 2 };
  const whole = notchPath(7, 0, 7, box);
  expect(whole.match(/M/g)).toHaveLength(7);
  expect(notchPath(7, 0, 3, box) + notchPath(7, 3, 7, box)).toBe(whole);
  expect(notchPath(5, 5, 5, box)).toBe('');
  // Five notches of 10 with four gaps of 2 end where the box ends.
  expect(notchPath(5, 4, 5, box)).toBe('M54.00 2h10.00v4h-10.00Z');
});

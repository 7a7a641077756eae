import { SEATINGS, type Seating } from '@/engine';

import { fail } from './error';

/** Who sits where, as the letters of the seats' areas. */
export function readSeating(text: string): Seating {
  const found = (Object.keys(SEATINGS) as Seating[]).find((seating) => SEATINGS[seating] === text);
  return found ?? fail('an area ggyy or gyyg', text);
}

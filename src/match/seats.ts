/** Who sits where: people, computers, and in solo the Trainer, whom the rules play. */
import { playerNamed } from '@/computer';
import { MODE_RULES, TRAINER } from '@/engine';
import type { GameRecord } from '@/notation';

export type SeatKind = 'human' | 'computer' | 'trainer';

/** A player this version does not know becomes a seat for people, so that every record can be played on. */
export function seatKind({ setup, players }: GameRecord, seat: number): SeatKind {
  if (setup.mode === 'solo' && seat === TRAINER) return 'trainer';
  const name = players[seat];
  return name && playerNamed(name) ? 'computer' : 'human';
}

export const humanSeats = (record: GameRecord): readonly number[] =>
  Array.from({ length: MODE_RULES[record.setup.mode].seats }, (_, seat) => seat).filter(
    (seat) => seatKind(record, seat) === 'human',
  );

/** The next person to act from this position of the round on. */
export function nextHuman(record: GameRecord, turn: number): number | null {
  const { turns } = MODE_RULES[record.setup.mode];
  for (let i = 0; i < turns.length; i++) {
    const seat = turns[(turn + i) % turns.length]!;
    if (seatKind(record, seat) === 'human') return seat;
  }
  return null;
}

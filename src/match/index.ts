export * from './bringIn';
export * from './games';
export { matchMachine } from './machine';
export { canUndo, decider, options, outcome, seen, type Match, type Turn } from './match';
export { openMatch, startMatch, type MatchActor, type OpenedMatch } from './open';
export type { MatchEvent, Thought } from './parts';
export { humanSeats, seatKind, type SeatKind } from './seats';
export { preview, type Preview } from './preview';

export * from './bringIn';
export * from './games';
export { matchMachine, type MatchEvent, type Thought } from './machine';
export { canUndo, decider, options, outcome, seen, type Match, type Turn } from './match';
export { openMatch, startMatch, type MatchActor, type OpenedMatch } from './open';
export { humanSeats, seatKind, type SeatKind } from './seats';

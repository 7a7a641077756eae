/** `random` and `play`: records of games that are played here. */
import { PLAYER_NAMES, playerNamed, randomPlayer, type Player } from '@/computer';
import {
  chanceFrom,
  dealSetup,
  MODE_RULES,
  newGame,
  seededRandom,
  shuffled,
  sideOf,
  view,
  type Chance,
  type Mode,
} from '@/engine';
import { advanceNoting, makeRecord, recordOf, type GameRecord, type Move } from '@/notation';

import { flush, print, Unreadable } from './io';
import type { Options } from './options';

/** Each seat has its own source of shuffles: whoever sits there, the same guilds come in the same order. */
function chanceOf(seed: string): Chance {
  const sources = [0, 1, 2, 3].map((seat) => seededRandom(`${seed}/seat ${seat}`));
  return {
    shuffle: (seat, cards) => shuffled(sources[seat]!, cards),
    choose: chanceFrom(seededRandom(`${seed}/choose`)).choose,
  };
}

type Played = { record: GameRecord; rounds: number };
type Clock = { spent: number[]; decisions: number[] };

/** Plays one game; `seats` says which of the players sits where. */
function playGame(
  options: Options,
  players: readonly Player[],
  seats: readonly number[],
  seed: string,
  names: readonly string[],
  clock: Clock,
): Played {
  const chance = chanceOf(seed);
  const randoms = players.map((_, i) => seededRandom(`${seed}/player ${i}`));
  const setup = dealSetup(options.mode, chance, options);
  const state = newGame(setup);
  const moves: Move[] = [];
  while (state.phase !== 'over') {
    const who = seats[state.seat]!;
    const seen = view(state, state.seat);
    const start = performance.now();
    const step = players[who]!(seen, randoms[who]!);
    clock.spent[who]! += performance.now() - start;
    clock.decisions[who]!++;
    moves.push(advanceNoting(state, step, { chance }));
  }
  const record = recordOf(setup, moves, state, { players: seats.map((who) => names[who] ?? null) });
  return { record, rounds: state.round };
}

const noClock = (): Clock => ({ spent: [0, 0, 0, 0], decisions: [0, 0, 0, 0] });

export async function randomGames(options: Options) {
  const seats = MODE_RULES[options.mode].turns.map((_, i) => i);
  const players = seats.map(() => randomPlayer);
  for (let game = 0; game < options.games; game++) {
    if (game > 0) await print('');
    const { record } = playGame(options, players, seats, `${options.seed}/${game}`, [], noClock());
    await print(makeRecord(record).trimEnd());
  }
  await flush();
}

/** Which player sits where when the sides are swapped. The single player of a team of 3 then plays both seats of the team. */
function swappedSeats(mode: Mode): number[] {
  return mode === 'team3' ? [1, 0, 1] : mode === 'team4' ? [1, 0, 3, 2] : [1, 0];
}

export async function playGames(options: Options) {
  const { mode, games, seats: names } = options;
  const count = mode === 'solo' ? 1 : MODE_RULES[mode].seats;
  if (names.length !== count)
    throw new Unreadable(`--seats takes ${count} names for ${mode}, found ${names.length}`);
  const players = names.map((name) => {
    const player = playerNamed(name);
    if (!player) throw new Unreadable(`unknown player '${name}'; there are ${PLAYER_NAMES.join(', ')}`);
    return player;
  });
  if (options.paired && mode === 'solo') throw new Unreadable('--paired needs two sides of players');

  const clock = noClock();
  const tally = { wins: [0, 0], draws: 0, rounds: 0 };
  const straight = names.map((_, i) => i);
  for (let game = 0; game < games; game++) {
    const swapped = options.paired && game % 2 === 1;
    const deal = options.paired ? Math.floor(game / 2) : game;
    const seats = swapped ? swappedSeats(mode) : straight;
    const played = playGame(options, players, seats, `${options.seed}/${deal}`, names, clock);
    addTo(tally, played, swapped);
    if (!options.quiet) await print(makeRecord(played.record));
  }
  await print(summary(options, tally, clock));
  await flush();
}

type Tally = { wins: number[]; draws: number; rounds: number };

function addTo(tally: Tally, { record, rounds }: Played, swapped: boolean) {
  const [a, b] = record.result!;
  if (a === b) tally.draws++;
  else tally.wins[(a > b ? 0 : 1) ^ (swapped ? 1 : 0)]!++;
  tally.rounds += rounds;
}

function summary({ mode, games, seats }: Options, { wins, draws, rounds }: Tally, clock: Clock): string {
  const mean = (side: number) => {
    const mine = (values: readonly number[]) =>
      values.reduce((sum, value, i) => sum + (sideOf(i) === side ? value : 0), 0);
    return (mine(clock.spent) / Math.max(1, mine(clock.decisions))).toFixed(1);
  };
  return (
    `# ${seats.join(',')} ${mode} games ${games} wins ${wins.join('-')} draws ${draws} ` +
    `rounds ${(rounds / Math.max(1, games)).toFixed(1)} ms ${mean(0)}-${mean(1)}`
  );
}

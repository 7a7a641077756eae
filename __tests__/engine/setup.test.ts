import {
  apply,
  dealSetup,
  legalSteps,
  newGame,
  seededChance,
  type Card,
  type GameEvent,
  type Mode,
  type Seating,
  type State,
  type Trainer,
} from '@/engine';
import { makeCard, makePosition, makeTrainer, notingChance, readTrainer } from '@/notation';

type Start = { state: State; decks: string[][]; told: GameEvent[] };

/** The first turn of a game, with the decks as they were shuffled, top first. */
function start(mode: Mode, wishes: { seating?: Seating; trainer?: Trainer } = {}, seed = 1): Start {
  const decks: string[][] = [];
  const told: GameEvent[] = [];
  const chance = notingChance(seededChance(seed), ({ cards }) => decks.push(cards.map(makeCard)));
  let state = newGame(dealSetup(mode, chance, wishes));
  while (state.phase === 'pick')
    state = apply(state, legalSteps(state)[0]!, { chance, emit: (event) => told.push(event) });
  return { state, decks, told };
}

const field = (state: State, name: string) =>
  makePosition(state)
    .split(' ')
    .find((part) => part.startsWith(`${name}=`))!
    .slice(name.length + 1);
const sorted = (cards: readonly Card[]) => cards.map(makeCard).sort().join(',');

describe('Decks', () => {
  it.each([
    ['duel-base', [36, 36]],
    ['duel-beyond', [36, 36]],
    ['team3', [27, 36, 27]],
    ['team4', [27, 27, 27, 27]],
    ['solo', [36, 36]],
  ] as const)('in %s hold all elementals of their player’s guilds: %p', (mode, sizes) => {
    const { state, decks } = start(mode);
    expect(decks.map((deck) => deck.length)).toEqual(sizes);
    decks.forEach((deck, seat) => {
      const nine = state.guilds[seat]!.flatMap((guild) =>
        ['5', '5', '5', '5', '6', '6', '6', '7', '7'].map((number) => guild + number),
      );
      expect([...deck].sort()).toEqual(nine.sort());
    });
  });

  it('are shuffled', () => {
    const tops = Array.from({ length: 40 }, (_, seed) => start('duel-base', {}, seed).decks[0]![0]!);
    expect(new Set(tops).size).toBeGreaterThan(10);
    expect(start('duel-base', {}, 3).decks).toEqual(start('duel-base', {}, 3).decks);
  });
});

describe('Hands', () => {
  it.each(['duel-base', 'duel-beyond', 'team3', 'team4'] as const)(
    'in %s are the top seven cards of each deck',
    (mode) => {
      const { state, decks } = start(mode);
      state.hands.forEach((hand, seat) =>
        expect(sorted(hand)).toBe(decks[seat]!.slice(0, 7).sort().join(',')),
      );
    },
  );

  it('in solo are the player’s alone', () => {
    const { state, decks } = start('solo');
    expect(sorted(state.hands[0]!)).toBe(decks[0]!.slice(0, 7).sort().join(','));
    expect(state.hands[1]).toEqual([]);
  });
});

describe('The first elementals', () => {
  /** The card of a seat that lies next on its deck after the hand was drawn, or after others were laid. */
  const next = ({ decks }: Start, position: number, skip = 7) => decks[position - 1]![skip]!;

  it.each(['duel-base', 'duel-beyond'] as const)(
    'in %s: one in the middle, of who does not start',
    (mode) => {
      const game = start(mode);
      expect(field(game.state, 'A')).toBe('.|.|.|.|.');
      expect(field(game.state, 'B')).toBe(`.|.|${next(game, 2)}|.|.`);
      expect(field(game.state, 'd2')).toBe(game.decks[1]!.slice(8).join(','));
      expect(field(game.state, 'd1')).toBe(game.decks[0]!.slice(7).join(','));
    },
  );

  it('in a team of 3: two of the single player, the top one at 2 and the next at 5, none of the team', () => {
    const game = start('team3');
    expect(field(game.state, 'A')).toBe('.|.|.|.|.|.');
    expect(field(game.state, 'B')).toBe(`.|${next(game, 2)}|.|.|${next(game, 2, 8)}|.`);
    expect(game.state.draws.map((pile) => pile.length)).toEqual([20, 27, 20]);
  });

  it('in a team of 4 facing: positions 2, 3 and 4 in the middle of their areas', () => {
    const game = start('team4', { seating: 'facing' });
    expect(field(game.state, 'A')).toBe(`.|.|.|.|${next(game, 3)}@3|.`);
    expect(field(game.state, 'B')).toBe(`.|${next(game, 2)}|.|.|${next(game, 4)}@4|.`);
    expect(game.state.draws.map((pile) => pile.length)).toEqual([20, 19, 19, 19]);
  });

  it('in a team of 4 crossed: position 2 is grey and 4 green', () => {
    const game = start('team4', { seating: 'crossed' });
    expect(field(game.state, 'A')).toBe(`.|.|.|.|${next(game, 3)}@3|.`);
    expect(field(game.state, 'B')).toBe(`.|${next(game, 4)}@4|.|.|${next(game, 2)}|.`);
  });

  it('in solo: one bot at each location, off the top of the Trainer’s pile', () => {
    const game = start('solo');
    expect(field(game.state, 'A')).toBe('.|.|.|.|.');
    expect(field(game.state, 'B')).toBe(game.decks[1]!.slice(0, 5).join('|'));
    expect(field(game.state, 'd2')).toBe(game.decks[1]!.slice(5).join(','));
  });

  it('come after all hands are drawn', () => {
    const kinds = start('team4')
      .told.map(({ type }) => type)
      .filter((type) => type !== 'picked');
    expect(kinds).toEqual([...Array<string>(28).fill('drawn'), 'laid', 'laid', 'laid']);
  });

  it('do nothing of what they do when played: an Earth that comes last strikes nobody', () => {
    const games = Array.from({ length: 60 }, (_, seed) => start('team4', {}, seed));
    const earths = games.filter(({ state }) => /E\d@4/.test(field(state, 'B')));
    expect(earths.length).toBeGreaterThan(0);
    for (const { state } of earths) expect(field(state, 'A')).toMatch(/^\.\|\.\|\.\|\.\|\w\d@3\|\.$/);
  });
});

describe('The first turn', () => {
  it.each(['duel-base', 'duel-beyond', 'team3', 'team4', 'solo'] as const)(
    'in %s is that of position 1, in round 1, with no score and nothing discarded',
    (mode) => {
      const { state } = start(mode);
      expect(makePosition(state)).toContain(' score=0-0 to=1 round=1 step=action ');
      expect(state.discards.flat()).toEqual([]);
    },
  );

  it('comes after the seating was chosen: facing unless told otherwise', () => {
    expect(field(start('team4').state, 'area')).toBe('ggyy');
    expect(field(start('team4', { seating: 'crossed' }).state, 'area')).toBe('gyyg');
  });

  it('comes after the Trainer was chosen: a challenge for each number, and & if wanted', () => {
    expect(makeTrainer(start('solo').state.trainer!)).toBe('1,1,1');
    expect(makeTrainer(start('solo', { trainer: readTrainer('4,2,3&6h') }).state.trainer!)).toBe('4,2,3&6h');
    expect(start('duel-base').state.trainer).toBeNull();
  });

  it('sees twenty plans in solo, none of them used', () => {
    const { state } = start('solo');
    expect(state.plans).toHaveLength(20);
    expect(state.used).toEqual([]);
    expect(start('team4').state.plans).toEqual([]);
  });
});

import {
  apply,
  BASE_GUILDS,
  dealSetup,
  GUILDS,
  legalSteps,
  newGame,
  seededChance,
  type Mode,
  type Setup,
} from '@/engine';
import { labelOf, makeStep } from '@/notation';

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);
const deal = (mode: Mode, seed = 1): Setup => dealSetup(mode, seededChance(seed));
const seen = ({ dealt, table }: Setup) => [...dealt, ...table];

/** Everybody picks what comes first: who picked in which order, what all have then, and what is left. */
function choose(mode: Mode, seed = 1) {
  const order: string[] = [];
  let state = newGame(deal(mode, seed));
  while (state.phase === 'pick') {
    order.push(labelOf(state));
    state = apply(state, legalSteps(state)[0]!, { chance: seededChance(seed) });
  }
  return {
    order: order.join(' '),
    counts: state.guilds.map((guilds) => guilds.length),
    guilds: state.guilds,
    left: state.table,
  };
}

describe('The guilds of every mode', () => {
  it.each([
    ['duel-base', 2, 7],
    ['duel-beyond', 2, 8],
    ['team3', 3, 9],
    ['team4', 4, 10],
    ['solo', 0, 6],
  ] as const)('in %s: %i dealt, one to each player, and %i laid out, all different', (mode, dealt, table) => {
    for (const seed of SEEDS) {
      const setup = deal(mode, seed);
      expect([setup.dealt.length, setup.table.length]).toEqual([dealt, table]);
      expect(new Set(seen(setup)).size).toBe(dealt + table);
    }
  });

  it.each(['duel-beyond', 'team3', 'team4', 'solo'] as const)(
    'in %s come out of all eighteen, at random',
    (mode) => {
      const first = SEEDS.map((seed) => seen(deal(mode, seed))[0]!);
      expect(GUILDS.filter((guild) => first.includes(guild))).toEqual(GUILDS);
    },
  );

  it('in a base duel come out of the ten of the base game, at random', () => {
    expect(new Set(SEEDS.map((seed) => deal('duel-base', seed).dealt[0]))).toEqual(new Set(BASE_GUILDS));
    expect(new Set(SEEDS.map((seed) => deal('duel-base', seed).dealt[1]))).toEqual(new Set(BASE_GUILDS));
  });

  it('are the same for the same chance', () => {
    expect(deal('team4', 7)).toEqual(deal('team4', 7));
    expect(deal('team4', 7)).not.toEqual(deal('team4', 8));
  });
});

describe('Picking a guild', () => {
  it('is open among all that lie on the table, and takes it from there', () => {
    const setup: Setup = {
      ...deal('duel-base'),
      dealt: ['F', 'A'],
      table: ['L', 'P', 'W', 'S', 'C', 'T', 'I'],
    };
    const state = newGame(setup);
    const all = 'pick:I pick:L pick:S pick:W pick:P pick:C pick:T';
    expect(legalSteps(state).map(makeStep).join(' ')).toBe(all);
    const next = apply(state, legalSteps(state)[3]!, { chance: seededChance(1) });
    expect(next.guilds).toEqual([['F', 'W'], ['A']]);
    expect(legalSteps(next).map(makeStep).join(' ')).toBe(all.replace('pick:W ', ''));
  });
});

describe('A base duel', () => {
  it('removes one guild that nobody sees, any of the ten', () => {
    const removed = SEEDS.map((seed) => {
      const setup = deal('duel-base', seed);
      const [guild, ...more] = BASE_GUILDS.filter((other) => !seen(setup).includes(other));
      expect(more).toEqual([]);
      expect(newGame(setup).guilds.flat().concat(newGame(setup).table)).not.toContain(guild);
      return guild;
    });
    expect(new Set(removed)).toEqual(new Set(BASE_GUILDS));
  });

  it('lets the starter and the other pick alternately until both have four; the last one is removed', () => {
    expect(choose('duel-base')).toMatchObject({ order: '1 2 1 2 1 2', counts: [4, 4] });
    expect(choose('duel-base').left).toHaveLength(1);
  });
});

describe('A Beyond duel', () => {
  it('lets the starter and the other pick alternately until both have four; two are left', () => {
    expect(choose('duel-beyond')).toMatchObject({ order: '1 2 1 2 1 2', counts: [4, 4] });
    expect(choose('duel-beyond').left).toHaveLength(2);
  });
});

describe('A team of 3', () => {
  it('picks in turn order, the single player on positions 2 and 4, until the team has three each and they four', () => {
    expect(choose('team3')).toMatchObject({ order: '1 2 3 4 1 2 3', counts: [3, 4, 3] });
    expect(choose('team3').left).toHaveLength(2);
  });
});

describe('A team of 4', () => {
  it('picks in turn order until everybody has three', () => {
    expect(choose('team4')).toMatchObject({ order: '1 2 3 4 1 2 3 4', counts: [3, 3, 3, 3] });
    expect(choose('team4').left).toHaveLength(2);
  });
});

describe('Solo', () => {
  it('offers six to the player, who keeps four of them', () => {
    expect(choose('solo')).toMatchObject({ order: '1 1 1 1', counts: [4, 4] });
    const { guilds, left } = choose('solo');
    expect([...guilds[0]!, ...left].sort()).toEqual([...deal('solo').table].sort());
  });

  it('gives the Trainer four others at random, those the player left on the table among them', () => {
    const all = SEEDS.map((seed) => choose('solo', seed));
    for (const { guilds } of all) expect(new Set(guilds.flat()).size).toBe(8);
    expect(all.some(({ guilds, left }) => left.some((guild) => guilds[1]!.includes(guild)))).toBe(true);
    expect(new Set(all.flatMap(({ guilds }) => guilds[1]!))).toEqual(new Set(GUILDS));
  });
});

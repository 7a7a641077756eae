/** The commands that read and write whole games; those that answer line for line are in notation/lines.test.ts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { MODES } from '@/engine';

import { output, rift } from '../notation/rift';
import { DUEL, EXAMPLES, SOLO, withLine } from '../notation/texts';

jest.setTimeout(30_000);

const records = (out: string) => out.split(/\n\n(?=rift )/);
const scores = (out: string) => [...out.matchAll(/^result (\d+-\d+)$/gm)].map(([, score]) => score!);

describe('rift trace', () => {
  it('writes every line of the examples', async () => {
    expect(EXAMPLES).toHaveLength(2);
    const out = await output('trace', EXAMPLES.map(({ record }) => record).join('\n'));
    expect(out.split('\n')).toEqual(
      EXAMPLES.map(({ trace }) => trace)
        .join('')
        .split('\n'),
    );
  });

  it('reads a file', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'riftforce-rift-'));
    const file = path.join(folder, 'game.txt');
    writeFileSync(file, EXAMPLES[1]!.record.replaceAll('\n', '\r\n'));
    expect(await output(`trace ${file}`)).toBe(EXAMPLES[1]!.trace);
    rmSync(folder, { recursive: true });
  });

  it('begins with the header as it stands in the record, and shows the score so far at the end', async () => {
    const header =
      'rift 1\nmode duel-base\nname 1 Eva\nseat 2 computer:3\ndealt 1=F 2=A\ntable L,P,W,S,C,T,I\n';
    expect(await output('trace', header)).toBe(`${header}result 0-0\n`);
  });

  it('ends at the first bad record with exit 1 and one line that names the line', async () => {
    const bad = withLine(DUEL, 13, '1: play:F7@1');
    const { code, out, err } = await rift('trace', `${EXAMPLES[0]!.record}\n${bad}\n${SOLO}`);
    expect([code, out]).toEqual([1, EXAMPLES[0]!.trace]);
    expect(err).toMatch(/^line 28: play:F7@1 is not legal: this card is not in hand; expected .+\n$/);
  });
});

describe('rift random', () => {
  it('gives the same records for the same seed, and others for another', async () => {
    const [first, again, other] = await Promise.all(
      [7, 7, 8].map((seed) => output(`random --mode duel-base --games 2 --seed ${seed}`)),
    );
    expect(again).toBe(first);
    expect(records(first!)).toHaveLength(2);
    expect(new Set(records(`${first}\n${other}`).map((record) => record.trimEnd())).size).toBe(4);
  });

  it('plays whole games in every mode, which can be traced', async () => {
    const outs = await Promise.all(MODES.map((mode) => output(`random --mode ${mode} --games 2 --seed 7`)));
    const all = records(outs.join('\n'));
    expect(all.map((record) => record.split('\n').slice(0, 2).join())).toEqual(
      MODES.flatMap((mode) => [`rift 1,mode ${mode}`, `rift 1,mode ${mode}`]),
    );
    const trace = await output('trace', outs.join('\n'));
    expect(scores(trace)).toEqual(all.flatMap(scores));
    expect(scores(trace)).toHaveLength(all.length);
    expect(trace.match(/^pos .* step=over /gm)).toHaveLength(all.length);
  });

  it('sets the Trainer and the area', async () => {
    const [solo, crossed, facing] = await Promise.all(
      ['--mode solo --trainer 4,3,2&7m', '--mode team4 --area crossed', '--mode team3 --area facing'].map(
        (set) => output(`random --games 1 --seed 1 ${set}`),
      ),
    );
    expect(solo).toContain('\ntrainer 4,3,2&7m\n');
    expect(crossed).toContain('\narea gyyg\n');
    expect(facing).toContain('\narea ggyy\n');
  });
});

/** The records that `play` writes, and the fields of its summary. */
function played(out: string) {
  const lines = out.trimEnd().split('\n');
  const summary =
    /^# (\S+) (\S+) games (\d+) wins (\d+)-(\d+) draws (\d+) rounds (\d+\.\d) ms \d+\.\d-\d+\.\d$/.exec(
      lines.pop()!,
    );
  if (!summary) throw new Error(`no summary at the end of ${out.slice(-200)}`);
  const [, seats, mode, games, first, second, draws, rounds] = summary;
  const text = lines.join('\n').trim();
  return {
    records: text === '' ? [] : records(text),
    seats,
    mode,
    games: Number(games),
    wins: [Number(first), Number(second)],
    draws: Number(draws),
    rounds,
  };
}

/** The first position of every round. */
const rounds = (record: string) => record.match(/^1: (?!pick)/gm)!.length;
const header = (record: string, word: string) =>
  record.split('\n').filter((line) => line.startsWith(`${word} `));

describe('rift play', () => {
  it.each([
    ['duel-base', 'greedy,random', 2],
    ['duel-beyond', 'random,greedy', 2],
    ['team3', 'greedy,random,greedy', 2],
    ['team4', 'random,greedy,random,greedy', 2],
    ['solo', 'greedy', 1],
  ])('%s writes the records of %s, then one summary line', async (mode, seats, games) => {
    const args = `play --seats ${seats} --mode ${mode} --games ${games} --seed 3`;
    const out = await output(args);
    const all = played(out);
    expect(all).toMatchObject({ seats, mode, games });
    expect(all.records).toHaveLength(games);
    const results = scores(out).map((score) => score.split('-').map(Number) as [number, number]);
    expect(all.wins).toEqual([
      results.filter(([a, b]) => a > b).length,
      results.filter(([a, b]) => a < b).length,
    ]);
    expect(all.draws).toBe(results.filter(([a, b]) => a === b).length);
    expect(all.rounds).toBe((all.records.reduce((sum, each) => sum + rounds(each), 0) / games).toFixed(1));
    for (const record of all.records)
      expect(header(record, 'seat')).toEqual(
        seats.split(',').map((name, seat) => `seat ${seat + 1} ${name}`),
      );
  });

  it('--quiet writes the summary only, and the records can be traced', async () => {
    const args = 'play --seats greedy,random --games 2 --seed 3';
    const [out, quiet] = await Promise.all([output(args), output(`${args} --quiet`)]);
    expect(quiet.trimEnd().split('\n')).toHaveLength(1);
    expect(played(quiet)).toEqual({ ...played(out), records: [] });
    expect(scores(await output('trace', out))).toEqual(scores(out));
  });

  it('--paired plays each deal twice with the seats swapped, and counts wins by name', async () => {
    const all = played(await output('play --seats greedy,random --games 4 --seed 5 --paired'));
    expect(all.records).toHaveLength(4);
    const deals = all.records.map((record) =>
      [...header(record, 'dealt'), ...header(record, 'table')].join(),
    );
    expect([deals[1], deals[3]]).toEqual([deals[0], deals[2]]);
    expect(deals[2]).not.toBe(deals[0]);
    const straight = ['seat 1 greedy', 'seat 2 random'];
    const swapped = ['seat 1 random', 'seat 2 greedy'];
    expect(all.records.map((record) => header(record, 'seat'))).toEqual([
      straight,
      swapped,
      straight,
      swapped,
    ]);
    const won = all.records.map((record, game) => {
      const [a, b] = scores(record)[0]!.split('-').map(Number) as [number, number];
      return (a > b ? 0 : 1) ^ (game % 2);
    });
    expect(all.draws).toBe(0);
    expect(all.wins).toEqual([
      won.filter((name) => name === 0).length,
      won.filter((name) => name === 1).length,
    ]);
  });
});

describe('rift, when the input as a whole cannot be read,', () => {
  const said = async (args: string) => {
    const { code, out, err } = await rift(args);
    return { args, code, out, lines: err.split('\n').length - 1, err };
  };
  const oneLine = { code: 1, out: '', lines: 1 };

  const BAD = [
    ['', "unknown command ''"],
    ['fly', "unknown command 'fly'"],
    ['toString', "unknown command 'toString'"],
    ['random --mode chess', "unknown mode 'chess'"],
    ['random --colour red', "'--colour'"],
    ['random extra', "unexpected word 'extra'"],
    ['random --games many', 'many'],
    ['random --mode solo --trainer 9,9,9', '9,9,9'],
    ['random --mode team4 --area round', 'round'],
    ['play --seats greedy,nobody', "unknown player 'nobody'"],
    ['play --seats greedy', '--seats'],
    ['play --mode team4 --seats greedy,random', '--seats'],
    ['trace no-such-file.txt', 'no-such-file.txt'],
  ] as const;

  it('ends with exit 1 and one line on standard error', async () => {
    const all = await Promise.all(BAD.map(([args]) => said(args)));
    expect(all).toMatchObject(
      BAD.map(([args, named]) => ({ args, ...oneLine, err: expect.stringContaining(named) as string })),
    );
  });

  it('says so in one line also where the value of an option is missing', async () => {
    expect(await said('random --mode --games 2')).toMatchObject(oneLine);
  });
});

/**
 * What every version of the app has stored, kept for good: people's games must mean for ever what they meant when they were
 * written. A new version of a document adds its files and changes none of those that are there.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { legalSteps, MODES } from '@/engine';
import { makePosition, makeStep, replay } from '@/notation';
import { createStorage, readSave, type Result, type SavedGame } from '@/storage';
import { decode, encode, type Format } from '@/storage/document';
import { PROGRESS } from '@/storage/progress';
import { SAVED_GAME } from '@/storage/savedGame';
import { SETTINGS } from '@/storage/settings';
import { STATISTICS } from '@/storage/statistics';

import { memory } from '../storage/memory';
import { duel, entry, played, summary } from '../storage/saves';

const folder = path.join(__dirname, 'stored');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const jsonIn = (name: string): unknown => JSON.parse(read(name));

/** `game-1-solo.json` is a game as version 1 stored it. */
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const [, document, version] = /^([a-z]+)-(\d+)(?:-[a-z0-9-]+)?\.json$/.exec(name)!;
    return { name, document: document!, version: Number(version) };
  });
const of = (document: string, version?: number) =>
  files.filter((file) => file.document === document && (version ?? file.version) === file.version);

/** The index has no format to ask: it shows in what is written. */
const FORMATS: Readonly<Record<string, Format<any>>> = {
  game: SAVED_GAME,
  settings: SETTINGS,
  progress: PROGRESS,
  statistics: STATISTICS,
};
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** A device on which one document is stored. */
const holding = (document: string, name: string) => memory([[`riftforce/${document}`, read(name)]]);

describe('A golden file is kept', () => {
  it.each(Object.entries(FORMATS))('of every version of %s', (document, { version, unversioned }) => {
    const versions = new Set(of(document).map((file) => file.version));
    expect([...versions].sort()).toEqual(range(unversioned ? 0 : 1, version));
  });

  it('of every version of the index', async () => {
    const device = memory([entry(played(duel('over')))]);
    await createStorage(device).games.list();
    const { version } = JSON.parse(device.texts.get('riftforce/index')!) as { version: number };
    expect(of('index').map((file) => file.version)).toEqual(range(1, version));
  });

  it('of a game in every mode, for every version', () => {
    for (const version of range(1, SAVED_GAME.version)) {
      const modes = of('game', version).map(({ name }) => readSave('', read(name)).record.setup.mode);
      expect(new Set(modes)).toEqual(new Set(MODES));
    }
  });
});

describe('Each step from an older version', () => {
  it.each(Object.entries(FORMATS))(
    'of %s has a name and is taken by its golden files',
    (document, format) => {
      const first = format.unversioned ? 0 : 1;
      const { migrations, version } = format;
      expect(migrations.map(({ from }) => from)).toEqual(range(first, version - 1));
      for (const { name } of migrations) expect(name).toMatch(/\S+ \S+/);
      for (const file of of(document)) {
        const taken: string[] = [];
        const heard = migrations.map((migration) => ({
          ...migration,
          change: (raw: Parameters<typeof migration.change>[0]) => {
            taken.push(migration.name);
            return migration.change(raw);
          },
        }));
        decode({ ...format, migrations: heard }, read(file.name));
        expect(taken).toEqual(migrations.slice(file.version - first).map(({ name }) => name));
      }
    },
  );
});

describe('What was written by this version', () => {
  const current = files.flatMap(({ name, document, version }) =>
    FORMATS[document]?.version === version ? [[name, FORMATS[document]] as const] : [],
  );
  it.each(current)('is written the same today: %s', (name, format) => {
    expect(JSON.parse(encode(format, decode(format, read(name))))).toEqual(jsonIn(name));
  });
});

/** All that a saved game says, as lines. */
function meaning(name: string, game: SavedGame): string {
  const { record, seed, started, played, review, resigned, stage, counts } = game;
  const state = replay(record);
  const { outcome, to, round } = summary(game);
  return [
    name,
    `  names ${JSON.stringify(record.names)} players ${JSON.stringify(record.players)}`,
    `  seed '${seed}' started ${started} played ${played} stage ${stage} counts ${counts}`,
    `  review ${review} resigned ${resigned} round ${round} to ${to}`,
    `  outcome ${outcome && `${outcome.winner} by ${outcome.how}`}`,
    `  ${makePosition(state)}`,
    `  legal ${legalSteps(state).map(makeStep).join(' ')}`.trimEnd(),
  ].join('\n');
}

describe('A golden file means what it meant:', () => {
  const table = read('games.txt').trimEnd().split('\n\n');
  it.each(of('game'))('$name', ({ name }) => {
    const expected = table.find((lines) => lines.startsWith(name));
    expect(meaning(name, readSave('', read(name))).split('\n')).toEqual(expected?.split('\n'));
  });

  it.each(of('settings'))('$name', async ({ name }) => {
    const { settings } = createStorage(holding('settings', name));
    expect(await settings.load()).toEqual({ theme: 'dawn', language: 'fr' });
  });

  it.each(of('progress'))('$name', async ({ name }) => {
    const { value, fault } = await createStorage(holding('progress', name)).progress.load();
    expect(fault).toBeNull();
    expect(value).toEqual([
      { game: 'mz3uq680-c', stage: 'the ford', margin: 1, rounds: 18, guilds: ['C', 'F', 'N', 'T'] },
    ]);
  });

  const line = ({ id, mode, players, names, guilds, trainer, stage, score, outcome }: Result) =>
    [
      `${id} ${mode} ${names.join()} ${players.join()} ${guilds.map((seat) => seat.join('')).join()}`,
      `${trainer} ${stage} ${score.join('-')} won by ${outcome.winner}, ${outcome.how}`,
    ].join(' ');
  const BIRCH = 'myy4yrk0-birch duel-beyond Mira ,greedy BMEG,RWTL null null 12-9 won by 0, score';
  const DOGWOOD =
    'mz0zugw0-dogwood team4 Mira,Jun,Kai,Édith  STC,ERI,FOW,AGB null null 3-1 won by 0, resigned';
  const FORD = 'mz3uq680-c solo   CFNT,EWDV 1,1,1 the ford 12-11 won by 0, score';

  it.each(of('statistics'))('$name', async ({ name }) => {
    const { value, fault } = await createStorage(holding('statistics', name)).statistics.load();
    expect(fault).toBeNull();
    expect(value.map(line)).toEqual([FORD, DOGWOOD, BIRCH]);
    expect(value[0]).toMatchObject({ started: 1800432000000, played: 1800432111000, round: 18 });
  });

  it.each(of('index'))('$name', async ({ name }) => {
    // The games themselves cannot be read, so all that is listed comes from the index.
    const device = holding('index', name);
    for (const id of ['myy4yrk0-birch', 'mz0zugw0-dogwood']) device.texts.set(`riftforce/game/${id}`, '');
    const { finished } = await createStorage(device).games.list();
    expect(finished.map((game) => line({ ...game, outcome: game.outcome! }))).toEqual([DOGWOOD, BIRCH]);
    expect(finished[0]).toMatchObject({ round: 2, to: null, phase: 'to', counts: true });
    expect(finished[1]).toMatchObject({ round: 16, to: null, phase: 'over', counts: true });
  });
});

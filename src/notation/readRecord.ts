/** Reads records, and plays them through while reading: what comes out can be replayed without a check. */
import {
  advance,
  legalSteps,
  MODE_RULES,
  MODES,
  newGame,
  PLAN,
  whyNot,
  IllegalStep,
  type Chance,
  type Guild,
  type Mode,
  type Plan,
  type Setup,
  type State,
  type Step,
  type Trainer,
} from '@/engine';

import { readSeating } from './area';
import { readCard, readGuild } from './cards';
import { isChance, notingChance, readShuffle, scriptedChance, type Shuffle } from './chance';
import { attempt, fail, NotationError, quote, readList, readNumber, type Result } from './error';
import { labelOf, replayMove, VERSION, type GameRecord, type Move } from './record';
import { readPlan, readTrainer } from './solo';
import { makeStep, readStep } from './steps';

type Line = { readonly number: number; readonly text: string };

/** The lines that say something, numbered from `first`. */
const linesOf = (text: string, first: number): Line[] =>
  text
    .split(/\r?\n/)
    .map((line, i) => ({ number: first + i, text: line.trim() }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'));

class Reader {
  private at = 0;
  constructor(private readonly lines: readonly Line[]) {}

  peek(): string | null {
    return this.lines[this.at]?.text ?? null;
  }
  next(): string | null {
    return this.lines[this.at++]?.text ?? null;
  }
  /** The rest of the next line if it begins with this word. */
  take(word: string): string | null {
    const text = this.peek();
    if (text === null || !text.startsWith(`${word} `)) return null;
    this.at++;
    return text.slice(word.length + 1).trim();
  }
  need(word: string): string {
    return this.take(word) ?? fail(`a line '${word} …'`, this.next() ?? 'the end');
  }
  /** The line last read, for messages. */
  get line(): number {
    return this.lines[Math.max(0, Math.min(this.at, this.lines.length) - 1)]?.number ?? 1;
  }
}

/** Reads one record; lines count from `firstLine`. */
export function readRecord(text: string, firstLine = 1): GameRecord {
  const reader = new Reader(linesOf(text, firstLine));
  try {
    return readAll(reader);
  } catch (error) {
    if (error instanceof NotationError && error.line === null)
      throw new NotationError(error.message, reader.line);
    throw error;
  }
}

export const parseRecord = (text: string): Result<GameRecord> => attempt(() => readRecord(text));

function readAll(reader: Reader): GameRecord {
  const version = reader.next();
  if (version !== VERSION) fail(`'${VERSION}'`, version ?? 'nothing');
  const mode = readMode(reader.need('mode'));
  const names: (string | null)[] = [];
  const players: (string | null)[] = [];
  for (;;) {
    const name = reader.take('name');
    const player = name === null ? reader.take('seat') : null;
    if (name !== null) readForSeat(name, mode, names);
    else if (player !== null) readForSeat(player, mode, players);
    else break;
  }
  const setup = readSetup(reader, mode);
  const state = newGame(setup);
  const moves: Move[] = [];
  while (state.phase === 'pick' && reader.peek() !== null) moves.push(readPick(reader, state));
  let result: GameRecord['result'] = null;
  for (let line = reader.next(); line !== null; line = reader.next()) {
    if (line.startsWith('result ')) {
      result = readResult(line.slice(7).trim(), state);
      if (reader.next() !== null) throw new NotationError('nothing may follow the result');
      break;
    }
    readTurn(line, state, moves);
  }
  return { setup, names, players, moves, result };
}

function readMode(text: string): Mode {
  if (!(MODES as readonly string[]).includes(text)) fail(`a mode (${MODES.join(', ')})`, text);
  return text as Mode;
}

function readForSeat(text: string, mode: Mode, texts: (string | null)[]) {
  const [, seat, rest] = /^(\d+) (.+)$/.exec(text) ?? fail('a seat and a text', text);
  const number = Number(seat);
  if (number < 1 || number > MODE_RULES[mode].seats) fail(`a seat from 1 to ${MODE_RULES[mode].seats}`, text);
  while (texts.length < number) texts.push(null);
  if (texts[number - 1]) fail(`one line for seat ${number}`, text);
  texts[number - 1] = rest!;
}

function readSetup(reader: Reader, mode: Mode): Setup {
  const rules = MODE_RULES[mode];
  const seating = rules.locations === 6 ? readSeating(reader.need('area')) : 'facing';
  let trainer: Trainer | null = null;
  let plans: readonly Plan[] = [];
  if (mode === 'solo') {
    trainer = readTrainer(reader.need('trainer'));
    plans = readList(reader.need('plans'), readPlan);
    if (plans.length === 0) throw new NotationError('expected plans, found none');
  }
  const dealt = rules.dealt.length > 0 ? readDealt(reader.need('dealt')) : [];
  if (dealt.length !== rules.dealt.length)
    throw new NotationError(`expected ${rules.dealt.length} guilds dealt, found ${dealt.length}`);
  const table = readList(reader.need('table'), readGuild);
  if (table.length !== rules.table)
    throw new NotationError(`expected ${rules.table} guilds on the table, found ${table.length}`);
  const guilds = [...dealt, ...table];
  guilds.forEach((guild, i) => {
    if (!rules.pool.includes(guild)) throw new NotationError(`guild ${guild} is not part of ${mode}`);
    if (guilds.indexOf(guild) !== i) throw new NotationError(`guild ${guild} stands twice`);
  });
  return { mode, seating, trainer, plans, dealt, table };
}

const readDealt = (text: string): Guild[] =>
  text.split(/\s+/).map((item, seat) => {
    const [, number, guild] = /^(\d)=(.+)$/.exec(item) ?? fail('a dealt guild such as 1=F', item);
    if (Number(number) !== seat + 1) fail(`the guild of seat ${seat + 1}`, item);
    return readGuild(guild!);
  });

function readPick(reader: Reader, state: State): Move {
  const { label, tokens } = splitTurn(reader.next()!);
  if (tokens.length !== 1) fail('one pick', tokens.join(' '));
  const step = readLegal(tokens[0]!, label, state);
  const shuffles: Shuffle[] = [];
  advance(state, step, { chance: notingChance(deckLines(reader), (deck) => shuffles.push(deck)) });
  return { label, step, shuffles };
}

/** The last pick asks for the decks. Each is read when it is asked for, so that an error names its line. */
function deckLines(reader: Reader): Chance {
  let deck: Shuffle | null = null;
  const scripted = () => scriptedChance([(deck ??= readDeck(reader.need('deck')))]);
  return {
    shuffle: (seat, cards) => {
      const { shuffle } = scripted();
      deck = null;
      return shuffle(seat, cards);
    },
    choose: (count, from) => scripted().choose(count, from),
  };
}

function readDeck(text: string): Shuffle {
  const [, seat, cards] = /^(\d+) (\S+)$/.exec(text) ?? fail('a seat and its cards, top first', text);
  return { seat: readNumber(seat!, 'a seat') - 1, cards: readList(cards!, readCard) };
}

function splitTurn(line: string): { label: string; tokens: string[] } {
  const [, label, rest] = /^([1-4]|plan):(.*)$/.exec(line) ?? fail("a turn such as '1: draw'", line);
  return { label: label!, tokens: rest!.split(/\s+/).filter((token) => token !== '') };
}

function readTurn(line: string, state: State, moves: Move[]) {
  const { label, tokens } = splitTurn(line);
  if (state.phase !== 'over' && state.phase !== 'action' && state.phase !== 'plan')
    throw new NotationError('the turn before this one is not finished');
  // The label of a plan stands for the step that opens it.
  if (label === 'plan') tokens.unshift(makeStep(PLAN));
  if (tokens.length === 0) throw new NotationError(`expected the steps of ${label}`);
  for (let i = 0; i < tokens.length;) {
    const step = readLegal(tokens[i++]!, label, state);
    const shuffles: Shuffle[] = [];
    while (i < tokens.length && isChance(tokens[i]!)) shuffles.push(readShuffle(tokens[i++]!));
    const move = { label, step, shuffles };
    replayMove(state, move);
    moves.push(move);
  }
}

/** A step that is legal now for whom the line names. */
function readLegal(token: string, label: string, state: State): Step {
  const step = readStep(token);
  if (state.phase === 'over') throw new NotationError(`${token} is not legal: the game is over`);
  if (label !== labelOf(state))
    throw new NotationError(`expected a step of ${labelOf(state)}, found one of ${label}`);
  checkLegal(state, step, token);
  return step;
}

/** Says what would be legal, as far as it fits. */
export function checkLegal(state: State, step: Step, token: string) {
  const refusal = whyNot(state, step);
  if (!refusal) return;
  const legal = legalSteps(state).map(makeStep);
  const some = legal.length > 8 ? `${legal.slice(0, 8).join(' ')} …` : legal.join(' ');
  throw new NotationError(
    `${token} is not legal: ${new IllegalStep(step, refusal).message}; expected ${some || 'nothing more'}`,
  );
}

function readResult(text: string, state: State): readonly [number, number] {
  const [a, b] = state.score as [number, number];
  if (state.phase !== 'over') throw new NotationError('a result stands only behind a game that is over');
  if (text !== `${a}-${b}`) throw new NotationError(`expected result ${a}-${b}, found ${quote(text)}`);
  return [a, b];
}

/** Cuts a text into records, each from its `rift` line on, with the number of that line. */
export function splitRecords(text: string): { text: string; firstLine: number }[] {
  const records: { lines: string[]; firstLine: number }[] = [];
  text.split(/\r?\n/).forEach((line, i) => {
    if (/^\s*rift\b/.test(line)) records.push({ lines: [], firstLine: i + 1 });
    const current = records.at(-1);
    if (current) current.lines.push(line);
    else if (line.trim() !== '' && !line.trim().startsWith('#'))
      throw new NotationError(`expected '${VERSION}', found ${quote(line.trim())}`, i + 1);
  });
  return records.map(({ lines, firstLine }) => ({ text: lines.join('\n'), firstLine }));
}

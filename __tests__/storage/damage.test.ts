/**
 * Saves of all modes, damaged at random: each is read as a game that can be played on, or it is a fault. `DAMAGED=100000 npx
 * jest --selectProjects unit --testPathPattern storage/damage` damages more; a failure names the seed and the text.
 */
import { below, seededRandom, type Random } from '@/engine';
import { resume } from '@/match/match';
import { makeSave, readSave, summaryOf } from '@/storage';

import { faultOf, inReview, midAction, midPlan, dealt, played, wholeGames } from './saves';

const TIMES = Number(process.env.DAMAGED ?? 2000);

const SAVES = wholeGames().map(([mode, whole]) => {
  const [onTheWay, shown] = [mode === 'solo' ? midPlan : midAction, inReview].map((enough) =>
    played(dealt({ mode }, 'damaged'), enough),
  );
  return { mode, texts: [whole, onTheWay!, shown!].map(makeSave) };
});

/** What stands in saves, and what may stand in them by mistake. */
const CHARACTERS = '0123456789-.,:;=|@!#"\\{}[] \n\t\u0000é⚔ABDEFIKSWdefgnoprstuxyz';
const one = <T>(random: Random, items: readonly T[] | string): T | string =>
  items[below(random, items.length)]!;

/** Words and numbers, with what stands between them. */
const tokens = (text: string) => text.split(/(\\n|[ ,:"])/);

const DAMAGES: ((text: string, random: Random) => string)[] = [
  function deletes(text, random) {
    const at = below(random, text.length);
    return text.slice(0, at) + text.slice(at + 1 + below(random, 4));
  },
  function inserts(text, random) {
    const at = below(random, text.length);
    return text.slice(0, at) + one(random, CHARACTERS) + text.slice(at);
  },
  function replaces(text, random) {
    const at = below(random, text.length);
    return text.slice(0, at) + one(random, CHARACTERS) + text.slice(at + 1);
  },
  function swaps(text, random) {
    const all = tokens(text);
    const [a, b] = [below(random, all.length), below(random, all.length)];
    return all.map((token, i) => (i === a ? all[b] : i === b ? all[a] : token)).join('');
  },
  function copies(text, random) {
    const all = tokens(text);
    return all.with(below(random, all.length), one(random, all)).join('');
  },
  function repeats(text, random) {
    const all = text.split('\\n');
    const at = below(random, all.length);
    return [...all.slice(0, at), all[at], ...all.slice(at)].join('\\n');
  },
];

function damaged(text: string, random: Random): string {
  let result = text;
  for (let times = 1 + below(random, 3); times > 0; times--)
    result = DAMAGES[below(random, DAMAGES.length)]!(result, random);
  return result;
}

describe.each(SAVES)('Damaged saves of $mode', ({ mode, texts }) => {
  it('are games or faults, nothing else', () => {
    let games = 0;
    const faults = new Set<string>();
    for (let seed = 0; seed < TIMES; seed++) {
      const random = seededRandom(`${mode} ${seed}`);
      const text = damaged(texts[seed % texts.length]!, random);
      try {
        const fault = faultOf(() => {
          const game = readSave('id', text);
          summaryOf(game);
          resume(game, true);
          if (faultOf(() => readSave('id', makeSave(game)))) throw new Error('is not read back');
        });
        if (fault) faults.add(fault.kind);
        else games++;
      } catch (error) {
        throw new Error(`${mode}, seed ${seed}: ${(error as Error).message}\n${text}`, { cause: error });
      }
    }
    // The damage is neither too small nor too large to tell us anything.
    expect(games).toBeGreaterThan(TIMES / 100);
    for (const kind of ['damaged', 'misshapen', 'record']) expect(faults).toContain(kind);
  });
});

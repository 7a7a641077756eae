import { makePosition } from '@/notation';

import { table } from '../engine/positions';
import { output } from './rift';

describe('rift apply and rift legal', () => {
  const full = (short: string) => makePosition(table(short));
  const after = (short: string) => full(`to=2 ${short}`);
  const hidden = 'h2=#6 d1=#21 d2=#20 x2=#2';
  /** A line, the position after it, and what is legal there. */
  const LINES: [string, string | RegExp, string | RegExp][] = [
    [full('h1=F5,F6'), full('h1=F5,F6'), /^play:F5@1 .* play:F6@5 draw$/],
    [`${full('h1=F5,F6')} ;`, full('h1=F5,F6'), /^play:F5@1 .* draw$/],
    [`${full('h1=F5,F6')} ; play:F5@2 end`, after('A=.|F5|.|.|. h1=F6'), 'draw'],
    [
      `${full('h1=F5,F6')} ; play:F5@2`,
      /^A=\.\|F5\|.* to=1 round=1 step=play h1=F6 /,
      'play:F6@1 play:F6@2 play:F6@3 end',
    ],
    [full('score=12-3 to=0 step=over'), full('score=12-3 to=0 step=over'), ''],
    ['hello', /^error: expected a field/, /^error: expected a field/],
    [
      `${full('h1=F5')} ; play:F6@1`,
      /^error: play:F6@1 is not legal: this card is not in hand; expected play:F5@1 /,
      /^error: /,
    ],
    [
      `${full('h1=F5')} ; wave`,
      "error: expected a step such as play:F5@2, found 'wave'",
      /^error: expected a step/,
    ],
    [`${full('A=F5|.|.|.|.')} ; draw draw draw`, after('A=F5|.|.|.|. score=2-0 round=2'), 'draw'],
    [
      full('A=F5|.|.|.|.').replace('F5', 'F5-5'),
      /^error: expected damage below 5/,
      /^error: expected damage/,
    ],
    [
      full('step=action').replace('step=action', 'step=use'),
      /^error: expected step=action or over/,
      /^error: /,
    ],
    // Hidden cards: sizes stay, and what needs a card is refused.
    [
      `${full(`h1=F5,F6 ${hidden}`)} ; play:F5@1 end`,
      after(`A=F5|.|.|.|. h1=F6 ${hidden}`),
      /^error: .*hidden card/,
    ],
    [`${full(`A=F5|.|.|.|. h1=F6 x1=#3`)} ; discard:F6 use:1.1`, after('A=F5|.|.|.|. x1=#4'), 'draw'],
    [`${full(`h1=F5 ${hidden}`)} ; draw`, /^error: .*hidden card/, /^error: .*hidden card/],
    [full('h1=#2'), full('h1=#2'), /^error: .*hidden card/],
    [`${full('h1=#2')} ; play:F5@1`, /^error: .*hidden card/, /^error: .*hidden card/],
    [`${full('trainer=1,1,1 step=plan d2=#9')} ; plan`, /^error: .*hidden card/, /^error: .*hidden card/],
    [
      `${full('trainer=1,1,1 step=plan plan=1:e,#2')} ; plan draw plan`,
      /^error: .*hidden card/,
      /^error: .*hidden card/,
    ],
    // Chance that is written is obeyed.
    [`${full('x1=F5,F6')} ; draw !shuffle:1=F6,F5`, after('h1=F5,F6'), 'draw'],
    [
      `${full('h1=P5,P5,P5,P5,P5,P5 x1=F5,F6')} ; draw !shuffle:1=F6,F5`,
      after('h1=F6,P5,P5,P5,P5,P5,P5 d1=F5'),
      'draw',
    ],
    [
      `${full('x1=F5,F6')} ; draw !shuffle:1=F6,F7`,
      /^error: the shuffled cards of seat 1 are not/,
      /^error: /,
    ],
    [`${full('x1=F5,F6')} ; draw !shuffle:2=F6,F5`, /^error: expected the cards of seat 1/, /^error: /],
    [`${full('d1=F5')} ; draw !shuffle:1=F6`, /^error: a shuffle is written where/, /^error: /],
    [
      `${full('trainer=1,1,1 step=plan x2=F5,S6')} ; plan !shuffle:2=S6,F5`,
      /^A=\S+ B=S6\|.* round=2 step=action .* d2=F5 /,
      'draw',
    ],
  ];

  it.each(['apply', 'legal'] as const)('%s answers line for line, errors in between', async (command) => {
    const answers = (await output(command, `${LINES.map(([line]) => line).join('\n')}\n`)).split('\n');
    expect(answers.pop()).toBe('');
    expect(answers).toHaveLength(LINES.length);
    LINES.forEach(([line, position, legal], i) => {
      const expected = command === 'apply' ? position : legal;
      const fits = typeof expected === 'string' ? answers[i] === expected : expected.test(answers[i]!);
      expect({ line, answer: answers[i], fits, expected }).toMatchObject({ fits: true });
    });
  });

  it('draws chance that is not written from --seed, the same on every line', async () => {
    const line = `${full('h1=P5,P5,P5,P5 x1=F5,F6,F7,I5,I6,I7,L5,L6,L7')} ; draw\n`;
    const [one, two] = await Promise.all(
      [1, 2].map((seed) => output(`apply --seed ${seed}`, line.repeat(2))),
    );
    const [first, second] = one!.split('\n');
    expect(first).toMatch(/ h1=\S+,P5,P5,P5,P5 .* d1=\S+ .* x1=\. /);
    expect(second).toBe(first);
    expect(two!.split('\n')[0]).not.toBe(first);
  });
});

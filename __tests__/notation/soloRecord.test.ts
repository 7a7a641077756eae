import { makePlan, makePosition, makeRecord, readRecord, replay } from '@/notation';

import { deckOf, refusal, SOLO, withLine } from './texts';

describe('A solo record', () => {
  it('has the Trainer and the plans in front, and a line for each plan', () => {
    expect(makeRecord(readRecord(SOLO))).toBe(SOLO);
    const record = readRecord(SOLO);
    expect(record.setup).toMatchObject({ dealt: [], trainer: { stars: [1, 1, 1] }, mode: 'solo' });
    expect(record.setup.plans.map(makePlan)).toEqual(['1:556', '2:566', '3:557', '4:e']);
    expect(record.moves.slice(-2).map(({ label, step }) => [label, step.kind])).toEqual([
      ['plan', 'plan'],
      ['plan', 'bot'],
    ]);
  });

  it('writes a plan without questions as its label alone', () => {
    const quiet = `${withLine(withLine(SOLO, 13, 'plan:'), 12, '1: play:F5@1 end')}1: draw\n`;
    expect(makeRecord(readRecord(quiet))).toBe(quiet);
  });

  it('may stop before a plan and inside it', () => {
    const before = withLine(SOLO, 13, null);
    expect(makeRecord(readRecord(before))).toBe(before);
    const inside = withLine(SOLO, 13, 'plan:');
    expect(makeRecord(readRecord(inside))).toBe(inside);
  });

  it('writes the Trainer’s reshuffle behind the label', () => {
    // Nobody is in reach of the 7s, so 31 bots arrive; one was destroyed, and comes again.
    const sorted = deckOf('ECTA')
      .split(',')
      .sort((a, b) => a[1]!.localeCompare(b[1]!));
    const header = withLine(withLine(SOLO, 4, 'plans 1:777'), 11, `deck 2 ${sorted.join(',')}`);
    const played = 'F5 F5 F7 F7 I5 I5 I5 I5 I6 I6 I6 F6 F6 L5 L5'.split(' ');
    const text = [
      ...header.split('\n').slice(0, 11),
      ...played.flatMap((card) => [`1: play:${card}@5 end`, 'plan:', '1: draw', 'plan:']),
      '1: discard:F5 use:5.1 use:5.2 end',
      'plan:',
      '1: draw',
      'plan: !shuffle:2=C5',
      '',
    ].join('\n');
    expect(makeRecord(readRecord(text))).toBe(text);
    expect(makePosition(replay(readRecord(text)))).toMatch(/ score=2-0 to=1 round=33 .* d2=\. x1=F5 x2=\. /);
    expect(refusal(() => readRecord(text.replace('plan: !shuffle:2=C5', 'plan:')))).toBe(
      'line 75: expected the shuffled cards of seat 2',
    );
  });

  it.each([
    ['the step again', 13, 'plan: plan', /^line 13: plan is not legal: .*; expected bot:1\.1 bot:2\.1$/],
    ['the player’s label', 13, '1: bot:2.1', /^line 13: expected a step of plan, found one of 1$/],
    [
      'the plan in the player’s line',
      12,
      '1: play:F5@1 play:F5@2 end plan',
      /^line 12: expected a step of plan, found one of 1$/,
    ],
    [
      'the player’s turn in the plan’s line',
      13,
      'plan: bot:2.1 draw',
      /^line 13: expected a step of 1, found one of plan$/,
    ],
    ['a plan before the action', 12, 'plan:', /^line 12: expected a step of 1, found one of plan$/],
    [
      'a bot that is none of the options',
      13,
      'plan: bot:3.1',
      /^line 13: bot:3\.1 is not legal: .*; expected bot:1\.1 bot:2\.1$/,
    ],
    [
      'a shuffle that does not happen',
      13,
      'plan: !shuffle:2=E5 bot:2.1',
      /^line 13: a shuffle is written where/,
    ],
    ['no Trainer', 3, null, /^line 3: expected a line 'trainer …', found 'plans 1:556/],
    ['damaged challenges', 3, 'trainer 1,1', /^line 3: expected challenges such as .*, found '1,1'$/],
    ['no plans', 4, null, /^line 4: expected a line 'plans …', found 'table/],
    ['an empty pile of plans', 4, 'plans .', /^line 4: expected plans, found none$/],
    ['hidden plans', 4, 'plans 1:556,#3', /^line 4: expected a plan such as .*, found '#3'$/],
    ['guilds dealt', 5, 'dealt 1=F 2=I', /^line 5: expected a line 'table …', found 'dealt 1=F 2=I'$/],
    [
      'a seventh guild offered',
      5,
      'table F,I,L,S,E,W,P',
      /^line 5: expected 6 guilds on the table, found 7$/,
    ],
  ])('with %s is refused', (_, number, line, message) => {
    expect(refusal(() => readRecord(withLine(SOLO, number, line)))).toMatch(message);
  });

  it('has four guilds of the Trainer that the player left, in deck 2', () => {
    const deck = (guilds: string) => withLine(SOLO, 11, `deck 2 ${guilds}`);
    expect(refusal(() => readRecord(withLine(SOLO, 11, null)))).toMatch(
      /^line 11: expected a line 'deck …', found /,
    );
    expect(refusal(() => readRecord(deck('E5,C5,T5')))).toBe(
      'line 11: expected 4 guilds in deck 2 that the player left',
    );
    expect(refusal(() => readRecord(deck('E5,C5,T5,F5')))).toBe(
      'line 11: expected 4 guilds in deck 2 that the player left',
    );
    expect(refusal(() => readRecord(deck('E5,C5,T5,A5')))).toBe(
      'line 11: the shuffled cards of seat 2 are not those there were to shuffle',
    );
  });
});

/** Every refusal names the line and says what was expected there. */
import { MODES } from '@/engine';
import { makeRecord, parseRecord, readRecord, splitRecords } from '@/notation';

import { DUEL, lineOf, numberOf, randomGame, refusal, SOLO, withLine } from './texts';

const why = (text: string) => refusal(() => readRecord(text));

describe('Damaged turns are refused', () => {
  it.each([
    ['the wrong seat', 13, '2: draw', 'line 13: expected a step of 1, found one of 2'],
    ['no such seat', 13, '5: draw', "line 13: expected a turn such as '1: draw', found '5: draw'"],
    ['a seat the mode does not have', 13, '3: draw', 'line 13: expected a step of 1, found one of 3'],
    ['a plan outside solo', 13, 'plan:', 'line 13: expected a step of 1, found one of plan'],
    ['no steps', 13, '1:', 'line 13: expected the steps of 1'],
    [
      'a full hand that draws',
      13,
      '1: draw',
      'line 13: draw is not legal: it is not the time for this; expected play:F5@1 play:F5@2 play:F5@3 play:F5@4 play:F5@5 play:F6@1 play:F6@2 play:F6@3 …',
    ],
    [
      'a card that is not in hand',
      13,
      '1: play:F7@1',
      'line 13: play:F7@1 is not legal: this card is not in hand; expected play:F5@1',
    ],
    [
      'a gap in the run',
      13,
      '1: play:F5@1 play:F5@3',
      'line 13: play:F5@3 is not legal: all cards go to one location, or each to the next; expected play:F5@1 play:F5@2 play:F6@1 play:F6@2 end',
    ],
    ['a location that is not there', 13, '1: play:F5@6', 'line 13: play:F5@6 is not legal: '],
    ['an unknown step', 13, '1: wave:1', "line 13: expected a step such as play:F5@2, found 'wave:1'"],
    ['a cut token', 13, '1: play:F5@', "line 13: expected a location, found ''"],
    [
      'an unfinished turn before the next',
      13,
      '1: play:F5@1',
      'line 14: the turn before this one is not finished',
    ],
    ['a turn on two lines', 13, '1: play:F5@1\n1: end', 'line 14: the turn before this one is not finished'],
    [
      'two turns on a line',
      13,
      '1: play:F5@1 end discard:A5',
      'line 13: expected a step of 2, found one of 1',
    ],
    [
      'a step that is not asked for',
      14,
      '2: discard:A5 use:3.1 to:3',
      'line 14: to:3 is not legal: this is not one of the options; expected to:1 to:2 to:4 to:5',
    ],
    ['an unknown line', 14, 'and so on', "line 14: expected a turn such as '1: draw', found 'and so on'"],
    ['a deck', 14, 'deck 1 F5', "line 14: expected a turn such as '1: draw', found 'deck 1 F5'"],
    ['a result before the end', 14, 'result 0-0', 'line 14: a result stands only behind a game that is over'],
  ])('for %s', (_, number, line, message) => {
    expect(why(withLine(DUEL, number, line)).slice(0, message.length)).toBe(message);
  });

  it('for anything behind the end', () => {
    const over = makeRecord(randomGame('duel-base', 'over'));
    const last = numberOf(over, /^result /);
    const [, score] = lineOf(over, last).split(' ');
    expect(why(withLine(over, last, 'result 99-0'))).toBe(
      `line ${last}: expected result ${score}, found '99-0'`,
    );
    expect(why(withLine(over, last, '1: draw'))).toBe(`line ${last}: draw is not legal: the game is over`);
    expect(why(`${over}1: draw`)).toBe(`line ${last + 1}: nothing may follow the result`);
    expect(why(`${over}result ${score}`)).toBe(`line ${last + 1}: nothing may follow the result`);
  });
});

it('Lines are counted with comments, blank lines and earlier records', () => {
  expect(why(`# a game\r\n\r\n${DUEL}\n1: fly`)).toMatch(/^line 18: expected a step/);
  const [, second] = splitRecords(`${SOLO}\n\n${withLine(DUEL, 2, 'mode chess')}`);
  expect(refusal(() => readRecord(second!.text, second!.firstLine))).toMatch(/^line 17: expected a mode/);
  expect(refusal(() => splitRecords('\nhello\nrift 1'))).toBe("line 2: expected 'rift 1', found 'hello'");
});

it.each(MODES)('A %s record cut anywhere is read, or its last line is named', (mode) => {
  const text = makeRecord(randomGame(mode, 'cut', { steps: 40 }));
  for (let end = 1; end < text.length; end++) {
    const cut = text.slice(0, end);
    const result = parseRecord(cut);
    if (result.ok) continue;
    expect([cut, result.error.line]).toEqual([cut, cut.trimEnd().split('\n').length]);
    expect(result.error.message).toMatch(/^line \d+: /);
  }
});

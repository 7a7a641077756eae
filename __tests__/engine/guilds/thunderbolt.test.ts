import { after, legal } from '../positions';

/** 2 damage to any one enemy here; if that destroys it, once more. */
describe('Thunderbolt', () => {
  it('strikes any one enemy here', () => {
    const position = 'A=.|T5|.|.|. B=F6|F6,F7,I6|.|.|. h1=T6';
    expect(legal(position, 'discard:T6 use:2.1')).toBe('on:2.1 on:2.2 on:2.3');
    expect(after(position, 'discard:T6 use:2.1 on:2.2', 'A B score to')).toBe(
      'A=.|T5|.|.|. B=F6|F6,F7-2,I6|.|.|. score=0-0 to=2',
    );
  });

  it('strikes a lone enemy without being asked', () => {
    expect(after('A=T5|.|.|.|. B=F6|.|.|.|. h1=T6', 'discard:T6 use:1.1', 'B')).toBe('B=F6-2|.|.|.|.');
  });

  it('scores an enemy it destroys at once and asks for another', () => {
    const position = 'A=T5|.|.|.|. B=F6,C5-3,F7|.|.|.|. h1=T6';
    const first = 'discard:T6 use:1.1 on:1.2';
    expect(after(position, first, 'B score step x2')).toBe('B=F6,F7|.|.|.|. score=2-0 step=on x2=C5');
    expect(legal(position, first)).toBe('on:1.1 on:1.2');
    expect(after(position, `${first} on:1.2`, 'B score to')).toBe('B=F6,F7-2|.|.|.|. score=2-0 to=2');
  });

  it('strikes the only enemy left without being asked again', () => {
    expect(after('A=T5|.|.|.|. B=F5-4,F6|.|.|.|. h1=T6', 'discard:T6 use:1.1 on:1.1', 'B score')).toBe(
      'B=F6-2|.|.|.|. score=1-0',
    );
  });

  it('strikes only once more, even if it destroys again', () => {
    const position = 'A=T5|.|.|.|. B=F5-3,I5-3,W5-3|.|.|.|. h1=T6';
    expect(after(position, 'discard:T6 use:1.1 on:1.3 on:1.1', 'B score to x2')).toBe(
      'B=I5-3|.|.|.|. score=2-0 to=2 x2=W5,F5',
    );
  });

  it('loses the second strike when nobody is left here', () => {
    expect(after('A=T5|.|.|.|. B=F5-3|F6|.|.|. h1=T6', 'discard:T6 use:1.1', 'B score to')).toBe(
      'B=.|F6|.|.|. score=1-0 to=2',
    );
  });

  it('may be activated without any target: the damage is lost', () => {
    expect(after('A=T5|.|.|.|. B=.|F6|.|.|. h1=T6', 'discard:T6 use:1.1', 'B score to')).toBe(
      'B=.|F6|.|.|. score=0-0 to=2',
    );
  });

  it('spends no extra activation on the second strike: two others may follow', () => {
    const position = 'A=T5,T5,T6,T7|.|.|.|. B=F5-4,F5-4,F5-4|.|.|.|. h1=T6';
    const first = 'discard:T6 use:1.1 on:1.1 on:1.1';
    expect(legal(position, first)).toBe('use:1.2 use:1.3 use:1.4 end');
    expect(after(position, `${first} use:1.2`, 'B score step')).toBe('B=.|.|.|.|. score=3-0 step=use');
    expect(after(position, `${first} use:1.2 use:1.3`, 'to')).toBe('to=2');
  });
});

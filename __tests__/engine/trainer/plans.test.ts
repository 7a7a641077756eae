import { dealSetup, seededChance, view } from '@/engine';
import { makePlan, makePlans } from '@/notation';

import { after, events, legal, play } from '../positions';

const plans = (text: string) => `step=plan plan=${text} trainer=1,1,1`;
const skipped = (position: string, tokens = 'plan') =>
  events(position, tokens).flatMap((event) => (event.type === 'skipped' ? [event.number] : []));

describe('The plan and its bot', () => {
  it('waits for the player’s action to be over, and is then all there is to do', () => {
    const position = 'A=F5|.|.|.|. B=.|.|S5|.|. h1=W5 d2=T7 plan=2:e,3:e trainer=1,1,1';
    expect(after(position, 'play:W5@1', 'B score to step')).toBe('B=.|.|S5|.|. score=0-0 to=1 step=plan');
    expect(legal(position, 'play:W5@1')).toBe('plan');
  });

  it('is open, while those below it are not', () => {
    expect(makePlans(view(play('plan=2:e,3:567,1:e trainer=1,1,1'), 0).plans)).toBe('2:e,#2');
  });

  it('sends the top bot of the Trainer’s pile to the marked location, last in its column', () => {
    expect(after(`B=.|S5|.|.|. d2=T7,W6 ${plans('2:567,1:e')}`, 'plan', 'B d2')).toBe(
      'B=.|S5,T7|.|.|. d2=W6',
    );
  });

  it('shuffles the Trainer’s discard into a new pile when that is empty, and not before', () => {
    const twice = 'plan !shuffle:2=W6,T7 draw plan';
    expect(after(`x2=T7,W6 ${plans('2:567,1:567')}`, 'plan !shuffle:2=W6,T7', 'B d2 x2')).toBe(
      'B=.|W6|.|.|. d2=T7 x2=.',
    );
    expect(after(`x2=T7,W6 ${plans('2:567,1:567')}`, twice, 'B d2')).toBe('B=T7|W6|.|.|. d2=.');
    expect(after(`d2=S5 x2=T7,W6 ${plans('2:567,1:567')}`, 'plan', 'B d2 x2')).toBe(
      'B=.|S5|.|.|. d2=. x2=T7,W6',
    );
  });

  it('sends nobody when pile and discard are empty', () => {
    expect(after(`B=.|.|S5|.|. ${plans('2:567,1:e')}`, 'plan', 'B step')).toBe('B=.|.|S5|.|. step=action');
  });
});

describe('A control plan', () => {
  it('scores 1 for each location the Trainer controls, with its new bot there, and nothing for the player', () => {
    expect(after(`A=F5|F6|.|.|W7 B=S5|.|.|T6|. d2=W5 ${plans('3:e,1:e')}`, 'plan')).toBe(
      'A=F5|F6|.|.|W7 B=S5|.|W5|T6|. score=0-2',
    );
  });

  it('activates nobody', () => {
    expect(after(`A=F5|.|.|.|. B=S5|.|.|.|. d2=W5 ${plans('1:e,1:e')}`, 'plan', 'A')).toBe('A=F5|.|.|.|.');
  });
});

describe('An attack plan', () => {
  it('scores no control', () => {
    expect(after(`B=S5|.|.|T6|. d2=W5 ${plans('3:567,1:e')}`, 'plan', 'score')).toBe('score=0-0');
  });

  it('goes through its numbers from left to right', () => {
    const position = `A=.|F7-2,W5|.|.|. B=.|S5,T6|.|.|. trainer=1,1,1 step=plan`;
    expect(after(`${position} plan=1:567,1:e`, 'plan', 'A x1')).toBe('A=.|F7-4,W5-3|.|.|. x1=.');
    const lone = 'A=.|F7-4|.|.|. B=.|S5,T6|.|.|. trainer=1,1,1 step=plan';
    expect(skipped(`${lone} plan=1:655,1:e`)).toEqual([5, 5]);
    expect(skipped(`${lone} plan=1:565,1:e`)).toEqual([5]);
  });

  it('lets the new bot act too', () => {
    expect(after(`A=.|F7|.|.|. d2=S5 ${plans('2:567,1:e')}`, 'plan', 'A')).toBe('A=.|F7-2|.|.|.');
  });

  it('lets the player decide which bot acts, among those that would place damage', () => {
    const position = `A=F7|.|W7|.|. B=S5|T5|P5,C5|.|. ${plans('2:567,1:e')}`;
    expect(legal(position, 'plan')).toBe('bot:1.1 bot:3.1 bot:3.2');
    expect(after(position, 'plan bot:3.2', 'A')).toBe('A=F7|.|W7-2|.|.');
  });

  it('lets a bot act at most once', () => {
    expect(after(`A=.|F7|.|.|. B=.|S5|.|.|. ${plans('1:555,1:e')}`, 'plan', 'A')).toBe('A=.|F7-2|.|.|.');
    const two = `A=.|F7|.|.|. B=.|S5,T5|.|.|. ${plans('1:557,1:e')}`;
    expect(after(two, 'plan bot:2.2', 'A step')).toBe('A=.|F7-4|.|.|. step=action');
  });

  it('lets the same bot act again in the next plan', () => {
    const position = `A=.|F7|.|.|. B=.|S5|.|.|. ${plans('1:555,1:555')}`;
    expect(after(position, 'plan draw plan', 'A')).toBe('A=.|F7-4|.|.|.');
  });

  it('skips the last 6 of 6 5 6 when no bot of 6 that has not acted would place damage', () => {
    const position = `A=.|P7,W7|.|.|. B=.|S6,T5|.|.|. d2=C6 ${plans('5:656,1:e')}`;
    expect(after(position, 'plan')).toBe('A=.|P7-2,W7-3|.|.|. B=.|S6,T5|.|.|C6 score=0-0');
    expect(skipped(position)).toEqual([6]);
  });

  it('skips a number when an earlier one has destroyed the only enemy in reach', () => {
    const position = `A=.|P5-3|.|.|. B=.|S6,T5|.|.|. ${plans('5:567,1:e')}`;
    expect(after(position, 'plan', 'A score')).toBe('A=.|.|.|.|. score=0-1');
    expect(skipped(position)).toEqual([6, 7]);
  });

  it('scores for the Trainer what it destroys: 1, and 2 for a Crystal', () => {
    const position = `A=F5-3|C5-3|.|.|. B=S5|T5|.|.|. ${plans('3:555,1:e')}`;
    expect(after(position, 'plan bot:1.1', 'A score x1')).toBe('A=.|.|.|.|. score=0-3 x1=F5,C5');
  });
});

describe('The plan deck', () => {
  const deal = (seed: number) => dealSetup('solo', seededChance(seed)).plans.map(makePlan);
  const attacks =
    '1:556 1:576 1:657 2:566 2:655 2:757 3:557 3:665 3:756 4:565 4:567 4:765 5:575 5:656 5:675'.split(' ');

  it('holds three attack plans and one control plan for each location', () => {
    expect(deal(1).sort()).toEqual([...attacks, '1:e', '2:e', '3:e', '4:e', '5:e'].sort());
  });

  it('makes every fourth plan, and no other, a control plan', () => {
    for (let seed = 0; seed < 20; seed++)
      expect(deal(seed).flatMap((plan, i) => (plan.endsWith('e') ? [i + 1] : []))).toEqual([
        4, 8, 12, 16, 20,
      ]);
  });

  it('lies in random order, attack plans and control plans alike', () => {
    const seeds = Array.from({ length: 300 }, (_, seed) => deal(seed));
    expect(new Set(seeds.map((all) => all[0])).size).toBe(15);
    expect(new Set(seeds.map((all) => all[3])).size).toBe(5);
  });

  it('puts used plans aside, and is turned over in the same order when empty', () => {
    const position = plans('2:e,3:567,1:e');
    expect(after(position, 'plan', 'plan used')).toBe('plan=3:567,1:e used=2:e');
    expect(after(position, 'plan draw plan', 'plan used')).toBe('plan=1:e used=2:e,3:567');
    expect(after(position, 'plan draw plan draw plan', 'plan used')).toBe('plan=2:e,3:567,1:e used=.');
  });
});

describe('Bots have no guild ability while the Trainer controls them', () => {
  it('does nothing when an Earth bot comes, and only its challenge when a Fire bot acts', () => {
    expect(after(`A=.|P7|.|.|. d2=E7 ${plans('2:e,1:e')}`, 'plan', 'A')).toBe('A=.|P7|.|.|.');
    expect(after(`A=.|P7|.|.|. B=.|F5,S5|.|.|. ${plans('1:567,1:e')}`, 'plan bot:2.1', 'A B')).toBe(
      'A=.|P7-2|.|.|. B=.|F5,S5|.|.|.',
    );
  });

  it('scores just 1 for a destroyed Crystal bot, which goes to the Trainer’s discard', () => {
    const position = 'A=.|F5|.|.|. B=.|C5-2|.|.|. h1=F6 trainer=1,1,1';
    expect(after(position, 'discard:F6 use:2.1', 'B score x2')).toBe('B=.|.|.|.|. score=1-0 x2=C5');
  });

  it('makes a bot taken by Music the player’s own, with its guild’s ability', () => {
    const earth = 'A=.|.|M5|.|. B=.|W6|E5-3|.|. h1=M6 trainer=1,1,1';
    expect(after(earth, 'discard:M6 use:3.1 to:2', 'A B score x1 x2')).toBe(
      'A=.|E5|M5|.|. B=.|W6-1|.|.|. score=1-0 x1=M6 x2=.',
    );
    const crystal = 'A=.|.|M5|.|. B=.|.|C5-3|S6,T5|. h1=M6 plan=1:657,1:e trainer=1,1,1';
    expect(after(crystal, 'discard:M6 use:3.1 to:4 plan', 'A score x1 x2')).toBe(
      'A=.|.|M5|.|. score=1-2 x1=M6,C5 x2=.',
    );
  });
});

import { GOAL, legalSteps, type State, type Step } from '@/engine';
import { decider, outcome, type MatchActor } from '@/match';
import { createStorage } from '@/storage';

import { act, context, ending, kill, place, reopened, settle, stored } from './driving';
import { gameWhere, open } from './scenes';

const most = ({ score }: State) => Math.max(score[0]!, score[1]!);
const tied = ({ score }: State) => score[0] === score[1];
const reaches12 = (before: State, after: State) => most(before) < GOAL && most(after) >= GOAL;

/** Takes a step and passes on; gives all that is shown until the next person's turn comes up. */
function passOn(actor: MatchActor, step: Step): string[] {
  if (place(actor) === 'turn.handingOver') actor.send({ type: 'ready' });
  actor.send({ type: 'step', step });
  const shown: string[] = [];
  while (!/handingOver|choosing|awaiting|over/.test(place(actor))) {
    shown.push(place(actor));
    actor.send({ type: place(actor) === 'turn.reviewing' ? 'done' : 'presented' });
  }
  return shown;
}

describe('When somebody reaches 12', () => {
  const inTheMiddle = gameWhere(
    'team4',
    (before, after) => after.phase === 'action' && after.turn > 0 && reaches12(before, after),
  );

  it('in the middle of a round, the final round is announced once and played to its end', async () => {
    const { actor } = await open(inTheMiddle.game);
    expect(ending(actor)).toBe('open');
    expect(passOn(actor, inTheMiddle.step)).toContain('finalRound');
    const { round } = context(actor).state;
    const shown: string[] = [];
    while (ending(actor) === 'finalRound') {
      expect(context(actor).state.round).toBe(round);
      act(actor, 'to the end');
      shown.push(place(actor));
      await settle(actor);
    }
    expect(shown).not.toContain('finalRound');
    expect(['decided', 'tieRounds']).toContain(ending(actor));
  });

  it('a match opened in its final round knows it, and does not announce it again', async () => {
    const { actor, device } = await open(inTheMiddle.game);
    passOn(actor, inTheMiddle.step);
    await stored(actor);
    kill(actor);
    const again = await reopened(inTheMiddle.game.id, createStorage(device));
    expect(ending(again)).toBe('finalRound');
    expect(place(again)).toBe('turn.handingOver');
  });

  it('with the last action of a round, the higher score wins at once', async () => {
    const { game, step } = gameWhere(
      'duel-base',
      (before, after) => after.phase === 'over' && reaches12(before, after),
    );
    const { actor } = await open(game);
    const shown = passOn(actor, step);
    expect(shown).not.toContain('finalRound');
    expect(place(actor)).toMatch(/^over/);
    expect(ending(actor)).toBe('decided');
    const [a, b] = context(actor).state.score;
    expect(outcome(context(actor))).toEqual({ winner: a! > b! ? 0 : 1, how: 'score' });
  });

  it('equal scores lead to one more round, announced each time', async () => {
    const { game, step } = gameWhere(
      'duel-beyond',
      (before, after) => after.round > before.round && most(after) >= GOAL && tied(after),
    );
    const { actor } = await open(game);
    expect(passOn(actor, step)).toContain('tieBreak');
    expect(ending(actor)).toBe('tieRounds');
    while (ending(actor) === 'tieRounds') {
      act(actor, 'tie');
      await settle(actor);
    }
    expect(ending(actor)).toBe('decided');
  });

  it('solo: the plan is still to come, and the points can be taken back before it', async () => {
    const { game, step } = gameWhere(
      'solo',
      (before, after) =>
        after.phase === 'plan' &&
        reaches12(before, after) &&
        before.hands[0]!.length === after.hands[0]!.length,
    );
    const { actor } = await open(game);
    expect(passOn(actor, step).at(-1)).toBe('turn.presenting');
    expect(place(actor)).toBe('plan.awaiting');
    expect(ending(actor)).toBe('finalRound');
    actor.send({ type: 'undo' });
    expect(ending(actor)).toBe('open');
  });
});

describe('A stalemate', () => {
  /** Lays everything at the middle location, so that nobody ever controls one. */
  const { game, step } = gameWhere(
    'duel-base',
    (_before, after) => after.phase === 'over' && most(after) < GOAL && tied(after),
    (state) => {
      const legal = legalSteps(state);
      return legal.find(({ kind, place: at }) => kind === 'play' && at === 2) ?? legal.at(-1)!;
    },
  );

  it('ends the match: nobody has won', async () => {
    const { actor } = await open(game);
    passOn(actor, step);
    await settle(actor);
    expect(place(actor)).toBe('over.counted');
    expect(ending(actor)).toBe('stalemate');
    expect(outcome(context(actor))).toEqual({ winner: null, how: 'stalemate' });
  });
});

describe('Giving up', () => {
  it('ends the match for the side of who holds the phone', async () => {
    const { game } = gameWhere('team4', (before) => before.phase === 'use' && before.seat === 2);
    const { actor } = await open(game);
    actor.send({ type: 'ready' });
    expect(decider(context(actor))).toBe(2);
    actor.send({ type: 'resign' });
    await settle(actor);
    expect(place(actor)).toBe('over.counted');
    expect(ending(actor)).toBe('resigned');
    expect(outcome(context(actor))).toEqual({ winner: 1, how: 'resigned' });
    actor.send({ type: 'undo' });
    expect(ending(actor)).toBe('resigned');
  });
});

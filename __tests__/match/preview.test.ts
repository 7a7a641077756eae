import { HIDDEN, legalSteps } from '@/engine';
import { options, preview, startMatch } from '@/match';
import { makePosition, makeStep, readStep } from '@/notation';
import { createStorage } from '@/storage';

import { memory } from '../storage/memory';
import { act, context, gameFor, place, settle, started } from './driving';
import { duel, open, play } from './scenes';

describe('The preview of a step', () => {
  it('shows what the step will do, and does nothing', async () => {
    const { actor } = await open(duel({ turns: '1: play:F5@3 play:F5@3 end\n2: play:A5@1 end' }));
    await play(actor, 'discard:F6');
    const before = makePosition(context(actor).state);
    const { events, after } = preview(context(actor), readStep('use:3.1'));
    expect(makePosition(context(actor).state)).toBe(before);
    expect(events).toContainEqual({ type: 'damaged', at: { side: 1, place: 2, index: 0 }, amount: 3 });
    expect(events).toContainEqual({ type: 'damaged', at: { side: 0, place: 2, index: 1 }, amount: 1 });
    await play(actor, 'use:3.1');
    expect(after.score).toEqual(context(actor).state.score);
    expect(after.columns).toEqual(context(actor).state.columns);
  });

  it('ends at the next question', async () => {
    const { actor } = await open(duel({ turns: '1: play:F5@2 end' }));
    await play(actor, 'discard:A5');
    const { events, after } = preview(context(actor), readStep('use:3.1'));
    expect(events.map(({ type }) => type)).toEqual(['activated']);
    expect(legalSteps(after).map(makeStep)).toEqual(['to:1', 'to:2', 'to:4', 'to:5']);
  });

  it('tells that a card comes, but not which', async () => {
    const { actor } = await open(duel({ turns: '1: play:F5@2 end\n2: play:A5@1 end' }));
    actor.send({ type: 'ready' });
    const { events } = preview(context(actor), readStep('draw'));
    expect(events).toContainEqual({ type: 'drawn', seat: 0, card: HIDDEN });
  });

  it.each([0, 1, 2, 3, 4])(
    'can be made of every option of a whole game (%i), and agrees with what comes',
    async (number) => {
      const actor = started(startMatch(gameFor(number), createStorage(memory())));
      await settle(actor);
      do {
        const match = context(actor);
        const previews = new Map(options(match).map((step) => [step, preview(match, step)]));
        if (!act(actor, 'preview')) break;
        const last = context(actor).game.record.moves.at(-1)?.step;
        const seen = last && previews.get(last);
        if (seen && place(actor).endsWith('presenting') && last.kind !== 'pick' && last.kind !== 'plan')
          expect(seen.after.score).toEqual(context(actor).state.score);
        await settle(actor);
      } while (!place(actor).startsWith('over'));
    },
  );
});

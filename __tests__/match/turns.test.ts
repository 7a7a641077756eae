import { HIDDEN } from '@/engine';
import { canUndo, dealGame, decider, seen, startMatch, type MatchActor } from '@/match';
import { createStorage } from '@/storage';

import { memory } from '../storage/memory';
import { context, legal, origin, place, record, settle, started } from './driving';
import { duel, open, play, say } from './scenes';

/** What is open to see at the table, as hands. */
const hands = (actor: MatchActor) =>
  seen(context(actor)).state.hands.map((hand) => (hand.every((card) => card === HIDDEN) ? 'hidden' : 'open'));

/** The cards that can be read anywhere in what the screens get. */
const readable = (actor: MatchActor) => JSON.stringify(seen(context(actor)).events);

describe('From the first pick to the first turn', () => {
  const start = () =>
    started(startMatch(dealGame({ mode: 'duel-base' }, origin('phases')), createStorage(memory())));

  it('guilds are picked in turns, decks are set up, and the starter takes the phone', async () => {
    const actor = start();
    const seats = [];
    while (place(actor) === 'drafting.picking') {
      seats.push(decider(context(actor)));
      say(actor, legal(actor)[0]!);
      expect(place(actor)).toBe(seats.length < 6 ? 'drafting.presenting' : 'settingUp');
      actor.send({ type: 'presented' });
    }
    expect(seats).toEqual([0, 1, 0, 1, 0, 1]);
    expect(place(actor)).toBe('turn.handingOver');
    expect(hands(actor)).toEqual(['hidden', 'hidden']);
    actor.send({ type: 'ready' });
    expect(place(actor)).toBe('turn.choosing');
    expect(hands(actor)).toEqual(['open', 'hidden']);
  });

  it('a pick cannot be taken back: the next one may have been made because of it', () => {
    const actor = start();
    say(actor, legal(actor)[0]!);
    actor.send({ type: 'undo' });
    expect(context(actor).game.record.moves).toHaveLength(1);
  });
});

describe('A turn', () => {
  it('goes through playing to the review, and ends when its player passes on', async () => {
    const { actor } = await open(duel());
    actor.send({ type: 'ready' });
    say(actor, 'play:F5@2');
    expect(place(actor)).toBe('turn.presenting');
    actor.send({ type: 'presented' });
    expect(place(actor)).toBe('turn.playing');
    expect(await play(actor, 'play:F5@3', 'play:I6@1').catch((error: Error) => error.message)).toMatch(
      'nothing-shared',
    );
    expect(await play(actor, 'play:F6@1')).toBe('turn.reviewing');
    expect(hands(actor)).toEqual(['open', 'hidden']);
    actor.send({ type: 'done' });
    expect(place(actor)).toBe('turn.handingOver');
    expect(hands(actor)).toEqual(['hidden', 'hidden']);
  });

  it('is passed on at once by who ends it early', async () => {
    const { actor } = await open(duel());
    expect(await play(actor, 'play:F5@2', 'end')).toBe('turn.handingOver');
    expect(decider(context(actor))).toBe(1);
  });

  it('goes through activating and answering', async () => {
    const { actor } = await open(duel({ turns: '1: play:F5@2 end' }));
    expect(await play(actor, 'discard:A5')).toBe('turn.activating');
    expect(legal(actor)).toEqual(['use:3.1']);
    expect(await play(actor, 'use:3.1')).toBe('turn.answering');
    expect(legal(actor)).toEqual(['to:1', 'to:2', 'to:4', 'to:5']);
    expect(await play(actor, 'to:2')).toBe('turn.reviewing');
  });

  it('goes through checking', async () => {
    const { actor } = await open(duel({ turns: '1: play:F5@2 end\n2: play:A5@1 end' }));
    actor.send({ type: 'ready' });
    say(actor, 'draw');
    expect(place(actor)).toBe('turn.checking');
    expect(context(actor).events.map(({ type }) => type)).toContain('drawn');
    actor.send({ type: 'presented' });
    expect(place(actor)).toBe('turn.reviewing');
  });

  it('lets quick people act while the last step is still shown', async () => {
    const { actor } = await open(duel());
    actor.send({ type: 'ready' });
    for (const token of ['play:F5@2', 'play:F5@3', 'play:F6@4']) say(actor, token);
    expect(place(actor)).toBe('turn.presenting');
    expect(record(actor)).toContain('1: play:F5@2 play:F5@3 play:F6@4\n');
    say(actor, 'play:S5@1');
    expect(record(actor)).toContain('play:F6@4\n');
  });
});

describe('A step that is not allowed', () => {
  it.each([
    ['play:S5@1', 'not-in-hand'],
    ['use:1.1', 'not-now'],
    ['play:R7@1', 'not-in-hand'],
    ['draw', 'not-now'],
  ])('%s is refused: %s', async (token, reason) => {
    const { actor } = await open(duel());
    actor.send({ type: 'ready' });
    const before = record(actor);
    say(actor, token);
    expect(context(actor).refused).toMatchObject({ reason });
    expect(record(actor)).toBe(before);
    expect(place(actor)).toBe('turn.choosing');
    await play(actor, 'play:F5@1').catch(() => {});
    expect(context(actor).refused).toBe(null);
  });

  it('does nothing while nobody holds the phone', async () => {
    const { actor } = await open(duel());
    say(actor, 'play:F5@1');
    expect(place(actor)).toBe('turn.handingOver');
    expect(context(actor).refused).toBe(null);
  });
});

describe('Undo', () => {
  it('goes back step by step to the start of the turn', async () => {
    const { actor } = await open(duel());
    await play(actor, 'play:F5@2', 'play:F5@3', 'play:F6@4');
    expect(place(actor)).toBe('turn.reviewing');
    const places = [];
    while (canUndo(context(actor))) {
      actor.send({ type: 'undo' });
      places.push(place(actor));
    }
    expect(places).toEqual(['turn.playing', 'turn.playing', 'turn.choosing']);
    expect(record(actor)).toMatch(/deck 2 [^\n]*\n$/);
  });

  it('goes back to a question inside an ability', async () => {
    const { actor } = await open(duel({ turns: '1: play:F5@2 end' }));
    await play(actor, 'discard:A5', 'use:3.1', 'to:2');
    actor.send({ type: 'undo' });
    expect(place(actor)).toBe('turn.answering');
  });

  it('does not reach before the hand-over', async () => {
    const { actor } = await open(duel());
    await play(actor, 'play:F5@2', 'end');
    actor.send({ type: 'undo' });
    actor.send({ type: 'ready' });
    actor.send({ type: 'undo' });
    expect(record(actor)).toContain('1: play:F5@2 end');
  });

  it('does not take back a card that Star has drawn', async () => {
    const { actor } = await open(duel({ turns: '1: play:R5@3 end\n2: play:A5@1 end' }));
    await play(actor, 'discard:F5');
    expect(canUndo(context(actor))).toBe(true);
    await play(actor, 'use:3.1');
    expect(context(actor).events.map(({ type }) => type)).toContain('drawn');
    expect(canUndo(context(actor))).toBe(false);
  });

  it('does not take back a reshuffle or the cards of a check', async () => {
    const { actor } = await open(duel({ turns: '1: play:F5@2 end\n2: play:A5@1 end' }));
    await play(actor, 'draw');
    actor.send({ type: 'undo' });
    expect(place(actor)).toBe('turn.reviewing');
  });

  it('never takes back what a computer did', async () => {
    const { actor } = await open(duel({ seats: 'seat 2 random' }));
    say(actor, 'play:F5@1');
    actor.send({ type: 'presented' });
    say(actor, 'end');
    actor.send({ type: 'presented' });
    while (place(actor) === 'turn.thinking') await Promise.resolve();
    const before = record(actor);
    actor.send({ type: 'undo' });
    expect(record(actor)).toBe(before);
  });
});

describe('At the hand-over', () => {
  it('the cards drawn by the player before are in nothing the screens get', async () => {
    const { actor } = await open(duel({ turns: '1: play:F5@2 end\n2: play:A5@1 end' }));
    await play(actor, 'draw');
    expect(readable(actor)).toContain('"guild":"R"');
    actor.send({ type: 'done' });
    expect(place(actor)).toBe('turn.handingOver');
    expect(readable(actor)).toContain('"type":"drawn"');
    expect(readable(actor)).not.toContain('"guild":"R"');
    actor.send({ type: 'ready' });
    expect(readable(actor)).not.toContain('"guild":"R"');
  });

  it('with one person at the table there is none', async () => {
    const { actor } = await open(duel({ seats: 'seat 2 random' }));
    expect(place(actor)).toBe('turn.choosing');
    await play(actor, 'play:F5@2', 'end');
    await settle(actor);
    expect(place(actor)).toBe('turn.choosing');
    expect(decider(context(actor))).toBe(0);
    expect(hands(actor)).toEqual(['open', 'hidden']);
  });
});

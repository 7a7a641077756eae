/**
 * Random matches in all modes, twice at once: one is never interrupted, the other is killed after every step and opened
 * again from storage. `RESUME_MATCHES=500 npx jest --selectProjects unit --testPathPattern match/resume` plays more; a
 * failure names the number of the match.
 */
import { startMatch, type MatchActor } from '@/match';
import { createStorage } from '@/storage';

import { memory } from '../storage/memory';
import {
  act,
  context,
  gameFor,
  kill,
  picture,
  place,
  record,
  reopened,
  settle,
  started,
  stored,
} from './driving';

const MATCHES = Number(process.env.RESUME_MATCHES ?? 60);
/** On a slow machine the rest is left out. */
const MOST_SECONDS = process.env.RESUME_MATCHES ? Infinity : 30;

/** After a kill nobody knows who holds the phone; whoever it was takes it again. */
async function takeUp(actor: MatchActor) {
  await settle(actor);
  if (place(actor) === 'turn.handingOver' && context(actor).atTable === null) actor.send({ type: 'ready' });
}

async function playTwice(number: number): Promise<{ resumes: number; longest: number }> {
  const seed = `driver ${number}`;
  const storage = createStorage(memory());
  const whole = started(startMatch(gameFor(number), createStorage(memory())));
  let killed = started(startMatch(gameFor(number), storage));
  const { id } = context(whole).game;
  let resumes = 0;
  await settle(whole);
  do {
    await settle(killed);
    await stored(killed);
    kill(killed);
    killed = await reopened(id, storage);
    resumes++;
    await takeUp(whole);
    await takeUp(killed);
    if (picture(killed) !== picture(whole)) expect(picture(killed)).toBe(picture(whole));
    act(killed, seed);
    // The other goes on and shows all there is to show.
  } while (act(whole, seed));
  await settle(whole);
  if (record(killed) !== record(whole)) expect(record(killed)).toBe(record(whole));
  kill(whole);
  kill(killed);
  return { resumes, longest: record(whole).length };
}

test('a match that is killed after every step goes on as if nothing had happened', async () => {
  const end = performance.now() + MOST_SECONDS * 1000;
  let resumes = 0;
  let longest = 0;
  let matches = 0;
  for (; matches < MATCHES && performance.now() < end; matches++) {
    try {
      const played = await playTwice(matches);
      resumes += played.resumes;
      longest = Math.max(longest, played.longest);
    } catch (error) {
      throw new Error(`match ${matches}: ${(error as Error).message}`, { cause: error });
    }
  }
  if (process.env.RESUME_MATCHES) console.log(`${matches} matches, ${resumes} resumes, longest ${longest}`);
  expect(resumes).toBeGreaterThan(matches);
}, 3_600_000);

/** A match that runs: the machine, joined to what lasts on the device. */
import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate';

import {
  keyOfGame,
  storage as lasting,
  watchKey,
  type GameFile,
  type Opened,
  type SavedGame,
  type Storage,
} from '@/storage';

import { matchMachine } from './machine';
import type { MatchEvent } from './parts';

export type MatchActor = ActorRefFrom<typeof matchMachine>;

export type OpenedMatch =
  { readonly state: 'open'; readonly actor: MatchActor } | Exclude<Opened, { readonly state: 'open' }>;

function run(game: SavedGame, file: GameFile, stored: boolean, storage: Storage): MatchActor {
  const machine = matchMachine.provide({
    actors: {
      save: fromPromise<void, SavedGame>(({ input }) => file.save(input)),
      watch: fromCallback<MatchEvent>(({ sendBack }) =>
        watchKey(keyOfGame(game.id), () => sendBack({ type: 'elsewhere' })),
      ),
      count: fromPromise(({ input }) => storage.count([input])),
    },
  });
  return createActor(machine, { input: { game, stored } }).start();
}

/** Begins a game that has never been stored. */
export const startMatch = (game: SavedGame, storage: Storage = lasting): MatchActor =>
  run(game, storage.games.create(game.id), false, storage);

/** Goes on with a stored game, or says why this is not possible. */
export async function openMatch(id: string, storage: Storage = lasting): Promise<OpenedMatch> {
  const opened = await storage.games.open(id);
  if (opened.state !== 'open') return opened;
  return { state: 'open', actor: run(opened.game, opened.file, true, storage) };
}

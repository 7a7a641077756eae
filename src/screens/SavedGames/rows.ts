/** Which games stand where in the list. */
import type { FaultyGame, Shelf, Summary } from '@/storage';

export type Tab = 'running' | 'finished';

export type Row =
  | { readonly kind: 'game'; readonly game: Summary }
  | { readonly kind: 'faulty'; readonly faulty: FaultyGame };

const timeOf = (row: Row): number => (row.kind === 'game' ? row.game.played : (row.faulty.started ?? 0));

/** The newest first. Nobody knows whether a damaged game is over, so it stands where games are gone on with. */
export function rowsOf({ running, finished, faulty }: Shelf, tab: Tab): readonly Row[] {
  const games = (tab === 'running' ? running : finished).map((game): Row => ({ kind: 'game', game }));
  const damaged = tab === 'running' ? faulty.map((each): Row => ({ kind: 'faulty', faulty: each })) : [];
  return [...games, ...damaged].sort((a, b) => timeOf(b) - timeOf(a));
}

/** Opens where there is something to go on with. */
export const firstTab = (shelf: Shelf): Tab =>
  rowsOf(shelf, 'running').length === 0 && shelf.finished.length > 0 ? 'finished' : 'running';

/** Several rows side by side where the text still fits. */
export const columnsFor = (width: number, textScale: number): 1 | 2 => (width / textScale >= 760 ? 2 : 1);

export const inLines = <T>(items: readonly T[], columns: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / columns) }, (_, line) =>
    items.slice(line * columns, (line + 1) * columns),
  );

/** A shared file is called after the day its game began. */
export function fileNameOf(started: number): string {
  const date = new Date(started);
  const two = (number: number) => String(number).padStart(2, '0');
  return `riftforce-${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}.txt`;
}

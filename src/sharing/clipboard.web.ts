import type { Fetched, Sent } from './outcomes';

/** The browser may refuse both, and has no clipboard at all on a page without https. */
export async function copyText(text: string): Promise<Sent> {
  try {
    await navigator.clipboard.writeText(text);
    return 'done';
  } catch {
    return 'failed';
  }
}

export async function readClipboard(): Promise<Fetched> {
  try {
    return { state: 'done', text: await navigator.clipboard.readText() };
  } catch {
    return { state: 'failed' };
  }
}

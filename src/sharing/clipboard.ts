import * as Clipboard from 'expo-clipboard';

import type { Fetched, Sent } from './outcomes';

export async function copyText(text: string): Promise<Sent> {
  try {
    return (await Clipboard.setStringAsync(text)) ? 'done' : 'failed';
  } catch {
    return 'failed';
  }
}

export async function readClipboard(): Promise<Fetched> {
  try {
    return { state: 'done', text: await Clipboard.getStringAsync() };
  } catch {
    return { state: 'failed' };
  }
}

import { getDocumentAsync } from 'expo-document-picker';
import { Directory, File, FileMode, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';

import type { Fetched, Sent } from './outcomes';

/** Opens the share sheet of the phone, which does not tell whether anything was chosen in it. */
export async function shareText(name: string, text: string): Promise<Sent> {
  try {
    if (!(await isAvailableAsync())) return 'failed';
    // Another app may still read the file when the sheet has closed, so the one before it goes now.
    const folder = new Directory(Paths.cache, 'shared');
    if (folder.exists) folder.delete();
    folder.create();
    const file = new File(folder, name);
    file.write(text);
    await shareAsync(file.uri, { mimeType: 'text/plain', UTI: 'public.plain-text' });
    return 'done';
  } catch {
    return 'failed';
  }
}

/** `limit` is in bytes. Never more than that is read, whatever the size of the file. */
export async function pickText(limit: number): Promise<Fetched> {
  try {
    const { assets } = await getDocumentAsync({ copyToCacheDirectory: false });
    const picked = assets?.[0];
    if (!picked) return { state: 'cancelled' };
    const handle = new File(picked.uri).open(FileMode.ReadOnly);
    try {
      const bytes = handle.readBytes(limit + 1);
      if (bytes.length > limit) return { state: 'too-long' };
      return { state: 'done', text: new TextDecoder().decode(bytes) };
    } finally {
      handle.close();
    }
  } catch {
    return { state: 'failed' };
  }
}

/** Texts on a phone: whatever its parts answer, the app gets a plain outcome and never an exception. */
import * as Clipboard from 'expo-clipboard';
import { getDocumentAsync } from 'expo-document-picker';
import { File } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';

import { copyText, pickText, readClipboard, shareText } from '@/sharing';

jest.mock('expo-clipboard');
jest.mock('expo-document-picker');
jest.mock('expo-sharing');
jest.mock('expo-file-system', () => {
  /** What lies on the phone. */
  const files = new Map<string, Uint8Array>();
  class Node {
    readonly uri: string;
    constructor(...parts: (string | { uri: string })[]) {
      this.uri = parts.map((part) => (typeof part === 'string' ? part : part.uri)).join('/');
    }
  }
  class Directory extends Node {
    get exists() {
      return [...files.keys()].some((uri) => uri.startsWith(this.uri));
    }
    create() {}
    delete() {
      for (const uri of files.keys()) if (uri.startsWith(this.uri)) files.delete(uri);
    }
  }
  class MockFile extends Node {
    static readonly all = files;
    static read = 0;
    write(text: string) {
      files.set(this.uri, new TextEncoder().encode(text));
    }
    open() {
      const bytes = files.get(this.uri);
      if (!bytes) throw new Error('no such file');
      const readBytes = (length: number) => {
        const part = bytes.slice(0, length);
        MockFile.read += part.length;
        return part;
      };
      return { readBytes, close: () => {} };
    }
  }
  return { Directory, File: MockFile, FileMode: { ReadOnly: 'r' }, Paths: { cache: 'file:///cache' } };
});

const disk = File as unknown as { readonly all: Map<string, Uint8Array>; read: number };
const put = (uri: string, text: string) => disk.all.set(uri, new TextEncoder().encode(text));
const pick = (uri: string | null) =>
  jest
    .mocked(getDocumentAsync)
    .mockResolvedValueOnce(
      uri
        ? { canceled: false, assets: [{ uri, name: 'game.txt', lastModified: 0 }] }
        : { canceled: true, assets: null },
    );

beforeEach(() => {
  disk.all.clear();
  disk.read = 0;
});

describe('the clipboard', () => {
  test('takes a text', async () => {
    jest.mocked(Clipboard.setStringAsync).mockResolvedValueOnce(true);
    expect(await copyText('rift 1')).toBe('done');
    expect(Clipboard.setStringAsync).toHaveBeenCalledWith('rift 1');
  });

  test('gives one', async () => {
    jest.mocked(Clipboard.getStringAsync).mockResolvedValueOnce('rift 1');
    expect(await readClipboard()).toEqual({ state: 'done', text: 'rift 1' });
  });

  test('may refuse', async () => {
    jest.mocked(Clipboard.setStringAsync).mockRejectedValueOnce(new Error('no'));
    jest.mocked(Clipboard.getStringAsync).mockRejectedValueOnce(new Error('no'));
    expect(await copyText('rift 1')).toBe('failed');
    expect(await readClipboard()).toEqual({ state: 'failed' });
  });
});

describe('a text becomes a file for other apps', () => {
  test('in a folder that holds no other', async () => {
    jest.mocked(isAvailableAsync).mockResolvedValue(true);
    expect(await shareText('one.txt', 'rift 1')).toBe('done');
    expect(await shareText('two.txt', 'rift 2')).toBe('done');
    expect(jest.mocked(shareAsync).mock.lastCall?.[0]).toBe('file:///cache/shared/two.txt');
    expect([...disk.all.keys()]).toEqual(['file:///cache/shared/two.txt']);
  });

  test('or not, where nothing can be shared', async () => {
    jest.mocked(isAvailableAsync).mockResolvedValueOnce(false);
    expect(await shareText('one.txt', 'rift 1')).toBe('failed');
    jest.mocked(isAvailableAsync).mockResolvedValueOnce(true);
    jest.mocked(shareAsync).mockRejectedValueOnce(new Error('no'));
    expect(await shareText('one.txt', 'rift 1')).toBe('failed');
  });
});

describe('a file is picked', () => {
  test('and read', async () => {
    put('content://docs/1', 'name 1 Zoë');
    pick('content://docs/1');
    expect(await pickText(100)).toEqual({ state: 'done', text: 'name 1 Zoë' });
  });

  test('no more of it than the limit, whatever its size', async () => {
    put('content://docs/1', 'x'.repeat(5000));
    pick('content://docs/1');
    expect(await pickText(100)).toEqual({ state: 'too-long' });
    expect(disk.read).toBe(101);
  });

  test('or not', async () => {
    pick(null);
    expect(await pickText(100)).toEqual({ state: 'cancelled' });
    pick('content://docs/gone');
    expect(await pickText(100)).toEqual({ state: 'failed' });
    jest.mocked(getDocumentAsync).mockRejectedValueOnce(new Error('picking already'));
    expect(await pickText(100)).toEqual({ state: 'failed' });
  });
});

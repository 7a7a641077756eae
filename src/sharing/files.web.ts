import type { Fetched, Sent } from './outcomes';

/** The browser's share sheet where it takes files, else a download. */
export async function shareText(name: string, text: string): Promise<Sent> {
  try {
    const file = new File([text], name, { type: 'text/plain' });
    if (navigator.canShare?.({ files: [file] })) {
      try {
        await navigator.share({ files: [file] });
        return 'done';
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
        // The sheet did not open: it may still go as a download.
      }
    }
    download(file);
    return 'done';
  } catch {
    return 'failed';
  }
}

function download(file: File) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser begins to read after this moment.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** `limit` is in bytes. A larger file is not read at all. */
export async function pickText(limit: number): Promise<Fetched> {
  const file = await pickFile();
  if (!file) return { state: 'cancelled' };
  if (file.size > limit) return { state: 'too-long' };
  try {
    return { state: 'done', text: await file.text() };
  } catch {
    return { state: 'failed' };
  }
}

const pickFile = () =>
  new Promise<File | null>((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });

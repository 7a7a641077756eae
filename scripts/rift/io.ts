import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The input as a whole cannot be read: one clear line on standard error, exit 1. */
export class Unreadable extends Error {}

const WRITE_AT = 1 << 16;
let waiting: string[] = [];
let size = 0;

/** Writes a line; lines are gathered, so that a batch does not pay for each. */
export async function print(line: string) {
  waiting.push(line, '\n');
  size += line.length + 1;
  if (size >= WRITE_AT) await flush();
}

export async function flush() {
  const text = waiting.join('');
  waiting = [];
  size = 0;
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Non-empty lines of standard input, as they come; what was answered is out before the next is waited for. */
export async function* inputLines(): AsyncGenerator<string> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity }))
    if (line.trim() !== '') yield line;
}

export async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  const parts: string[] = [];
  stream.setEncoding('utf8');
  for await (const part of stream) parts.push(String(part));
  return parts.join('');
}

import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The input as a whole cannot be read: one clear line on standard error, exit 1. */
export class Unreadable extends Error {}

const WRITE_AT = 1 << 16;
let waiting: string[] = [];
let size = 0;

/** Writes a line. Lines are gathered, so that a batch does not pay for each, but never kept while there is nothing to do. */
export async function print(line: string) {
  if (waiting.length === 0) setImmediate(flush);
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

/** Standard input line by line. */
export const inputLines = (): AsyncIterable<string> =>
  createInterface({ input: process.stdin, crlfDelay: Infinity });

export async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  const parts: string[] = [];
  stream.setEncoding('utf8');
  for await (const part of stream) parts.push(String(part));
  return parts.join('');
}

/** The command line as its users start it: one process for a batch of lines. */
import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '..', '..');

export function rift(args: string, input = '') {
  return new Promise<{ code: number | null; out: string; err: string }>((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/rift.mjs', ...args.split(' ').filter(Boolean)], {
      cwd: root,
    });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.on('error', reject).on('close', (code) => resolve({ code, out, err }));
    child.stdin.on('error', () => {}).end(input);
  });
}

/** What a command that succeeds writes. */
export async function output(args: string, input?: string): Promise<string> {
  const { code, out, err } = await rift(args, input);
  expect({ args, code, err }).toEqual({ args, code: 0, err: '' });
  return out;
}

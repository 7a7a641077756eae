import { playGames, randomGames } from './games';
import { Unreadable } from './io';
import { readOptions, type Options } from './options';
import { applyLines, legalLines } from './positions';
import { trace } from './trace';

const COMMANDS: Readonly<Record<string, (options: Options) => Promise<void>>> = {
  random: randomGames,
  trace,
  apply: applyLines,
  legal: legalLines,
  play: playGames,
};

export async function main([command = '', ...args]: string[]) {
  // A reader that has seen enough closes the pipe; that is no error of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  try {
    if (!Object.hasOwn(COMMANDS, command))
      throw new Unreadable(`unknown command '${command}'; there are ${Object.keys(COMMANDS).join(', ')}`);
    const options = readOptions(args);
    const unexpected = options.files[command === 'trace' ? 1 : 0];
    if (unexpected !== undefined) throw new Unreadable(`unexpected word '${unexpected}'`);
    await COMMANDS[command]!(options);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

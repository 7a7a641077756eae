/** `npm run -s rift -- COMMAND`: the engine on the command line, for tests, tools and bug reports. */
import { runTypescript } from './run-typescript.mjs';

await runTypescript('scripts/rift/main.ts', process.argv.slice(2));

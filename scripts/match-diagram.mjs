/** `node scripts/match-diagram.mjs [--check]`: the states of the match machine as a page in docs. */
import { runTypescript } from './run-typescript.mjs';

await runTypescript('scripts/match-diagram.ts', process.argv.slice(2));

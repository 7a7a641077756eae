import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Whether node was started with this file, rather than another one importing it (also through a linked folder). */
export function isMain(metaUrl) {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(metaUrl));
}

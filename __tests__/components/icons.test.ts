import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { ICON_PATHS } from '@/components/icons.generated';

const SRC = path.resolve(__dirname, '../../src');

const code = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(path.join(SRC, file), 'utf8'))
  .join('\n');

test.each(Object.keys(ICON_PATHS))('the icon %s is used', (name) => {
  expect(code).toMatch(new RegExp(`["']${name}["']`));
});

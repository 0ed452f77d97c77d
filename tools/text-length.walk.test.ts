import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const files = globSync('apps/web/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.test.*', '**/dev/**'],
});

test('no form says by itself how long a text may get: the contract does', () => {
  const lengths = files.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/\bmaxLength(=\{|: ?|=")\d+/g)].map(
      ([found]) => `${file}: ${found}`,
    ),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(lengths).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../apps/web/src/admin/', import.meta.url);
const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.includes('.test.') && file !== 'frame/widgets/Unnamed.tsx',
);
const numbers = (source: string): string[] =>
  source.match(/(?:\?\?|\|\||:|=>)\s*`#\$\{[^}]+\}`/g) ?? [];

// "#4" that turns into a name reads like a fault: `unnamed` knows whether the name is still on its way.
test('nobody puts a number in the place of a name by himself', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    numbers(readFileSync(new URL(file, root), 'utf8')).map((one) => `${file}: ${one}`),
  );
  expect(found).toEqual([]);
});

test.each([
  'names.get(id) ?? `#${id}`',
  'tell(name) || `#${wanted}`',
  'node ? tell(node.name) : `#${id}`',
])('%s is found', (planted) => {
  expect(numbers(planted)).toHaveLength(1);
});

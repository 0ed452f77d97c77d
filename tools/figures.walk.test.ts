import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const files = globSync('{apps/web,packages/ui}/src/**/*.css', { cwd: root });

// figures of one width are wider than the others; the font of headings has its own
test('figures that stand below one another are as close together as those of a sentence', () => {
  const spacedOut = files.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , rule = '']) => rule.includes('tabular-nums'))
      .filter(([, , rule = '']) => !/letter-spacing|--font-heading/.test(rule))
      .map(([, selector = '']) => `${file}: ${selector.trim().split('\n').at(-1)?.trim()}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(spacedOut).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const files = globSync('{apps/web,packages/ui}/src/**/*.css', { cwd: root });

/** The least size of text, 13 px, and the boldest at which its dots are apart from its letters on a plain screen. */
const small = 'var(--text-xs)';
const boldest = 550;

test('the smallest text is never so bold that an i is read as an l', () => {
  const rules = files.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , rule = '']) => rule.includes(`font-size: ${small}`))
      .map(([, selector = '', rule = '']) => ({
        name: `${file}: ${selector.trim().split('\n').at(-1)?.trim()}`,
        weight: Number(/font-weight: (\d+)/.exec(rule)?.[1] ?? 0),
      })),
  );
  expect(rules.length).toBeGreaterThan(50);
  expect(rules.filter(({ weight }) => weight > boldest).map(({ name }) => name)).toEqual([]);
});

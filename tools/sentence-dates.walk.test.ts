import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A text with slots, and what is put into them. */
const filled = /\b(?:t|text)\(\s*(?:[^{};]|\$\{[^}]*\}){1,120}?,\s*\{([^{}]*)\}/gs;
const paddedIn = (source: string): string[] =>
  [...source.matchAll(filled)]
    .filter(([, slots = '']) => slots.includes('formatDateTime('))
    .map(([all]) => all.replaceAll(/\s+/g, ' '));

it('a moment in a sentence has no leading zeros: they are for columns, which stand under each other', () => {
  const sources = globSync('apps/web/src/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'));
  expect(sources.length).toBeGreaterThan(500);
  expect(
    sources.flatMap((path) => paddedIn(readFileSync(path, 'utf8')).map((one) => `${path}: ${one}`)),
  ).toEqual([]);
});

it('finds one in a text of several lines, and leaves a column alone', () => {
  expect(paddedIn("text('a.b', {\n  name,\n  time: formatDateTime(at),\n})")).toHaveLength(1);
  expect(paddedIn("t(isNew ? 'a' : `b.${c}`, { at: formatDateTime(at) })")).toHaveLength(1);
  expect(paddedIn("{ label: text('a.b'), cell: ({ at }) => formatDateTime(at) }")).toEqual([]);
});

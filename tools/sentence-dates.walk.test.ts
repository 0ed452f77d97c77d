import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Moments of a file outside of the cells of a table that are written with leading zeros. Those are for columns, which
 * stand under each other; a fact, a caption, a line and a sentence have none.
 */
const paddedIn = (source: string): string[] =>
  [...source.matchAll(/\bformatDateTime\(/g)]
    .map(({ index }) => source.slice(Math.max(0, index - 160), index))
    // the nearest key before it: a cell vouches for nothing but itself
    .filter((before) => [...before.matchAll(/\b(\w+):\s/g)].at(-1)?.[1] !== 'cell')
    .map((before) => `${before.replaceAll(/\s+/g, ' ').slice(-60)}formatDateTime(`);

it('a moment has leading zeros in a column of a table, and nowhere else', () => {
  const sources = globSync('apps/web/src/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'));
  expect(sources.length).toBeGreaterThan(500);
  expect(
    sources.flatMap((path) => paddedIn(readFileSync(path, 'utf8')).map((one) => `${path}: ${one}`)),
  ).toEqual([]);
});

it('finds one in a text, a fact and a line, and leaves a column alone', () => {
  expect(paddedIn("text('a.b', {\n  name,\n  time: formatDateTime(at),\n})")).toHaveLength(1);
  expect(paddedIn("{ key: 'at', value: formatDateTime(at) }")).toHaveLength(1);
  expect(paddedIn('<time>{formatDateTime(at)}</time>')).toHaveLength(1);
  expect(
    paddedIn("{ cell: ({ a }) => a },\n{ key: 'b', value: formatDateTime(at) }"),
    'a cell before it',
  ).toHaveLength(1);
  expect(paddedIn("{ label: text('a.b'), cell: ({ at }) => formatDateTime(at) }")).toEqual([]);
  expect(paddedIn('cell: ({ at }) =>\n  at ? formatDateTime(at) : none')).toEqual([]);
});

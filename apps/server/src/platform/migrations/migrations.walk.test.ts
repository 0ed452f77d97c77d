import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { problemsOf, readMigrations } from './migration-file.ts';

const folder = path.join(import.meta.dirname, '../../../migrations');

it('every migration since the words are there keeps to them', () => {
  const all = readMigrations(folder);
  expect(all).toHaveLength(readdirSync(folder).filter((name) => name.endsWith('.sql')).length);
  expect(all.flatMap((one) => problemsOf(one).map((why) => `${one.name}: ${why}`))).toEqual([]);
  expect(all.some(({ kind }) => kind === 'expand')).toBe(true);
});

/** Numbers nobody took, and nobody may: a node says by the last one what it knows, so one below would seem known. */
const leftOut = [
  36, 37, 40, 42, 43, 47, 54, 55, 56, 60, 61, 64, 65, 66, 67, 68, 69, 77, 78, 79, 89, 95, 100, 108,
  109, 110,
];
it('each takes the number after the last, and none fills a gap', () => {
  const numbers = readMigrations(folder).map(({ name }) => Number(name.slice(0, 4)));
  const all = [...numbers, ...leftOut].toSorted((a, b) => a - b);
  expect(all).toEqual(all.map((_, index) => index + 1));
});

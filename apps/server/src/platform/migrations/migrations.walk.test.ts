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

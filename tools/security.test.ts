import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('..', import.meta.url);
const text = readFileSync(new URL('docs/security.md', root), 'utf8');
const rows = text.split('\n').filter((line) => line.startsWith('| V'));
const isOfRepository = (path: string): boolean => /^(?:apps|docs|e2e|packages|tools)\//.test(path);
const held = rows.flatMap((row) =>
  [...(row.split('|')[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
);

describe('what is said of security', () => {
  it('goes through every chapter', () =>
    expect(rows.map((row) => /^\| (V\d+) /.exec(row)?.[1])).toEqual(
      Array.from({ length: 17 }, (_one, at) => `V${at + 1}`),
    ));
  it.each(held)('is held by %s, which is there', (path) =>
    expect(existsSync(new URL(isOfRepository(path) ? path : `apps/server/src/${path}`, root))).toBe(
      true,
    ),
  );
});

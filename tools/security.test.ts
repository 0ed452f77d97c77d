import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('..', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const text = read('docs/security.md');
const rules = read('docs/security-rules.md');

/** Number and level of every requirement of levels 1 and 2. */
const wanted = new Map(
  read('tools/asvs.txt')
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => {
      const [number = '', level = ''] = line.split(' ');
      return [number, level];
    }),
);
const standings = ['holds', 'short', 'operator', 'none'] as const;
const filesIn = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
/** A row for a requirement, or for several that stand alike. */
const rows = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, numbers = '', standing = '', why = '', held = '']) => ({
    numbers: numbers.split(', '),
    standing,
    why,
    files: filesIn(held),
  }));

/** Below the server's sources, where it begins with no folder and is no file of the repository. */
const isThere = (path: string): boolean =>
  existsSync(new URL(path, root)) || existsSync(new URL(`apps/server/src/${path}`, root));

describe('what is said of security', () => {
  it('names each requirement of levels 1 and 2 once, in order', () =>
    expect(rows.flatMap(({ numbers }) => numbers)).toEqual([...wanted.keys()]));
  it.each(rows)('$numbers: $standing, and how', ({ standing, why, files }) => {
    expect(standings).toContain(standing);
    expect(why).not.toBe('');
    if (standing === 'holds') expect(files).not.toEqual([]);
    expect(files.filter((path) => !isThere(path))).toEqual([]);
  });
  it.each(standings)('counts what is "%s"', (standing) => {
    const numbers = rows.flatMap((row) => (row.standing === standing ? row.numbers : []));
    const ofLevel1 = numbers.filter((number) => wanted.get(number) === '1');
    const [, statedCount, statedOfLevel1] =
      new RegExp(`^\\| ${standing} +\\|[^|]+\\| (\\d+) +\\| (\\d+) +\\|$`, 'm').exec(text) ?? [];
    expect([statedCount, statedOfLevel1]).toEqual([
      String(numbers.length),
      String(ofLevel1.length),
    ]);
  });
});

it('the files its rules are read in are there', () => {
  const files = filesIn(rules).filter((path) => path.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((path) => !isThere(path))).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { crumbReasonProblems, sizeProblems } from './sizes.mjs';

const room = 'apps/server/src/money/planted';
const lines = (count: number): string => 'const a = 1;\n'.repeat(count);
const planted = (name: string, text: string) => ({ file: `${room}/${name}`, text });
const found = (...sources: { file: string; text: string }[]): string[] =>
  sizeProblems([planted('room.ts', lines(20)), ...sources], []);

describe('is refused', () => {
  test('a house whose files are long, and one with many very long ones', () => {
    const house = (long: number, count: number) =>
      found(
        ...Array.from({ length: 9 }, (_, at) =>
          planted(`a${at}.ts`, lines(at < count ? long : 20)),
        ),
      );
    expect(house(81, 7)).toEqual([expect.stringContaining('the median of lines per file is 81')]);
    expect(house(201, 3)).toEqual([expect.stringContaining('the p90 of lines per file is 201')]);
    expect(house(200, 3)).toEqual([]);
  });
  test('a wide line, in a test and in a script too', () => {
    const wide = `${lines(10)}// ${'a'.repeat(118)}`;
    expect(found(planted('wide.ts', wide))).toEqual([`${room}/wide.ts:11: 121 columns`]);
    expect(found(planted('wide.test.ts', wide))).toHaveLength(1);
    expect(
      sizeProblems([planted('room.ts', lines(20))], [{ file: 'tools/a.mjs', text: wide }]),
    ).toHaveLength(1);
  });
  test('a crumb', () =>
    expect(found(planted('crumb.ts', lines(9)))).toEqual([
      `${room}/crumb.ts: under 10 lines; it belongs to its only user`,
    ]));
  test('a reason for a crumb that grew, or went', () =>
    expect(crumbReasonProblems([])).toContain(
      'tools/sizes.mjs: packages/contract/src/rules/payment.ts is no crumb, or is no more',
    ));
});
test.each(['index.ts', 'planted.table.ts', 'planted.jobs.ts', 'planted.test.ts'])(
  'a few lines are enough for %s',
  (name) => expect(found(planted(name, lines(3)))).toEqual([]),
);

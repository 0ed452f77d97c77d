import { expect, it } from 'vitest';
import { huesOf } from './hues.ts';

const of = (...counts: readonly (readonly [id: number, count: number])[]): number[] =>
  counts.flatMap(([id, count]) => Array.from({ length: count }, () => id));

it.each([
  ['of one category is of one hue', of([3, 40]), '3.8'],
  ['of two alike is half and half, in order of their ids', of([7, 5], [3, 5]), '3.4-7.4'],
  ['begins with the largest', of([3, 1], [7, 3]), '7.6-3.2'],
  ['says nothing of what would not be seen', of([3, 99], [7, 1]), '3.8'],
  ['gives what rounding leaves to who lost by it', of([1, 1], [2, 1], [3, 1]), '1.3-2.3-3.2'],
  [
    'has one part for all beyond the fourth',
    of([1, 1], [2, 1], [3, 1], [4, 1], [5, 1], [6, 1], [7, 1], [8, 1]),
    '1.1-2.1-3.1-4.1-0.4',
  ],
])('the ring of a cluster %s', (_what, categories, hues) => expect(huesOf(categories)).toBe(hues));

it('is always full', () => {
  for (let seed = 1; seed < 500; seed += 1) {
    const counts = Array.from({ length: 1 + (seed % 9) }, (_, at): [number, number] => [
      at + 1,
      1 + ((seed * (at + 3) * 7919) % 23),
    ]);
    const parts = huesOf(of(...counts))
      .split('-')
      .map((one) => Number(one.split('.')[1]));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(8);
  }
});

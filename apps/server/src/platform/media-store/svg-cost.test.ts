import { expect, it } from 'vitest';
import { countDrawn, maxDrawnElements } from './svg-cost.ts';

const uses = (id: number, times: number): string => `<use href="#g${id}"/>`.repeat(times);
const nested = (levels: number, times: number): string =>
  `<svg><g id="g0"><rect/></g>${Array.from(
    { length: levels },
    (_, level) => `<g id="g${level + 1}">${uses(level, times)}</g>`,
  ).join('')}</svg>`;

it.each([
  ['alone', '<svg><rect/><g><circle/></g></svg>', 4],
  ['with what it shows again', '<svg><g id="g0"><rect/></g><use href="#g0"/></svg>', 6],
  ['with a pattern', '<svg><pattern id="p"><rect/></pattern><g fill="url(#p)"/></svg>', 6],
  ['with a picture and a stranger', '<svg><image href="#p"/><use href="#none"/></svg>', 3],
  ['that shows itself', '<svg><g id="g0"><use xlink:href="#g0"/></g></svg>', 3],
])('the elements of a drawing %s are counted', (_what, svg, count) =>
  expect(countDrawn(svg)).toBe(count),
);

it('31 groups of ten copies each are more than anybody draws, in six kilobytes', () => {
  const svg = nested(31, 10);
  expect(svg.length).toBeLessThan(7_000);
  expect(countDrawn(svg)).toBeGreaterThan(10 ** 30);
});

it('an icon with a few copies is far below what is refused', () =>
  expect(countDrawn(nested(3, 4))).toBeLessThan(maxDrawnElements / 100));

it('a chain of references longer than anybody draws is not followed to its end', () =>
  expect(countDrawn(nested(5_000, 1))).toBeGreaterThan(maxDrawnElements));

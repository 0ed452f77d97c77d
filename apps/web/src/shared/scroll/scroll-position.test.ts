import { describe, expect, test } from 'vitest';
import {
  readingLine,
  type ScrollPosition,
  scrollPositionOf,
  sectionBeingRead,
} from './scroll-position.ts';

const view = { top: 100, bottom: 400 };

describe('a section', () => {
  test.each([
    ['in-view', 150, 250],
    ['in-view', 0, 1_000],
    ['in-view', 399, 900],
    ['above-view', -50, 99],
    ['above-view', 0, 100],
    ['below-view', 400, 500],
    ['below-view', 900, 950],
  ] as const)('is %s between %i and %i', (position, top, bottom) =>
    expect(scrollPositionOf({ top, bottom }, view)).toBe(position),
  );
});

test.each([
  ['at the top where the page begins', 0, 2_000, 100],
  ['in the middle half way', 1_000, 2_000, 450],
  ['at the bottom where the page ends', 2_000, 2_000, 800],
  ['at the top of a page that does not scroll', 0, 0, 100],
  ['at the bottom while the page bounces back', 2_050, 2_000, 800],
])('the line being read is %s', (_, by, end, top) =>
  expect(readingLine({ by, end, height: 800 })).toEqual({ top, bottom: top + 1 }),
);

describe('the section being read', () => {
  const read = (...positions: ScrollPosition[]): string | undefined =>
    sectionBeingRead(positions.map((position, at) => ({ id: `section ${at + 1}`, position })));
  test('is the one on the line', () =>
    expect(read('above-view', 'in-view', 'below-view')).toBe('section 2'));
  test('is the last one passed between two', () =>
    expect(read('above-view', 'above-view', 'below-view')).toBe('section 2'));
  test('is the first before it is reached', () =>
    expect(read('below-view', 'below-view')).toBe('section 1'));
  test('is none where there is none', () => expect(read()).toBeUndefined());
});

import { describe, expect, test } from 'vitest';
import { type ScrollPosition, scrollPositionOf, sectionBeingRead } from './scroll-position.ts';

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

describe('the section being read', () => {
  const read = (...positions: ScrollPosition[]): string | undefined => {
    const ids = positions.map((_, index) => `section ${index + 1}`);
    return sectionBeingRead(ids, new Map(ids.map((id, at) => [id, positions[at] ?? 'in-view'])));
  };
  test('is the first one seen', () =>
    expect(read('above-view', 'in-view', 'in-view')).toBe('section 2'));
  test('is the last one passed between two', () =>
    expect(read('above-view', 'above-view', 'below-view')).toBe('section 2'));
  test('is none before the first', () => expect(read('below-view', 'below-view')).toBeUndefined());
  test('is none before anything was looked at', () =>
    expect(sectionBeingRead(['a'], new Map())).toBeUndefined());
});

import { describe, expect, it } from 'vitest';
import { stripOf } from './strip.ts';

describe('the strip of a slide on a phone', () => {
  it.each([
    ['a wide picture', 1600, 900, { x: 0, y: 0.484, width: 1, height: 0.395 }],
    ['a square', 1000, 1000, { x: 0, y: 0.622, width: 1, height: 0.222 }],
    ['a picture flatter than the strip', 3000, 500, { x: 0, y: 0, width: 1, height: 1 }],
  ])('of %s lies in its lower part', (_what, width, height, expected) => {
    const strip = stripOf(width, height);
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(strip[side]).toBeCloseTo(expected[side], 3);
    expect(strip.y + strip.height).toBeLessThanOrEqual(1);
  });
});

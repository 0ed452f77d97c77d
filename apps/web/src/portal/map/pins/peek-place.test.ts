import { expect, test } from 'vitest';
import { peekPlace, peekSize } from './peek-place.ts';

const map = { width: 900, height: 700 };
const chips = 64;

test('the card stands over the middle of its pin', () =>
  expect(peekPlace({ x: 450, y: 400 }, map, chips)).toEqual({ left: 290, top: 240 }));
test('below a pin that stands under the chips', () =>
  expect(peekPlace({ x: 450, y: 200 }, map, chips).top).toBe(208));
test.each([
  ['left', 5, 8],
  ['right', 895, map.width - peekSize.width - 8],
])('within the map at its %s', (_side, x, left) =>
  expect(peekPlace({ x, y: 400 }, map, chips).left).toBe(left),
);

import { describe, expect, test } from 'vitest';
import { clampPosition, draggedPosition, nextRest, restOf } from './sheet-position.ts';

const origin = { position: 0.5, pointer: 400 };

describe('the list over the map', () => {
  test.each([
    [-1, 0],
    [0.3, 0.3],
    [7, 1],
  ])('is never beyond its ends: %d is %d', (given, kept) =>
    expect(clampPosition(given)).toBe(kept),
  );
  test('follows the finger', () =>
    expect([draggedPosition(origin, 300, 400), draggedPosition(origin, 500, 400)]).toEqual([
      0.75, 0.25,
    ]));
  test('stops at its ends however far the finger goes', () =>
    expect([draggedPosition(origin, -9_000, 400), draggedPosition(origin, 9_000, 400)]).toEqual([
      1, 0,
    ]));
  test('cannot be dragged without a pointer', () =>
    expect(() => draggedPosition(origin, undefined, 400)).toThrow(
      'undefined drag pointer position',
    ));
  test.each([
    [0.1, 0, 0],
    [0.4, 0, 0.5],
    [0.9, 0, 1],
    [0.1, 2, 0.5],
    [0.6, -2, 0.5],
    [0.4, -2, 0],
    [1, 2, 1],
  ])('let go at %d with speed %d it rests at %d', (position, speed, rest) =>
    expect(restOf(position, speed)).toBe(rest),
  );
  test('moves by the keys from rest to rest', () =>
    expect([
      nextRest(0, 1),
      nextRest(0.5, 1),
      nextRest(1, 1),
      nextRest(1, -1),
      nextRest(0.3, -1),
      nextRest(0, -1),
    ]).toEqual([0.5, 1, 1, 0.5, 0, 0]));
});

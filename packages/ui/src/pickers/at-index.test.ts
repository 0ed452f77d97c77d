import { describe, expect, test } from 'vitest';
import { insertedAt, movedAt, removedAt, replacedAt } from './at-index.ts';

const list = ['a', 'b', 'c'] as const;

describe('a list in order', () => {
  test.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
  ])('moves %i to %i', (from, to, moved) => expect(movedAt(list, from, to)).toEqual(moved));
  test('replaces, removes and puts in at an index, and leaves the given list alone', () => {
    expect(replacedAt<string>(list, 1, 'x')).toEqual(['a', 'x', 'c']);
    expect(removedAt(list, 0)).toEqual(['b', 'c']);
    expect(insertedAt<string>(list, 0, 'x')).toEqual(['x', 'a', 'b', 'c']);
    expect(insertedAt<string>(list, 3, 'x')).toEqual(['a', 'b', 'c', 'x']);
    expect(list).toEqual(['a', 'b', 'c']);
  });
  test('moves an item that is undefined as well', () =>
    expect(movedAt([undefined, 1], 0, 1)).toEqual([1, undefined]));
  test.each([
    ['moving from', () => movedAt(list, 3, 0), 3],
    ['moving to', () => movedAt(list, 0, -1), -1],
    ['replacing at', () => replacedAt<string>(list, 3, 'x'), 3],
    ['removing at', () => removedAt(list, -1), -1],
    ['putting in at', () => insertedAt<string>(list, 4, 'x'), 4],
    ['half an index for', () => removedAt(list, 0.5), 0.5],
  ])('refuses %s an index it does not have', (_, act, index) =>
    expect(act).toThrow(new RangeError(`Index ${index} is out of bounds.`)),
  );
});

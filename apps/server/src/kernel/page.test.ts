import { expect, it } from 'vitest';
import { windowOf } from './page.ts';

const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const read = (pageNumber: number, pageSize: number) => {
  const { isFromEnd, limit, offset } = windowOf({ pageNumber, pageSize }, list.length);
  const rows = (isFromEnd ? list.toReversed() : list).slice(offset, offset + limit);
  return { rows: isFromEnd ? rows.toReversed() : rows, passed: offset };
};

it.each([1, 2, 3, 4, 7, 9])('pages of %i show every row once, in order', (pageSize) => {
  const numbers = Array.from({ length: 9 }, (_, number) => number);
  expect(numbers.flatMap((number) => read(number, pageSize).rows)).toEqual(list);
});

it('a page never passes over more than half of the list', () => {
  const passed = [0, 1, 2, 3].map((number) => read(number, 2).passed);
  expect(passed).toEqual([0, 2, 1, 0]);
});

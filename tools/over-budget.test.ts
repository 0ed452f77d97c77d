import { expect, test } from 'vitest';
import { budget, overBudget } from './over-budget.mjs';

const atMost = [['Home', 12]] as const;
test('a first load at its budget passes', () => expect(overBudget(budget, atMost)).toEqual([]));
test.each(['scripts', 'texts', 'fonts', 'style'] as const)(
  'one byte of %s more is refused',
  (name) => expect(overBudget({ ...budget, [name]: budget[name] + 1 }, atMost)).toEqual([name]),
);
test('what measured nothing is refused', () => {
  expect(overBudget({ ...budget, style: 0 }, atMost)).toEqual(['style']);
  expect(overBudget({ ...budget, texts: Number.NaN }, atMost)).toEqual(['texts']);
});
test('a page of one script more is refused', () =>
  expect(overBudget(budget, [...atMost, ['Search', 13]])).toEqual(['scripts of Search']));

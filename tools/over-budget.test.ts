import { expect, test } from 'vitest';
import { budget, overBudget, screensIn } from './over-budget.mjs';

const atMost = [['Home', 12]] as const;
test('a first load at its budget passes', () => expect(overBudget(budget, atMost, {})).toEqual([]));
test.each(['scripts', 'texts', 'fonts', 'style'] as const)(
  'one byte of %s more is refused',
  (name) => expect(overBudget({ ...budget, [name]: budget[name] + 1 }, atMost, {})).toEqual([name]),
);
test('what measured nothing is refused', () => {
  expect(overBudget({ ...budget, style: 0 }, atMost, {})).toEqual(['style']);
  expect(overBudget({ ...budget, texts: Number.NaN }, atMost, {})).toEqual(['texts']);
});
test('a page of one script more is refused, a new one too, and one that may ask for more', () => {
  expect(overBudget(budget, [...atMost, ['hint/Hint', 13]], {})).toEqual(['scripts of hint/Hint']);
  const more = { 'map/Map': 15 };
  expect(overBudget(budget, [['map/Map', 15]], more)).toEqual([]);
  expect(overBudget(budget, [['map/Map', 16]], more)).toEqual(['scripts of map/Map']);
  expect(overBudget(budget, atMost, more)).toEqual([expect.stringContaining('no such page')]);
});
test('the screens are those of the build', () =>
  expect(
    screensIn({
      'src/portal/hint/HintScreen.tsx': {},
      'src/portal/hint/Hint.tsx': {},
      'src/main.tsx': {},
    }),
  ).toEqual(['hint/Hint']));

import { expect, it } from 'vitest';
import { highlight } from './highlight.ts';

it.each([
  ['Kavárna Žižkov', 'ziz', [[8, 11]]],
  [
    'Kavárna Žižkov',
    'zizkov kavarna',
    [
      [0, 7],
      [8, 14],
    ],
  ],
  ['Restaurace U Lípy', 'restaurce', []],
  ['Straße 12', 'stras', [[0, 6]]],
  ['–', 'abc', []],
])('of "%s", "%s" marks %j', (label, keyword, expected) => {
  expect(highlight(label, keyword)).toEqual(expected);
});

import { expect, it } from 'vitest';
import { fold } from './fold.ts';

it.each([
  ['Žluťoučký  kůň', 'zlutoucky kun'],
  [' ŠKODA\tAuto ', 'skoda auto'],
  ['Łódź, Straße', 'lodz, strasse'],
  ['', ''],
])('folds %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

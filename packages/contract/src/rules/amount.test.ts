import { describe, expect, test } from 'vitest';
import { parseAmount, typedAmount } from './amount.ts';

describe('an amount as people type it', () => {
  test.each([
    ['590', 59_000],
    ['590,5', 59_050],
    ['590.05', 59_005],
    ['1 290,50', 129_050],
    ['1\u00A0290', 129_000],
    ['0', 0],
    ['12,00 Kč', 1_200],
    ['12 €', 1_200],
  ])('%s is %i', (typed, amount) => expect(parseAmount(typed)).toBe(amount));
  test.each(['', 'abc', '12,345', '-5', '1,2,3', '12,', ',5', '1e5'])('%s is no amount', (typed) =>
    expect(parseAmount(typed)).toBeUndefined(),
  );
  test.each([
    [59_000, '590'],
    [59_050, '590,50'],
    [59_005, '590,05'],
    [0, '0'],
  ])('%i is typed as %s', (amount, typed) => expect(typedAmount(amount)).toBe(typed));
});

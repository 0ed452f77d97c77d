import { describe, expect, test } from 'vitest';
import { parseNumber } from './number.tsx';
import { parseMoney, typedMoney } from './parse-money.ts';

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
  ])('%s is %i', (typed, amount) => expect(parseMoney(typed)).toBe(amount));
  test.each(['', 'abc', '12,345', '-5', '1,2,3', '12,', ',5', '1e5'])('%s is no amount', (typed) =>
    expect(parseMoney(typed)).toBeUndefined(),
  );
  test.each([
    [59_000, '590'],
    [59_050, '590,50'],
    [59_005, '590,05'],
    [0, '0'],
  ])('%i is typed as %s', (amount, typed) => expect(typedMoney(amount)).toBe(typed));
});

describe('a number as people type it', () => {
  test.each([
    ['50,0755', 50.0755],
    ['-14.4', -14.4],
    ['−5', -5],
    ['1 000', 1_000],
  ])('%s is %d', (typed, value) => expect(parseNumber(typed)).toBe(value));
  test.each(['', '1,2,3', 'x', '5.'])('%s is none', (typed) =>
    expect(parseNumber(typed)).toBeUndefined(),
  );
});

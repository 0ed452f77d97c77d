import { describe, expect, test } from 'vitest';
import { accountProblem, amountText, parseAccount, parseAmount, presets } from './amount.ts';

describe('an amount', () => {
  test.each([
    ['500', 50_000],
    ['1 234,50', 123_450],
    ['1\u00A0234.5', 123_450],
    ['0,07', 7],
    ['19,99', 1_999],
    ['', undefined],
    ['-5', undefined],
    ['1,234', undefined],
    ['5 Kč', undefined],
    ['1e3', undefined],
  ])('typed as %o is %o', (text, amount) => expect(parseAmount(text)).toBe(amount));
  test.each([
    [50_000, '500'],
    [123_450, '1234,50'],
  ])('of %o is edited as %o', (amount, text) => expect(amountText(amount)).toBe(text));
  test('is offered only within the limits', () => {
    expect(presets('CZK', { min: 30_000, max: 100_000 })).toEqual([50_000, 100_000]);
    expect(presets('EUR', { min: 400, max: 5_000 })).toEqual([1_000, 2_000, 5_000]);
  });
});
test.each([
  ['19-2000145399/0800', { bankAccount: { prefix: '19', number: '2000145399', bankCode: '0800' } }],
  ['2000145399 / 0800', { bankAccount: { prefix: null, number: '2000145399', bankCode: '0800' } }],
  ['CZ65 0800 0000 1920 0014 5399', { iban: 'CZ6508000000192000145399' }],
])('the account %s is understood', (text, account) => expect(parseAccount(text)).toEqual(account));
test.each([
  ['19-2000145399/0800', undefined],
  ['CZ65 0800 0000 1920 0014 5399', undefined],
  ['sk31 1200 0000 1987 4263 7541', undefined],
  ['  ', 'validation.required'],
  ['CZ65 0800 0000 1920 0014 5398', 'validation.iban.checksum'],
  ['19-2000145398/0800', 'validation.account.checksum'],
  ['na Honzu', 'validation.iban'],
  ['CZ'.repeat(30), 'validation.iban'],
])('what is wrong with the account %o is known before it is sent', (text, problem) =>
  expect(accountProblem(text)).toBe(problem),
);

import { expect, it } from 'vitest';
import { potCodes, regimeCodes } from '../vocabulary/words.ts';
import { moneyOfAddress, readMoneyChoice, writeMoneyChoice } from './money-choice.ts';
import { arePaid, readPurchases, writePurchases } from './purchases.ts';

it.each([...potCodes, ...regimeCodes].flatMap((word) => [word, `${word}.2026-12-31`]))(
  '%s is money, and is written as it was read',
  (value) => {
    const choice = readMoneyChoice(value);
    expect(choice && writeMoneyChoice(choice)).toBe(value);
    expect(moneyOfAddress(value)).toBe(value);
  },
);
it('a day alone is whatever ends by it', () =>
  expect(readMoneyChoice('2026-12-31')).toEqual({ word: null, until: '2026-12-31' }));
it.each([
  '',
  'GOLD',
  'benefit',
  'BENEFIT.',
  'BENEFIT.2026-13-01',
  'BENEFIT.2026-02-30',
  '.2026-12-31',
  '2026-12-31.BENEFIT',
  'BENEFIT.2026-12-31.1',
  7,
  undefined,
])('%j says nothing', (value) => expect(readMoneyChoice(value)).toBeUndefined());

it('purchases have one spelling, however they were written', () => {
  expect(writePurchases(readPurchases('CZ_MEAL.7.2,CZ_LEISURE') ?? [])).toBe(
    'CZ_LEISURE,CZ_MEAL.2.7',
  );
});
it.each(['', 'GOLD', 'CZ_MEAL.x', 'CZ_MEAL.0', 'CZ_MEAL.', 'CZ_MEAL.2,,', 'CZ_MEAL,CZ_MEAL'])(
  '%j is no list of purchases',
  (value) => expect(readPurchases(value)).toBeUndefined(),
);
it('a purchase is paid by its regime and, where categories are named, in one of them', () => {
  const paid = readPurchases('CZ_LEISURE,CZ_MEAL.2') ?? [];
  expect([
    arePaid(paid, { regime: 'CZ_LEISURE', categoryId: null }),
    arePaid(paid, { regime: 'CZ_MEAL', categoryId: 2 }),
    arePaid(paid, { regime: 'CZ_MEAL', categoryId: 3 }),
    arePaid(paid, { regime: 'CZ_MEAL', categoryId: null }),
    arePaid(paid, { regime: 'CZ_HEALTH', categoryId: 2 }),
  ]).toEqual([true, true, false, false, false]);
});

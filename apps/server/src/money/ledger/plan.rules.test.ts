import type { Regime } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import {
  type PlannedPurchase,
  planPayment,
  roomKey,
  type Rules,
  type SpendableLot,
} from './plan.rules.ts';

const lot = (id: number, fields: Partial<SpendableLot> = {}): SpendableLot => ({
  id,
  clientId: fields.regime === 'PRIVATE' ? null : 1,
  companyId: null,
  regime: 'CZ_LEISURE',
  remaining: 100,
  validFrom: '2026-01-01',
  expiresOn: '2026-12-31',
  grantedAt: '2026-01-01T00:00:00Z',
  allowedCategoryIds: null,
  ...fields,
});
const rules = (left?: number, overLimit: 'BLOCK' | 'TAX' = 'BLOCK'): Rules => ({
  rooms: new Map(
    left === undefined ? [] : [[roomKey(lot(1), 'CZ_LEISURE'), { left, overLimit }] as const],
  ),
  rulesSince: new Map<Regime, string>([['CZ_LEISURE', '2026-01-01']]),
  refused: new Set(),
});
const buy = (amount: number, fields: Partial<PlannedPurchase> = {}): PlannedPurchase => ({
  amount,
  regime: 'CZ_LEISURE',
  categoryId: 6,
  useTaxed: false,
  usePrivate: false,
  ...fields,
});
const paid = (...args: Parameters<typeof planPayment>): [number, number][] =>
  planPayment(...args).parts.map(({ lotId, amount }) => [lotId, amount]);

describe('what pays first', () => {
  it.each<[string, SpendableLot[], number]>([
    [
      'money given under older rules',
      [lot(1), lot(2, { validFrom: '2025-03-01', expiresOn: null })],
      2,
    ],
    ['what expires first', [lot(1, { expiresOn: null }), lot(2)], 2],
    ['what buys only some categories', [lot(1), lot(2, { allowedCategoryIds: [6] })], 2],
    ['what buys this regime only, before the fund', [lot(1, { regime: 'CZ_FKSP' }), lot(2)], 2],
    ['anything exempt, before what is taxed', [lot(1, { regime: 'TAXED' }), lot(2)], 2],
    ['the older of two alike', [lot(1), lot(2, { grantedAt: '2025-12-01T00:00:00Z' })], 2],
    [
      "the employer's, before one's own",
      [lot(1, { regime: 'PRIVATE', expiresOn: null }), lot(2)],
      2,
    ],
  ])('%s', (_what, lots, expected) => {
    expect(paid(buy(50, { usePrivate: true }), lots, rules())).toEqual([[expected, 50]]);
  });
});

describe('a purchase', () => {
  it('is paid by one lot after another to the last minor unit', () => {
    expect(
      planPayment(buy(250), [lot(1), lot(2), lot(3)], rules()).parts.map(({ amount }) => amount),
    ).toEqual([100, 100, 50]);
  });

  it('takes own money only when its owner agreed', () => {
    const lots = [lot(1), lot(2, { regime: 'PRIVATE', expiresOn: null })];
    expect(planPayment(buy(150), lots, rules())).toMatchObject({ short: 50 });
    expect(paid(buy(150, { usePrivate: true }), lots, rules())).toEqual([
      [1, 100],
      [2, 50],
    ]);
  });

  it('of meals takes meal money and nothing else of the employer', () => {
    const lots = [lot(1), lot(2, { regime: 'CZ_MEAL' })];
    expect(paid(buy(60, { regime: 'CZ_MEAL' }), lots, rules())).toEqual([[2, 60]]);
  });

  it.each<[string, number, SpendableLot[], Rules, string]>([
    ['there is too little', 300, [lot(1)], rules(), 'INSUFFICIENT_CREDITS'],
    [
      'the money is for something else',
      80,
      [lot(1, { regime: 'CZ_MEAL' })],
      rules(),
      'NOT_COVERED',
    ],
    [
      'it is for other categories',
      80,
      [lot(1, { allowedCategoryIds: [2] })],
      rules(),
      'NOT_COVERED',
    ],
    [
      'a part could be paid, and the rest is for something else',
      150,
      [lot(1), lot(2, { regime: 'CZ_MEAL' })],
      rules(),
      'INSUFFICIENT_CREDITS',
    ],
    ['the year is used up', 80, [lot(1)], rules(79), 'OVER_LIMIT'],
  ])('is refused when %s', (_what, amount, lots, given, reason) => {
    expect(planPayment(buy(amount), lots, given).decline).toBe(reason);
  });

  it('beyond the yearly limit is paid and marked where the client lets it be taxed and the payer too', () => {
    const agreed = buy(80, { useTaxed: true });
    expect(planPayment(agreed, [lot(1)], rules(30, 'TAX')).parts).toEqual([
      { lotId: 1, amount: 30, overLimit: false },
      { lotId: 1, amount: 50, overLimit: true },
    ]);
    expect(planPayment(agreed, [lot(1)], rules(30)).decline).toBe('OVER_LIMIT');
  });

  it('beyond the yearly limit is refused for want of the consent, where that is all it wants', () => {
    const planOf = (amount: number) => planPayment(buy(amount), [lot(1)], rules(30, 'TAX'));
    expect(planOf(80)).toMatchObject({ short: 50, decline: 'TAX_NOT_AGREED' });
    expect(planOf(101)).toMatchObject({ short: 71, decline: 'INSUFFICIENT_CREDITS' });
  });

  it('from the fund of public bodies uses the limit of what is bought', () => {
    const lots = [lot(1, { regime: 'CZ_FKSP' })];
    expect(planPayment(buy(80), lots, rules(50)).decline).toBe('OVER_LIMIT');
  });
});

describe('whose limit it is', () => {
  const rooms = (regime: Regime, left: number): Rules => ({
    ...rules(),
    rooms: new Map(
      [1, 2].map((companyId) => [
        roomKey(lot(1, { companyId }), regime),
        { left, overLimit: 'BLOCK' },
      ]),
    ),
  });
  it('each company’s own: what one has no room for, the other may pay', () => {
    const lots = [lot(1, { companyId: 1 }), lot(2, { companyId: 2 })];
    expect(paid(buy(100), lots, rooms('CZ_LEISURE', 60))).toEqual([
      [1, 60],
      [2, 40],
    ]);
    expect(planPayment(buy(121), lots, rooms('CZ_LEISURE', 60)).short).toBe(1);
  });
  it('the person’s: what one employer’s credits used is used of the other’s too', () => {
    const lots = [1, 2].map((companyId) => lot(companyId, { companyId, regime: 'SK_NON_CASH' }));
    const bought = (amount: number) => buy(amount, { regime: 'SK_NON_CASH' });
    expect(paid(bought(150), lots, rooms('SK_NON_CASH', 150))).toEqual([
      [1, 100],
      [2, 50],
    ]);
    expect(planPayment(bought(151), lots, rooms('SK_NON_CASH', 150)).decline).toBe('OVER_LIMIT');
  });
});

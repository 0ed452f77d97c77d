import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Group, lastCutOff, lastDue, settle, shareOf, vatRateOn } from './settlement.rules.ts';

const group = (fields: Partial<Group> = {}): Group => ({
  contractId: 1,
  categoryId: null,
  rate: 350,
  perTransaction: 0,
  hasVat: true,
  payments: 2,
  captured: 1_000_00,
  refunded: 0,
  ...fields,
});
const terms = { carriedIn: 0, minimumPayout: 0, vatRate: 2_100 };

describe('what is kept of a settlement', () => {
  it('is a commission of what was paid, with VAT on the commission and on nothing else', () =>
    expect(settle([group()], terms)).toMatchObject({
      commission: 35_00,
      vat: 7_35,
      payout: 957_65,
      carriedOut: 0,
    }));
  it('is no commission of what was given back', () =>
    expect(settle([group({ refunded: 1_000_00 })], terms)).toMatchObject({
      commission: 0,
      vat: 0,
      payout: 0,
      carriedOut: 0,
    }));
  it('is a fee for each payment, also of one that was given back', () =>
    expect(settle([group({ perTransaction: 1_00, refunded: 1_000_00 })], terms)).toMatchObject({
      transactionFees: 2_00,
      vat: 42,
      payout: 0,
      carriedOut: -2_42,
    }));
  it('has its own rate in each category, and no VAT where the contract says none', () =>
    expect(
      settle([group(), group({ categoryId: 6, rate: 200, hasVat: false })], terms),
    ).toMatchObject({ commission: 55_00, vat: 7_35, payout: 1_937_65 }));
  it('comes back with a refund of another period, to the unit', () => {
    const refund = settle([group({ payments: 0, captured: 0, refunded: 1_000_00 })], terms);
    expect(refund).toMatchObject({ commission: -35_00, vat: -7_35, carriedOut: -957_65 });
  });
});

describe('what is left', () => {
  it('is carried while it is less than what is worth paying', () =>
    expect(settle([group()], { ...terms, minimumPayout: 2_000_00 })).toMatchObject({
      payout: 0,
      carriedOut: 957_65,
    }));
  it('is paid with what was carried', () =>
    expect(
      settle([group()], { ...terms, minimumPayout: 2_000_00, carriedIn: 1_042_35 }),
    ).toMatchObject({ payout: 2_000_00, carriedOut: 0 }));
  it('is carried below nothing, and what comes next is lessened by it', () =>
    expect(settle([group()], { ...terms, carriedIn: -1_000_00 })).toMatchObject({
      payout: 0,
      carriedOut: -42_35,
    }));
});

describe('half a unit', () => {
  it('is rounded up, and of what is given back as far down', () => {
    expect([shareOf(100, 50), shareOf(-100, 50)]).toEqual([1, -1]);
    expect(shareOf(9_007_199_254_740_00, 10_000)).toBe(9_007_199_254_740_00);
  });
});

describe('a period is over', () => {
  it.each([
    ['DAY', '2026-11-25', '2026-11-25'],
    ['WEEK', '2026-11-25', '2026-11-22'],
    ['WEEK', '2026-11-22', '2026-11-22'],
    ['HALF_MONTH', '2026-11-25', '2026-11-15'],
    ['HALF_MONTH', '2026-11-30', '2026-11-30'],
    ['HALF_MONTH', '2026-11-14', '2026-10-31'],
    ['MONTH', '2026-11-25', '2026-10-31'],
    ['MONTH', '2026-02-28', '2026-02-28'],
  ] as const)('%s by %s on %s', (period, upTo, cutOff) =>
    expect(lastCutOff(upTo, period)).toBe(cutOff),
  );
});

describe('what was agreed in turn', () => {
  const monthly = { validFrom: '2026-01-01', period: 'MONTH', minimumPayout: 1 } as const;
  const weekly = { validFrom: '2026-11-09', period: 'WEEK', minimumPayout: 2 } as const;
  const daily = { validFrom: '2026-11-18', period: 'DAY', minimumPayout: 3 } as const;
  it.each([
    ['the one that holds', '2026-11-25', [daily, weekly, monthly], '2026-11-25', daily],
    [
      'the one before, where its end came first',
      '2026-11-17',
      [weekly, monthly],
      '2026-11-15',
      weekly,
    ],
    ['two before', '2026-11-12', [weekly, monthly], '2026-10-31', monthly],
    [
      'a monthly one after a weekly one',
      '2026-11-20',
      [
        { ...monthly, validFrom: '2026-11-16' },
        { ...weekly, validFrom: '2026-01-01' },
      ],
      '2026-11-15',
      { ...weekly, validFrom: '2026-01-01' },
    ],
  ] as const)('ends by %s', (_name, upTo, contracts, cutOff, agreed) =>
    expect(lastDue(upTo, contracts)).toEqual({ cutOff, agreed }),
  );
  it('has no end before it began', () => {
    expect(lastDue('2026-11-12', [weekly])).toBeUndefined();
    expect(lastDue('2026-11-12', [])).toBeUndefined();
  });
});

it('VAT is the country’s of the day', () => {
  expect(vatRateOn('2026-01-01', 'CZ')).toBe(2_100);
  expect([vatRateOn('2024-12-31', 'SK'), vatRateOn('2025-01-01', 'SK')]).toEqual([2_000, 2_300]);
});

describe('whatever happened', () => {
  const groups = fc.array(
    fc.record({
      contractId: fc.integer({ min: 1, max: 3 }),
      categoryId: fc.option(fc.integer({ min: 1, max: 15 })),
      rate: fc.integer({ min: 0, max: 10_000 }),
      perTransaction: fc.integer({ min: 0, max: 100_000 }),
      hasVat: fc.boolean(),
      payments: fc.integer({ min: 0, max: 1_000 }),
      captured: fc.integer({ min: 0, max: 10_000_000_00 }),
      refunded: fc.integer({ min: 0, max: 10_000_000_00 }),
    }),
    { maxLength: 5 },
  );
  const periods = fc.array(
    fc.record({ groups, minimumPayout: fc.integer({ min: 0, max: 1_000_000_00 }) }),
    { maxLength: 12 },
  );

  it('captured less refunded is paid, commission with VAT, and what is carried', () =>
    fc.assert(
      fc.property(periods, fc.constantFrom(2_100, 2_300), (history, vatRate) => {
        let carriedIn = 0;
        let balance = 0;
        for (const { groups: of, minimumPayout } of history) {
          const settled = settle(of, { carriedIn, minimumPayout, vatRate });
          balance += settled.captured - settled.refunded - settled.payout;
          balance -= settled.commission + settled.transactionFees + settled.vat;
          expect(balance).toBe(settled.carriedOut);
          expect(settled.payout === 0 || settled.payout >= minimumPayout).toBe(true);
          expect(settled.payout).toBeGreaterThanOrEqual(0);
          carriedIn = settled.carriedOut;
        }
      }),
    ));
});

import type { Regime } from '@cafeteria/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctionLines, payrollLines } from './payroll.rules.ts';
import type { PayrollRow } from './payroll.queries.ts';

const company = { id: 1, name: 'Malá s.r.o.', registrationNumber: '27074358' };
const limits = new Map<Regime, number>([['CZ_LEISURE', 1_000]]);
const rowOf = (regime: Regime, usedBefore: number, used: number): PayrollRow => ({
  userId: 1,
  personalNumber: 'Z1',
  lastName: 'Malá',
  firstName: 'Eva',
  company,
  regime,
  granted: 0,
  recalled: 0,
  expired: 0,
  used,
  usedBefore,
  usedAfter: usedBefore + used,
  elsewhere: 0,
  decided: 0,
  grounds: [],
});
const taxable = (regime: Regime, before: number, used: number): number | null | undefined =>
  payrollLines([rowOf(regime, before, used)], { before: limits, after: limits })[0]?.taxable;

describe('what is taxable in a month', () => {
  it.each([
    ['within the limit', 'CZ_LEISURE', 0, 1_000, 0],
    ['across the limit', 'CZ_LEISURE', 900, 300, 200],
    ['all beyond the limit', 'CZ_LEISURE', 1_500, 300, 300],
    ['a refund that comes back under the limit', 'CZ_LEISURE', 1_200, -500, -200],
    ['the fund, whose use counts by what it buys', 'CZ_FKSP', 0, 500, 0],
    ['a wage from the first crown', 'TAXED', 0, 700, 700],
  ] as const)('%s', (_what, regime, before, used, expected) =>
    expect(taxable(regime, before, used)).toBe(expected),
  );
  it.each(['CZ_MEAL', 'SK_MEAL', 'SK_SOCIAL_FUND', 'CZ_HEALTH'] as const)(
    'is not known of %s, which has no yearly limit to count by: the accountant judges what was used',
    (regime) => {
      const lines = payrollLines([rowOf(regime, 0, 5_000)], { before: limits, after: limits });
      expect(lines).toMatchObject([{ used: 5_000, taxable: null, undecided: 5_000 }]);
    },
  );
  it('is certainly nothing where nothing was used', () => {
    const given = { ...rowOf('CZ_MEAL', 0, 0), granted: 1_000 };
    expect(payrollLines([given], { before: limits, after: limits })).toMatchObject([
      { taxable: 0, undecided: null },
    ]);
  });
  it('adds up over any months to what is beyond the limit at their end', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -400, max: 900 }), { maxLength: 12 }), (months) => {
        let used = 0;
        let sum = 0;
        for (const month of months) {
          sum += taxable('CZ_LEISURE', used, month) ?? 0;
          used += month;
        }
        expect(sum).toBe(Math.max(0, used - 1_000));
      }),
    );
  });
  it('leaves out whose month is empty', () => {
    expect(payrollLines([rowOf('CZ_MEAL', 50, 0)], { before: limits, after: limits })).toEqual([]);
  });
});

describe('what refunds after New Year take back', () => {
  const row = (month: string, returned: number, usedBefore: number) => ({
    userId: 1,
    personalNumber: 'Z1',
    lastName: 'Malá',
    firstName: 'Eva',
    company,
    regime: 'CZ_LEISURE' as const,
    used: -returned,
    month,
    returned,
    usedBefore,
    elsewhere: 0,
    decided: 0,
    grounds: [],
  });
  it('is what is no more beyond the year’s limit, the latest month first', () => {
    const rows = [row('2025-12', 300, 1_500), row('2025-11', 400, 1_500), row('2024-12', 100, 900)];
    expect(
      correctionLines(rows, () => limits).map(({ correctionOf, taxable: back }) => [
        correctionOf,
        back,
      ]),
    ).toEqual([
      ['2025-12', -300],
      ['2025-11', -200],
      ['2024-12', 0],
    ]);
  });
  it('is for the accountant to judge where the year has no limit', () => {
    expect(correctionLines([row('2023-12', 300, 1_500)], () => new Map())).toMatchObject([
      { taxable: null, undecided: -300 },
    ]);
  });
});

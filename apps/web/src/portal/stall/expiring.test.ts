import type { BalanceOverview, LotView } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { labelsOf, readMoney, ribbonOf } from './expiring.ts';

const czk = (amount: number) => ({ amount, currency: 'CZK' as const });
const asOf = '2026-11-22T09:00:00Z';
type Given = readonly [
  amount: number,
  expiresAt: string | null,
  regime?: LotView['regime'],
  from?: string,
];
const overviewOf = (given: readonly Given[]): BalanceOverview => ({
  accounts: [
    {
      kind: 'BENEFIT',
      balance: czk(given.reduce((sum, [amount]) => sum + amount, 0)),
      pending: czk(0),
      expiringSoon: [],
      lots: given.map(
        ([amount, expiresAt, regime = 'CZ_LEISURE', validFrom = '2026-01-02'], index) => ({
          id: index + 1,
          remaining: czk(amount),
          held: czk(0),
          validFrom,
          expiresAt,
          regime,
          regimeLabel: regime,
          allowedCategories: null,
          grantedAt: '2026-01-02T07:00:00Z',
          source: 'EMPLOYER_GRANT',
        }),
      ),
    },
  ],
  limits: [],
  leaving: [],
  waiting: [],
  nextTopUp: { expected: null },
  frozenSince: null,
  asOf,
});
const read = (given: readonly Given[]) => readMoney(overviewOf(given));

describe('what ends when', () => {
  it('is told with the largest sum first, and what ends later is left over', () => {
    const money = read([
      [21_000, '2026-12-11'],
      [999_200, '2026-12-31'],
      [60_400, '2026-12-31', 'CZ_MEAL'],
      [614_200, '2027-03-31', 'CZ_MEAL'],
      [91_000, null, 'PRIVATE'],
    ]);
    expect(money.days).toEqual([
      { date: '2026-12-31', days: 39, amount: czk(1_059_600) },
      { date: '2026-12-11', days: 19, amount: czk(21_000) },
    ]);
    expect(money.segments.map((one) => [one.money, one.amount.amount, one.pot])).toEqual([
      ['CZ_LEISURE.2026-12-31', 999_200, 'BENEFIT'],
      ['CZ_MEAL.2026-12-31', 60_400, 'MEAL'],
      ['CZ_LEISURE.2026-12-11', 21_000, 'BENEFIT'],
    ]);
    expect(money.rest.map(({ regime, amount }) => [regime, amount.amount])).toEqual([
      ['CZ_MEAL', 614_200],
      ['PRIVATE', 91_000],
    ]);
    expect([money.isSoon, money.isHurry]).toEqual([true, false]);
  });

  it('is in a hurry within fourteen days, and not counted down beyond sixty', () => {
    expect(read([[100, '2026-12-06']]).isHurry).toBe(true);
    expect(read([[100, '2026-12-07']]).isHurry).toBe(false);
    expect(read([[100, '2027-01-21']]).isSoon).toBe(true);
    const later = read([[100, '2027-01-22']]);
    expect([later.isSoon, later.days.length, later.rest.length]).toEqual([false, 1, 0]);
  });

  it('does not count what may be spent from a later day only', () => {
    const money = read([
      [100, '2026-12-31', 'CZ_LEISURE', '2026-12-01'],
      [0, '2026-12-31'],
    ]);
    expect([money.days, money.rest]).toEqual([[], []]);
  });
});

describe('the ribbon', () => {
  const placedOf = (given: readonly Given[]) => {
    const money = read(given);
    return { money, placed: ribbonOf(money.segments, money.today) };
  };
  it('ends each part at its day, as wide as it is large', () => {
    const { placed } = placedOf([
      [21_000, '2026-12-11'],
      [999_200, '2026-12-31'],
    ]);
    const ends = placed.map(({ start, width }) => start + width);
    expect(ends[0]).toBeCloseTo((100 * 19) / 39, 5);
    expect(ends[1]).toBeCloseTo(100, 5);
    const [small = 0, large = 0] = placed.map(({ width }) => width);
    expect(large).toBeGreaterThan(small * 3);
  });

  it('keeps a small sum at its day, however much of several kinds ends after it', () => {
    const { placed } = placedOf([
      [21_000, '2026-12-14'],
      [955_000, '2026-12-31'],
      [500_000, '2026-12-31', 'CZ_HEALTH'],
    ]);
    const ends = placed.map(({ start, width }) => start + width);
    expect(ends[0]).toBeCloseTo((100 * 22) / 39, 5);
    expect(placed[1]?.start).toBeGreaterThan(ends[0] ?? 100);
    expect(ends[2]).toBeCloseTo(100, 5);
  });

  it('is one part for one crown, also on its last day', () => {
    expect(placedOf([[100, '2026-12-31']]).placed).toHaveLength(1);
    const [today] = placedOf([[100, '2026-11-22']]).placed;
    expect([today?.start, today?.at]).toEqual([0, 0]);
  });

  it('of 400 lots has few parts that do not lie over each other and never leave the axis', () => {
    const { money, placed } = placedOf(
      Array.from({ length: 400 }, (_, index): Given => [
        100 + index,
        `2026-12-${String(1 + (index % 25)).padStart(2, '0')}`,
        index % 2 ? 'CZ_MEAL' : 'CZ_LEISURE',
      ]),
    );
    expect(money.days).toHaveLength(25);
    expect(placed).toHaveLength(6);
    let end = 0;
    for (const { start, width } of placed) {
      expect(start).toBeGreaterThanOrEqual(end - 1e-9);
      expect(width).toBeGreaterThanOrEqual(8);
      end = start + width;
    }
    expect(end).toBeLessThanOrEqual(100 + 1e-9);
    const labels = labelsOf(money.days, placed);
    for (const [index, { at }] of labels.entries())
      expect(at - (labels[index - 1]?.at ?? -100)).toBeGreaterThanOrEqual(36);
  });
});

import type { AccountView, LimitView, LotView } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { expiryBars } from './expiry-bars.ts';
import { regimeRows } from './group-lots.ts';
import { projectionOf } from './pace.ts';
import { stairOf } from './stair.ts';

const czk = (amount: number) => ({ amount, currency: 'CZK' as const });
const lot = (id: number, remaining: number, fields: Partial<LotView> = {}): LotView => ({
  id,
  remaining: czk(remaining),
  held: czk(0),
  validFrom: '2026-01-02',
  expiresAt: '2026-12-31',
  regime: 'CZ_LEISURE',
  regimeLabel: 'Volný čas',
  allowedCategories: [{ id: 6, code: 'SPORT', name: 'Sport', route: 'sport-6' }],
  grantedAt: '2026-01-02T07:00:00Z',
  source: 'EMPLOYER_GRANT',
  ...fields,
});
const account = (kind: AccountView['kind'], lots: LotView[]): AccountView => ({
  kind,
  lots,
  balance: czk(0),
  pending: czk(0),
  expiringSoon: [],
});

const limit = (regime: LimitView['regime']): LimitView => ({
  clientId: 1,
  company: null,
  clientName: 'Firma',
  regime,
  label: 'Strop',
  year: 2026,
  limit: czk(2_448_400),
  used: czk(839_800),
  remaining: czk(1_608_600),
  overLimitPolicy: 'TAX',
});

describe('what can still be used', () => {
  it('is one row for each regime, with the day the first of it ends', () => {
    const rows = regimeRows(
      [lot(1, 100), lot(2, 50, { expiresAt: '2026-06-30' }), lot(3, 7, { expiresAt: null })],
      [],
      '2026-05-01',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      remaining: czk(157),
      parts: [{ remaining: czk(157), expiresAt: '2026-06-30', endsAtOnce: false }],
    });
  });

  it('says which part of it is good for less, after the widest', () => {
    const [row] = regimeRows(
      [
        lot(2, 50, { expiresAt: '2026-12-11' }),
        lot(1, 100, {
          allowedCategories: [6, 7].map((id) => ({ id, code: 'SPORT', name: '', route: '' })),
        }),
      ],
      [],
      '2026-05-01',
    );
    expect(row?.remaining).toEqual(czk(150));
    expect(
      row?.parts.map(({ remaining, categories }) => [remaining.amount, categories?.length]),
    ).toEqual([
      [100, 2],
      [50, 1],
    ]);
  });

  it('tells other regimes apart, each with its limits; a limit without money has a row as well', () => {
    const rows = regimeRows(
      [lot(1, 100), lot(2, 50, { allowedCategories: null, regime: 'TAXED' })],
      [limit('CZ_LEISURE'), limit('CZ_HEALTH')],
      '2026-05-01',
    );
    expect(
      rows.map(({ regime, remaining, limits }) => [regime, remaining.amount, limits.length]),
    ).toEqual([
      ['CZ_LEISURE', 100, 1],
      ['TAXED', 50, 0],
      ['CZ_HEALTH', 0, 1],
    ]);
  });

  it('is named in an address by its regime; a part that is good for less by its last day', () => {
    const meals = lot(1, 100, { regime: 'CZ_MEAL' });
    const none = { allowedCategories: [], expiresAt: '2026-06-30' };
    const named = (lots: LotView[]) =>
      regimeRows(lots, [], '2026-05-01').map(({ parts }) => parts.map(({ money }) => money));
    expect(named([meals, lot(2, 50, none), lot(3, 50)])).toEqual([
      ['CZ_MEAL'],
      ['CZ_LEISURE', 'CZ_LEISURE.2026-06-30'],
    ]);
    expect(named([lot(2, 50, { ...none, expiresAt: null }), lot(3, 50)])).toEqual([
      ['CZ_LEISURE', 'CZ_LEISURE'],
    ]);
  });

  it('leaves out what begins later, and what payments hold whole', () => {
    expect(
      regimeRows(
        [lot(1, 100, { validFrom: '2026-05-02' }), lot(2, 0, { held: czk(9) })],
        [],
        '2026-05-01',
      ),
    ).toEqual([]);
  });
});

describe('the stair of what would be left', () => {
  const accounts = [
    account('BENEFIT', [lot(1, 3_000), lot(2, 600, { expiresAt: '2026-12-11' })]),
    account('PRIVATE', [lot(3, 900, { expiresAt: null })]),
  ];
  const stair = stairOf(accounts, '2026-12-01');

  it('falls after each last day by what ends then, on a true axis', () => {
    expect(stair.steps.map(({ after, amount }) => [after, amount])).toEqual([
      [11, 600],
      [31, 3_000],
    ]);
    expect(
      stair.levels.map(({ from, to, left }) => [from, to, left.BENEFIT, left.PRIVATE]),
    ).toEqual([
      [0, 11, 3_600, 900],
      [11, 31, 3_000, 900],
      [31, stair.days, 0, 900],
    ]);
  });

  it('is one level where nothing ends', () => {
    const { steps, levels } = stairOf(
      [account('PRIVATE', [lot(1, 5, { expiresAt: null })])],
      '2026-12-01',
    );
    expect([steps.length, levels.length]).toEqual([0, 1]);
  });

  it('keeps four hundred lots of a few days as a few steps', () => {
    const lots = Array.from({ length: 400 }, (_, id) =>
      lot(id, 100, { expiresAt: id % 2 === 0 ? '2026-12-11' : '2026-12-31' }),
    );
    expect(
      stairOf([account('BENEFIT', lots)], '2026-12-01').steps.map(({ amount }) => amount),
    ).toEqual([20_000, 20_000]);
  });
});

describe('the pace', () => {
  const accounts = [
    account('BENEFIT', [lot(1, 3_000), lot(2, 600, { expiresAt: '2026-12-11' })]),
    account('PRIVATE', [lot(3, 900, { expiresAt: null })]),
  ];
  const at = (daily: number) =>
    projectionOf(
      accounts,
      { days: 90, spent: { BENEFIT: daily * 90, MEAL: 0, PRIVATE: 0 } },
      '2026-12-01',
      40,
    );

  it('of somebody who spends nothing loses all that ends', () => {
    expect(at(0).lost).toBe(3_600);
  });
  it('takes what ends first, and loses what it does not reach in time', () => {
    // 550 of the first lot by its end, then 20 days of the other
    expect(at(50).lost).toBe(50 + (3_000 - 20 * 50));
  });
  it('that is fast enough loses nothing, and never spends more than there is', () => {
    const { lost, points } = at(1_000);
    expect(lost).toBe(0);
    expect(Math.min(...points.map(({ left }) => left))).toBe(900);
  });
});

describe('the bars of the chart', () => {
  it('are one for each day something ends on, the soonest first, what never ends last', () => {
    const bars = expiryBars([
      account('BENEFIT', [lot(1, 100), lot(2, 30, { expiresAt: '2026-11-30' })]),
      account('MEAL', [lot(3, 20)]),
      account('PRIVATE', [lot(4, 5, { expiresAt: null })]),
    ]);
    expect(bars.map(({ date, total }) => [date, total])).toEqual([
      ['2026-11-30', 30],
      ['2026-12-31', 120],
      [null, 5],
    ]);
    expect(bars[1]?.parts).toEqual([
      { pot: 'BENEFIT', amount: 100 },
      { pot: 'MEAL', amount: 20 },
    ]);
  });
});

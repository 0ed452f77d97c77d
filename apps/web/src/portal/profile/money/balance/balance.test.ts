import type { AccountView, LotView } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { expiryBars } from './expiry-bars.ts';
import { groupLots } from './group-lots.ts';

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

describe('what can still be used', () => {
  it('puts together what is good for the same, with the day the first of it ends', () => {
    const groups = groupLots(
      [lot(1, 100), lot(2, 50, { expiresAt: '2026-06-30' }), lot(3, 7, { expiresAt: null })],
      '2026-05-01',
    );
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({ remaining: czk(157), expiresAt: '2026-06-30' });
  });

  it('tells apart what is good for something else', () => {
    const groups = groupLots(
      [lot(1, 100), lot(2, 50, { allowedCategories: null, regime: 'TAXED' })],
      '2026-05-01',
    );
    expect(groups.map(({ remaining }) => remaining.amount)).toEqual([100, 50]);
  });

  it('leaves out what begins later, and what payments hold whole', () => {
    expect(
      groupLots(
        [lot(1, 100, { validFrom: '2026-05-02' }), lot(2, 0, { held: czk(9) })],
        '2026-05-01',
      ),
    ).toEqual([]);
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

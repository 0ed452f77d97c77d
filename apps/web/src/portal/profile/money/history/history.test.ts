import { describe, expect, it } from 'vitest';
import { historyHref, movementsHref, readHistorySearch, readMovementId } from './history-search.ts';
import { periodsAt } from './periods.ts';
import { received, spent } from './statement-totals.ts';

describe('the address of the history', () => {
  it('says kind, days and place, and nothing that is not chosen', () => {
    expect(historyHref({})).toBe('/profile/history');
    expect(historyHref({ type: 'PAYMENT', from: '2026-01-01', offset: 20 })).toBe(
      '/profile/history?type=PAYMENT&from=2026-01-01&offset=20',
    );
  });

  it('is read without what cannot be', () => {
    expect(
      readHistorySearch({ type: 'GIFT', from: '2026-13-40', to: '2026-02-01', offset: '-3' }),
    ).toEqual({ type: undefined, from: undefined, to: '2026-02-01' });
    expect(readHistorySearch({ payment: '1.5' }).payment).toBeUndefined();
  });
  it('may be of one payment and its refunds', () => {
    expect(historyHref({ payment: 4538 })).toBe('/profile/history?payment=4538');
    expect(readHistorySearch({ payment: 4538 }).payment).toBe(4538);
  });
  it('may say the movement that is looked at, under what is chosen', () => {
    expect(movementsHref('/profile/balance', { pot: 'MEAL', category: 'NONE' }, 7)).toBe(
      '/profile/balance?pot=MEAL&category=NONE&movement=7',
    );
    expect(readMovementId({ movement: '7' })).toBe(7);
    expect(readMovementId({ movement: 'x' })).toBeUndefined();
    expect(readHistorySearch({ pot: 'GOLD', category: 'SPORT' })).toMatchObject({
      pot: undefined,
      category: 'SPORT',
    });
  });
});

describe('the periods of the history', () => {
  it('are whole months and years, across the turn of a year and in a leap year', () => {
    expect(periodsAt('2028-03-31')).toEqual({
      month: { from: '2028-03-01', to: '2028-03-31' },
      lastMonth: { from: '2028-02-01', to: '2028-02-29' },
      year: { from: '2028-01-01', to: '2028-12-31' },
      lastYear: { from: '2027-01-01', to: '2027-12-31' },
    });
    expect(periodsAt('2027-01-01').lastMonth).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });
});

describe('the totals of a statement', () => {
  const lineOf = (BENEFIT: number, MEAL: number) =>
    ({
      id: 1,
      date: '2026-11-01T10:00:00.000Z',
      title: 'x',
      reason: 'PURCHASE',
      change: { BENEFIT, MEAL, PRIVATE: 0 },
    }) as const;
  const lines = [lineOf(100_000, 0), lineOf(-30_050, -5), lineOf(-1, 20)];

  it('say of each pot what came and what went', () => {
    expect([received(lines)('BENEFIT'), received(lines)('MEAL')]).toEqual([100_000, 20]);
    expect([spent(lines)('BENEFIT'), spent(lines)('MEAL')]).toEqual([-30_051, -5]);
  });
});

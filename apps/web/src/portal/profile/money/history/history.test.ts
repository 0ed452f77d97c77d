import { describe, expect, it } from 'vitest';
import { signedMoney } from '../../figures.ts';
import { historyHref, readHistorySearch } from './history-search.ts';

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
    ).toEqual({ type: undefined, from: undefined, to: '2026-02-01', offset: undefined });
  });
});

it('an amount shows whether it came or went', () => {
  expect(signedMoney(-12_000, 'CZK')).toBe('−120,00\u00A0Kč');
  expect(signedMoney(50, 'EUR')).toBe('+0,50\u00A0€');
  expect(signedMoney(0, 'CZK')).toBe('0,00\u00A0Kč');
});

import type { AccountView } from '@cafeteria/contract';
import { expect, test } from 'vitest';
import { largestExpiry } from './largest-expiry.ts';

type Lot = AccountView['lots'][number];
const lot = (amount: number, expiresAt: string | null): Lot =>
  Object.assign(Object.create(null), { remaining: { amount, currency: 'CZK' }, expiresAt });

test('the overview names the day the most ends on, not the small change that ends first', () => {
  const accounts = [
    { lots: [lot(21_000, '2026-12-14'), lot(999_200, '2026-12-31')] },
    { lots: [lot(500_000, '2026-12-31'), lot(9_000_000, '2027-06-30'), lot(91_000, null)] },
  ];
  expect(largestExpiry(accounts, '2026-11-25')).toEqual({
    date: '2026-12-31',
    amount: { amount: 1_499_200, currency: 'CZK' },
  });
  expect(largestExpiry([{ lots: [lot(91_000, null)] }], '2026-11-25')).toBeUndefined();
});

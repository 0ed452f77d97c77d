import { expect, test } from 'vitest';
import * as contract from '../index.ts';

/** Small, and made of one row, or kept as its bytes; what readers' pages fetch is kept, too. */
const light = new Set([
  '/api/admin/message/:id/page',
  '/api/admin/payout-batch/:id/file',
  '/api/admin/client-document/:id/e-invoice',
  '/api/admin/settlement/:id/e-invoice',
]);

test('a caller has one file made for them at a time', () => {
  const files = Object.values(contract.api)
    .flatMap((routes) => Object.values<contract.Route>(routes))
    .filter(({ binary, access, path }) => binary && access !== 'public' && !light.has(path));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter(({ isHeavy }) => !isHeavy).map(({ path }) => path)).toEqual([]);
});

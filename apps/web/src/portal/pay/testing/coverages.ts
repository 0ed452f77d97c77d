import type { Coverage, CoveragePart } from '@cafeteria/contract';

export const money = (amount: number) => ({ amount, currency: 'CZK' }) as const;
const part = (fields: Partial<CoveragePart>): CoveragePart => ({
  pot: 'BENEFIT',
  regime: 'CZ_LEISURE',
  label: 'Volný čas',
  amount: money(9_992_00),
  overLimit: false,
  expiresAt: null,
  expiring: null,
  ...fields,
});
const coverage: Coverage = {
  partnerName: 'Bistro',
  partnerLogo: null,
  regime: 'CZ_LEISURE',
  regimeLabel: 'Volný čas',
  price: null,
  parts: [
    part({}),
    part({ overLimit: true, amount: money(500_00) }),
    part({ pot: 'PRIVATE', regime: 'PRIVATE', label: 'Vlastní peníze', amount: money(910_00) }),
  ],
  missing: null,
  decline: null,
  mayTopUp: true,
};
/** What the money of who pays covers at a partner, and of an offer there. */
export const coverages: Readonly<Record<string, Coverage>> = {
  'GET /api/user/coverage?partnerId=3': coverage,
  'GET /api/user/coverage?partnerId=3&offerId=8': {
    ...coverage,
    price: money(1_200_00),
    parts: [
      part({ amount: money(200_00) }),
      part({ pot: 'PRIVATE', regime: 'PRIVATE', label: 'Vlastní peníze', amount: money(910_00) }),
    ],
    missing: money(90_00),
    decline: 'INSUFFICIENT_CREDITS',
  },
};

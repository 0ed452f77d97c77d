import type { GateOrder } from '../gate.ts';

let last = 0;
/** An order nobody has made yet. */
export const buildOrder = (
  fields: Partial<GateOrder> = {},
): GateOrder & { readonly saveCard: boolean } => ({
  depositId: (last += 1),
  amount: { amount: 50_000, currency: 'CZK' },
  returnUrl: 'http://localhost:3000/profile/deposit',
  language: 'cs',
  payer: { userId: 7, gatewayCustomer: null, ip: '192.0.2.7' },
  expiresAt: new Date(Date.now() + 30 * 60_000),
  saveCard: false,
  ...fields,
});

/** What people have and what happens to it. */
import { cardTokenRoutes, depositAdminRoutes, depositRoutes } from './deposit.ts';
import { paymentCodeRoutes, paymentCredentialAdminRoutes, paymentRoutes } from './payment.ts';
import { withdrawalAdminRoutes, withdrawalRoutes } from './withdrawal.ts';

export * from './deposit.ts';
export * from './payment.ts';
export * from './withdrawal.ts';

/** The routes of this area by entity. */
export const moneyApi = {
  payment: paymentRoutes,
  paymentCode: paymentCodeRoutes,
  paymentCredential: paymentCredentialAdminRoutes,
  deposit: depositRoutes,
  cardToken: cardTokenRoutes,
  depositAdmin: depositAdminRoutes,
  withdrawal: withdrawalRoutes,
  withdrawalAdmin: withdrawalAdminRoutes,
} as const;

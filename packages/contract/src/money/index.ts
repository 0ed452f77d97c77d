/** Money: what people have, what happens to it, and what it buys. */
import { balanceRoutes } from './balance.ts';
import { coverageRoutes } from './coverage.ts';
import { historyRoutes } from './history.ts';
import { cardTokenRoutes, depositAdminRoutes, depositRoutes } from './deposit.ts';
import { paymentCodeRoutes, paymentCredentialAdminRoutes, paymentRoutes } from './payment.ts';
import { withdrawalAdminRoutes, withdrawalRoutes } from './withdrawal.ts';

export * from './balance.ts';
export * from './coverage.ts';
export * from './history.ts';
export * from './deposit.ts';
export * from './payment.ts';
export * from './withdrawal.ts';

/** The routes of this area by entity. */
export const moneyApi = {
  balance: balanceRoutes,
  history: historyRoutes,
  coverage: coverageRoutes,
  payment: paymentRoutes,
  paymentCode: paymentCodeRoutes,
  paymentCredential: paymentCredentialAdminRoutes,
  deposit: depositRoutes,
  cardToken: cardTokenRoutes,
  depositAdmin: depositAdminRoutes,
  withdrawal: withdrawalRoutes,
  withdrawalAdmin: withdrawalAdminRoutes,
} as const;

/** Money: what people have, what happens to it, and what it buys. */
import { balanceRoutes } from './balance.ts';
import { coverageRoutes } from './coverage.ts';
import { historyRoutes } from './history.ts';
import { paymentCodeRoutes, paymentCredentialAdminRoutes, paymentRoutes } from './payment.ts';

export * from './balance.ts';
export * from './coverage.ts';
export * from './history.ts';
export * from './payment.ts';

/** The routes of this area by entity. */
export const moneyApi = {
  balance: balanceRoutes,
  history: historyRoutes,
  coverage: coverageRoutes,
  payment: paymentRoutes,
  paymentCode: paymentCodeRoutes,
  paymentCredential: paymentCredentialAdminRoutes,
} as const;

/** Money of people: what they pay in and take out. */
import { cardTokenRoutes, depositAdminRoutes, depositRoutes } from './deposit.ts';
import { withdrawalAdminRoutes, withdrawalRoutes } from './withdrawal.ts';

export * from './deposit.ts';
export * from './withdrawal.ts';

/** The routes of this area by entity. */
export const moneyApi = {
  deposit: depositRoutes,
  cardToken: cardTokenRoutes,
  depositAdmin: depositAdminRoutes,
  withdrawal: withdrawalRoutes,
  withdrawalAdmin: withdrawalAdminRoutes,
} as const;

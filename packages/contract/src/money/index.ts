/** Money: what a user has, what happened to it, and what it buys. */
import { balanceRoutes } from './balance.ts';
import { coverageRoutes } from './coverage.ts';
import { historyRoutes } from './history.ts';

export * from './balance.ts';
export * from './coverage.ts';
export * from './history.ts';

/** The routes of this area by entity. */
export const moneyApi = {
  balance: balanceRoutes,
  history: historyRoutes,
  coverage: coverageRoutes,
} as const;

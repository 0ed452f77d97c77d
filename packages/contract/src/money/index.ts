/** Money: what employers give, what people spend, top up and get back. */
import { clientReportRoutes } from './client-report.ts';
import { creditGrantImportRoutes, creditGrantRoutes } from './credit-grant.ts';
import { taxLimitAdminRoutes } from './tax-limit.ts';
import { userCreditRoutes } from './user-credit.ts';

export * from './client-report.ts';
export * from './credit-grant.ts';
export * from './tax-limit.ts';
export * from './user-credit.ts';

/** The routes of this area by entity. */
export const moneyApi = {
  creditGrant: creditGrantRoutes,
  creditGrantImport: creditGrantImportRoutes,
  userCredit: userCreditRoutes,
  clientReport: clientReportRoutes,
  taxLimitAdmin: taxLimitAdminRoutes,
} as const;

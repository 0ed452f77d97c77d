/** What people have and what happens to it. */
import { paymentCodeRoutes, paymentCredentialAdminRoutes, paymentRoutes } from './payment.ts';

export * from './payment.ts';

/** The routes of this area by entity. */
export const moneyApi = {
  payment: paymentRoutes,
  paymentCode: paymentCodeRoutes,
  paymentCredential: paymentCredentialAdminRoutes,
} as const;

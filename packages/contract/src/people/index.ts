/** Who is there: companies, clients (employers), users, and how they sign in. */
import { authRoutes } from './auth.ts';
import { clientAdminRoutes } from './client.ts';
import { companyAdminRoutes } from './company.ts';
import { ownAccountRoutes } from './own-account.ts';
import { personalRoutes } from './personal.ts';
import { phoneNumberRoutes } from './phone-number.ts';
import { taskRoutes } from './task.ts';
import { userAdminRoutes, userImportRoutes, userRoutes } from './user.ts';

export * from './auth.ts';
export * from './client.ts';
export * from './code.ts';
export * from './company.ts';
export * from './own-account.ts';
export * from './personal.ts';
export * from './phone-number.ts';
export * from './task.ts';
export * from './user.ts';

/** The routes of this area by entity. */
export const peopleApi = {
  auth: authRoutes,
  user: userRoutes,
  personal: personalRoutes,
  phoneNumber: phoneNumberRoutes,
  task: taskRoutes,
  ownAccount: ownAccountRoutes,
  companyAdmin: companyAdminRoutes,
  clientAdmin: clientAdminRoutes,
  userAdmin: userAdminRoutes,
  userImport: userImportRoutes,
} as const;

/** Who is there: companies, clients (employers), users, and how they sign in. */
import { authRoutes } from './auth.ts';
import { clientAdminRoutes } from './client.ts';
import { companyAdminRoutes } from './company.ts';
import { newsletterRoutes } from './newsletter.ts';
import { userAdminRoutes, userImportRoutes, userRoutes } from './user.ts';

export * from './auth.ts';
export * from './client.ts';
export * from './company.ts';
export * from './newsletter.ts';
export * from './user.ts';

/** The routes of this area by entity. */
export const peopleApi = {
  auth: authRoutes,
  user: userRoutes,
  companyAdmin: companyAdminRoutes,
  clientAdmin: clientAdminRoutes,
  userAdmin: userAdminRoutes,
  userImport: userImportRoutes,
  newsletter: newsletterRoutes,
} as const;

/** Who is there: companies, clients (employers), users, and how they sign in. */
import { authRoutes } from './auth.ts';
import { clientAdminRoutes } from './client.ts';
import { companyAdminRoutes } from './company.ts';
import {
  directoryTokenAdminRoutes,
  employerSignInAdminRoutes,
  employerSignInRoutes,
} from './employer-sign-in.ts';
import { userAdminRoutes, userImportRoutes, userRoutes } from './user.ts';

export * from './auth.ts';
export * from './client.ts';
export * from './company.ts';
export * from './employer-sign-in.ts';
export * from './user.ts';

/** The routes of this area by entity. */
export const peopleApi = {
  auth: authRoutes,
  user: userRoutes,
  companyAdmin: companyAdminRoutes,
  clientAdmin: clientAdminRoutes,
  userAdmin: userAdminRoutes,
  userImport: userImportRoutes,
  employerSignIn: employerSignInRoutes,
  employerSignInAdmin: employerSignInAdminRoutes,
  directoryToken: directoryTokenAdminRoutes,
} as const;

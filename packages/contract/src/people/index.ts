/** Who is there: companies, clients (employers), users, and how they sign in. */
import { authRoutes } from './auth.ts';
import { clientAdminRoutes } from './client.ts';
import { companyAdminRoutes } from './company.ts';
import { onboardingAdminRoutes, onboardingRoutes } from './onboarding.ts';
import { passwordRoutes } from './password.ts';
import { sessionRoutes } from './session.ts';
import { userAdminRoutes, userImportRoutes, userRoutes } from './user.ts';

export * from './auth.ts';
export * from './client.ts';
export * from './company.ts';
export * from './onboarding.ts';
export * from './password.ts';
export * from './session.ts';
export * from './user.ts';

/** The routes of this area by entity. */
export const peopleApi = {
  auth: authRoutes,
  password: passwordRoutes,
  onboarding: onboardingRoutes,
  onboardingAdmin: onboardingAdminRoutes,
  session: sessionRoutes,
  user: userRoutes,
  companyAdmin: companyAdminRoutes,
  clientAdmin: clientAdminRoutes,
  userAdmin: userAdminRoutes,
  userImport: userImportRoutes,
} as const;

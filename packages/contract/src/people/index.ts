/** Who is there: companies, clients (employers), users, and how they sign in. */
import { authRoutes } from './auth.ts';
import { clientAdminRoutes } from './client.ts';
import { companyAdminRoutes } from './company.ts';
import { passkeyRoutes, passkeySignInRoutes } from './passkey.ts';
import { proofRoutes } from './proof.ts';
import { secondFactorRoutes, secondFactorSignInRoutes } from './second-factor.ts';
import { userAdminRoutes, userImportRoutes, userRoutes } from './user.ts';

export * from './auth.ts';
export * from './client.ts';
export * from './company.ts';
export * from './passkey.ts';
export * from './proof.ts';
export * from './second-factor.ts';
export * from './user.ts';

/** The routes of this area by entity. */
export const peopleApi = {
  auth: authRoutes,
  passkey: passkeyRoutes,
  passkeySignIn: passkeySignInRoutes,
  secondFactor: secondFactorRoutes,
  secondFactorSignIn: secondFactorSignInRoutes,
  proof: proofRoutes,
  user: userRoutes,
  companyAdmin: companyAdminRoutes,
  clientAdmin: clientAdminRoutes,
  userAdmin: userAdminRoutes,
  userImport: userImportRoutes,
} as const;

/** Who is there: companies, clients (employers), users, and how they sign in. */
import { authRoutes } from './auth.ts';
import { clientAdminRoutes } from './client.ts';
import { companyAdminRoutes } from './company.ts';
import {
  mobileDeviceAdminRoutes,
  mobileDeviceAppRoutes,
  mobileDeviceRoutes,
} from './mobile-device.ts';
import { subscriptionRoutes } from './subscription.ts';
import {
  directoryTokenAdminRoutes,
  employerSignInAdminRoutes,
  employerSignInRoutes,
} from './employer-sign-in.ts';
import { operatorAdminRoutes, operatorRoutes } from './operator.ts';
import { ownAccountRoutes } from './own-account.ts';
import { personalRoutes } from './personal.ts';
import { phoneNumberRoutes } from './phone-number.ts';
import { taskRoutes } from './task.ts';
import { onboardingAdminRoutes, onboardingRoutes } from './onboarding.ts';
import { passwordRoutes } from './password.ts';
import { sessionRoutes } from './session.ts';
import { passkeyRoutes, passkeySignInRoutes } from './passkey.ts';
import { proofRoutes } from './proof.ts';
import { secondFactorRoutes, secondFactorSignInRoutes } from './second-factor.ts';
import { userAdminRoutes, userImportRoutes, userRoutes } from './user.ts';

export * from './auth.ts';
export * from './client.ts';
export * from './code.ts';
export * from './company.ts';
export * from './mobile-device.ts';
export * from './operator.ts';
export * from './subscription.ts';
export * from './employer-sign-in.ts';
export * from './own-account.ts';
export * from './personal.ts';
export * from './personal-data.ts';
export * from './phone-number.ts';
export * from './task.ts';
export * from './onboarding.ts';
export * from './password.ts';
export * from './session.ts';
export * from './passkey.ts';
export * from './proof.ts';
export * from './second-factor.ts';
export * from './user.ts';

/** The routes of this area by entity. */
export const peopleApi = {
  auth: authRoutes,
  password: passwordRoutes,
  onboarding: onboardingRoutes,
  onboardingAdmin: onboardingAdminRoutes,
  session: sessionRoutes,
  passkey: passkeyRoutes,
  passkeySignIn: passkeySignInRoutes,
  secondFactor: secondFactorRoutes,
  secondFactorSignIn: secondFactorSignInRoutes,
  proof: proofRoutes,
  user: userRoutes,
  personal: personalRoutes,
  phoneNumber: phoneNumberRoutes,
  task: taskRoutes,
  ownAccount: ownAccountRoutes,
  companyAdmin: companyAdminRoutes,
  operator: operatorRoutes,
  operatorAdmin: operatorAdminRoutes,
  clientAdmin: clientAdminRoutes,
  userAdmin: userAdminRoutes,
  userImport: userImportRoutes,
  mobileDevice: mobileDeviceRoutes,
  mobileDeviceApp: mobileDeviceAppRoutes,
  mobileDeviceAdmin: mobileDeviceAdminRoutes,
  subscription: subscriptionRoutes,
  employerSignIn: employerSignInRoutes,
  employerSignInAdmin: employerSignInAdminRoutes,
  directoryToken: directoryTokenAdminRoutes,
} as const;

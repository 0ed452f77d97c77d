export { inviteFirstAdministrator } from './first-administrator.ts';
export { onboardingAdminHandlers } from './onboarding.admin.ts';
export { onboardingHandlers } from './onboarding.handlers.ts';
export { onboardingJobs } from './onboarding.jobs.ts';

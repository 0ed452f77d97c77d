export { createLinkLimits } from './link-limits.ts';
export { passwordHandlers } from './password.handlers.ts';
export { assertLongEnough, assertNotGuessable } from './password.rules.ts';
export { newPasswordSender, passwordJobs } from './recover.ts';

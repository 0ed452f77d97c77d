export { createLinkLimits } from './link-limits.ts';
export { passwordHandlers } from './password.handlers.ts';
export { assertLongEnough } from './password.rules.ts';
export { passwordJobs } from './recover.ts';

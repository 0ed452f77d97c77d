export { codeJobs } from './code.jobs.ts';
export { type CodePurpose, useCode, voidCodes } from './code.queries.ts';
export { checkCode, issueCode, resendSeconds, type RightCode, secondsUntilNext } from './code.ts';

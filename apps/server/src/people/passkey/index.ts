export {
  creationOptions,
  requestOptions,
  savePasskey,
  verifyAssertion,
  verifyNewPasskey,
} from './ceremony.ts';
export type { ChallengeOwner } from './challenge.queries.ts';
export { passkeyHandlers } from './passkey.handlers.ts';
export { passkeyJobs } from './passkey.jobs.ts';
export { forgetPasskeys } from './passkey.queries.ts';

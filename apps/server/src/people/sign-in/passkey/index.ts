import type { PersonalDataPart } from '../../../kernel/personal-data.ts';
import { forgetPasskeys, listPasskeys } from './passkey.queries.ts';

export {
  creationOptions,
  requestOptions,
  savePasskey,
  verifyAssertion,
  verifyNewPasskey,
} from './ceremony.ts';
export type { ChallengeOwner } from './challenge.queries.ts';
export { passkeyHandlers } from './passkey.handlers.ts';
export { forgetPasskeys, passkeyNames } from './passkey.queries.ts';
export { passkeyJobs } from './passkey.jobs.ts';

export const passkeysOfPerson: PersonalDataPart = {
  name: 'passkeys',
  tables: ['passkey', 'passkey_owner'],
  read: listPasskeys,
  forget: forgetPasskeys,
};

import type { PersonalDataPart } from '../../../kernel/personal-data.ts';
import { forgetIdentity, listIdentities } from './identity.queries.ts';

export {
  bindIdentity,
  countIdentities,
  employerOnly,
  findIdentity,
  forgetIdentitiesOfClient,
  type Identity,
  isEmployerOnly,
  touchIdentity,
} from './identity.queries.ts';

export const identitiesOfPerson: PersonalDataPart = {
  name: 'employerAccounts',
  tables: ['user_identity'],
  read: listIdentities,
  forget: forgetIdentity,
};

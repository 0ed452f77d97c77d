import type { DocumentParty, Me } from '@cafeteria/contract';
import { documentParty, person } from '@cafeteria/contract/testing';

export const accountant: Me = { ...person, roles: ['ROLE_ACCOUNTANT'] };
export const party: DocumentParty = {
  ...documentParty,
  name: 'Benefity, s. r. o.',
  registerEntry: null,
  email: null,
  iban: 'CZ8127000000002102143052',
};

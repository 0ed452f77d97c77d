import type { DocumentParty, Me } from '@cafeteria/contract';
import { documentParty } from '@cafeteria/contract/testing';

export const accountant: Me = {
  id: 1,
  username: 'ucetni@test.test',
  email: null,
  firstName: 'Jana',
  lastName: 'Nováková',
  language: 'CZ',
  phoneNumber: null,
  isPhoneVerified: false,
  roles: ['ROLE_ACCOUNTANT'],
  active: true,
  client: null,
  newsletterFrequency: 'NEVER',
  hasInternalBenefits: false,
  tasks: { open: 0, total: 0 },
  isEmployerOnly: false,
  termsDue: null,
};
export const party: DocumentParty = {
  ...documentParty,
  name: 'Benefity, s. r. o.',
  registerEntry: null,
  email: null,
  iban: 'CZ8127000000002102143052',
};

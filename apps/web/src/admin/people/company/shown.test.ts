import type { BankAccount, ContactPerson } from '@cafeteria/contract';
import { describe } from 'vitest';
import { everyFieldIsSeen } from '../../../shared/testing/seen.ts';
import { drawShown } from '../../testing/show.ts';
import { bankAccount } from './bank-widgets.tsx';
import { contactPersons } from './contact-persons.tsx';

describe('somebody to turn to, as they are shown', () =>
  everyFieldIsSeen<ContactPerson>(
    { firstName: 'Jana', lastName: 'Nováková', email: null, phone: null, role: null },
    {
      firstName: { is: 'Marie' },
      lastName: { is: 'Dvořáková' },
      email: { is: 'jana@kavarna.example' },
      phone: { is: '+420601123456' },
      role: { is: 'Účetní' },
    },
    (value) => drawShown(contactPersons(), [value]),
  ));

describe('a Czech account, as it is shown', () =>
  everyFieldIsSeen<BankAccount>(
    { prefix: null, number: '2000145399', bankCode: '0800' },
    { prefix: { is: '19' }, number: { is: '2000145398' }, bankCode: { is: '2010' } },
    (value) => drawShown(bankAccount(), value),
  ));

import type { Operator } from '@cafeteria/contract';
import { describe } from 'vitest';
import { everyFieldIsSeen } from '../../shared/testing/seen.ts';
import { drawPage } from '../testing/page.tsx';
import { ContactScreen } from './ContactScreen.tsx';
import { operatorQuery } from './operator-data.ts';

const operator: Operator = {
  name: 'Benefity, s. r. o.',
  registrationNumber: '27095231',
  taxId: null,
  vatId: null,
  registerEntry: null,
  address: 'Dlouhá 1, 110 00 Praha',
  email: 'portal@benefity.example',
  phone: null,
};

describe('the page that says who runs the portal', () =>
  everyFieldIsSeen<Operator>(
    operator,
    {
      name: { is: 'Kafeterie, a. s.' },
      registrationNumber: { is: '00001350' },
      taxId: { is: 'CZ00001350' },
      vatId: { is: 'SK2020202020' },
      registerEntry: { is: 'B 1, Krajský soud v Brně' },
      address: { is: 'Krátká 2, 602 00 Brno' },
      email: { is: 'jina@benefity.example' },
      phone: { is: '+420777123456' },
    },
    (record) =>
      drawPage({
        path: '/contact',
        at: '/contact',
        Screen: ContactScreen,
        fill: (client) => client.setQueryData(operatorQuery.queryKey, record),
      }),
  ));

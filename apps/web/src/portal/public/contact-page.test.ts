import type { Operator } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { meQuery } from '../../shared/session/index.ts';
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

describe('whom employees turn to first', () => {
  const drawn = (me: object | null) =>
    drawPage({
      path: '/contact',
      at: '/contact',
      Screen: ContactScreen,
      fill: (client) => {
        client.setQueryData(operatorQuery.queryKey, operator);
        client.setQueryData(meQuery.queryKey, me && Object.assign(Object.create(null), me));
      },
    });
  const contact = { name: 'Pivovar', contactEmail: 'lide@pivovar.test', contactPhone: null };
  it('is on the page of a visitor, who is told to sign in', async () => {
    expect(await drawn(null)).toContain('contact.employerNone');
  });
  it('is the contact of their employer, or that it has none', async () => {
    expect(await drawn({ roles: ['ROLE_USER'], client: contact })).toContain('lide@pivovar.test');
    const without = { ...contact, contactEmail: null };
    const html = await drawn({ roles: ['ROLE_USER'], client: without });
    expect(html).toContain('contact.employerUnknown');
  });
  it('is nothing to those who are signed in and have no employer here', async () => {
    expect(await drawn({ roles: ['ROLE_ACCOUNTANT'], client: null })).not.toContain(
      'contact.employer',
    );
  });
});

import type {
  ClientDocumentLine,
  ClientDocumentPayment,
  ClientDocumentRecord,
} from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { documentLine as line, invoice as issued } from '@cafeteria/contract/testing';
import { createElement } from 'react';
import { describe } from 'vitest';
import { read } from '../../../shared/api/index.ts';
import { everyFieldIsSeen, type Others } from '../../../shared/testing/seen.ts';
import { drawAdminPage } from '../../frame/testing/page.tsx';
import { siteFor } from '../../resources.ts';
import { accountant as me, party } from '../testing/records.ts';
import { clientDocumentPage } from './DocumentDetail.tsx';

const called = 'the name stands for both, and the number where there is none';

const payment: ClientDocumentPayment = {
  id: 1,
  day: '2026-11-10',
  amount: 50_00,
  applied: 50_00,
  bankEntryId: null,
  isPrepaid: false,
  isUndone: false,
};
const invoice: ClientDocumentRecord = {
  ...issued,
  seller: party,
  buyer: { ...party, name: 'Sklárny' },
};
const { Screen } = clientDocumentPage;
const draw = (record: ClientDocumentRecord): Promise<string> =>
  drawAdminPage({
    screen: createElement(Screen, { params: { documentId: invoice.id }, search: {}, crumbs: [] }),
    me,
    site: siteFor(me),
    fill: (client) =>
      client.setQueryData(read(api.clientDocument.get, { id: invoice.id }).queryKey, record),
  });
const euros: ClientDocumentRecord = { ...invoice, currency: 'EUR' };
const asOnPaper = 'its name stands for it; the document on paper has all of it';
const link = 'it leads there by its name';
const others: Others<ClientDocumentRecord> = {
  id: { is: 2 },
  client: { parts: { id: { is: 3 }, name: { is: 'Strojírny' } } },
  kind: { is: 'PROFORMA' },
  number: { is: '2026000002' },
  state: { is: 'OVERDUE' },
  issuedOn: { is: '2026-11-03' },
  dueOn: { is: '2026-11-17' },
  month: { is: '2026-09-01' },
  currency: { is: 'EUR' },
  net: { is: 100_00 },
  vat: { is: 20_00 },
  amount: { is: 200_00 },
  open: { is: 100_00 },
  taxableOn: { is: '2026-10-30' },
  contractId: 'its terms are on the document; the client leads to its contracts',
  seller: { is: { ...party, name: 'Jiná' }, whole: asOnPaper },
  buyer: { is: { ...party, name: 'Jiná' }, whole: asOnPaper },
  note: { is: 'Omyl' },
  issuedBy: { is: { id: 21, name: 'Petr Svoboda' }, whole: called },
  issuedAt: { is: '2026-11-03T09:00:00Z' },
  corrects: { is: { id: 2, number: '2026000000', kind: 'INVOICE' }, whole: link },
  correctedBy: { is: { id: 3, number: '2026000003', kind: 'CREDIT_NOTE' }, whole: link },
  order: { is: { id: 4, isGiven: false }, whole: link },
  grantId: { is: 5 },
  lines: { is: [] },
  payments: { is: [payment] },
  notices: {
    is: [
      { occasion: 'ISSUED', email: 'ucetni@sklarny.example', notifiedAt: '2026-11-02T09:01:00Z' },
    ],
  },
  prepaid: { is: 100_00 },
  payBySquare: { is: '0004I0000', of: euros },
};
const notOfStatements = 'a statement asks for nothing';

describe('the page of an invoice', () => everyFieldIsSeen(invoice, others, draw));
describe('the page of a proforma', () =>
  everyFieldIsSeen<ClientDocumentRecord>(
    { ...invoice, kind: 'PROFORMA' },
    { ...others, kind: { is: 'INVOICE' } },
    draw,
  ));
describe('the page of a statement', () =>
  everyFieldIsSeen<ClientDocumentRecord>(
    { ...invoice, kind: 'STATEMENT', state: null, dueOn: null, taxableOn: null, open: 0 },
    {
      ...others,
      kind: { is: 'INVOICE' },
      net: notOfStatements,
      vat: notOfStatements,
      amount: notOfStatements,
      open: notOfStatements,
      lines: { is: [{ ...line, net: 100_00 }] },
      payBySquare: notOfStatements,
    },
    draw,
  ));
describe('a line on the page of its document', () =>
  everyFieldIsSeen<ClientDocumentLine>(
    line,
    {
      what: { is: 'OF_USED' },
      quantity: { is: 6, of: { ...line, rate: null } },
      base: { is: 1_00 },
      rate: { is: 100 },
      net: { is: 100_00 },
      vatRate: { is: null },
      vat: { is: 21_00 },
    },
    (one) => draw({ ...invoice, lines: [one] }),
  ));
describe('a payment on the page of its document', () =>
  everyFieldIsSeen<ClientDocumentPayment>(
    payment,
    {
      id: 'nobody knows it by that',
      day: { is: '2026-11-11' },
      amount: { is: 60_00 },
      applied: { is: 40_00 },
      bankEntryId: { is: 9 },
      isPrepaid: { is: true },
      isUndone: { is: true },
    },
    (one) => draw({ ...invoice, payments: [one] }),
  ));

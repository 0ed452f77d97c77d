/** Whatever an invoice, a proforma, a credit note or a statement says is on its paper, or it is said why not. */
import type { ClientDocumentLine, ClientDocumentRecord } from '@cafeteria/contract';
import { documentLine as line, documentParty, invoice } from '@cafeteria/contract/testing';
import { describe } from 'vitest';
import { everyFieldIsShown, type Others } from '../../test/shown-fields.ts';
import { payrollTexts } from '../texts.ts';
import { eInvoiceOf } from './e-invoice.ts';
import { sheetOf } from './sheet.ts';

const t = await payrollTexts('cs');
const ofState = 'what became of it is of today: a document never changes';
const ofScreen = 'where it leads to is the accountant’s: the screen says it';
const others: Others<ClientDocumentRecord> = {
  id: 'it is known by its number',
  client: 'its company stands there as the buyer',
  kind: { is: 'PROFORMA' },
  number: { is: '2026000002' },
  state: ofState,
  issuedOn: { is: '2026-11-03' },
  dueOn: { is: '2026-11-17' },
  month: { is: '2026-09-01' },
  currency: { is: 'EUR' },
  net: { is: 100_00 },
  vat: { is: 20_00 },
  amount: { is: 200_00 },
  open: { is: 100_00 },
  taxableOn: { is: '2026-10-30' },
  contractId: ofScreen,
  seller: { is: { ...documentParty, name: 'Jiná' } },
  buyer: { is: { ...documentParty, name: 'Jiná' } },
  note: { is: 'Omyl' },
  issuedBy: { is: { id: 21, name: 'Petr Svoboda' } },
  issuedAt: 'its day is said',
  corrects: { is: { id: 2, number: '2026000000', kind: 'INVOICE' } },
  correctedBy: ofState,
  order: ofScreen,
  grantId: ofScreen,
  lines: { is: [{ ...line, rate: 100 }] },
  payments: { is: [] },
  notices: ofScreen,
  prepaid: 'what of it pays this document is among its payments',
  payBySquare: 'it stands where something is to be paid, on paper',
};
const prepaid = {
  id: 1,
  day: '2026-11-02',
  amount: 50_00,
  applied: 50_00,
  bankEntryId: null,
  isPrepaid: true,
  isUndone: false,
};
const paper = async (record: ClientDocumentRecord) => {
  const { title, content } = await sheetOf(record);
  return { title, content };
};
const onPaper: Others<ClientDocumentRecord> = { ...others, payments: { is: [prepaid] } };
const toPay: typeof onPaper = { ...onPaper, payBySquare: { is: '0004I0000' } };

describe('an invoice on paper', () => everyFieldIsShown(invoice, toPay, paper));
describe('a proforma on paper', () =>
  everyFieldIsShown<ClientDocumentRecord>(
    { ...invoice, kind: 'PROFORMA' },
    { ...toPay, kind: { is: 'INVOICE' } },
    paper,
  ));
describe('a credit note on paper', () =>
  everyFieldIsShown<ClientDocumentRecord>(
    { ...invoice, kind: 'CREDIT_NOTE', dueOn: null, open: 0 },
    { ...onPaper, open: 'nothing is to be paid of it', payments: 'nothing is to be paid of it' },
    paper,
  ));
describe('a statement on paper', () =>
  everyFieldIsShown<ClientDocumentRecord>(
    { ...invoice, kind: 'STATEMENT', dueOn: null, taxableOn: null, open: 0 },
    {
      ...onPaper,
      kind: { is: 'INVOICE' },
      net: 'a statement adds nothing up',
      vat: 'a statement has none',
      amount: 'a statement adds nothing up',
      open: 'a statement asks for nothing',
      issuedBy: 'who is to be asked stands in the mail',
      lines: { is: [{ ...line, net: 100_00 }] },
      payments: 'a statement asks for nothing',
    },
    paper,
  ));
describe('a line on paper', () =>
  everyFieldIsShown<ClientDocumentLine>(
    line,
    {
      what: { is: 'OF_USED' },
      quantity: 'said of what is counted, see below',
      base: { is: 1_00 },
      rate: { is: 100 },
      net: { is: 100_00 },
      vatRate: { is: null },
      vat: { is: 21_00 },
    },
    (one) => paper({ ...invoice, lines: [one] }),
  ));
describe('a line of so many on paper', () =>
  everyFieldIsShown<Pick<ClientDocumentLine, 'quantity' | 'base'>>(
    { quantity: 5, base: 29_00 },
    { quantity: { is: 6 }, base: { is: 30_00 } },
    (counted) => paper({ ...invoice, lines: [{ ...line, rate: null, ...counted }] }),
  ));

describe('an invoice for accounting systems', () => {
  everyFieldIsShown<ClientDocumentRecord>(
    invoice,
    {
      ...onPaper,
      kind: { is: 'CREDIT_NOTE' },
      net: 'the lines have it',
      vat: 'the lines have it',
      amount: 'the lines have it',
      open: 'what of it was paid beforehand is said',
      lines: { is: [{ ...line, net: 100_00 }] },
      issuedBy: 'a program asks for no name',
    },
    (record) => eInvoiceOf(record, t),
  );
});

/** Whatever a list of the books says of a line is in its file, or it is said why not. */
import type { ClientDocumentRow, JournalLine, SettlementRow } from '@cafeteria/contract';
import { invoice, settlement } from '@cafeteria/contract/testing';
import { describe } from 'vitest';
import { everyFieldIsShown } from '../test/shown-fields.ts';
import { journalTable } from './book/tables.ts';
import { documentsTable } from './client-document/table.ts';
import { settlementsTable } from './settlement/table.ts';
import { payrollTexts } from './texts.ts';

const text = await payrollTexts('cs');
const file = { name: 'soubor', format: 'CSV' } as const;
const ofScreen = 'the screen leads there by it';
const oneCurrency = 'an installation has one';

const line: JournalLine = {
  id: 1,
  day: '2026-11-02',
  at: '2026-11-02T10:00:00.000Z',
  debit: 'USERS',
  debitNumber: '379100',
  credit: 'PARTNER',
  creditNumber: '321000',
  amount: 100_00,
  client: { id: 1, name: 'Sklárny' },
  partner: { id: 2, name: 'Kavárna' },
  document: 'MOVEMENT',
  documentId: 7,
  documentNumber: null,
  movementId: 7,
  userId: 3,
  balance: 100_00,
};
const ofLine = {
  id: { is: 2 },
  day: { is: '2026-11-03' },
  at: 'its day is said',
  debit: 'its number is said',
  debitNumber: { is: '379200' },
  credit: 'its number is said',
  creditNumber: { is: '321100' },
  amount: { is: 1_00 },
  client: { is: { id: 1, name: 'Hutě' } },
  partner: { is: { id: 2, name: 'Pekárna' } },
  document: { is: 'SETTLEMENT' },
  documentId: { is: 8 },
  documentNumber: { is: '2026-0008' },
  movementId: { is: 8 },
  userId: 'books are not of people: the movement leads to whose it is',
} as const;
describe('a line in the file of the journal', () =>
  everyFieldIsShown<JournalLine>(
    line,
    { ...ofLine, balance: 'a balance is of one account' },
    (one) => journalTable([one], undefined, file, text),
  ));
describe('a line in the file of one account', () =>
  everyFieldIsShown<JournalLine>(line, { ...ofLine, balance: { is: 5_00 } }, (one) =>
    journalTable([one], 'USERS', file, text),
  ));

describe('a settlement in the file of their list', () =>
  everyFieldIsShown<SettlementRow>(
    settlement,
    {
      id: ofScreen,
      partner: { is: { id: 1, name: 'Pekárna' } },
      number: { is: '2026-0002' },
      status: { is: 'PAID' },
      cutOff: { is: '2026-10-30' },
      currency: oneCurrency,
      captured: { is: 1_600_00 },
      refunded: { is: 100_00 },
      fees: { is: 50_00 },
      carriedIn: { is: 20_00 },
      payout: { is: 1_400_00 },
      carriedOut: { is: -10_00 },
      open: { is: 0 },
      isOwn: 'what its reader may do is of the screen',
      toSubmit: 'what its reader may do is of the screen',
    },
    (one) => settlementsTable([one], file, text),
  ));

describe('a document in the file of their list', () =>
  everyFieldIsShown<ClientDocumentRow>(
    invoice,
    {
      id: ofScreen,
      client: { is: { id: 1, name: 'Hutě' } },
      kind: { is: 'PROFORMA' },
      number: { is: '2026000002' },
      state: { is: 'OVERDUE' },
      issuedOn: { is: '2026-11-03' },
      dueOn: { is: '2026-11-17' },
      month: { is: '2026-09-01' },
      currency: oneCurrency,
      net: { is: 100_00 },
      vat: { is: 20_00 },
      amount: { is: 200_00 },
      open: { is: 100_00 },
    },
    (one) => documentsTable([one], file, text),
  ));

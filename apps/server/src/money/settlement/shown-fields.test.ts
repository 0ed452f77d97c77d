/** Whatever a settlement says is on its paper, in its table or its invoice, or it is said why not. */
import type {
  DocumentParty,
  SettlementFee,
  SettlementItem,
  SettlementRecord,
} from '@cafeteria/contract';
import { documentParty, settlement, settlementFee as fee } from '@cafeteria/contract/testing';
import { describe, expect, it } from 'vitest';
import { everyFieldIsShown, type Others } from '../../test/shown-fields.ts';
import { payrollTexts } from '../texts.ts';
import type { Issued } from './document.queries.ts';
import { eInvoiceOf } from './e-invoice.rules.ts';
import { contentOf, titleOf } from './sheet.ts';
import { statementCells } from './statement.ts';

const t = await payrollTexts('cs');
const issued: Issued = {
  seller: documentParty,
  buyer: { ...documentParty, name: 'Pekárna' },
  issuedOn: '2026-11-02',
  iban: 'CZ6508000000192000145399',
  corrects: [],
};
const item: SettlementItem = {
  movementId: 1,
  day: '2026-10-02',
  isRefund: false,
  amount: 100_00,
  commission: 500,
  branchOffice: null,
  reference: null,
};
const nameOf = (id: number): string => `kategorie ${id}`;
type Known = {
  readonly of?: SettlementRecord;
  readonly by?: Issued;
  readonly item?: SettlementItem;
};
const paper = ({ of = settlement, by = issued, item: one = item }: Known) => {
  const shown = { settlement: of, issued: by, t };
  return [titleOf(shown), contentOf(shown, nameOf, [one])];
};
const invoice = ({ of = settlement, by = issued }: Known) =>
  eInvoiceOf({ settlement: of, issued: by, t }, nameOf);

const ofScreen = 'how it came about is the accountant’s: the screen says it';
const ofState = 'where it is on its way is of today, and a document never changes';
const inSum = 'it is in what is paid out';
const other: Others<SettlementRecord> = {
  id: 'it is known by its number',
  partner: 'the company behind it stands there as the buyer',
  number: { is: '2026-0002' },
  status: ofState,
  cutOff: { is: '2026-10-30' },
  currency: { is: 'EUR' },
  captured: { is: 1_600_00 },
  refunded: { is: 100_00 },
  fees: 'its commission, fees and VAT stand each by itself',
  carriedIn: { is: 20_00 },
  payout: { is: 1_000_00 },
  carriedOut: 'said where nothing is paid out, see below',
  open: ofState,
  isOwn: ofScreen,
  toSubmit: ofScreen,
  firstDay: { is: '2026-10-02' },
  runId: ofScreen,
  previous: 'what was carried on from it is there',
  next: ofState,
  payments: 'each of them is there',
  refunds: 'each of them is there',
  commission: { is: 60_00 },
  transactionFees: { is: 1_00 },
  vatRate: { is: 2_300 },
  vat: { is: 13_00 },
  minimumPayout: 'it stands in the contract',
  madeBy: ofScreen,
  madeAt: ofScreen,
  bySchedule: ofScreen,
  submittedAt: ofScreen,
  approvedBy: { is: { id: 21, name: 'Marie Dvořáková' } },
  approvedAt: 'the day of issue is said',
  feeLines: { is: [{ ...fee, rate: 400 }] },
  issuedOn: 'the document has its own',
  obstacle: 'without a document there is no paper',
  eInvoice: ofScreen,
  notice: ofScreen,
};

describe('a settlement on paper', () => {
  everyFieldIsShown(settlement, other, (of) => paper({ of }));
  it('says what is carried on where nothing is paid', () => {
    const carried = (carriedOut: number) => paper({ of: { ...settlement, payout: 0, carriedOut } });
    expect(carried(10_00)).not.toEqual(carried(20_00));
    expect(carried(-10_00)).not.toEqual(carried(10_00));
  });
});
describe('a line of what is kept on paper', () =>
  everyFieldIsShown<SettlementFee>(
    fee,
    {
      contractId: 'a partner knows its contract by what it says',
      categoryId: { is: 6 },
      rate: { is: 400 },
      payments: { is: 3 },
      captured: { is: 1_600_00 },
      refunded: { is: 100_00 },
      commission: { is: 60_00 },
      transactionFees: { is: 1_00 },
      hasVat: { is: false },
    },
    (one) => paper({ of: { ...settlement, feeLines: [one] } }),
  ));
describe('a payment on the paper of its settlement', () =>
  everyFieldIsShown<SettlementItem>(
    item,
    {
      movementId: 'a partner knows it by the reference of its till; the table has it',
      day: { is: '2026-10-03' },
      isRefund: { is: true },
      amount: { is: 99_00 },
      commission: 'it is reckoned of all payments of a rate together, and each rate is there',
      branchOffice: { is: 'Kavárna – Brno' },
      reference: { is: 'POS-1' },
    },
    (one) => paper({ item: one }),
  ));
describe('the document of a settlement', () =>
  everyFieldIsShown<Issued>(
    issued,
    {
      seller: { is: { ...documentParty, name: 'Jiná' } },
      buyer: { is: { ...documentParty, name: 'Jiná' } },
      issuedOn: { is: '2026-11-03' },
      iban: { is: 'CZ8127000000002102143052' },
      corrects: { is: ['2026-0000'] },
    },
    (by) => paper({ by }),
  ));
describe('a company on paper', () =>
  everyFieldIsShown<DocumentParty>(
    documentParty,
    {
      name: { is: 'Jiná' },
      country: 'its address says it; the buyer’s decides the language',
      registrationNumber: { is: '00000019' },
      taxId: { is: 'CZ00000019' },
      vatId: { is: 'SK1' },
      vatPayer: { is: false },
      registerEntry: { is: 'C 2' },
      address: { is: { ...documentParty.address, city: 'Brno' } },
      email: 'it is where the mail goes',
      iban: 'of who is to be paid, which the terms say',
    },
    (seller) => paper({ by: { ...issued, seller } }),
  ));

describe('the table of a settlement', () =>
  everyFieldIsShown<SettlementRecord>(
    settlement,
    {
      ...other,
      number: 'it is in the name of the file',
      cutOff: 'each payment has its day',
      currency: 'an installation has one',
      carriedOut: { is: 5_00 },
      firstDay: 'each payment has its day',
      vatRate: 'the paper says it',
      approvedBy: 'the paper says it',
      feeLines: 'their sums are there; the paper has each',
    },
    (of) => statementCells(of, [item], t),
  ));
describe('the invoice of a commission for accounting systems', () => {
  everyFieldIsShown<SettlementRecord>(
    settlement,
    {
      ...other,
      captured: inSum,
      refunded: inSum,
      carriedIn: inSum,
      payout: 'it is of the commission alone, which is set off',
      transactionFees: 'the lines have them',
      commission: 'the lines have it',
      feeLines: { is: [{ ...fee, commission: 60_00 }] },
      approvedBy: 'a program asks for no name',
    },
    (of) => invoice({ of }),
  );
  everyFieldIsShown<Issued>(
    issued,
    {
      seller: { is: { ...documentParty, name: 'Jiná' } },
      buyer: { is: { ...documentParty, name: 'Jiná' } },
      issuedOn: { is: '2026-11-03' },
      iban: 'nothing is to be paid of it',
      corrects: { is: ['2026-0000'] },
    },
    (by) => invoice({ by }),
  );
});

/** A person, and papers of the books, whole, for tests of the server and of screens, which say what is otherwise. */
import type {
  ClientDocumentLine,
  ClientDocumentRecord,
  DocumentParty,
  Me,
  SettlementFee,
  SettlementRecord,
} from './index.ts';
import { plainRole } from './rules/access.ts';

/** An employee who is signed in, without an employer. */
export const person: Me = {
  id: 7,
  username: 'jana@test.test',
  email: null,
  firstName: 'Jana',
  lastName: 'Nováková',
  language: 'CZ',
  phoneNumber: null,
  isPhoneVerified: false,
  roles: [plainRole],
  active: true,
  client: null,
  newsletterFrequency: 'NEVER',
  hasInternalBenefits: false,
  tasks: { open: 0, total: 5 },
  isEmployerOnly: false,
  termsDue: null,
};

/** A company as it stands on documents. */
export const documentParty: DocumentParty = {
  name: 'Kavárna',
  country: 'CZ',
  registrationNumber: '27074358',
  taxId: 'CZ27074358',
  vatId: null,
  vatPayer: true,
  registerEntry: 'C 1, Městský soud v Praze',
  address: {
    street: 'Dlouhá',
    houseNumber: '1',
    streetNumber: null,
    districtNumber: null,
    postalCode: '11000',
    city: 'Praha',
    country: 'CZ',
    components: null,
    placeId: null,
    lat: null,
    lng: null,
  },
  email: 'ucetni@kavarna.example',
  iban: null,
};

export const settlementFee: SettlementFee = {
  contractId: 1,
  categoryId: null,
  rate: 500,
  payments: 2,
  captured: 1_500_00,
  refunded: 200_00,
  commission: 65_00,
  transactionFees: 2_00,
  hasVat: true,
};

export const settlement: SettlementRecord = {
  id: 1,
  partner: { id: 1, name: 'Kavárna' },
  number: '2026-0001',
  status: 'APPROVED',
  cutOff: '2026-10-31',
  currency: 'CZK',
  captured: 1_500_00,
  refunded: 200_00,
  fees: 81_07,
  carriedIn: 10_00,
  payout: 1_228_93,
  carriedOut: 0,
  open: 1_228_93,
  isOwn: false,
  toSubmit: false,
  firstDay: '2026-10-01',
  runId: 1,
  previous: null,
  next: null,
  payments: 2,
  refunds: 1,
  commission: 65_00,
  transactionFees: 2_00,
  vatRate: 2_100,
  vat: 14_07,
  minimumPayout: 0,
  madeBy: { id: 11, name: 'Jana Nováková' },
  madeAt: '2026-11-01T03:40:00Z',
  bySchedule: true,
  submittedAt: null,
  approvedBy: { id: 12, name: 'Petr Svoboda' },
  approvedAt: '2026-11-02T09:00:00Z',
  feeLines: [settlementFee],
  issuedOn: '2026-11-02',
  obstacle: null,
  eInvoice: 'ISDOC',
  notice: null,
};

export const documentLine: ClientDocumentLine = {
  what: 'OF_GRANTED',
  quantity: 1,
  base: 10_000_00,
  rate: 150,
  net: 150_00,
  vatRate: 2_100,
  vat: 31_50,
};

export const invoice: ClientDocumentRecord = {
  id: 1,
  client: { id: 1, name: 'Sklárny' },
  kind: 'INVOICE',
  number: '2026000001',
  state: 'OPEN',
  issuedOn: '2026-11-02',
  dueOn: '2026-11-16',
  month: '2026-10-01',
  currency: 'CZK',
  net: 150_00,
  vat: 31_50,
  amount: 181_50,
  open: 181_50,
  taxableOn: '2026-10-31',
  contractId: 1,
  seller: { ...documentParty, iban: 'CZ8127000000002102143052' },
  buyer: { ...documentParty, name: 'Sklárny' },
  note: null,
  issuedBy: { id: 11, name: 'Jana Nováková' },
  issuedAt: '2026-11-02T09:00:00Z',
  corrects: null,
  correctedBy: null,
  order: null,
  grantId: null,
  lines: [documentLine],
  payments: [],
  notices: [],
  prepaid: 0,
  payBySquare: null,
};

const otherParts = (value: object): object =>
  Object.fromEntries(Object.entries(value).map(([name, part]) => [name, otherThan(part)]));
/**
 * A value in which everything is otherwise, of the same shape; in place of nothing, whose shape is not known, a word:
 * who does not look at it is not disturbed by it.
 */
export const otherThan = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}1`;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return [...value, ...value].map(otherThan);
  return typeof value === 'object' && value !== null ? otherParts(value) : 'otherwise';
};

import type { ClientDocumentRecord, DocumentParty } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { isdocOf, isOfIsdoc } from './isdoc.ts';

const address = {
  street: 'Havlíčkova',
  houseNumber: '357',
  streetNumber: '25',
  districtNumber: null,
  postalCode: '58806',
  city: 'Telč',
  country: 'CZ',
  components: null,
  placeId: null,
  lat: null,
  lng: null,
} as const;
const seller: DocumentParty = {
  name: 'Kafeterie, a. s.',
  country: 'CZ',
  registrationNumber: '99040000',
  taxId: 'CZ99040000',
  vatId: null,
  vatPayer: true,
  registerEntry: 'B 9901, Krajský soud v Brně',
  address,
  email: null,
  iban: 'CZ65 0800 0000 1920 0014 5399',
};
const invoice: ClientDocumentRecord = {
  id: 5,
  client: { id: 1, name: 'Sklárny' },
  kind: 'INVOICE',
  number: '2202600005',
  state: 'OPEN',
  issuedOn: '2026-11-25',
  taxableOn: '2026-10-31',
  dueOn: '2026-12-09',
  month: '2026-10-01',
  currency: 'CZK',
  net: 106_100,
  vat: 21_231,
  amount: 127_331,
  open: 27_331,
  contractId: 1,
  seller,
  buyer: { ...seller, name: 'Sklárny & <synové>', registrationNumber: '99000016', vatId: null },
  note: null,
  issuedBy: 'Radka',
  issuedAt: '2026-11-25T10:00:00Z',
  corrects: null,
  correctedBy: null,
  order: null,
  grantId: null,
  lines: [
    {
      what: 'PER_PERSON',
      quantity: 3,
      base: 2_900,
      rate: null,
      net: 8_700,
      vatRate: 2_100,
      vat: 1_827,
    },
    {
      what: 'OF_USED',
      quantity: 1,
      base: 2_826_666,
      rate: 150,
      net: 42_400,
      vatRate: 2_100,
      vat: 8_904,
    },
    {
      what: 'FIXED',
      quantity: 1,
      base: 50_000,
      rate: null,
      net: 50_000,
      vatRate: 2_100,
      vat: 10_500,
    },
    { what: 'CREDITS', quantity: 1, base: 5_000, rate: null, net: 5_000, vatRate: null, vat: 0 },
  ],
  notices: [],
  payments: [],
  prepaid: 0,
};

const written = (document: ClientDocumentRecord) =>
  new DOMParser().parseFromString(
    isdocOf(document, (what) => `of ${what}`),
    'application/xml',
  );
const textsOf = (document: Document, path: string): (string | null)[] =>
  [...document.querySelectorAll(path)].map(({ textContent }) => textContent);

describe('an invoice as ISDOC', () => {
  it('says who bills whom, how much, and of what', () => {
    const isdoc = written(invoice);
    expect(textsOf(isdoc, 'parsererror')).toEqual([]);
    expect(isdoc.documentElement.getAttribute('version')).toBe('6.0.2');
    expect(textsOf(isdoc, 'Invoice > ID, Invoice > IssueDate, Invoice > TaxPointDate')).toEqual([
      '2202600005',
      '2026-11-25',
      '2026-10-31',
    ]);
    expect(textsOf(isdoc, 'PartyName > Name')).toEqual(['Kafeterie, a. s.', 'Sklárny & <synové>']);
    expect(textsOf(isdoc, 'AccountingSupplierParty PartyTaxScheme > *')).toEqual([
      'CZ99040000',
      'VAT',
    ]);
    expect(textsOf(isdoc, 'InvoicedQuantity')).toEqual(['3', '1', '1', '1']);
    expect(textsOf(isdoc, 'UnitPrice')).toEqual(['29.0000', '424.0000', '500.0000', '50.0000']);
    expect(textsOf(isdoc, 'Description')[1]).toBe('of OF_USED');
    expect(textsOf(isdoc, 'TaxSubTotal > TaxableAmount')).toEqual(['1011.00', '50.00']);
    expect(textsOf(isdoc, 'TaxTotal > TaxAmount')).toEqual(['212.31']);
    expect(textsOf(isdoc, 'PayableAmount')).toEqual(['1273.31']);
  });
  it('asks for a transfer to the account as it is written at home', () => {
    const isdoc = written(invoice);
    expect(textsOf(isdoc, 'Details > *')).toEqual([
      '2026-12-09',
      '19-2000145399',
      '0800',
      '',
      'CZ6508000000192000145399',
      '',
      '2202600005',
    ]);
    expect(
      textsOf(written({ ...invoice, seller: { ...seller, iban: null } }), 'PaymentMeans'),
    ).toEqual([]);
  });
  it('asks for no more than is left of what the buyer had paid beforehand', () => {
    const paid = (applied: number): ClientDocumentRecord => ({
      ...invoice,
      payments: [
        {
          id: 1,
          day: '2026-11-25',
          amount: applied,
          applied,
          bankEntryId: null,
          isPrepaid: true,
          isUndone: false,
        },
      ],
    });
    const inPart = written(paid(273_31));
    expect(textsOf(inPart, 'PaidDepositsAmount, PayableAmount, PaidAmount')).toEqual([
      '273.31',
      '1000.00',
      '1000.00',
    ]);
    const whole = written(paid(1_273_31));
    expect(textsOf(whole, 'PayableAmount')).toEqual(['0.00']);
    expect(textsOf(whole, 'PaymentMeans')).toEqual([]);
  });
  it('is known by the same mark however often it is made, and by another than the next one', () => {
    const markOf = (document: ClientDocumentRecord) => textsOf(written(document), 'UUID')[0];
    expect(markOf(invoice)).toBe('99040000-2202-8600-8005-000000000000');
    expect(markOf({ ...invoice, number: '2202600006' })).not.toBe(markOf(invoice));
  });
  it('is made of invoices of Czech sellers alone', () => {
    expect(isOfIsdoc(invoice)).toBe(true);
    expect(isOfIsdoc({ ...invoice, kind: 'CREDIT_NOTE' })).toBe(false);
    expect(isOfIsdoc({ ...invoice, seller: { ...seller, country: 'SK' } })).toBe(false);
  });
});

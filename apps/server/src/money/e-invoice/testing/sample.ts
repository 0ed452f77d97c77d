/** Invoices of both countries for tests. */
import type { DocumentParty } from '@cafeteria/contract';
import type { EInvoice } from '../e-invoice.ts';
import { lineOf } from '../line.rules.ts';

const place = {
  districtNumber: null,
  components: null,
  placeId: null,
  lat: null,
  lng: null,
} as const;
export const czechSeller: DocumentParty = {
  name: 'Kafeterie, a. s.',
  country: 'CZ',
  registrationNumber: '99040000',
  taxId: 'CZ99040000',
  vatId: null,
  vatPayer: true,
  registerEntry: 'B 9901, Krajský soud v Brně',
  address: {
    ...place,
    street: 'Havlíčkova',
    houseNumber: '357',
    streetNumber: '25',
    postalCode: '58806',
    city: 'Telč',
    country: 'CZ',
  },
  email: null,
  iban: 'CZ65 0800 0000 1920 0014 5399',
};
export const slovakSeller: DocumentParty = {
  name: 'Benefity, s. r. o.',
  country: 'SK',
  registrationNumber: '99050001',
  taxId: '2099050001',
  vatId: 'SK2099050001',
  vatPayer: true,
  registerEntry: 'Okresný súd Žilina, oddiel Sro, vložka 99501/L',
  address: {
    ...place,
    street: 'Národná',
    houseNumber: '12',
    streetNumber: null,
    postalCode: '01001',
    city: 'Žilina',
    country: 'SK',
  },
  email: 'faktury@benefity.example',
  iban: 'SK31 1200 0000 1987 4263 7541',
};
export const slovakBuyer: DocumentParty = {
  ...slovakSeller,
  name: 'Sklárne & <synovia>',
  registrationNumber: '99050018',
  taxId: '2099050018',
  vatId: null,
  vatPayer: false,
  registerEntry: null,
  address: { ...slovakSeller.address, street: null, village: 'Považský Chlmec' },
  email: null,
  iban: null,
};

/** Fees of October: so many people at a price, and a fixed one. */
export const slovakInvoice: EInvoice = {
  kind: 'INVOICE',
  number: '2202600005',
  issuedOn: '2026-11-25',
  suppliedOn: '2026-10-31',
  dueOn: '2026-12-09',
  period: { from: '2026-10-01', to: '2026-10-31' },
  corrects: [],
  note: null,
  currency: 'EUR',
  seller: slovakSeller,
  buyer: slovakBuyer,
  lines: [
    lineOf({
      name: 'Poplatok za osobu',
      quantity: 3,
      net: 8_70,
      category: 'S',
      rate: 2_300,
      vat: 2_00,
    }),
    lineOf({ name: 'Mesačný poplatok', net: 333_33, category: 'S', rate: 2_300, vat: 76_67 }),
  ],
  prepaid: 0,
  payment: { by: 'TRANSFER', iban: slovakSeller.iban ?? '' },
  exemption: 'bez DPH',
};
/** Credits, which are outside VAT and a document of their own. */
export const slovakCredits: EInvoice = {
  ...slovakInvoice,
  number: '2202600006',
  lines: [lineOf({ name: 'Kredity', net: 5_000_00, category: 'O', rate: 0, vat: 0 })],
};
/** The commission of a settlement, kept from what is paid. */
export const slovakCommission: EInvoice = {
  ...slovakInvoice,
  number: '2026-0012',
  dueOn: null,
  lines: [
    lineOf({ name: 'Provízia', net: 120_00, category: 'S', rate: 2_300, vat: 27_60 }),
    lineOf({ name: 'Provízia: Knihy', net: -20_00, category: 'S', rate: 2_300, vat: -4_60 }),
    lineOf({ name: 'Poplatky za platby', net: 5_00, category: 'E', rate: 0, vat: 0 }),
  ],
  note: 'Nič neplaťte.',
  payment: { by: 'SET_OFF' },
};
/** What takes an invoice back. */
export const creditNoteOf = (invoice: EInvoice): EInvoice => ({
  ...invoice,
  kind: 'CREDIT_NOTE',
  number: '3202600001',
  dueOn: null,
  corrects: [invoice.number],
  note: 'Omyl',
  payment: invoice.payment.by === 'SET_OFF' ? invoice.payment : { by: 'NOTHING' },
});
export const czechInvoice: EInvoice = {
  ...slovakInvoice,
  currency: 'CZK',
  seller: czechSeller,
  buyer: { ...czechSeller, name: 'Sklárny & <synové>', registrationNumber: '99000016' },
  lines: [
    lineOf({ name: 'Za osobu', quantity: 3, net: 87_00, category: 'S', rate: 2_100, vat: 18_27 }),
    lineOf({ name: 'Z použitého', net: 424_00, category: 'S', rate: 2_100, vat: 89_04 }),
    lineOf({ name: 'Měsíčně', net: 500_00, category: 'S', rate: 2_100, vat: 105_00 }),
    lineOf({ name: 'Kredity', net: 50_00, category: 'O', rate: 0, vat: 0 }),
  ],
  payment: { by: 'TRANSFER', iban: czechSeller.iban ?? '' },
  exemption: 'bez DPH',
};

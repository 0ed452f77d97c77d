import { describe, expect, it } from 'vitest';
import type { EInvoice } from './e-invoice.ts';
import { brokenRules } from './testing/en16931.ts';
import { readXml, texts } from './testing/read-xml.ts';
import {
  creditNoteOf,
  czechSeller,
  slovakBuyer,
  slovakCommission,
  slovakCredits,
  slovakInvoice,
  slovakSeller,
} from './testing/sample.ts';
import { ublOf } from './ubl.ts';

const written = (invoice: EInvoice) => readXml(ublOf(invoice));
const reversed: EInvoice = {
  ...slovakCommission,
  buyer: czechSeller,
  lines: slovakCommission.lines.map((line) => ({ ...line, category: 'AE', rate: 0, vat: 0 })),
};

describe('an invoice as UBL by Peppol BIS Billing 3.0', () => {
  it.each([
    ['of fees', slovakInvoice],
    ['of which a part was paid beforehand', { ...slovakInvoice, prepaid: 100_00 }],
    ['of which all was paid beforehand', { ...slovakInvoice, prepaid: 420_70 }],
    ['of credits', slovakCredits],
    ['of a commission, with a line that gives back', slovakCommission],
    ['whose VAT the buyer pays', reversed],
    ['to somebody in Czechia', { ...slovakInvoice, buyer: czechSeller }],
    ['that takes back fees', creditNoteOf(slovakInvoice)],
    ['that takes back credits', creditNoteOf(slovakCredits)],
    ['that takes back a commission', creditNoteOf(slovakCommission)],
  ])('%s keeps to the rules', (_, invoice) => expect(brokenRules(ublOf(invoice))).toEqual([]));
  it('says who bills whom, of when, how much and of what', () => {
    const invoice = written(slovakInvoice);
    expect(invoice.name).toBe('Invoice');
    expect(texts(invoice, 'CustomizationID')).toEqual([
      'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    ]);
    expect([
      ...texts(invoice, 'ID'),
      ...texts(invoice, 'IssueDate'),
      ...texts(invoice, 'DueDate'),
      ...texts(invoice, 'InvoiceTypeCode'),
      ...texts(invoice, 'Delivery/ActualDeliveryDate'),
    ]).toEqual(['2202600005', '2026-11-25', '2026-12-09', '380', '2026-10-31']);
    const supplier = 'AccountingSupplierParty/Party';
    expect(texts(invoice, `${supplier}/PartyTaxScheme/CompanyID`)).toEqual([
      'SK2099050001',
      '2099050001',
    ]);
    const customer = 'AccountingCustomerParty/Party';
    expect(texts(invoice, `${customer}/PartyLegalEntity/RegistrationName`)).toEqual([
      'Sklárne & <synovia>',
    ]);
    expect(texts(invoice, `${customer}/PostalAddress/StreetName`)).toEqual(['Považský Chlmec 12']);
    expect(texts(invoice, 'TaxTotal/TaxSubtotal/TaxCategory/Percent')).toEqual(['23.00']);
    expect(texts(invoice, 'InvoiceLine/InvoicedQuantity')).toEqual(['3', '1']);
    expect(texts(invoice, 'InvoiceLine/Price/PriceAmount')).toEqual(['2.90', '333.33']);
    expect(texts(invoice, 'LegalMonetaryTotal/PayableAmount')).toEqual(['420.70']);
  });
  it('asks for a transfer within SEPA in euros and for another in other money, and for none of nothing', () => {
    const code = (invoice: EInvoice) => texts(written(invoice), 'PaymentMeans/PaymentMeansCode');
    expect(code(slovakInvoice)).toEqual(['58']);
    expect(code({ ...slovakInvoice, currency: 'CZK' })).toEqual(['30']);
    expect(code({ ...slovakInvoice, prepaid: 420_70 })).toEqual([]);
    const means = 'PaymentMeans/PayeeFinancialAccount/ID';
    expect(texts(written(slovakInvoice), means)).toEqual(['SK3112000000198742637541']);
    expect(texts(written(slovakInvoice), 'PaymentMeans/PaymentID')).toEqual(['2202600005']);
  });
  it('of a commission that is kept asks for nothing', () => {
    const commission = written(slovakCommission);
    expect([
      ...texts(commission, 'PaymentMeans/PaymentMeansCode'),
      ...texts(commission, 'LegalMonetaryTotal/PrepaidAmount'),
      ...texts(commission, 'LegalMonetaryTotal/PayableAmount'),
    ]).toEqual(['97', '128.00', '0.00']);
    expect(texts(commission, 'InvoiceLine/InvoicedQuantity')).toEqual(['1', '-1', '1']);
  });
  it('of credits is outside VAT, and names nobody by a number for it', () => {
    const credits = written(slovakCredits);
    expect(texts(credits, 'TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReasonCode')).toEqual([
      'VATEX-EU-O',
    ]);
    const scheme = 'AccountingSupplierParty/Party/PartyTaxScheme/TaxScheme/ID';
    expect(texts(credits, scheme)).toEqual(['TAX']);
  });
  it('that takes something back is a credit note above nothing, and names it', () => {
    const note = written(creditNoteOf(slovakInvoice));
    expect(note.name).toBe('CreditNote');
    expect([
      ...texts(note, 'CreditNoteTypeCode'),
      ...texts(note, 'BillingReference/InvoiceDocumentReference/ID'),
      ...texts(note, 'CreditNoteLine/LineExtensionAmount'),
      ...texts(note, 'LegalMonetaryTotal/PayableAmount'),
    ]).toEqual(['381', '2202600005', '8.70', '333.33', '420.70']);
  });
  it.each([
    [slovakSeller, '0245', '2099050001'],
    [{ ...slovakSeller, taxId: null }, '0245', '2099050001'],
    [{ ...slovakBuyer, taxId: null }, '0158', '99050018'],
    [czechSeller, '9929', 'CZ99040000'],
    [{ ...czechSeller, vatPayer: false }, '0154', '99040000'],
  ])('finds a company in the network by its own number', (buyer, scheme, id) => {
    const [party] = written({ ...slovakInvoice, buyer }).children.filter(
      ({ name }) => name === 'AccountingCustomerParty',
    );
    const [address] = party?.children[0]?.children ?? [];
    expect([address?.attributes['schemeID'], address?.text]).toEqual([scheme, id]);
  });
  it('that mixes what is outside VAT with what is taxed would break the rules', () => {
    const lines = [...slovakInvoice.lines, ...slovakCredits.lines];
    expect(brokenRules(ublOf({ ...slovakInvoice, lines }))).toEqual(['BR-O-11', 'BR-O-12']);
  });
});

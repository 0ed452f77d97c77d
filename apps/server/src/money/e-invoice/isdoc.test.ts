import { describe, expect, it } from 'vitest';
import type { EInvoice } from './e-invoice.ts';
import { isdocOf } from './isdoc.ts';
import { findAll, readXml, texts } from './testing/read-xml.ts';
import { creditNoteOf, czechInvoice, czechSeller, slovakCommission } from './testing/sample.ts';

const written = (invoice: EInvoice) => readXml(isdocOf(invoice));
const commission: EInvoice = { ...slovakCommission, currency: 'CZK', seller: czechSeller };

describe('an invoice as ISDOC', () => {
  it('says who bills whom, how much, and of what', () => {
    const isdoc = written(czechInvoice);
    expect(isdoc.attributes['version']).toBe('6.0.2');
    expect([
      ...texts(isdoc, 'DocumentType'),
      ...texts(isdoc, 'ID'),
      ...texts(isdoc, 'IssueDate'),
      ...texts(isdoc, 'TaxPointDate'),
    ]).toEqual(['1', '2202600005', '2026-11-25', '2026-10-31']);
    const names = findAll(isdoc, 'PartyName').flatMap((one) => texts(one, 'Name'));
    expect(names).toEqual(['Kafeterie, a. s.', 'Sklárny & <synové>']);
    const scheme = 'AccountingSupplierParty/Party/PartyTaxScheme';
    expect(texts(isdoc, `${scheme}/CompanyID`)).toEqual(['CZ99040000']);
    expect(texts(isdoc, `${scheme}/TaxScheme`)).toEqual(['VAT']);
    expect(texts(isdoc, 'InvoiceLines/InvoiceLine/InvoicedQuantity')).toEqual(['3', '1', '1', '1']);
    expect(texts(isdoc, 'InvoiceLines/InvoiceLine/UnitPrice')).toEqual([
      '29.0000',
      '424.0000',
      '500.0000',
      '50.0000',
    ]);
    expect(texts(isdoc, 'InvoiceLines/InvoiceLine/Item/Description')[1]).toBe('Z použitého');
    expect(texts(isdoc, 'TaxTotal/TaxSubTotal/TaxableAmount')).toEqual(['1011.00', '50.00']);
    expect(texts(isdoc, 'TaxTotal/TaxAmount')).toEqual(['212.31']);
    expect(texts(isdoc, 'LegalMonetaryTotal/PayableAmount')).toEqual(['1273.31']);
  });
  it('asks for a transfer to the account as it is written at home', () => {
    const [details] = findAll(written(czechInvoice), 'Details');
    expect(details?.children.map(({ text }) => text)).toEqual([
      '2026-12-09',
      '19-2000145399',
      '0800',
      '',
      'CZ6508000000192000145399',
      '',
      '2202600005',
    ]);
    const without = written({ ...czechInvoice, payment: { by: 'NOTHING' } });
    expect(findAll(without, 'PaymentMeans')).toEqual([]);
  });
  it('asks for no more than is left of what the buyer had paid beforehand', () => {
    const inPart = written({ ...czechInvoice, prepaid: 273_31 });
    expect([
      ...texts(inPart, 'LegalMonetaryTotal/PaidDepositsAmount'),
      ...texts(inPart, 'LegalMonetaryTotal/PayableAmount'),
      ...texts(inPart, 'PaymentMeans/Payment/PaidAmount'),
    ]).toEqual(['273.31', '1000.00', '1000.00']);
    const whole = written({ ...czechInvoice, prepaid: 1_273_31 });
    expect(texts(whole, 'LegalMonetaryTotal/PayableAmount')).toEqual(['0.00']);
    expect(findAll(whole, 'PaymentMeans')).toEqual([]);
  });
  it('of a commission that is kept is set off', () => {
    const isdoc = written(commission);
    expect([
      ...texts(isdoc, 'PaymentMeans/Payment/PaymentMeansCode'),
      ...texts(isdoc, 'PaymentMeans/Payment/PaidAmount'),
      ...texts(isdoc, 'LegalMonetaryTotal/PayableAmount'),
    ]).toEqual(['97', '128.00', '128.00']);
  });
  it('is known by the same mark however often it is made, and by another than the next one', () => {
    const markOf = (invoice: EInvoice) => texts(written(invoice), 'UUID')[0];
    expect(markOf(czechInvoice)).toBe('99040000-2202-8600-8005-000000000000');
    expect(markOf({ ...czechInvoice, number: '2202600006' })).not.toBe(markOf(czechInvoice));
    expect(markOf(commission)).toBe('99040000-0020-8260-8012-000000000000');
  });
});

describe('a credit note as ISDOC', () => {
  it('is above nothing, names what it takes back by its mark, and bears no day of supply', () => {
    const note = written(creditNoteOf(czechInvoice));
    expect([
      ...texts(note, 'DocumentType'),
      ...texts(note, 'TaxPointDate'),
      ...texts(note, 'OriginalDocumentReferences/OriginalDocumentReference/ID'),
      ...texts(note, 'OriginalDocumentReferences/OriginalDocumentReference/UUID'),
      ...texts(note, 'LegalMonetaryTotal/TaxInclusiveAmount'),
    ]).toEqual(['2', '2202600005', '99040000-2202-8600-8005-000000000000', '1273.31']);
    expect(findAll(note, 'PaymentMeans')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { eInvoiceFormatOf, vatByRate } from './document-sums.ts';

describe('VAT of a document', () => {
  it('is summed by rate, what is outside VAT last', () =>
    expect(
      vatByRate([
        { vatRate: null, net: 500, vat: 0 },
        { vatRate: 2100, net: 1000, vat: 210 },
        { vatRate: 1200, net: 100, vat: 12 },
        { vatRate: 2100, net: 50, vat: 11 },
      ]),
    ).toEqual([
      { vatRate: 2100, net: 1050, vat: 221 },
      { vatRate: 1200, net: 100, vat: 12 },
      { vatRate: null, net: 500, vat: 0 },
    ]));
  it('of no lines is nothing', () => expect(vatByRate([])).toEqual([]));
  it('of zero stands before what is outside VAT', () =>
    expect(
      vatByRate([
        { vatRate: null, net: 1, vat: 0 },
        { vatRate: 0, net: 2, vat: 0 },
      ]).map(({ vatRate }) => vatRate),
    ).toEqual([0, null]));
});

describe('a document for accounting systems', () => {
  const invoice = {
    kind: 'INVOICE',
    corrects: null,
    seller: { country: 'SK' },
    lines: [{ vatRate: 2300 }],
  } as const;
  const czech = { ...invoice, seller: { country: 'CZ' } } as const;
  const taking = (kind: 'INVOICE' | 'PROFORMA') =>
    ({ kind: 'CREDIT_NOTE', corrects: { id: 1, number: '1', kind } }) as const;
  it('is in the format of its seller’s country', () =>
    expect([eInvoiceFormatOf(czech), eInvoiceFormatOf(invoice)]).toEqual(['ISDOC', 'UBL']));
  it('is none of what is no invoice, nor of what takes a proforma back', () =>
    expect(
      [
        { ...invoice, kind: 'PROFORMA' as const },
        { ...invoice, kind: 'STATEMENT' as const },
        { ...invoice, ...taking('PROFORMA') },
        { ...czech, ...taking('PROFORMA') },
      ].map(eInvoiceFormatOf),
    ).toEqual([null, null, null, null]));
  it('is made of what takes an invoice back', () =>
    expect(eInvoiceFormatOf({ ...invoice, ...taking('INVOICE') })).toBe('UBL'));
  it('is none of a Slovak document that is taxed in part', () => {
    const lines = [{ vatRate: 2300 }, { vatRate: null }];
    expect(eInvoiceFormatOf({ ...invoice, lines })).toBeNull();
    expect(eInvoiceFormatOf({ ...czech, lines })).toBe('ISDOC');
    expect(eInvoiceFormatOf({ ...invoice, lines: [{ vatRate: null }] })).toBe('UBL');
  });
});

import { describe, expect, it } from 'vitest';
import { vatByRate } from './document-sums.ts';

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

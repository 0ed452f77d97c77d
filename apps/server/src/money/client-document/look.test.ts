import { api, payCodeOf } from '@cafeteria/contract';
import { decode } from 'bysquare/pay';
import { expect, it } from 'vitest';
import { openBilling } from '../../test/billing.ts';
import { openTestApp } from '../../test/test-app.ts';
import { payBySquareOf } from './look.ts';
import { getDocument, type StoredDocument } from './view.queries.ts';

const test = await openTestApp();
const billing = await openBilling(test);
await billing.agree({ fixed: 1_000_00 });
await billing.invoice();
const id = (await billing.documents())[0]?.id ?? 0;
const czech = await getDocument(test.db, id);
/** The same in euros, as a Slovak company issued it. */
const slovak = (changed: Partial<StoredDocument> = {}): StoredDocument => ({
  ...czech,
  currency: 'EUR',
  seller: {
    ...czech.seller,
    country: 'SK',
    name: 'Výhody štvorlístok',
    iban: 'SK31 1200 0000 1987 4263 7541',
  },
  ...changed,
});
const read = async (document: StoredDocument) => {
  const text = await payBySquareOf(document);
  return text === null ? null : decode(text);
};

it.each([1, 10, 12_345, 8_07, 99_999_999_999])(
  'PAY by square of %i cents gives back what is to be paid, where and until when',
  async (open) => {
    expect(await read(slovak({ open, dueOn: '2026-12-09' }))).toEqual({
      invoiceId: czech.number,
      payments: [
        {
          type: 1,
          amount: open / 100,
          currencyCode: 'EUR',
          paymentDueDate: '20261209',
          variableSymbol: czech.number,
          bankAccounts: [{ iban: 'SK3112000000198742637541' }],
          beneficiary: { name: 'Vyhody stvorlistok' },
        },
      ],
    });
  },
);
it('PAY by square is for what is open, in euros, between parties one of which is Slovak', async () => {
  expect(await payBySquareOf(czech)).toBeNull();
  expect(await read(slovak({ open: 0 }))).toBeNull();
  expect(await read(slovak({ seller: { ...slovak().seller, iban: null } }))).toBeNull();
  expect(await read(slovak({ seller: { ...slovak().seller, country: 'CZ' } }))).toBeNull();
  const buyer = { ...czech.buyer, country: 'SK' } as const;
  expect(
    await read(slovak({ seller: { ...slovak().seller, country: 'CZ' }, buyer })),
  ).not.toBeNull();
});
it('is the code of a document where it is made, and another where it is not', async () => {
  const { body } = await billing.accountant.call(api.clientDocument.get, { id });
  expect([body.payBySquare, payCodeOf(body)?.kind]).toEqual([null, 'SPAYD']);
  const payBySquare = await payBySquareOf(slovak());
  expect(payCodeOf({ ...slovak(), payBySquare })).toEqual({ kind: 'SQUARE', text: payBySquare });
  expect(payCodeOf({ ...slovak(), payBySquare: null })?.kind).toBe('EPC');
});

/** A document as people look at it: with the code that Slovak banking apps pay it by. */
import {
  type ClientDocumentRecord,
  decimalAmount,
  payCode,
  type PayOrder,
  payOrderOf,
  plainIban,
} from '@cafeteria/contract';
import type { Db } from '../../platform/db/index.ts';
import { getDocument, type StoredDocument } from './view.queries.ts';

/** Of names, by the standard. */
const maxOfName = 70;
/**
 * An order as PAY by square 1.2.0, the standard of the Slovak Banking Association. Its program is loaded with the first
 * one: few installations ask for it.
 */
const squareOf = async ({ iban, name, amount, symbol, dueOn }: PayOrder): Promise<string> => {
  const { CurrencyCode, encode, PaymentOptions } = await import('bysquare/pay');
  const model = {
    invoiceId: symbol,
    payments: [
      {
        type: PaymentOptions.PaymentOrder,
        // the decimal of so many cents, which is written as it is read
        amount: Number(decimalAmount(amount)),
        currencyCode: CurrencyCode.EUR,
        variableSymbol: symbol,
        ...(dueOn !== null && { paymentDueDate: dueOn.replaceAll('-', '') }),
        bankAccounts: [{ iban: plainIban(iban ?? '') }],
        beneficiary: { name: name.slice(0, maxOfName) },
      },
    ],
  };
  // what is asked for was looked at already: a document is shown whatever a library thinks of its account
  return encode(model, { deburr: true, validate: false });
};
/** The code of what is open in euros between parties one of which is at home in Slovakia; null of everything else. */
export const payBySquareOf = async (document: StoredDocument): Promise<string | null> => {
  const order = payOrderOf(document);
  const isSlovak = document.seller.country === 'SK' || document.buyer.country === 'SK';
  if (!order || !isSlovak || payCode(order).kind !== 'EPC') return null;
  return squareOf(order);
};
export const lookAt = async (db: Db, id: number): Promise<ClientDocumentRecord> => {
  const document = await getDocument(db, id);
  return { ...document, payBySquare: await payBySquareOf(document) };
};

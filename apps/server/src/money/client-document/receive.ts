/** What the bank says of documents of employers: what came for them, and what did not after all. */
import type { Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { bookLines } from '../book/index.ts';
import {
  insertPayment,
  listOpen,
  lockDocument,
  type OpenDocument,
  undoPayment,
} from './client-document.queries.ts';
import { linesOfPayment } from './client-document.rules.ts';
import { refuseUsed } from './prepaid.ts';

/**
 * Gives the credits of proformas that are paid. It comes each minute, however one was paid; who pays one by hand or by
 * a statement sends it at once, so that nobody looks at an order that waits for what is there.
 */
export const giveJob = 'credit-order.give';

/** Documents of which something is still to be paid. */
export const openDocuments = (db: Db): Promise<OpenDocument[]> => listOpen(db);

type Received = {
  readonly documentId: number;
  /** Minor units, of the document's currency. */
  readonly amount: number;
  /** The day the bank booked it. */
  readonly day: string;
  readonly bankEntryId: number | null;
};
/**
 * Pays a document: what the client owes is lowered, and whatever is beyond it is kept for the client, beforehand. So is
 * all of a proforma's until its credits are given, which a job does. Answers the payment.
 */
export const receivePayment = async (
  transaction: Db,
  { documentId, amount, day, bankEntryId }: Received,
): Promise<number> => {
  const { clientId, kind, open, given, received } = await lockDocument(transaction, documentId);
  if (kind !== 'INVOICE' && kind !== 'PROFORMA')
    throw new AppError('clientDocument.error.notPayable');
  const applied = Math.min(amount, open);
  const payment = { documentId, bankEntryId, day, amount, applied };
  const id = await insertPayment(transaction, payment);
  await bookLines(
    transaction,
    linesOfPayment(
      { id, documentId, clientId, kind, amount, applied, given, before: received },
      day,
    ),
  );
  return id;
};

/** What came by an entry of the bank was not for this document: everything is as if it had not come. */
export const takeBackPayment = async (
  transaction: Db,
  undone: { readonly documentId: number; readonly bankEntryId: number; readonly day: string },
): Promise<void> => {
  const { documentId, day } = undone;
  const { clientId, kind, given, received, paid, kept } = await lockDocument(
    transaction,
    documentId,
  );
  const payment = await undoPayment(transaction, undone);
  if (!payment) throw new AppError('clientDocument.error.noPayment');
  const undoing = {
    ...payment,
    // what a credit note has given to the client meanwhile is taken from there
    applied: Math.min(paid, kept) - Math.min(paid - payment.applied, kept),
    before: received - payment.amount,
  };
  await bookLines(
    transaction,
    linesOfPayment({ ...undoing, documentId, clientId, kind, given }, day, true),
  );
  await refuseUsed(transaction, clientId);
};

/**
 * Books that the money of a proforma has become credits: what was there beforehand pays what the client owes for them.
 */
export const bookGiven = (
  transaction: Db,
  { documentId, clientId, amount }: { documentId: number; clientId: number; amount: number },
): Promise<void> =>
  bookLines(transaction, [
    {
      debit: 'EMPLOYER_PREPAID',
      credit: 'EMPLOYER',
      amount,
      document: 'CLIENT_DOCUMENT',
      documentId,
      part: 'GIVEN',
      clientId,
    },
  ]);

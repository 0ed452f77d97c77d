/** What a client has paid beforehand, and nothing waits for, pays what it is asked for next (decision 0147). */
import { recordAudit } from '../../kernel/audit/index.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { bookLines, holdBooks } from '../book/index.ts';
import type { By } from '../settlement/index.ts';
import {
  insertPayment,
  lockDocument,
  type Payable,
  undoPayment,
} from './client-document.queries.ts';
import { linesOfPayment } from './client-document.rules.ts';
import { readPrepaid } from './prepaid.queries.ts';

/** The money of an employer that was used is not taken away below it. */
export const refuseUsed = async (tx: Db, clientId: number): Promise<void> => {
  if ((await readPrepaid(tx, clientId)) < 0) throw new AppError('clientDocument.error.prepaidUsed');
};

const book = (
  tx: Db,
  { id: documentId, ...of }: Payable,
  { id, applied }: { readonly id: number; readonly applied: number },
  isUndone = false,
): Promise<void> => {
  const before = isUndone ? of.received - applied : of.received;
  const payment = { ...of, id, documentId, amount: applied, applied, before, isPrepaid: true };
  return bookLines(tx, linesOfPayment(payment, undefined, isUndone));
};

/** Pays a document of what its client has beforehand, as far as there is. Answers how much, in minor units. */
export const payFromPrepaid = async (tx: Db, documentId: number): Promise<number> => {
  const document = await lockDocument(tx, documentId);
  if (document.kind !== 'INVOICE' && document.kind !== 'PROFORMA')
    throw new AppError('clientDocument.error.notPayable');
  // lowering it takes a booking: what is there is read while nobody else books
  await holdBooks(tx);
  const amount = Math.min(document.open, await readPrepaid(tx, document.clientId));
  if (amount <= 0) return 0;
  const id = await insertPayment(tx, {
    documentId,
    bankEntryId: null,
    fromPrepaid: true,
    amount,
    applied: amount,
  });
  await book(tx, document, { id, applied: amount });
  return amount;
};

/** Somebody pays a document of what its client has beforehand. */
export const usePrepaid = (db: Db, documentId: number, by: By): Promise<void> =>
  atomic(db, async (tx) => {
    const amount = await payFromPrepaid(tx, documentId);
    if (amount === 0) throw new AppError('clientDocument.error.noPrepaid');
    await recordAudit(tx, by, {
      action: 'UPDATE',
      entity: 'client_document',
      entityId: documentId,
      after: { prepaid: amount },
    });
  });

type PaymentOf = { readonly documentId: number; readonly paymentId: number };
/** Gives a client back what a document was paid of, beforehand. Answers how much, in minor units. */
const takeBackPrepaid = async (tx: Db, { documentId, paymentId }: PaymentOf): Promise<number> => {
  const document = await lockDocument(tx, documentId);
  // a credit note has given it back already
  if (document.isCredited) throw new AppError('clientDocument.error.noPayment');
  await holdBooks(tx);
  const payment = await undoPayment(tx, { documentId, paymentId });
  if (!payment) throw new AppError('clientDocument.error.noPayment');
  await book(tx, document, payment, true);
  return payment.applied;
};
export const undoPrepaid = (db: Db, of: PaymentOf, by: By): Promise<void> =>
  atomic(db, async (tx) => {
    const amount = await takeBackPrepaid(tx, of);
    await recordAudit(tx, by, {
      action: 'UPDATE',
      entity: 'client_document',
      entityId: of.documentId,
      before: { prepaid: amount },
    });
  });

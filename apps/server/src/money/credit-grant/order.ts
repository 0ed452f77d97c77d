/** Credits of a client that pays beforehand: ordered with a proforma, given when that is paid. */
import type { CreditOrderRecord } from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { Editor } from '../../kernel/caller/index.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import type { ContractOfDay } from '../client-contract/index.ts';
import {
  bookGiven,
  correctDocument,
  creditLines,
  issueDocument,
  lockDocument,
} from '../client-document/index.ts';
import { pragueDay } from '../ledger/index.ts';
import { findGrantees } from './grant.queries.ts';
import { type Granted, hasLeftBy, sumOf } from './grant.rules.ts';
import {
  insertOrder,
  listItems,
  lockOrder,
  noteGiven,
  shareIfOff,
  type StoredOrder,
} from './order.queries.ts';
import { getOrder } from './order-view.queries.ts';
import { type Giver, postGrant, type Terms } from './post.ts';
import { monthOfShifts } from './shift.rules.ts';

/** Asks by a document for the money of credits. Answers the document. */
export const askFor = (
  tx: Db,
  kind: 'PROFORMA' | 'INVOICE',
  { clientId, currency, createdBy }: Giver,
  { contract, total }: { readonly contract: ContractOfDay; readonly total: number },
): Promise<number> =>
  issueDocument(tx, {
    clientId,
    clientContractId: contract.id,
    kind,
    currency,
    taxableOn: kind === 'INVOICE' ? pragueDay() : null,
    dueDays: contract.dueDays,
    month: null,
    correctsId: null,
    note: null,
    sellerId: contract.sellerId,
    lines: creditLines(total),
    issuedBy: createdBy,
  });

/** Orders what a grant would give, with a proforma of its sum. Answers the order. */
export const placeOrder = async (
  tx: Db,
  giver: Giver,
  terms: Terms,
  granted: readonly Granted[],
  contract: ContractOfDay,
): Promise<number> => {
  const { clientId, currency, createdBy, fileHash = null } = giver;
  const { regime, validFrom, expiresOn, allowedCategoryIds = null, note, ground } = terms;
  const total = sumOf(granted);
  const documentId = await askFor(tx, 'PROFORMA', giver, { contract, total });
  const facts = { clientId, currency, createdBy, fileHash, documentId, total };
  const termFields = { regime, validFrom, expiresOn, allowedCategoryIds, note, ground };
  return insertOrder(
    tx,
    { ...facts, ...termFields, shiftsMonth: monthOfShifts(terms), users: granted.length },
    granted.map(({ grantee, amount, taxed = 0, shifts = null, note: ownNote = null }) => ({
      userId: grantee.userId,
      amount,
      taxed,
      shifts,
      note: ownNote,
      hadLeft: hasLeftBy(grantee, pragueDay()),
    })),
  );
};

/** Who of an order is still there to be given it: who is gone, or has left since, is not. */
const stayingOf = async (tx: Db, order: StoredOrder): Promise<Granted[]> => {
  const items = await listItems(tx, order.id);
  const year = Number(order.validFrom.slice(0, 4));
  const userIds = items.map(({ userId }) => userId);
  const people = await findGrantees(
    tx,
    { clientId: order.clientId, regime: order.regime, year },
    { userIds, numbers: [] },
  );
  const byId = new Map(people.map((one) => [one.userId, one]));
  const today = pragueDay();
  return items.flatMap(({ userId, hadLeft, ...part }) => {
    const grantee = byId.get(userId);
    return grantee && (hadLeft || !hasLeftBy(grantee, today)) ? [{ grantee, ...part }] : [];
  });
};

/**
 * Gives what was ordered, once its proforma is paid: the grant, its money and that it is given are one transaction, so
 * whatever dies in between has done nothing and is done again. An employer that is off gives nothing until it is on
 * again (decision 0230). Answers whether it gave.
 */
export const giveOrder = (db: Db, id: number): Promise<boolean> =>
  atomic(db, async (tx) => {
    const order = await lockOrder(tx, id);
    const { clientId, documentId, expiresOn } = order;
    const isOver = expiresOn !== null && expiresOn < pragueDay();
    if (order.isGiven || isOver || (await shareIfOff(tx, clientId))) return false;
    if (!(await lockDocument(tx, documentId)).isPaid) return false;
    const granted = await stayingOf(tx, order);
    const grantId = granted.length === 0 ? null : await postGrant(tx, order, order, granted);
    const amount = sumOf(granted);
    if (grantId !== null) await bookGiven(tx, { documentId, clientId, amount });
    await noteGiven(tx, id, grantId);
    await recordAudit(tx, undefined, {
      action: 'UPDATE',
      entity: 'credit_order',
      entityId: id,
      after: { grantId, users: granted.length, total: amount },
    });
    return true;
  });

/** Takes an order back that is not given, with its proforma; what was paid of that is the employer's beforehand. */
export const cancelOrder = async (
  tx: Db,
  { clientId, id, reason }: { clientId: number; id: number; reason: string },
  caller: Editor,
): Promise<CreditOrderRecord> => {
  const { proforma } = await getOrder(tx, clientId, id);
  await correctDocument(tx, proforma.id, reason, caller);
  await recordAudit(tx, caller, {
    action: 'UPDATE',
    entity: 'credit_order',
    entityId: id,
    after: { cancelled: true, reason },
  });
  return getOrder(tx, clientId, id);
};

import { recordAudit } from '../../kernel/audit/index.ts';
import type { Editor } from '../../kernel/caller/index.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { AppError, found } from '../../platform/http/index.ts';
import { bookLines, type NewLine } from '../book/index.ts';
import {
  deleteSettlement,
  lockSettlements,
  numberSettlements,
  type Stored,
  takeOn,
} from './settlement.queries.ts';
import { nobody } from './settlement.rules.ts';

/** Who acts: a caller of a handler will do. */
export type By = Pick<Editor, 'ip'> & { readonly user: Pick<Editor['user'], 'id'> };

/** An amount of a partner's that becomes another account's; below nothing it comes back. */
const taken = (
  { id, partnerId }: Stored,
  { to, part, amount }: { to: NewLine['credit']; part: string; amount: number },
): NewLine[] => {
  if (amount === 0) return [];
  const [debit, credit] = amount > 0 ? (['PARTNER', to] as const) : ([to, 'PARTNER'] as const);
  const document = { document: 'SETTLEMENT', documentId: id, part } as const;
  return [{ debit, credit, amount: Math.abs(amount), partnerId, ...document }];
};
/** What the books say of a settlement: what is kept, its VAT, and what is on its way to the partner. */
const linesOf = (settlement: Stored): NewLine[] => [
  ...taken(settlement, { to: 'FEE_INCOME', part: 'COMMISSION', amount: settlement.commission }),
  ...taken(settlement, { to: 'FEE_INCOME', part: 'FEE', amount: settlement.transactionFees }),
  ...taken(settlement, { to: 'VAT', part: 'VAT', amount: settlement.vat }),
  ...taken(settlement, { to: 'PAYOUT', part: 'PAYOUT', amount: settlement.payout }),
];

const lockDrafts = async (tx: Db, ids: readonly number[]): Promise<Stored[]> => {
  const settlements = await lockSettlements(tx, ids);
  if (settlements.length < new Set(ids).size) found(undefined);
  if (settlements.some(({ status }) => status !== 'DRAFT'))
    throw new AppError('settlement.error.decided');
  return settlements;
};

/** Takes on what was made by schedule, all or nothing: it is who does it whose work somebody else approves. */
export const submitSettlements = (db: Db, ids: readonly number[], by: By): Promise<number> =>
  atomic(db, async (tx) => {
    const settlements = await lockDrafts(tx, ids);
    if (settlements.some(({ madeBy }) => madeBy !== nobody))
      throw new AppError('settlement.error.submitted');
    await takeOn(tx, ids, by.user.id);
    for (const { id, payout } of settlements)
      await recordAudit(tx, by, {
        action: 'UPDATE',
        entity: 'settlement',
        entityId: id,
        after: { submitted: true, payout },
      });
    return settlements.length;
  });

/** Approves what somebody else has made, all or nothing: numbered and booked in the same moment. */
export const approveSettlements = (db: Db, ids: readonly number[], by: By): Promise<number> =>
  atomic(db, async (tx) => {
    const settlements = await lockDrafts(tx, ids);
    if (settlements.some(({ madeBy }) => madeBy === nobody))
      throw new AppError('settlement.error.notSubmitted');
    if (settlements.some(({ madeBy }) => madeBy === by.user.id))
      throw new AppError('settlement.error.ownWork');
    await numberSettlements(tx, ids, by.user.id);
    const lines = settlements.flatMap(linesOf);
    if (lines.length > 0) await bookLines(tx, lines);
    for (const { id, payout } of settlements)
      await recordAudit(tx, by, {
        action: 'UPDATE',
        entity: 'settlement',
        entityId: id,
        before: { status: 'DRAFT' },
        after: { status: 'APPROVED', payout },
      });
    return settlements.length;
  });

export const discardSettlement = (db: Db, id: number, by: By): Promise<void> =>
  atomic(db, async (tx) => {
    const { status, partnerId, payout } = found((await lockSettlements(tx, [id]))[0]);
    if (status !== 'DRAFT') throw new AppError('settlement.error.decided');
    await deleteSettlement(tx, id);
    await recordAudit(tx, by, {
      action: 'REMOVE',
      entity: 'settlement',
      entityId: id,
      before: { partnerId, payout },
    });
  });

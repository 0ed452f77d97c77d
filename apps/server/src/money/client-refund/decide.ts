/** What an employer has beforehand is sent back: asked for by one person, approved by another (decision 0161). */
import type { ClientRefundForm } from '@cafeteria/contract';
import type { ServerConfig } from '../../config/index.ts';
import { recordAudit } from '../../kernel/audit/index.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { bookLines, holdBooks } from '../book/index.ts';
import { readPrepaid } from '../client-document/index.ts';
import { assertCurrency } from '../deposit/index.ts';
import type { By } from '../settlement/index.ts';
import {
  approveRefund,
  insertRefund,
  lockRefund,
  resolveRefunds,
  type StoredRefund,
} from './client-refund.queries.ts';
import { ibanOf, linesOfApproval, linesOfCancelling } from './client-refund.rules.ts';
import { holdClient } from './proposal.queries.ts';

type Installation = Pick<ServerConfig, 'country' | 'currency'>;
/** Asks for it: from now on nothing else takes that money. Answers the refund. */
export const requestRefund = (
  db: Db,
  installation: Installation,
  form: ClientRefundForm,
  by: By,
): Promise<number> =>
  atomic(db, async (tx) => {
    const { clientId, reason } = form;
    const { amount, currency } = form.amount;
    assertCurrency(form.amount, installation);
    const iban = ibanOf(form);
    await holdClient(tx, clientId);
    // what lowers the balance is a booking, or a request like this one: both stand in this queue
    await holdBooks(tx);
    if (amount > (await readPrepaid(tx, clientId)))
      throw new AppError('clientRefund.error.insufficient');
    const { id: madeBy } = by.user;
    const refund = { clientId, amount, currency, iban, reason };
    const id = await insertRefund(tx, { ...refund, by: madeBy });
    await recordAudit(tx, by, {
      action: 'CREATE',
      entity: 'client_refund',
      entityId: id,
      after: refund,
    });
    return id;
  });

const record = (tx: Db, by: By, { id, status }: StoredRefund, after: object) =>
  recordAudit(tx, by, {
    action: 'UPDATE',
    entity: 'client_refund',
    entityId: id,
    before: { status },
    after: { ...after },
  });

/** Approves what somebody else asked for: booked in the same moment, and payable by a batch. */
export const confirmRefund = (db: Db, id: number, by: By): Promise<void> =>
  atomic(db, async (tx) => {
    const refund = await lockRefund(tx, id);
    const { status, madeBy, clientId, amount } = refund;
    if (status !== 'REQUESTED') throw new AppError('clientRefund.error.decided');
    if (madeBy === by.user.id) throw new AppError('clientRefund.error.ownWork');
    await holdBooks(tx);
    if ((await readPrepaid(tx, clientId)) < 0)
      throw new AppError('clientRefund.error.insufficient');
    await approveRefund(tx, id, by.user.id);
    await bookLines(tx, linesOfApproval(refund));
    await record(tx, by, refund, { status: 'APPROVED', clientId, amount });
  });

/** Nothing is sent after all: anyone who notices a mistake may say so. */
export const cancelRefund = (db: Db, id: number, note: string, by: By): Promise<void> =>
  atomic(db, async (tx) => {
    const refund = await lockRefund(tx, id);
    const { status } = refund;
    if (status === 'IN_BATCH') throw new AppError('clientRefund.error.inBatch');
    if (status !== 'REQUESTED' && status !== 'APPROVED')
      throw new AppError('clientRefund.error.decided');
    await resolveRefunds(tx, [id], { status: 'CANCELLED', note: note || null, by: by.user.id });
    if (status === 'APPROVED') await bookLines(tx, linesOfCancelling(refund));
    await record(tx, by, refund, { status: 'CANCELLED', note });
  });

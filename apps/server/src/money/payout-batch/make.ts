import {
  countChosen,
  countryCode,
  type HandPaymentForm,
  type PayoutBatchForm,
  type PayoutFormat,
  type PayoutProposal,
} from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { ServerConfig } from '../../config/index.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { AppError, invalidFields } from '../../platform/http/index.ts';
import type { By } from '../settlement/index.ts';
import { bankFile, canPayTo } from './bank-file.ts';
import { bankText } from './bank-text.ts';
import { sumOf } from './orders.ts';
import type { NewOrder } from './order.queries.ts';
import { enter, lockPaid } from './paid.ts';
import { listPayable, type Payable } from './payable.queries.ts';
import {
  findHandPayer,
  findLastPayer,
  insertBatch,
  isOpenLine,
  isPast,
  isToCome,
  nextBatch,
} from './payout-batch.queries.ts';

type Installation = Pick<ServerConfig, 'country' | 'currency'>;
const formatOf = ({ country }: Installation): PayoutFormat =>
  countryCode[country] === 'CZ' ? 'ABO' : 'PAIN';

/** What waits to be paid: where to, or why it cannot be. */
export const readProposal = async (db: Db, installation: Installation): Promise<PayoutProposal> => {
  const format = formatOf(installation);
  const proposal: PayoutProposal = {
    currency: installation.currency,
    format,
    payer: await findLastPayer(db),
    payable: [],
    blocked: [],
  };
  for (const { iban, symbol: _symbol, wasReturned: _was, obstacle, ...one } of await listPayable(
    db,
  )) {
    if (obstacle !== null) proposal.blocked.push({ ...one, obstacle });
    else if (iban === null) proposal.blocked.push({ ...one, obstacle: 'NO_ACCOUNT' });
    else if (canPayTo(format, iban)) proposal.payable.push({ ...one, iban });
    else proposal.blocked.push({ ...one, obstacle: 'FOREIGN_ACCOUNT' });
  }
  return proposal;
};

/** An order says to a partner which settlement it pays, to a person and to an employer from whom it is. */
const orderOf =
  (format: PayoutFormat, payerName: string) =>
  ({ iban, number, obstacle, ...paid }: Payable): NewOrder => {
    if (obstacle !== null) throw new AppError('payoutBatch.error.notPayable');
    if (iban === null || !canPayTo(format, iban)) throw new AppError('payoutBatch.error.noAccount');
    const { settlementId, withdrawalId, clientRefundId, wasReturned, name, amount, symbol } = paid;
    const pays = { settlementId, withdrawalId, clientRefundId, wasReturned };
    const message =
      settlementId === null ? `${bankText(payerName, 20)} ${number}` : `${number} ${name}`;
    return { ...pays, name, iban, amount, symbol, message };
  };

type Written = Omit<
  Parameters<typeof insertBatch>[1],
  'batchId' | 'madeAt' | 'content' | 'amount' | 'madeBy'
>;
/** Writes a batch down, with its file; what it pays is in it from now on. Answers the batch. */
const writeBatch = async (tx: Db, batch: Written, by: By, after: object): Promise<number> => {
  const { id: batchId, madeAt } = await nextBatch(tx);
  const { payerName, payerIban, dueDay, list, format } = batch;
  const orders = { batchId, payerName, payerIban, dueDay, madeAt, list };
  const amount = sumOf(orders);
  const content = bankFile(format, orders);
  await insertBatch(tx, { ...batch, ...orders, content, amount, madeBy: by.user.id });
  await enter(tx, list);
  await recordAudit(tx, by, {
    action: 'CREATE',
    entity: 'payout_batch',
    entityId: batchId,
    after: { ...after, payerIban, dueDay, amount, orders: list.length },
  });
  return batchId;
};

const assertPayer = async (
  tx: Db,
  format: PayoutFormat,
  { payerIban, dueDay }: PayoutBatchForm,
): Promise<void> => {
  if (!canPayTo(format, payerIban))
    throw invalidFields([{ field: 'payerIban', messageKey: 'validation.czechAccount' }]);
  if (await isPast(tx, dueDay))
    throw invalidFields([{ field: 'dueDay', messageKey: 'validation.dayPast' }]);
};

/**
 * Puts settlements, people's withdrawals and refunds of employers into a file for the bank: those asked for, all of
 * them or none. Answers the batch.
 */
export const makeBatch = (
  db: Db,
  installation: Installation,
  form: PayoutBatchForm,
  by: By,
): Promise<number> =>
  atomic(db, async (tx) => {
    const format = formatOf(installation);
    const { settlementIds, withdrawalIds, clientRefundIds, payerName, payerIban, dueDay } = form;
    const chosen = { settlementIds, withdrawalIds, clientRefundIds };
    await assertPayer(tx, format, form);
    await lockPaid(tx, chosen);
    const list = (await listPayable(tx, chosen)).map(orderOf(format, payerName));
    if (list.length < countChosen(form)) throw new AppError('payoutBatch.error.notPayable');
    const batch = { format, payerName, payerIban, dueDay, list, bankEntryId: null, note: null };
    return writeBatch(tx, batch, by, chosen);
  });

/**
 * Says that one thing was paid in the bank by hand: it is in a batch of its own from then on, so that no file pays it,
 * and paid when another person has approved that. Answers the batch.
 */
export const payByHand = (db: Db, form: HandPaymentForm, by: By): Promise<number> =>
  atomic(db, async (tx) => {
    const { settlementId, withdrawalId, clientRefundId, day, bankEntryId } = form;
    const chosen = {
      settlementIds: settlementId === null ? [] : [settlementId],
      withdrawalIds: withdrawalId === null ? [] : [withdrawalId],
      clientRefundIds: clientRefundId === null ? [] : [clientRefundId],
    };
    if (await isToCome(tx, day))
      throw invalidFields([{ field: 'day', messageKey: 'validation.dayFuture' }]);
    await lockPaid(tx, chosen);
    const payer = await findHandPayer(tx, bankEntryId);
    if (!payer) throw new AppError('payoutBatch.error.noPayer');
    const list = (await listPayable(tx, chosen)).map(orderOf('HAND', payer.payerName));
    if (list.length === 0) throw new AppError('payoutBatch.error.notPayable');
    if (bankEntryId !== null && !(await isOpenLine(tx, bankEntryId, sumOf({ list }))))
      throw new AppError('bankStatement.error.amountDiffers');
    const note = form.note || null;
    const batch = { format: 'HAND', ...payer, dueDay: day, list, bankEntryId, note } as const;
    return writeBatch(tx, batch, by, { ...chosen, bankEntryId, note });
  });

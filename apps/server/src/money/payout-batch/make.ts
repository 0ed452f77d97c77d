import {
  countryCode,
  type PayoutBatchForm,
  type PayoutFormat,
  type PayoutProposal,
} from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { ServerConfig } from '../../config/index.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { AppError, invalidFields } from '../../platform/http/index.ts';
import { type By, lockSettlements, setStatus } from '../settlement/index.ts';
import { bankFile, canPayTo } from './bank-file.ts';
import { sumOf } from './orders.ts';
import {
  findLastPayer,
  insertBatch,
  isPast,
  listPayable,
  nextBatch,
  type NewOrder,
  type Payable,
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
  for (const { settlementId, number, partner, amount, iban } of await listPayable(db)) {
    const one = { settlementId, number, partner, amount };
    if (iban === null) proposal.blocked.push({ ...one, obstacle: 'NO_ACCOUNT' });
    else if (canPayTo(format, iban)) proposal.payable.push({ ...one, iban });
    else proposal.blocked.push({ ...one, obstacle: 'FOREIGN_ACCOUNT' });
  }
  return proposal;
};

const orderOf =
  (format: PayoutFormat) =>
  ({ settlementId, wasReturned, partner, iban, amount, symbol, number }: Payable): NewOrder => {
    if (iban === null || !canPayTo(format, iban)) throw new AppError('payoutBatch.error.noAccount');
    const message = `${number} ${partner.name}`;
    return { settlementId, wasReturned, name: partner.name, iban, amount, symbol, message };
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

/** Puts settlements into a file for the bank: those asked for, all of them or none. Answers the batch. */
export const makeBatch = (
  db: Db,
  installation: Installation,
  form: PayoutBatchForm,
  by: By,
): Promise<number> =>
  atomic(db, async (tx) => {
    const format = formatOf(installation);
    const { settlementIds: ids, payerName, payerIban, dueDay } = form;
    await assertPayer(tx, format, form);
    await lockSettlements(tx, ids);
    const list = (await listPayable(tx, ids)).map(orderOf(format));
    if (list.length < ids.length) throw new AppError('payoutBatch.error.notPayable');
    const { id: batchId, madeAt } = await nextBatch(tx);
    const orders = { batchId, payerName, payerIban, dueDay, madeAt, list };
    const amount = sumOf(orders);
    const content = bankFile(format, orders);
    await insertBatch(tx, { ...orders, format, content, amount, madeBy: by.user.id });
    await setStatus(tx, ids, 'IN_BATCH');
    await recordAudit(tx, by, {
      action: 'CREATE',
      entity: 'payout_batch',
      entityId: batchId,
      after: { settlementIds: ids, payerIban, dueDay, amount, orders: list.length },
    });
    return batchId;
  });

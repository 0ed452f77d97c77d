import type { Currency } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';

const m = tableAs('movement', 'm');
/** A refund's movement, by the person it lies with. */
export type RefundKey = { readonly userId: number; readonly refundId: number };
export type Refunded = {
  readonly currency: Currency;
  readonly merchantName: string | null;
  /** What came back to its owner, and what went on to the employer that gave it; minor units. */
  readonly toOwner: number;
  readonly toEmployer: number;
};
/** What a refund gave back, and to whom. */
export const readRefunded = async (tx: Db, { userId, refundId }: RefundKey): Promise<Refunded> => {
  const { rows } = await query`
    select ${columns<Refunded>({
      currency: m.currency,
      merchantName: m.merchantName,
      toOwner: sql<number>`coalesce(sum(e.amount) filter (where e.to_account = 'LOT'), 0)::bigint`,
      toEmployer: sql<number>`
        coalesce(
          sum(e.amount) filter (where e.from_account = 'PARTNER' and e.to_account = 'EMPLOYER'), 0
        )::bigint`,
    })}
    from movement m
    join ledger_entry e on e.user_id = m.user_id and e.movement_id = m.id
    where m.user_id = ${userId} and m.id = ${refundId}
    group by m.user_id, m.id, m.currency, m.merchant_name`.execute(tx);
  return found(rows[0]);
};

/** What waits to be paid by a file for the bank. */
import type { PayoutObstacle } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query } from '../../platform/db/index.ts';
import { listApprovedRefunds } from '../client-refund/index.ts';
import { listWaitingWithdrawals } from '../withdrawal/index.ts';
import { accountNow, settlementNumber } from '../settlement/index.ts';
import type { Paid } from './order.queries.ts';

export type Payable = Paid & {
  readonly partnerId: number | null;
  readonly number: string;
  readonly name: string;
  readonly amount: number;
  readonly iban: string | null;
  readonly symbol: string;
  readonly wasReturned: boolean;
  /** Why it may not be paid, besides what its account says. */
  readonly obstacle: PayoutObstacle | null;
};
const payableColumns = columns<Payable>({
  settlementId: sql<number>`s.id`,
  withdrawalId: sql<null>`null::int`,
  clientRefundId: sql<null>`null::int`,
  partnerId: sql<number>`s.partner_id`,
  number: sql<string>`${settlementNumber}`,
  name: sql<string>`p.name`,
  amount: sql<number>`s.payout`,
  iban: accountNow,
  symbol: sql<string>`s.year || lpad(s.number::text, 6, '0')`,
  wasReturned: sql<boolean>`s.status = 'RETURNED'`,
  obstacle: sql<null>`null::text`,
});
const isPayable = sql`s.status in ('APPROVED', 'RETURNED') and s.payout > 0`;
/** Settlements that wait to be paid, the oldest first; with ids these alone. */
const listSettlements = async (
  db: Db,
  ids?: readonly number[],
  limit = 1_000,
): Promise<Payable[]> =>
  (
    await query`
      select ${payableColumns}
      from settlement s
      join partner p on p.id = s.partner_id
      where ${isPayable} and ${ids ? sql`s.id = any(${[...ids]}::int[])` : sql`true`}
      order by s.id
      limit ${limit}`.execute(db)
  ).rows;

/** Symbols no settlement has: those begin with a year. */
const symbolOf = (kind: '8' | '9', id: number): string => `${kind}${String(id).padStart(9, '0')}`;
const listWithdrawals = async (db: Db, ids?: readonly number[]): Promise<Payable[]> =>
  (await listWaitingWithdrawals(db, ids)).map(({ id, name, amount, iban, obstacle }) => ({
    settlementId: null,
    withdrawalId: id,
    clientRefundId: null,
    partnerId: null,
    number: String(id),
    name,
    amount,
    iban,
    symbol: symbolOf('9', id),
    wasReturned: false,
    obstacle,
  }));
const listRefunds = async (db: Db, ids?: readonly number[]): Promise<Payable[]> =>
  (await listApprovedRefunds(db, ids)).map(({ id, ...refund }) => ({
    ...refund,
    settlementId: null,
    withdrawalId: null,
    clientRefundId: id,
    partnerId: null,
    number: String(id),
    symbol: symbolOf('8', id),
    wasReturned: false,
    obstacle: null,
  }));

type Chosen = {
  readonly settlementIds: readonly number[];
  readonly withdrawalIds: readonly number[];
  readonly clientRefundIds: readonly number[];
};
/** Everything that waits, or what was chosen of it: settlements first, each kind the oldest first. */
export const listPayable = async (db: Db, chosen?: Chosen): Promise<Payable[]> => [
  ...(await listSettlements(db, chosen?.settlementIds)),
  ...(await listWithdrawals(db, chosen?.withdrawalIds)),
  ...(await listRefunds(db, chosen?.clientRefundIds)),
];

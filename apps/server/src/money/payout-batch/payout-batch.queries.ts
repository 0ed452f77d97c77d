import type {
  Currency,
  PayoutBatchRecord,
  PayoutBatchRow,
  PayoutBatchStatus,
  PayoutFormat,
  PayoutOrder,
  PayoutOrderStatus,
  PayoutProposal,
} from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { today } from '../../kernel/business-day.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import type { Order, Orders } from './orders.ts';

const b = tableAs('payout_batch', 'b');
const o = tableAs('payout_order', 'o');

/** Who looks, and in which money. */
export type Looking = { readonly userId: number; readonly currency: Currency };
const nameOf = (userId: string) => sql<string | null>`(
  select concat_ws(' ', first_name, last_name) from "user" where id = ${sql.raw(userId)}
)`;
const numberOf = sql<string>`
  s.year || '-' || lpad(s.number::text, greatest(4, length(s.number::text)), '0')`;
const partnerOf = sql<PayoutOrder['partner']>`jsonb_build_object('id', p.id, 'name', p.name)`;
const count = (status: PayoutOrderStatus) => sql<number>`(
  select count(*)::int from payout_order where batch_id = b.id and status = ${status}
)`;

const rowColumns = ({ userId, currency }: Looking) =>
  columns<PayoutBatchRow>({
    id: b.id,
    status: b.status,
    format: b.format,
    dueDay: b.dueDay,
    currency: sql<Currency>`${currency}::text`,
    orders: b.orders,
    amount: b.amount,
    waiting: count('WAITING'),
    returned: count('RETURNED'),
    madeBy: nameOf('b.made_by'),
    madeAt: b.madeAt,
    isOwn: sql<boolean>`b.made_by = ${userId}`,
  });
type Page = { readonly pageSize: number; readonly pageNumber: number };
export const listBatches = async (
  db: Db,
  { pageSize, pageNumber }: Page,
  looking: Looking,
): Promise<{ rows: PayoutBatchRow[]; total: number }> => {
  const [page, all] = await Promise.all([
    query`
      select ${rowColumns(looking)}
      from payout_batch b
      order by b.id desc
      limit ${pageSize} offset ${pageNumber * pageSize}`.execute(db),
    query`select ${columns({ total: sql<number>`count(*)::int` })} from payout_batch`.execute(db),
  ]);
  return { rows: page.rows, total: all.rows[0]?.total ?? 0 };
};

const listOrders = async (db: Db, id: number): Promise<PayoutOrder[]> =>
  (
    await query`
      select ${columns<PayoutOrder>({
        id: o.id,
        settlementId: o.settlementId,
        number: numberOf,
        partner: partnerOf,
        amount: o.amount,
        iban: o.iban,
        symbol: o.symbol,
        status: o.status,
        note: o.note,
        resolvedAt: o.resolvedAt,
      })}
      from payout_order o
      join settlement s on s.id = o.settlement_id
      join partner p on p.id = s.partner_id
      where o.batch_id = ${id}
      order by o.position`.execute(db)
  ).rows;
export const getBatch = async (
  db: Db,
  id: number,
  looking: Looking,
): Promise<PayoutBatchRecord> => {
  const { rows } = await query`
    select ${columns<Omit<PayoutBatchRecord, 'list'>>({
      ...rowColumns(looking).columns,
      payerName: b.payerName,
      payerIban: b.payerIban,
      sha256: b.sha256,
      approvedBy: nameOf('b.approved_by'),
      approvedAt: b.approvedAt,
      downloadedAt: b.downloadedAt,
    })}
    from payout_batch b
    where b.id = ${id}`.execute(db);
  return { ...found(rows[0]), list: await listOrders(db, id) };
};

/** The account a partner `s.partner_id` is paid to now. */
const ibanNow = sql<string | null>`(
  select iban from partner_account
  where partner_id = s.partner_id and status = 'CONFIRMED' and holds_from <= now()
  order by holds_from desc, id desc
  limit 1
)`;
export type Payable = Omit<
  PayoutOrder,
  'iban' | 'symbol' | 'note' | 'resolvedAt' | 'status' | 'id'
> & {
  readonly iban: string | null;
  readonly symbol: string;
  readonly cutOff: string;
  readonly wasReturned: boolean;
};
const payableColumns = columns<Payable>({
  settlementId: sql<number>`s.id`,
  number: numberOf,
  partner: partnerOf,
  amount: sql<number>`s.payout`,
  iban: ibanNow,
  symbol: sql<string>`s.year || lpad(s.number::text, 6, '0')`,
  cutOff: sql<string>`s.cut_off`,
  wasReturned: sql<boolean>`s.status = 'RETURNED'`,
});
const isPayable = sql`s.status in ('APPROVED', 'RETURNED') and s.payout > 0`;
/** Settlements that wait to be paid, the oldest first; with ids these alone. */
export const listPayable = async (
  db: Db,
  ids?: readonly number[],
  most = 1_000,
): Promise<Payable[]> =>
  (
    await query`
      select ${payableColumns}
      from settlement s
      join partner p on p.id = s.partner_id
      where ${isPayable} and ${ids ? sql`s.id = any(${[...ids]}::int[])` : sql`true`}
      order by s.id
      limit ${most}`.execute(db)
  ).rows;
export const findLastPayer = async (db: Db): Promise<PayoutProposal['payer']> =>
  (
    await query`
      select ${columns({ name: b.payerName, iban: b.payerIban })}
      from payout_batch b
      order by b.id desc
      limit 1`.execute(db)
  ).rows[0] ?? null;
export const isPast = async (db: Db, day: string): Promise<boolean> =>
  (await query`select ${columns({ isPast: sql<boolean>`${day}::date < ${today}` })}`.execute(db))
    .rows[0]?.isPast ?? false;

/** The next batch: its number is in the file, and the instant it is made, to the second. */
export const nextBatch = async (tx: Db): Promise<{ id: number; madeAt: string }> =>
  found(
    (
      await query`
        select ${columns({
          id: sql<number>`nextval(pg_get_serial_sequence('payout_batch', 'id'))::int`,
          madeAt: sql<string>`to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
        })}`.execute(tx)
    ).rows[0],
  );

export type NewOrder = Order & {
  readonly settlementId: number;
  readonly wasReturned: boolean;
};
type NewBatch = Omit<Orders, 'list'> & {
  readonly format: PayoutFormat;
  readonly list: readonly NewOrder[];
  readonly content: Buffer;
  readonly amount: number;
  readonly madeBy: number;
};
export const insertBatch = async (tx: Db, batch: NewBatch): Promise<void> => {
  await sql`
    insert into payout_batch (
      id, format, payer_name, payer_iban, due_day, orders, amount, content, sha256, made_by, made_at
    )
    values (
      ${batch.batchId}, ${batch.format}, ${batch.payerName}, ${batch.payerIban},
      ${batch.dueDay}::date, ${batch.list.length}, ${batch.amount}, ${batch.content},
      encode(sha256(${batch.content}::bytea), 'hex'), ${batch.madeBy}, ${batch.madeAt}::timestamptz
    )`.execute(tx);
  await sql`
    insert into payout_order (
      batch_id, position, settlement_id, was_returned, name, iban, amount, symbol, message
    )
    select
      ${batch.batchId}::int, n - 1, (x ->> 'settlementId')::int, (x ->> 'wasReturned')::boolean, x ->> 'name',
      x ->> 'iban', (x ->> 'amount')::bigint, x ->> 'symbol', x ->> 'message'
    from jsonb_array_elements(${JSON.stringify(batch.list)}::jsonb) with ordinality y (x, n)`.execute(
    tx,
  );
};

type StoredBatch = {
  readonly status: PayoutBatchStatus;
  readonly format: PayoutFormat;
  readonly madeBy: number;
  readonly content: Buffer;
  readonly sha256: string;
};
export const lockBatch = async (tx: Db, id: number): Promise<StoredBatch> =>
  found(
    (
      await query`
        select ${columns<StoredBatch>({
          status: b.status,
          format: b.format,
          madeBy: b.madeBy,
          content: b.content,
          sha256: b.sha256,
        })}
        from payout_batch b
        where b.id = ${id}
        for no key update`.execute(tx)
    ).rows[0],
  );
export const approveBatch = (tx: Db, id: number, by: number) =>
  sql`
    update payout_batch set status = 'APPROVED', approved_by = ${by}, approved_at = now()
    where id = ${id}`.execute(tx);
export const noteDownload = (tx: Db, id: number) =>
  sql`
    update payout_batch set downloaded_at = coalesce(downloaded_at, now())
    where id = ${id}`.execute(tx);
export const deleteBatch = (tx: Db, id: number) =>
  sql`delete from payout_batch where id = ${id}`.execute(tx);

type StoredOrder = {
  readonly id: number;
  readonly settlementId: number;
  readonly status: PayoutOrderStatus;
  readonly wasReturned: boolean;
  readonly amount: number;
};
/** Orders of a batch that is held. */
export const ordersOf = async (
  tx: Db,
  batchId: number,
  which: RawBuilder<unknown> = sql`true`,
): Promise<StoredOrder[]> =>
  (
    await query`
      select ${columns<StoredOrder>({
        id: o.id,
        settlementId: o.settlementId,
        status: o.status,
        wasReturned: o.wasReturned,
        amount: o.amount,
      })}
      from payout_order o
      where o.batch_id = ${batchId} and ${which}
      order by o.position`.execute(tx)
  ).rows;
export const isWaiting = sql`o.status = 'WAITING'`;
export const isOneOf = (ids: readonly number[], status: PayoutOrderStatus) =>
  sql`o.id = any(${[...ids]}::int[]) and o.status = ${status}`;
export const isOrder = (id: number) => sql`o.id = ${id}`;

export const resolveOrders = (
  tx: Db,
  ids: readonly number[],
  how: {
    readonly status: 'PAID' | 'RETURNED';
    readonly note: string | null;
    readonly by: number;
  },
) =>
  sql`
    update payout_order set
      status = ${how.status}, note = ${how.note}, resolved_by = ${how.by}, resolved_at = now()
    where id = any(${[...ids]}::int[])`.execute(tx);
/** Orders are what they were before they were marked. */
export const reopenOrders = (
  tx: Db,
  ids: readonly number[],
  { status, by }: { readonly status: 'WAITING' | 'PAID'; readonly by: number },
) =>
  sql`
    update payout_order set
      status = ${status}, note = null,
      resolved_by = case when ${status}::text = 'PAID' then ${by}::int end,
      resolved_at = case when ${status}::text = 'PAID' then now() end
    where id = any(${[...ids]}::int[])`.execute(tx);

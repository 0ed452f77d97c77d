import type {
  Currency,
  PayoutBatchRecord,
  PayoutBatchRow,
  PayoutBatchStatus,
  PayoutFormat,
  PayoutOrderStatus,
  PayoutProposal,
} from '@cafeteria/contract';
import { sql } from 'kysely';
import { today } from '../../kernel/business-day.ts';
import { personOf } from '../../kernel/named-person.queries.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { insertOrders, listOrders, type NewOrder } from './order.queries.ts';
import type { Orders } from './orders.ts';

const b = tableAs('payout_batch', 'b');

/** Who looks, and in which money. */
export type Looking = { readonly userId: number; readonly currency: Currency };
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
    madeBy: personOf('b.made_by'),
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
      approvedBy: personOf('b.approved_by'),
      approvedAt: b.approvedAt,
      downloadedAt: b.downloadedAt,
      bankEntryId: b.bankEntryId,
      note: b.note,
    })}
    from payout_batch b
    where b.id = ${id}`.execute(db);
  return { ...found(rows[0]), list: await listOrders(db, id) };
};

export const findLastPayer = async (db: Db): Promise<PayoutProposal['payer']> =>
  (
    await query`
      select ${columns({ name: b.payerName, iban: b.payerIban })}
      from payout_batch b
      where b.format <> 'HAND'
      order by b.id desc
      limit 1`.execute(db)
  ).rows[0] ?? null;
export const isPast = async (db: Db, day: string): Promise<boolean> =>
  (await query`select ${columns({ isPast: sql<boolean>`${day}::date < ${today}` })}`.execute(db))
    .rows[0]?.isPast ?? false;

export const isToCome = async (db: Db, day: string): Promise<boolean> =>
  (await query`select ${columns({ isToCome: sql<boolean>`${day}::date > ${today}` })}`.execute(db))
    .rows[0]?.isToCome ?? false;
type HandPayer = { readonly payerName: string; readonly payerIban: string };
/** The account of the operator something was paid from by hand: that of the statement, else of the last statement. */
export const findHandPayer = async (
  db: Db,
  bankEntryId: number | null,
): Promise<HandPayer | undefined> =>
  (
    await query`
      select ${columns<HandPayer>({
        payerName: sql<string>`a.name`,
        payerIban: sql<string>`a.iban`,
      })}
      from bank_account a
      left join bank_statement s on s.account_id = a.id
      left join bank_entry e on e.statement_id = s.id and e.id = ${bankEntryId}::int
      order by e.id nulls last, s.to_day desc nulls last, a.id
      limit 1`.execute(db)
  ).rows[0];
/** Whether a line of a statement says that so much has left, and nobody has said of what. */
export const isOpenLine = async (db: Db, id: number, amount: number): Promise<boolean> =>
  (
    await query`
      select ${columns({ id: sql<number>`e.id` })}
      from bank_entry e
      where e.id = ${id} and e.is_open and e.amount = ${-amount}`.execute(db)
  ).rows.length > 0;

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

type NewBatch = Omit<Orders, 'list'> & {
  readonly format: PayoutFormat;
  readonly list: readonly NewOrder[];
  readonly content: Buffer;
  readonly amount: number;
  readonly madeBy: number;
  readonly bankEntryId: number | null;
  readonly note: string | null;
};
export const insertBatch = async (tx: Db, batch: NewBatch): Promise<void> => {
  await sql`
    insert into payout_batch (
      id, format, payer_name, payer_iban, due_day, orders, amount, content, sha256, made_by, made_at,
      bank_entry_id, note
    )
    values (
      ${batch.batchId}, ${batch.format}, ${batch.payerName}, ${batch.payerIban},
      ${batch.dueDay}::date, ${batch.list.length}, ${batch.amount}, ${batch.content},
      encode(sha256(${batch.content}::bytea), 'hex'), ${batch.madeBy}, ${batch.madeAt}::timestamptz,
      ${batch.bankEntryId}, ${batch.note}
    )`.execute(tx);
  await insertOrders(tx, batch.batchId, batch.list);
};

type StoredBatch = {
  readonly status: PayoutBatchStatus;
  readonly format: PayoutFormat;
  readonly madeBy: number;
  readonly content: Buffer;
  readonly sha256: string;
  readonly dueDay: string;
  readonly bankEntryId: number | null;
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
          dueDay: b.dueDay,
          bankEntryId: b.bankEntryId,
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

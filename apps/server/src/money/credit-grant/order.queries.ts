/** Orders of credits as they are written, paid and given. */
import type { Currency, GrantGround, GrantTwin, Regime } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { today } from '../../kernel/business-day.ts';
import { credited, isClientOff, open, paid } from '../client-document/index.ts';

const o = tableAs('credit_order', 'o');
const i = tableAs('credit_order_item', 'i');

export type NewOrder = {
  readonly clientId: number;
  readonly documentId: number;
  readonly regime: Regime;
  readonly currency: Currency;
  readonly validFrom: string;
  readonly expiresOn: string | null;
  readonly allowedCategoryIds: number[] | null;
  readonly note: string | null;
  readonly ground: GrantGround | null;
  /** Of its items, YYYY-MM. */
  readonly shiftsMonth: string;
  readonly fileHash: string | null;
  readonly createdBy: number | null;
  readonly users: number;
  readonly total: number;
};
export type OrderItem = {
  readonly userId: number;
  readonly amount: number;
  readonly taxed: number;
  readonly shifts: number | null;
  readonly note: string | null;
  /** Did not work there any more when it was ordered, and is given it all the same. */
  readonly hadLeft: boolean;
};
export const insertOrder = async (
  tx: Db,
  order: NewOrder,
  items: readonly OrderItem[],
): Promise<number> => {
  const { rows } = await query`
    insert into credit_order as o (
      client_id, document_id, regime, currency, valid_from, expires_on, allowed_category_ids, note,
      ground, shifts_month, file_hash, users, total, created_by
    )
    values (
      ${order.clientId}, ${order.documentId}, ${order.regime}, ${order.currency},
      ${order.validFrom}::date, ${order.expiresOn}::date, ${order.allowedCategoryIds}::int[], ${order.note},
      ${order.ground}, ${order.shiftsMonth}, ${order.fileHash}, ${order.users}, ${order.total},
      ${order.createdBy}
    )
    returning ${columns({ id: o.id })}`.execute(tx);
  const { id } = found(rows[0]);
  await sql`
    insert into credit_order_item (order_id, user_id, amount, taxed, shifts, note, had_left)
    select ${id}::int, x."userId", x.amount, x.taxed, x.shifts, x.note, x."hadLeft"
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as x (
      "userId" int, amount bigint, taxed bigint, shifts int, note text, "hadLeft" boolean
    )`.execute(tx);
  return id;
};

export type StoredOrder = NewOrder & { readonly id: number; readonly isGiven: boolean };
/** An order, while nobody else gives it. */
export const lockOrder = async (tx: Db, id: number): Promise<StoredOrder> =>
  found(
    (
      await query`
        select ${columns<StoredOrder>({
          id: o.id,
          clientId: o.clientId,
          documentId: o.documentId,
          regime: o.regime,
          currency: o.currency,
          validFrom: o.validFrom,
          expiresOn: o.expiresOn,
          allowedCategoryIds: o.allowedCategoryIds,
          note: o.note,
          ground: o.ground,
          shiftsMonth: o.shiftsMonth,
          fileHash: o.fileHash,
          createdBy: o.createdBy,
          users: o.users,
          total: o.total,
          isGiven: sql<boolean>`o.given_at is not null`,
        })}
        from credit_order o
        where o.id = ${id}
        for no key update`.execute(tx)
    ).rows[0],
  );
export const listItems = async (tx: Db, orderId: number): Promise<OrderItem[]> =>
  (
    await query`
      select ${columns<OrderItem>({
        userId: i.userId,
        amount: i.amount,
        taxed: i.taxed,
        shifts: i.shifts,
        note: i.note,
        hadLeft: i.hadLeft,
      })}
      from credit_order_item i
      where i.order_id = ${orderId}
      order by i.user_id`.execute(tx)
  ).rows;

/** Whether a client is off; nobody switches it until the transaction ends. */
export const shareIfOff = async (tx: Db, clientId: number): Promise<boolean> =>
  (
    await query`
      select ${columns({ isOff: isClientOff })}
      from client c
      where c.id = ${clientId}
      for share`.execute(tx)
  ).rows[0]?.isOff ?? false;
/** Which orders have their money and are not given yet, the oldest first. */
export const listPaid = async (db: Db): Promise<number[]> =>
  (
    await query`
      select ${columns({ id: o.id })}
      from credit_order o
      join client_document d on d.id = o.document_id
      join client c on c.id = o.client_id
      where o.given_at is null and not ${isClientOff} and coalesce(o.expires_on >= ${today}, true)
        and ${paid} >= d.amount and ${credited} = 0
      order by o.id`.execute(db)
  ).rows.map(({ id }) => id);

/** Notes that an order is given: by which grant, or that nobody was left of it. */
export const noteGiven = (tx: Db, id: number, grantId: number | null) =>
  sql`update credit_order set given_at = now(), grant_id = ${grantId} where id = ${id}`.execute(tx);
/** …and that credits which were given at once are invoiced. */
export const noteInvoice = (tx: Db, grantId: number, invoiceId: number) =>
  sql`update credit_grant set invoice_id = ${invoiceId} where id = ${grantId}`.execute(tx);

/** What a client is to pay still of invoices of credits; minor units. */
export const sumOpenCredits = async (db: Db, clientId: number): Promise<number> =>
  (
    await query`
      select ${columns({
        open: sql<number>`coalesce(sum(${open}), 0)::bigint`,
      })}
      from client_document d
      where d.client_id = ${clientId} and d.kind = 'INVOICE' and exists (
        select 1 from client_document_line l where l.document_id = d.id and l.what = 'CREDITS'
      )`.execute(db)
  ).rows[0]?.open ?? 0;

type Wanted = {
  readonly clientId: number;
  readonly regime: Regime;
  readonly fileHash: string | null;
  readonly items: readonly { readonly userId: number; readonly amount: number }[];
};
/** The order still to be given that most likely is the same as what is wanted: as of grants, but of any age. */
export const findOrderTwin = async (
  db: Db,
  { clientId, regime, fileHash, items }: Wanted,
): Promise<GrantTwin | null> => {
  const userIds = items.map(({ userId }) => userId);
  const amounts = items.map(({ amount }) => amount);
  const { rows } = await query`
    select ${columns<GrantTwin>({
      grantId: sql<null>`null::int`,
      orderId: o.id,
      postedAt: o.orderedAt,
      regime: o.regime,
      users: sql<number>`count(*)::int`,
    })}
    from credit_order o
    join client_document d on d.id = o.document_id
    join credit_order_item i on i.order_id = o.id
    join unnest(${userIds}::int[], ${amounts}::bigint[]) as n (user_id, amount)
      on n.user_id = i.user_id and n.amount = i.amount
    where o.client_id = ${clientId} and o.given_at is null and ${credited} = 0
      and (o.regime = ${regime} or o.file_hash = ${fileHash})
    group by o.id
    having o.file_hash = ${fileHash} or count(*) * 2 >= ${items.length}
    order by count(*) desc, o.id desc
    limit 1`.execute(db);
  return rows[0] ?? null;
};

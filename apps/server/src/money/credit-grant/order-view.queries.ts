/** Orders of credits as they are looked at. */
import type { CreditOrderItem, CreditOrderRecord, CreditOrderState } from '@cafeteria/contract';
import { sql } from 'kysely';
import { today } from '../../kernel/business-day.ts';
import { fullName, personOf } from '../../kernel/named-person.queries.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { credited, isClientOff, open, paid } from '../client-document/index.ts';
import type { PageQuery } from './grant.queries.ts';

const o = tableAs('credit_order', 'o');
const i = tableAs('credit_order_item', 'i');
const u = tableAs('user', 'u');

const state = sql<CreditOrderState>`case
  when o.given_at is not null then 'GIVEN'
  when ${credited} > 0 then 'CANCELLED'
  when ${paid} >= d.amount then 'PAID'
  else 'WAITING'
end`;
const orderColumns = columns<CreditOrderRecord>({
  id: o.id,
  clientId: o.clientId,
  state,
  regime: o.regime,
  validFrom: o.validFrom,
  expiresOn: o.expiresOn,
  allowedCategoryIds: o.allowedCategoryIds,
  note: o.note,
  ground: o.ground,
  shiftsMonth: sql<CreditOrderRecord['shiftsMonth']>`case
    when exists (
      select 1 from credit_order_item i where i.order_id = o.id and i.shifts is not null
    ) then o.shifts_month
  end`,
  users: o.users,
  total: o.total,
  currency: o.currency,
  createdBy: personOf('o.created_by'),
  orderedAt: o.orderedAt,
  proforma: sql<CreditOrderRecord['proforma']>`jsonb_build_object(
    'id', d.id, 'number', d.symbol, 'open', ${open}
  )`,
  givenAt: o.givenAt,
  grant: sql<CreditOrderRecord['grant']>`(
    select jsonb_build_object('id', g.id, 'users', g.users, 'total', g.total)
    from credit_grant g
    where g.id = o.grant_id
  )`,
  isOver: sql<boolean>`o.given_at is null and coalesce(o.expires_on < ${today}, false)`,
  isEmployerOff: sql<boolean>`o.given_at is null and exists (
    select from client c where c.id = o.client_id and ${isClientOff}
  )`,
});
const from = sql`
  from credit_order o
  join client_document d on d.id = o.document_id`;

type OrderFilter = PageQuery & { readonly state?: CreditOrderState | undefined };
export const listOrders = async (
  db: Db,
  clientId: number,
  { pageSize, pageNumber, state: wanted }: OrderFilter,
): Promise<{ rows: CreditOrderRecord[]; total: number }> => {
  const which = sql`
    where o.client_id = ${clientId} and (${wanted ?? null}::text is null or ${state} = ${wanted ?? null})`;
  const { rows } = await query`
    select ${orderColumns}
    ${from}
    ${which}
    order by o.id desc
    limit ${pageSize} offset ${pageNumber * pageSize}`.execute(db);
  const count = await query`
    select ${columns({ total: sql<number>`count(*)::int` })}
    ${from}
    ${which}`.execute(db);
  return { rows, total: count.rows[0]?.total ?? 0 };
};
/** A client's order, or 404. */
export const getOrder = async (
  db: Db,
  clientId: number,
  id: number,
): Promise<CreditOrderRecord> => {
  const { rows } = await query`
    select ${orderColumns}
    ${from}
    where o.client_id = ${clientId} and o.id = ${id}`.execute(db);
  return found(rows[0]);
};

export const countOrderItems = async (db: Db, orderId: number): Promise<number> =>
  (
    await query`
      select ${columns({ count: sql<number>`count(*)::int` })}
      from credit_order_item where order_id = ${orderId}`.execute(db)
  ).rows[0]?.count ?? 0;
/** Who is to get what by an order, by family name. */
export const listOrderItems = async (
  db: Db,
  orderId: number,
  { pageSize, pageNumber }: PageQuery,
): Promise<CreditOrderItem[]> =>
  (
    await query`
      select ${columns<CreditOrderItem>({
        userId: i.userId,
        name: fullName('u'),
        personalNumber: u.personalNumber,
        shifts: i.shifts,
        amount: i.amount,
        taxed: i.taxed,
        isLeftOut: sql<boolean>`o.given_at is not null and not exists (
          select 1 from credit_lot l where l.grant_id = o.grant_id and l.user_id = i.user_id
        )`,
      })}
      from credit_order_item i
      join credit_order o on o.id = i.order_id
      join "user" u on u.id = i.user_id
      where i.order_id = ${orderId}
      order by u.name_sort_cs, u.id
      limit ${pageSize} offset ${pageNumber * pageSize}`.execute(db)
  ).rows;

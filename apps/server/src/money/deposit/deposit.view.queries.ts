import type {
  DepositEvent,
  DepositFilter,
  DepositRecord,
  DepositRow,
  DepositStatus,
  DepositView,
} from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { fullName } from '../../kernel/named-person.queries.ts';
import {
  columns,
  containing,
  type Db,
  jsonObject,
  query,
  tableAs,
  when,
} from '../../platform/db/index.ts';
import { newestOf } from '../../kernel/page.ts';
import { startOfDay } from '../../kernel/business-day.ts';

const c = tableAs('card_token', 'c');
const d = tableAs('deposit', 'd');
const deposit = tableAs('deposit');
const depositEvent = tableAs('deposit_event');

const money = jsonObject({ amount: d.amount, currency: d.currency });
const card = when(sql`c.id is not null`, jsonObject({ brand: c.brand, last4: c.last4 }));
const refund = sql<
  DepositRow['refund']
>`case when d.refunded_at is not null then 'DONE' when d.refund_due_at is not null then 'DUE' end`;
const viewColumns = columns<DepositView>({
  id: d.id,
  amount: money,
  paymentMethod: d.paymentMethod,
  card,
  status: d.status,
  declineReason: d.declineReason,
  refund,
  redirectUrl: sql<
    DepositView['redirectUrl']
  >`case when d.status = 'CREATED' then d.redirect_url end`,
  returnPath: d.returnPath,
  createdAt: d.createdAt,
  expiresAt: d.expiresAt,
  resolvedAt: d.resolvedAt,
});

/** A deposit as its owner sees it; undefined when it is not theirs. */
export const findOwnDeposit = async (
  db: Db,
  userId: number,
  id: number,
): Promise<DepositView | undefined> =>
  (
    await query`
      select ${viewColumns}
      from deposit d
      left join card_token c on c.id = d.card_token_id
      where d.id = ${id} and d.user_id = ${userId}`.execute(db)
  ).rows[0];

export const listOwnDeposits = async (
  db: Db,
  userId: number,
  { offset, limit, status }: { offset: number; limit: number; status?: DepositStatus | undefined },
): Promise<{ items: DepositView[]; total: number }> => {
  const where = sql`
    where d.user_id = ${userId} ${status ? sql`and d.status = ${status}` : sql``}`;
  const [page, count] = await Promise.all([
    query`
      select ${viewColumns}
      from deposit d
      left join card_token c on c.id = d.card_token_id
      ${where}
      order by d.id desc
      limit ${limit} offset ${offset}`.execute(db),
    query`
      select ${columns({ total: sql<number>`count(*)::int` })}
      from deposit d
      ${where}`.execute(db),
  ]);
  return { items: page.rows, total: count.rows[0]?.total ?? 0 };
};

/** What is free of somebody's own money, and whether their employer offers them a wallet. */
export const readWallet = async (
  db: Db,
  userId: number,
): Promise<{ balance: number; isOffered: boolean }> =>
  (
    await query`
      select ${columns({
        balance: sql<number>`(
          select coalesce(sum(l.remaining), 0)::bigint
          from credit_lot l
          where l.user_id = u.id and l.client_id is null and l.closed is null
        )`,
        isOffered: sql<boolean>`coalesce((c.credit_policy ->> 'allowPrivateWallet')::boolean, false)`,
      })}
      from "user" u
      left join client c on c.id = u.client_id
      where u.id = ${userId}`.execute(db)
  ).rows[0] ?? { balance: 0, isOffered: false };

const rowColumns = columns<DepositRow>({
  id: d.id,
  user: sql<DepositRow['user']>`json_build_object(
    'id', u.id, 'name', ${fullName('u')}, 'clientName', k.name
  )`,
  amount: money,
  paymentMethod: d.paymentMethod,
  gate: d.gate,
  gatewayRef: d.gatewayRef,
  status: d.status,
  declineReason: d.declineReason,
  refund,
  createdAt: d.createdAt,
  resolvedAt: d.resolvedAt,
});
const rowTables = sql`
  deposit d
  join "user" u on u.id = d.user_id
  left join client k on k.id = u.client_id`;

const conditions = (filter: DepositFilter): RawBuilder<unknown>[] => [
  ...(filter.keyword
    ? [
        /^[1-9]\d{0,8}$/.test(filter.keyword)
          ? sql`and (d.id = ${filter.keyword}::int or d.folded like ${containing(filter.keyword)})`
          : sql`and d.folded like ${containing(filter.keyword)}`,
      ]
    : []),
  ...(filter.status ? [sql`and d.status = ${filter.status}`] : []),
  ...(filter.refund
    ? [
        sql`and d.refund_due_at is not null and (d.refunded_at is not null) = ${filter.refund === 'DONE'}`,
      ]
    : []),
  ...(filter.userId ? [sql`and d.user_id = ${filter.userId}`] : []),
  ...(filter.from ? [sql`and d.created_at >= ${startOfDay(filter.from)}`] : []),
  ...(filter.to ? [sql`and d.created_at < ${startOfDay(filter.to, 1)}`] : []),
];
export const listDeposits = async (
  db: Db,
  filter: DepositFilter,
): Promise<{ rows: DepositRow[]; total: number }> => {
  const { isOnPage, total } = await newestOf(db, filter, {
    id: sql`d.id`,
    from: sql`from deposit d where true ${sql.join(conditions(filter), sql` `)}`,
  });
  const page = await query`
    select ${rowColumns}
    from ${rowTables}
    where ${isOnPage}
    order by d.id desc`.execute(db);
  return { rows: page.rows, total };
};

const recordColumns = columns<Omit<DepositRecord, 'events'>>({
  ...rowColumns.columns,
  card,
  saveCard: d.saveCard,
  expiresAt: d.expiresAt,
  nextCheckAt: d.nextCheckAt,
  movementId: sql<DepositRecord['movementId']>`
    (select m.id from movement m where m.user_id = d.user_id and m.deposit_id = d.id)`,
});
/** A deposit as the support sees it. */
export const findDepositRecord = async (db: Db, id: number): Promise<DepositRecord | undefined> => {
  const { rows } = await query`
    select ${recordColumns}
    from ${rowTables}
    left join card_token c on c.id = d.card_token_id
    where d.id = ${id}`.execute(db);
  const [record] = rows;
  if (!record) return undefined;
  const events = await query`
    select ${columns<DepositEvent>({
      at: depositEvent.at,
      kind: depositEvent.kind,
      answer: depositEvent.answer,
    })}
      from deposit_event
    where deposit_id = ${id}
    order by id`.execute(db);
  return { ...record, events: events.rows };
};

/** How many deposits of the last seven days are in which state, for the dashboard. */
export const countRecentDeposits = async (
  db: Db,
): Promise<Record<'CREATED' | 'SUCCESSFUL' | 'DECLINED', number>> => {
  const { rows } = await query`
    select ${columns({ status: deposit.status, total: sql<number>`count(*)::int` })}
      from deposit
    where created_at > now() - interval '7 days'
    group by status`.execute(db);
  const none = { CREATED: 0, SUCCESSFUL: 0, DECLINED: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ status, total }) => [status, total])) };
};

/** How many were paid after they had been declined and are not given back yet. */
export const countLateDeposits = async (db: Db): Promise<number> =>
  (
    await query`
      select ${columns({ total: sql<number>`count(*)::int` })}
      from deposit
      where refund_due_at is not null and refunded_at is null`.execute(db)
  ).rows[0]?.total ?? 0;

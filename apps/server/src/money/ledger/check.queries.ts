import { sql } from 'kysely';
import { columns, type Db, query } from '../../platform/db/index.ts';
import { checksumOf, ledgerTables } from './checksum.queries.ts';
import { limitRegimeOf } from './company.queries.ts';
import { movementKinds } from './movement.ts';
import { yearOf } from '../../kernel/business-day.ts';

/** What a row is called by in a difference: an entry by its movement, the company of a lot by the lot. */
const idOf = {
  movement: 'id',
  credit_lot: 'id',
  credit_lot_company: 'lot_id',
  ledger_entry: 'movement_id',
} as const;

/** Two figures that should be one; `what` names the rule, `of` the row. Amounts in minor units. */
export type Difference = {
  readonly userId: number;
  readonly what: string;
  readonly of: string;
  readonly expected: number | null;
  readonly found: number | null;
};

/** A lot holds what its entries leave. */
const lots = sql`
  select
    l.user_id, 'lot' as what, l.id::text as of,
    coalesce(e.free, 0) * 1000003 + coalesce(e.held, 0) as expected,
    l.remaining * 1000003 + l.held as found
  from credit_lot l
  left join (
    select
      user_id, lot_id,
      sum(case 'LOT' when to_account then amount when from_account then -amount else 0 end) as free,
      sum(case 'HOLD' when to_account then amount when from_account then -amount else 0 end) as held
    from ledger_entry
    group by user_id, lot_id
  ) e on e.user_id = l.user_id and e.lot_id = l.id`;

/** A movement moved its amount: what is held, what left or what came, by its state; also what came past the lot. */
const movements = sql`
  select
    m.user_id, 'movement', m.id::text,
    case m.status when 'PENDING' then m.amount when 'BOOKED' then m.amount else 0 end,
    coalesce(case m.status when 'PENDING' then e.held else abs(e.free) end, 0)
  from movement m
  left join (
    select
      user_id, movement_id,
      sum(
        case
          when to_account = 'LOT' or (from_account = 'PARTNER' and to_account = 'EMPLOYER') then amount
          when from_account = 'LOT' then -amount
          else 0
        end
      ) as free,
      sum(case 'HOLD' when to_account then amount when from_account then -amount else 0 end) as held
    from ledger_entry
    group by user_id, movement_id
  ) e on e.user_id = m.user_id and e.movement_id = m.id`;

/** A payment knows what was given back of it. */
const refunds = sql`
  select m.user_id, 'refunded', m.id::text, coalesce(r.total, 0), m.refunded
  from movement m
  left join (
    select user_id, reverses_id, sum(amount) as total
    from movement
    where reason = 'REFUND'
    group by user_id, reverses_id
  ) r on r.user_id = m.user_id and r.reverses_id = m.id`;

/** What counts against a limit is what was consumed in its year, less what of it was given back, whenever that was. */
const usage = sql`
  select
    coalesce(u.user_id, e.user_id), 'limit',
    concat_ws(' ', coalesce(u.client_id, e.client_id), coalesce(u.regime, e.regime), coalesce(u.year, e.year)),
    coalesce(e.used, 0), coalesce(u.used, 0)
  from regime_usage u
  full join (
    select
      e.user_id, l.client_id,
      ${limitRegimeOf(sql`l.regime`, sql`m.regime`)} as regime,
      ${yearOf(sql`coalesce(o.occurred_at, m.occurred_at)`)} as year,
      sum(
        case
          when e.from_account = 'LOT' and e.to_account = 'HOLD' then e.amount
          when e.from_account = 'HOLD' and e.to_account = 'LOT' then -e.amount
          else -e.amount
        end
      ) as used
    from ledger_entry e
    join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
    join movement m on m.user_id = e.user_id and m.id = e.movement_id
    left join movement o on o.user_id = m.user_id and o.id = m.reverses_id
    where l.client_id is not null
      and (
        e.to_account = 'HOLD'
        or (e.from_account = 'HOLD' and e.to_account = 'LOT')
        or e.from_account = 'PARTNER'
      )
    group by 1, 2, 3, 4
  ) e
    on e.user_id = u.user_id
    and e.client_id = u.client_id
    and e.regime = u.regime
    and e.year = u.year`;

const routes = Object.entries(movementKinds).flatMap(([reason, { type, routes: ofReason }]) =>
  ofReason.map(
    ([from, to]) => sql`(${sql.join([reason, type, from, to].map((word) => sql.lit(word)))})`,
  ),
);
/** Money goes only between the accounts its movement's reason is about. */
const accounts = sql`
  select e.user_id, 'accounts', m.id::text, 0, 1
  from ledger_entry e
  join movement m on m.user_id = e.user_id and m.id = e.movement_id
  where (m.reason, m.type, e.from_account, e.to_account) not in (${sql.join(routes)})`;

/** Rows say what they said when they were written. */
const rowsAsWritten = sql.join(
  ledgerTables.map(
    (table) => sql`
      select r.user_id, ${sql.lit(`${table} as written`)}, ${sql.ref(`r.${idOf[table]}`)}::text, 0, 1
      from ${sql.table(table)} r
      where r.checksum is distinct from ${checksumOf(table, 'r')}`,
  ),
  sql` union all `,
);

/** A grant gave what its lots were opened with. */
const grants = sql`
  select l.user_id, 'grant', g.id::text, g.total, l.total
  from credit_grant g
  join (
    select grant_id, min(user_id) as user_id, sum(amount) as total
    from credit_lot
    where grant_id is not null
    group by grant_id
  ) l on l.grant_id = g.id`;

/** A deposit that succeeded was booked once, and nothing was booked for another. */
const deposits = sql`
  select
    coalesce(d.user_id, m.user_id), 'deposit', coalesce(d.id, m.id)::text,
    case when d.status = 'SUCCESSFUL' then d.amount else 0 end, coalesce(m.amount, 0)
  from deposit d
  full join (
    select *
    from movement
    where reason = 'TOP_UP'
  ) m on m.deposit_id = d.id and m.user_id = d.user_id`;

/** Own money that left is on its way to an account, and what came back is so no more. */
const withdrawals = sql`
  select
    coalesce(w.user_id, m.user_id), 'withdrawal', coalesce(w.id, m.id)::text,
    coalesce(w.amount, 0), coalesce(m.amount, 0)
  from withdrawal w
  full join (
    select *
    from movement
    where reason = 'PAYOUT'
  ) m on m.user_id = w.user_id and m.id = w.movement_id
  union all
  select
    w.user_id, 'returned', w.id::text,
    case when w.status in ('RETURNED', 'CANCELLED') then w.amount else 0 end, coalesce(m.amount, 0)
  from withdrawal w
  left join movement m on m.user_id = w.user_id and m.id = w.return_movement_id`;

/**
 * Compares everything with everything: lots and movements with entries, refunds, limits, grants, deposits, withdrawals,
 * accounts with reasons, every row with its checksum. Nothing differs, ever; what does is a defect.
 */
export const listDifferences = async (db: Db): Promise<Difference[]> =>
  (
    await query`
      select ${columns<Difference>({
        userId: sql<number>`c.user_id`,
        what: sql<string>`c.what`,
        of: sql<string>`c.of`,
        expected: sql<Difference['expected']>`expected::bigint`,
        found: sql<Difference['found']>`found::bigint`,
      })}
      from (
        ${lots}
        union all ${movements}
        union all ${refunds}
        union all ${usage}
        union all ${grants}
        union all ${deposits}
        union all ${withdrawals}
        union all ${accounts}
        union all ${rowsAsWritten}
      ) c (user_id, what, of, expected, found)
      where expected is distinct from found
      order by user_id, what, of
      limit 1000`.execute(db)
  ).rows;

/** Nothing is spent of these people's money until somebody has looked. */
export const freezeAccounts = (db: Db, userIds: readonly number[], reason: string) =>
  sql`
    update credit_account set frozen_at = now(), frozen_reason = ${reason}
    where user_id = any(${[...userIds]}::int[]) and frozen_at is null`.execute(db);
export const unfreezeAccount = (db: Db, userId: number) =>
  sql`
    update credit_account set frozen_at = null, frozen_reason = null
    where user_id = ${userId}`.execute(db);

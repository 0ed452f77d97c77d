import { type RawBuilder, sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { canSignIn } from '../../kernel/caller/index.ts';
import { isOpen, leavers } from '../ledger/index.ts';

const u = tableAs('user', 'u');

/** People who can still spend: active, at an active employer. */
const canSpend: RawBuilder<boolean> = sql<boolean>`
  u.active and u.deleted_at is null and c.active and c.deleted_at is null`;

export type ExpiringLots = {
  readonly userId: number;
  readonly lots: { lastDay: string; days: number; amount: number }[];
};
/**
 * Credits of people that end in one of so many days after `today`, by person: each last day on which at least `least`
 * ends. Pages by the last person of the page before.
 */
export const listExpiring = async (
  db: Db,
  filter: {
    readonly today: string;
    readonly days: readonly number[];
    readonly least: number;
    readonly afterUserId: number;
    readonly limit: number;
  },
): Promise<ExpiringLots[]> =>
  (
    await query`
      with ending as (
        select l.user_id, l.expires_on, sum(l.remaining)::bigint as amount
        from credit_lot l
        join "user" u on u.id = l.user_id
        join client c on c.id = u.client_id
        where l.expires_on = any(
            select ${filter.today}::date + d from unnest(${[...filter.days]}::int[]) d
          )
          and l.user_id > ${filter.afterUserId}
          and l.closed is null
          and l.remaining > 0
          and ${canSpend}
        group by l.user_id, l.expires_on
        having sum(l.remaining) >= ${filter.least}
      )
      select ${columns<ExpiringLots>({
        userId: sql<ExpiringLots['userId']>`user_id`,
        lots: sql<ExpiringLots['lots']>`json_agg(
          json_build_object(
            'lastDay', expires_on, 'days', expires_on - ${filter.today}::date, 'amount', amount
          )
          order by expires_on
        )`,
      })}
      from ending
      group by user_id
      order by user_id
      limit ${filter.limit}`.execute(db)
  ).rows;

export type LeavingUser = {
  readonly userId: number;
  readonly clientId: number;
  readonly lastDay: string;
  readonly amount: number;
  readonly own: number;
};
/** People whose former client's credits go back after a last day so many days after `today`, and who have some. */
export const listLeaving = async (
  db: Db,
  filter: {
    readonly today: string;
    readonly days: readonly number[];
    readonly afterUserId: number;
    readonly limit: number;
  },
): Promise<LeavingUser[]> =>
  (
    await query`
      select ${columns<LeavingUser>({
        userId: u.id,
        clientId: sql<LeavingUser['clientId']>`v.client_id`,
        lastDay: sql<LeavingUser['lastDay']>`v.last_day`,
        amount: sql<
          LeavingUser['amount']
        >`coalesce(sum(l.remaining) filter (where l.client_id is not null), 0)::bigint`,
        own: sql<
          LeavingUser['own']
        >`coalesce(sum(l.remaining) filter (where l.client_id is null), 0)::bigint`,
      })}
      from ${leavers} v
      join "user" u on u.id = v.user_id
      join client c on c.id = v.client_id
      join credit_lot l on l.user_id = u.id
        and (l.client_id = v.client_id or l.client_id is null)
        and l.remaining > 0
        and ${isOpen}
      where u.id > ${filter.afterUserId}
        and v.last_day = any(select ${filter.today}::date + d from unnest(${[...filter.days]}::int[]) d)
        and ${canSpend}
      group by u.id, v.client_id, v.last_day
      having sum(l.remaining) filter (where l.client_id is not null) > 0
      order by u.id, v.client_id
      limit ${filter.limit}`.execute(db)
  ).rows;

type OutOfReach = {
  readonly userId: number;
  readonly amount: number;
  readonly lastLoginAt: string | null;
};
/**
 * People with own money who have not been able to sign in for a day: what is switched off by mistake is on again by
 * then. Pages by the last person of the page before.
 */
export const listOutOfReach = async (
  db: Db,
  { afterUserId, limit }: { readonly afterUserId: number; readonly limit: number },
): Promise<OutOfReach[]> =>
  (
    await query`
      select ${columns<OutOfReach>({
        userId: u.id,
        amount: sql`sum(l.remaining)::bigint`,
        lastLoginAt: u.lastLoginAt,
      })}
      from credit_lot l
      join "user" u on u.id = l.user_id
      left join client c on c.id = u.client_id
      where l.user_id > ${afterUserId}
        and l.client_id is null
        and l.closed is null
        and l.remaining > 0
        and not ${canSignIn}
        and u.deleted_at is null
        and greatest(u.last_modified, c.last_modified) < now() - interval '1 day'
      group by u.id
      order by u.id
      limit ${limit}`.execute(db)
  ).rows;

import type { Currency, MonthClosing, MonthRow } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { today } from '../../kernel/business-day.ts';
import { personOf } from '../../kernel/named-person.queries.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';

const c = tableAs('book_close', 'c');

export type Looking = { readonly userId: number; readonly currency: Currency };
export const firstOf = (month: string): string => `${month}-01`;
const lastOf = (first: RawBuilder<unknown>) => sql`(${first} + interval '1 month - 1 day')::date`;
/** A number as it is told, of a closing: `2026-0001`. */
const numberOf = <Number extends string | null = string | null>(alias: string) =>
  sql<Number>`(
    ${sql.ref(`${alias}.year`)}
    || '-' || lpad(${sql.ref(`${alias}.number`)}::text, greatest(4, length(${sql.ref(`${alias}.number`)}::text)), '0')
  )`;
/** The closing that holds of a month. */
const standing = (first: RawBuilder<unknown>) => sql`
  select * from book_close where month = ${first} and reopened_at is null`;

const evening = (account: string, sign: 1 | -1) => sql<number>`(
  select coalesce(sum(debit - credit), 0)::bigint * ${sql.lit(sign)}
  from book_day
  where account = ${sql.lit(account)} and day <= ${lastOf(sql`s.first`)}
)`;
const isIn = sql`day >= s.first and day <= ${lastOf(sql`s.first`)}`;
/** What accounts began with was there already: nothing came. */
const moved = (side: 'debit' | 'credit') => sql<number>`(
  select coalesce(sum(${sql.ref(side)}), 0)::bigint from book_day where account = 'BANK' and ${isIn}
) - (
  select coalesce(sum(amount), 0)::bigint
  from book_line
  where document = 'BANK_STATEMENT' and ${sql.ref(side)} = 'BANK' and ${isIn}
)`;
/** So many months up to one, the oldest first: what moved in the bank, and what stood in their last evenings. */
export const listMonths = async (db: Db, until: string, count: number): Promise<MonthRow[]> =>
  (
    await query`
      select ${columns<MonthRow>({
        month: sql<string>`to_char(s.first, 'YYYY-MM')`,
        status: sql<MonthRow['status']>`case
          when h.closed_at is not null or s.first < (
            select max(month) from book_close where reopened_at is null
          ) then 'CLOSED'
          when h.id is not null then 'CLOSING'
          when ${lastOf(sql`s.first`)} >= ${today} then 'RUNNING'
          else 'OPEN'
        end`,
        number: numberOf('h'),
        received: moved('debit'),
        paid: moved('credit'),
        people: evening('USERS', -1),
        partners: evening('PARTNER', -1),
        employers: evening('EMPLOYER', 1),
        bank: evening('BANK', 1),
      })}
      from (
        select generate_series(
          ${firstOf(until)}::date - make_interval(months => ${count - 1}::int),
          ${firstOf(until)}::date, interval '1 month'
        )::date as first
      ) s
      left join lateral (${standing(sql`s.first`)}) h on true
      order by s.first`.execute(db)
  ).rows;

export const thisMonth = async (db: Db): Promise<string> =>
  found(
    (
      await query`select ${columns({ month: sql<string>`to_char(${today}, 'YYYY-MM')` })}`.execute(
        db,
      )
    ).rows[0],
  ).month;

/** The first month after the last closed one that has lines, where it is before this one. */
export const findEarlierOpen = async (db: Db, month: string): Promise<string | null> =>
  (
    await query`
      select ${columns({ month: sql<string>`to_char(min(d.day), 'YYYY-MM')` })}
      from book_day d
      where d.day >= (
          select (max(month) + interval '1 month')::date from book_close where reopened_at is null
        )
        and d.day < ${firstOf(month)}::date
      having min(d.day) is not null`.execute(db)
  ).rows[0]?.month ?? null;
/** Months that are over, have lines and are not closed, the oldest first. */
export const listOpenMonths = async (db: Db): Promise<string[]> =>
  (
    await query`
      select distinct ${columns({ month: sql<string>`to_char(d.day, 'YYYY-MM')` })}
      from book_day d
      where d.day < date_trunc('month', ${today})::date
        and d.day >= coalesce(
          (select (max(month) + interval '1 month')::date from book_close where reopened_at is null),
          '-infinity'
        )
      order by month`.execute(db)
  ).rows.map(({ month }) => month);
export const isLaterClosed = async (db: Db, month: string): Promise<boolean> =>
  (
    await query`
      select ${columns({ isClosed: sql<boolean>`true` })}
      from book_close
      where month > ${firstOf(month)}::date and reopened_at is null
      limit 1`.execute(db)
  ).rows.length > 0;

/** All closings of a month with what was frozen, the latest first. */
export const listClosings = async (
  db: Db,
  month: string,
  { userId }: Looking,
): Promise<MonthClosing[]> =>
  (
    await query`
      select ${columns<MonthClosing>({
        id: c.id,
        number: numberOf('c'),
        closedBy: personOf('c.made_by'),
        closedAt: c.closedAt,
        lines: c.lines,
        sha256: c.sha256,
        reopening: sql<MonthClosing['reopening']>`
          case when c.reopen_asked_by is not null then jsonb_build_object(
            'askedBy', ${personOf('c.reopen_asked_by')}, 'askedAt', c.reopen_asked_at,
            'reason', c.reopen_reason, 'isOwn', c.reopen_asked_by = ${userId},
            'decidedBy', ${personOf('c.reopened_by')}, 'reopenedAt', c.reopened_at
          ) end`,
        files: sql<MonthClosing['files']>`coalesce(
          (
            select jsonb_agg(
              jsonb_build_object(
                'id', f.id, 'kind', f.kind, 'name', f.name, 'bytes', f.bytes, 'sha256', f.sha256,
                'client',
                (select jsonb_build_object('id', n.id, 'name', n.name) from client n where n.id = f.client_id)
              )
              order by f.id
            )
            from book_close_file f
            where f.close_id = c.id
          ),
          '[]'
        )`,
      })}
      from book_close c
      where c.month = ${firstOf(month)}::date
      order by c.id desc`.execute(db)
  ).rows;

export type Closing = {
  readonly id: number;
  readonly month: string;
  readonly isClosed: boolean;
  readonly askedBy: number | null;
};
/** The closing of a month that holds, locked. */
export const lockClosing = async (tx: Db, month: string): Promise<Closing | undefined> =>
  (
    await query`
      select ${columns<Closing>({
        id: c.id,
        month: sql<string>`to_char(c.month, 'YYYY-MM')`,
        isClosed: sql<boolean>`c.closed_at is not null`,
        askedBy: c.reopenAskedBy,
      })}
      from book_close c
      where c.month = ${firstOf(month)}::date and c.reopened_at is null
      for update`.execute(tx)
  ).rows[0];
/** Begins a closing, which numbers itself behind the last one of the year: who closes holds the books until the end. */
export const insertClosing = async (tx: Db, month: string, madeBy: number): Promise<number> =>
  found(
    (
      await query`
        insert into book_close as c (month, made_by)
        values (${firstOf(month)}::date, ${madeBy}::int)
        returning ${columns({ id: c.id })}`.execute(tx)
    ).rows[0],
  ).id;
export const askReopening = (tx: Db, id: number, by: { userId: number; reason: string }) =>
  sql`
    update book_close set
      reopen_asked_by = ${by.userId}, reopen_asked_at = now(), reopen_reason = ${by.reason}
    where id = ${id}`.execute(tx);
export const forgetReopening = (tx: Db, id: number) =>
  sql`
    update book_close set
      reopen_asked_by = null, reopen_asked_at = null, reopen_reason = null
    where id = ${id}`.execute(tx);
export const reopen = (tx: Db, id: number, userId: number) =>
  sql`
    update book_close set reopened_by = ${userId}, reopened_at = now() where id = ${id}`.execute(
    tx,
  );

/**
 * A closing that is being made, locked: another process that makes it waits, and finds it made. How far it is refers to
 * it from beside, which a lock of its key would hold up for good.
 */
export const findMaking = async (
  db: Db,
  id: number,
): Promise<{ month: string; number: string } | undefined> =>
  (
    await query`
      select ${columns({
        month: sql<string>`to_char(c.month, 'YYYY-MM')`,
        number: numberOf<string>('c'),
      })}
      from book_close c
      where c.id = ${id} and c.closed_at is null
      for no key update`.execute(db)
  ).rows[0];
/** Whose money moved in a month. */
export const listClients = async (db: Db, month: string): Promise<number[]> =>
  (
    await query`
      select ${columns({ id: sql<number>`d.party_id` })}
      from book_party_day d
      where d.account = 'USERS' and d.party_id > 0
        and d.day >= ${firstOf(month)}::date
        and d.day <= ${lastOf(sql`${firstOf(month)}::date`)}
      group by d.party_id
      order by d.party_id`.execute(db)
  ).rows.map(({ id }) => id);
/** The days of a month on which something was booked. */
export const listBookedDays = async (db: Db, month: string): Promise<string[]> =>
  (
    await query`
      select distinct ${columns({ day: sql<string>`d.day` })}
      from book_day d
      where d.day >= ${firstOf(month)}::date
        and d.day <= ${lastOf(sql`${firstOf(month)}::date`)}
      order by d.day`.execute(db)
  ).rows.map(({ day }) => day);

/** The hash of the closing before that of a month: each is bound to all that came before it. */
export const findHashBefore = async (db: Db, month: string): Promise<string> =>
  (
    await query`
      select ${columns({ sha256: c.sha256 })}
      from book_close c
      where c.month < ${firstOf(month)}::date and c.reopened_at is null
      order by c.month desc
      limit 1`.execute(db)
  ).rows[0]?.sha256 ?? '';
export const finishClosing = (
  tx: Db,
  id: number,
  { lines, sha256 }: { lines: number; sha256: string },
) =>
  sql`
    update book_close set closed_at = now(), lines = ${lines}, sha256 = ${sha256}
    where id = ${id}`.execute(tx);

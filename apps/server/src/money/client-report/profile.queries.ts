/** How employers' payroll systems want their months, and who has taken them. */
import type { PayrollProfile, PayrollTaken } from '@cafeteria/contract';
import { sql } from 'kysely';
import { personOf } from '../../kernel/named-person.queries.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';

const p = tableAs('payroll_profile', 'p');

export const findProfile = async (db: Db, clientId: number): Promise<PayrollProfile | null> =>
  (
    await query`
      select ${columns<PayrollProfile>({
        name: p.name,
        encoding: sql<PayrollProfile['encoding']>`p.encoding`,
        separator: sql<PayrollProfile['separator']>`p.separator`,
        decimal: sql<PayrollProfile['decimal']>`p.decimal_mark`,
        hasHeading: p.hasHeading,
        rowOf: sql<PayrollProfile['rowOf']>`p.row_of`,
        columns: sql<PayrollProfile['columns']>`p.columns`,
        codes: sql<PayrollProfile['codes']>`p.codes`,
      })}
      from payroll_profile p
      where p.client_id = ${clientId}`.execute(db)
  ).rows[0] ?? null;
export const saveProfile = (tx: Db, clientId: number, profile: PayrollProfile) =>
  sql`
    insert into payroll_profile (
      client_id, name, encoding, separator, decimal_mark, has_heading, row_of, columns, codes
    )
    values (
      ${clientId}, ${profile.name}, ${profile.encoding}, ${profile.separator}, ${profile.decimal},
      ${profile.hasHeading}, ${profile.rowOf}, ${JSON.stringify(profile.columns)}::jsonb,
      ${JSON.stringify(profile.codes)}::jsonb
    )
    on conflict (client_id) do update set
      name = excluded.name, encoding = excluded.encoding, separator = excluded.separator,
      decimal_mark = excluded.decimal_mark, has_heading = excluded.has_heading, row_of = excluded.row_of,
      columns = excluded.columns, codes = excluded.codes`.execute(tx);
export const forgetProfile = (tx: Db, clientId: number) =>
  sql`delete from payroll_profile where client_id = ${clientId}`.execute(tx);

const shown = 50;
/** Who has taken a month's payroll, as the audit has it: a file of that day, or the one the month was closed with. */
export const listTaken = async (db: Db, clientId: number, month: string): Promise<PayrollTaken[]> =>
  (
    await query`
      select ${columns<PayrollTaken>({
        at: sql<PayrollTaken['at']>`t.at`,
        by: personOf('t.user_id'),
        format: sql<string>`t.format`,
        company: sql<string | null>`t.company`,
        sha256: sql<string | null>`t.sha256`,
        isFrozen: sql<boolean>`t.is_frozen`,
      })}
      from (
        select
          id, at, user_id, after ->> 'format' as format, after ->> 'company' as company,
          after ->> 'sha256' as sha256, false as is_frozen
        from audit
        where entity = 'client' and entity_id = ${clientId} and action = 'VIEW'
          and after ->> 'payroll' = ${month}
        union all
        select a.id, a.at, a.user_id, 'CSV', null, f.sha256, true
        from book_close c
        join book_close_file f on f.close_id = c.id and f.client_id = ${clientId} and f.kind = 'PAYROLL'
        join audit a on a.entity = 'month' and a.entity_id = f.id and a.action = 'VIEW'
        where c.month = ${`${month}-01`}::date and a.after ->> 'sha256' = f.sha256
      ) t
      order by t.at desc, t.id desc
      limit ${sql.lit(shown)}`.execute(db)
  ).rows;

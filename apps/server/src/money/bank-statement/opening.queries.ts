import { sql } from 'kysely';
import { columns, type Db, query } from '../../platform/db/index.ts';

/** A statement with what it begins with (minor units; below nothing it was overdrawn). */
export type Opening = { readonly id: number; readonly day: string; readonly opening: number };
type Account = { readonly first: Opening; readonly booked: Opening | null };

const opening = (alias: string) =>
  sql.raw(`case when ${alias}.id is not null then
  jsonb_build_object('id', ${alias}.id, 'day', ${alias}.from_day, 'opening', ${alias}.opening) end`);
const linesOf = (part: string) => sql`
  select document_id from book_line where document = 'BANK_STATEMENT' and part = ${part}`;
/**
 * Of each account the statement that comes before all others, and the one whose opening is booked. An earlier one may
 * come later, a later one never takes its place: what was displaced is never first again.
 */
export const listOpenings = async (tx: Db): Promise<readonly Account[]> =>
  (
    await query`
      select ${columns<Account>({
        first: sql<Opening>`${opening('f')}`,
        booked: sql<Opening | null>`${opening('b')}`,
      })}
      from bank_account a
      cross join lateral (
        select s.* from bank_statement s
        where s.account_id = a.id
        order by s.from_day, s.to_day, length(s.number), s.number, s.id
        limit 1
      ) f
      left join lateral (
        select s.* from bank_statement s
        where s.account_id = a.id
          and s.id in (${linesOf('OPENING')}) and s.id not in (${linesOf('OPENING UNDO')})
      ) b on true
      order by a.id`.execute(tx)
  ).rows;

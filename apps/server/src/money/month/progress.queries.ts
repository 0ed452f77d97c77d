/** How far the files of a closing are, told beside the one transaction that makes them. */
import { sql } from 'kysely';
import { columns, type Db, query } from '../../platform/db/index.ts';
import { firstOf } from './month.queries.ts';

export type Progress = { readonly made: number; readonly files: number };
export const saveProgress = (db: Db, closeId: number, { made, files }: Progress) =>
  sql`
    insert into book_close_progress (close_id, made, files) values (${closeId}, ${made}, ${files})
    on conflict (close_id) do update set made = excluded.made, files = excluded.files`.execute(db);
export const forgetProgress = (db: Db, closeId: number) =>
  sql`delete from book_close_progress where close_id = ${closeId}`.execute(db);
/** Of the closing of a month that is being made. */
export const findProgress = async (db: Db, month: string): Promise<Progress | null> =>
  (
    await query`
      select ${columns<Progress>({ made: sql`p.made`, files: sql`p.files` })}
      from book_close c
      join book_close_progress p on p.close_id = c.id
      where c.month = ${firstOf(month)}::date and c.closed_at is null`.execute(db)
  ).rows[0] ?? null;

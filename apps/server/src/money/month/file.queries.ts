/** The files of a closing, in parts. */
import type { MonthFileKind } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { firstOf } from './month.queries.ts';

const f = tableAs('book_close_file', 'f');

/** Throws away what an interrupted closing had made already. */
export const forgetFiles = (tx: Db, closeId: number) =>
  sql`delete from book_close_file where close_id = ${closeId}`.execute(tx);

type NewFile = {
  readonly closeId: number;
  readonly kind: MonthFileKind;
  readonly clientId: number | null;
  readonly name: string;
};
/** Its size and hash are known when its parts are. */
export const insertFile = async (
  tx: Db,
  { closeId, kind, clientId, name }: NewFile,
): Promise<number> =>
  found(
    (
      await query`
        insert into book_close_file as f (close_id, kind, client_id, name)
        values (${closeId}, ${kind}, ${clientId}, ${name})
        returning ${columns({ id: f.id })}`.execute(tx)
    ).rows[0],
  ).id;
export const insertPart = (tx: Db, fileId: number, position: number, content: Buffer) =>
  sql`
    insert into book_close_part (file_id, position, content)
    values (${fileId}, ${position}, ${content})`.execute(tx);
/** What a file turned out to be, once all its parts are written. */
export const measureFile = (
  tx: Db,
  id: number,
  { bytes, sha256 }: { readonly bytes: number; readonly sha256: string },
) =>
  sql`update book_close_file set bytes = ${bytes}, sha256 = ${sha256} where id = ${id}`.execute(tx);

export const listHashes = async (
  db: Db,
  closeId: number,
): Promise<{ name: string; sha256: string }[]> =>
  (
    await query`
      select ${columns({ name: f.name, sha256: f.sha256 })}
      from book_close_file f
      where f.close_id = ${closeId}
      order by f.id`.execute(db)
  ).rows;
/** A file of a closing of that month that was finished. */
export const getFile = async (
  db: Db,
  month: string,
  id: number,
): Promise<{ name: string; sha256: string; parts: number }> =>
  found(
    (
      await query`
        select ${columns({
          name: f.name,
          sha256: f.sha256,
          parts: sql<number>`(select count(*)::int from book_close_part where file_id = f.id)`,
        })}
        from book_close_file f
        join book_close c on c.id = f.close_id
        where f.id = ${id} and c.month = ${firstOf(month)}::date and c.closed_at is not null`.execute(
        db,
      )
    ).rows[0],
  );
export const readPart = async (db: Db, fileId: number, position: number): Promise<Buffer> =>
  found(
    (
      await query`
        select ${columns({ content: sql<Buffer>`content` })}
        from book_close_part
        where file_id = ${fileId} and position = ${position}`.execute(db)
    ).rows[0],
  ).content;

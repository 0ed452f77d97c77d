import type { ClientLogEntry, ClientLogRow, Page } from '@cafeteria/contract';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { pageResult } from '../../kernel/page.ts';
import { columns, type Db, query, rowsInPieces, tableAs } from '../../platform/db/index.ts';
import { startOfDay } from '../../kernel/business-day.ts';

const l = tableAs('client_log', 'l');

export const insertClientLog = (
  db: Db,
  entry: z.output<typeof ClientLogEntry>,
  userId: number | null,
) =>
  sql`
    insert into client_log (
      level, message, metadata, stacktrace, reported_at, url, user_agent, user_id
    )
    values (
      ${entry.level}, ${entry.message}, ${entry.metadata ?? null}, ${entry.stacktrace ?? null},
      ${entry.timestamp}, ${entry.url}, ${entry.userAgent}, ${userId}
    )`.execute(db);

type Listing = {
  readonly level?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly pageSize: number;
  readonly pageNumber: number;
};
/** Metadata may be a quarter of a megabyte; a list shows its beginning. */
const shownCharacters = 4_000;

/** One page of what browsers reported, newest first; `from` and `to` are days in Prague. */
export const listClientLog = async (
  db: Db,
  { level, from, to, pageSize, pageNumber }: Listing,
): Promise<Page<ClientLogRow>> => {
  const where = sql`
    from client_log l
    where true
      ${level ? sql`and l.level = ${level}` : sql``}
      ${from ? sql`and l.created_at >= ${startOfDay(from)}` : sql``}
      ${to ? sql`and l.created_at < ${startOfDay(to, 1)}` : sql``}`;
  const [page, count] = await Promise.all([
    query`
      select ${columns<ClientLogRow>({
        id: l.id,
        level: l.level,
        message: l.message,
        metadata: sql`left(l.metadata, ${sql.lit(shownCharacters)})`,
        stacktrace: l.stacktrace,
        timestamp: l.reportedAt,
        url: l.url,
        userAgent: l.userAgent,
        userId: l.userId,
        dateCreated: l.createdAt,
      })}
      ${where}
      order by l.id desc limit ${pageSize} offset ${pageNumber * pageSize}`.execute(db),
    query`select ${columns({ total: sql<number>`count(*)` })} ${where}`.execute(db),
  ]);
  return pageResult(page.rows, { pageNumber, pageSize }, count.rows[0]?.total ?? 0);
};

const keptDays = 30;
const keptEntries = 20_000;
const keptBytes = 256 * 1_048_576;
/** Forgets reports that are old, and the oldest of what is more than a log should hold. */
export const pruneClientLog = async (
  db: Db,
  { entries = keptEntries, bytes = keptBytes } = {},
): Promise<void> => {
  await sql`
    delete from client_log
    where created_at < now() - make_interval(days => ${sql.lit(keptDays)})`.execute(db);
  await sql`
    delete from client_log
    where id <= (
      select max(x.id)
      from (
        select
          id, row_number() over newest as place,
          sum(
            200 + octet_length(message) + coalesce(pg_column_size(metadata), 0)
            + coalesce(pg_column_size(stacktrace), 0)
          ) over newest as bytes
        from client_log
        window newest as (order by id desc)
      ) x
      where x.place > ${entries} or x.bytes > ${bytes}
    )`.execute(db);
};

/** What a person's browser reported. */
export const readReports = async (db: Db, userId: number): Promise<unknown> =>
  rowsInPieces(
    db,
    query`
      select ${columns({
        level: l.level,
        message: l.message,
        url: l.url,
        userAgent: l.userAgent,
        createdAt: l.createdAt,
      })}
      from client_log l
      where l.user_id = ${userId}
      order by l.id`,
  );
export const forgetReports = (tx: Db, userId: number) =>
  sql`delete from client_log where user_id = ${userId}`.execute(tx);

/** Which days the books have done with: of months that are closed and were not opened again. */
import { sql } from 'kysely';
import { columns, type Db, query } from '../../platform/db/index.ts';

/** The first day that no closed month has: later entries of such a month are booked there. */
export const firstOpenDay = sql<string>`(
  select (max(month) + interval '1 month')::date from book_close where reopened_at is null
)`;

/** The last year whose books are closed to its end. */
export const findClosedYear = async (db: Db): Promise<number | undefined> =>
  (
    await query`
      select ${columns({ year: sql<number | null>`extract(year from max(month))::int` })}
      from book_close
      where extract(month from month) = 12 and closed_at is not null and reopened_at is null`.execute(
      db,
    )
  ).rows[0]?.year ?? undefined;

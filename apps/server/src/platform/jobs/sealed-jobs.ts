import { sql } from 'kysely';
import { columns, type Db, query } from '../db/index.ts';

/** How many jobs wait whose data hold something sealed, under that name; they are done within moments. */
export const countSealedJobs = async (db: Db): Promise<number> => {
  const {
    rows: [table],
  } =
    await query`select ${columns({ there: sql<boolean>`to_regclass('job.job') is not null` })}`.execute(
      db,
    );
  if (!table?.there) return 0;
  const { rows } = await query`
    select ${columns({ total: sql<number>`count(*)::int` })}
    from job.job
    where state in ('created', 'retry', 'active') and data ? 'sealed'`.execute(db);
  return rows[0]?.total ?? 0;
};

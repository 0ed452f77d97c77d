import type { Health } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** Version, size and how long a small question takes. */
export const lookAtDatabase = async (db: Db): Promise<Health['database']> => {
  const before = performance.now();
  const { rows } = await sql<{ version: string; bytes: number; catalogueVersion: number }>`
    select
      current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      (select coalesce(max(id), 0)::int8 from catalogue_change) as "catalogueVersion"`.execute(db);
  const milliseconds = Math.round((performance.now() - before) * 10) / 10;
  return {
    version: rows[0]?.version ?? '',
    bytes: rows[0]?.bytes ?? 0,
    catalogueVersion: rows[0]?.catalogueVersion ?? 0,
    milliseconds,
  };
};

export const countPlaces = async (db: Db): Promise<Health['places']> => {
  const { rows } = await sql<Health['places']>`
    select
      count(*)::int as known,
      count(*) filter (where postal_codes <> '{}')::int as "withPostalCode"
    from place`.execute(db);
  return rows[0] ?? { known: 0, withPostalCode: 0 };
};

/** Jobs by kind; the queue makes its tables when it starts for the first time. */
export const findJobs = async (db: Db): Promise<Health['jobs']> => {
  const {
    rows: [table],
  } = await sql<{ there: boolean }>`select to_regclass('job.job') is not null as there`.execute(db);
  if (!table?.there) return null;
  const { rows } = await sql<{ name: string; waiting: number; active: number; failed: number }>`
    select
      q.name, count(*) filter (where j.state in ('created', 'retry'))::int as waiting,
      count(*) filter (where j.state = 'active')::int as active,
      count(*) filter (where j.state = 'failed')::int as failed
    from job.queue q
    left join job.job j on j.name = q.name
    where q.name not like '\\_\\_%'
    group by q.name
    order by q.name`.execute(db);
  return rows;
};

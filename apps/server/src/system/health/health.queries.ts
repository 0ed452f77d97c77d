import type { Health } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query } from '../../platform/db/index.ts';

/** Version, size and how long a small question takes. */
export const lookAtDatabase = async (db: Db): Promise<Health['database']> => {
  const before = performance.now();
  const { rows } = await query`
    select ${columns({
      version: sql<string>`current_setting('server_version')`,
      bytes: sql<number>`pg_database_size(current_database())`,
      catalogueVersion: sql<number>`(select coalesce(max(id), 0)::int8 from catalogue_change)`,
    })}`.execute(db);
  const milliseconds = Math.round((performance.now() - before) * 10) / 10;
  return {
    version: rows[0]?.version ?? '',
    bytes: rows[0]?.bytes ?? 0,
    catalogueVersion: rows[0]?.catalogueVersion ?? 0,
    milliseconds,
  };
};

export const countPlaces = async (db: Db): Promise<Health['places']> => {
  const { rows } = await query`
    select ${columns<Health['places']>({
      known: sql`count(*)::int`,
      withPostalCode: sql`count(*) filter (where postal_codes <> '{}')::int`,
    })}
    from place`.execute(db);
  return rows[0] ?? { known: 0, withPostalCode: 0 };
};

/** Jobs by kind; the queue makes its tables when it starts for the first time. */
export const findJobs = async (db: Db): Promise<Health['jobs']> => {
  const {
    rows: [table],
  } =
    await query`select ${columns({ there: sql<boolean>`to_regclass('job.job') is not null` })}`.execute(
      db,
    );
  if (!table?.there) return null;
  const { rows } = await query`
    select ${columns({
      name: sql<string>`q.name`,
      waiting: sql<number>`count(*) filter (where j.state in ('created', 'retry'))::int`,
      active: sql<number>`count(*) filter (where j.state = 'active')::int`,
      failed: sql<number>`count(*) filter (where j.state = 'failed')::int`,
    })}
    from job.queue q
    left join job.job j on j.name = q.name
    where q.name not like '\\_\\_%'
    group by q.name
    order by q.name`.execute(db);
  return rows;
};

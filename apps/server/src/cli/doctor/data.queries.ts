import { sql } from 'kysely';
import { columns, type Db, query } from '../../platform/db/index.ts';

export type DatabaseFacts = {
  readonly version: number;
  readonly mostConnections: number;
  readonly clock: string;
  readonly isStandby: boolean;
};
export const readFacts = async (db: Db): Promise<DatabaseFacts> => {
  const { rows } = await query`
    select ${columns<DatabaseFacts>({
      version: sql`current_setting('server_version_num')::int`,
      mostConnections: sql`current_setting('max_connections')::int`,
      clock: sql`clock_timestamp()`,
      isStandby: sql`pg_is_in_recovery()`,
    })}`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('the database told nothing of itself');
  return facts;
};

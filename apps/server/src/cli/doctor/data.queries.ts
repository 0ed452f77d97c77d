import { sql } from 'kysely';
import { columns, type Db, query } from '../../platform/db/index.ts';

export type DatabaseFacts = {
  readonly version: number;
  readonly maxConnections: number;
  readonly clock: string;
  readonly isStandby: boolean;
  /** Whether what is asked stays on this machine. */
  readonly isLocal: boolean;
  /** The version of TLS it is asked by; null where it goes in the clear. */
  readonly tls: string | null;
};
export const readFacts = async (db: Db): Promise<DatabaseFacts> => {
  const { rows } = await query`
    select ${columns<DatabaseFacts>({
      version: sql`current_setting('server_version_num')::int`,
      maxConnections: sql`current_setting('max_connections')::int`,
      clock: sql`clock_timestamp()`,
      isStandby: sql`pg_is_in_recovery()`,
      isLocal: sql`coalesce(host(inet_client_addr()) ~ '^(127\\.|::1$)', true)`,
      tls: sql`(select version from pg_stat_ssl where pid = pg_backend_pid() and ssl)`,
    })}`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('the database told nothing of itself');
  return facts;
};

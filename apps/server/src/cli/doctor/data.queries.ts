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

export type LockWait = {
  readonly seconds: number;
  /** The process of the server that holds what is waited for; 0 for a transaction that was prepared and left. */
  readonly holder: number;
};
/** Who has waited longest for a lock in this database, as any role may see; undefined where nobody waits. */
export const readLongestLockWait = async (db: Db): Promise<LockWait | undefined> => {
  const { rows } = await query`
    select ${columns<LockWait>({
      seconds: sql`extract(epoch from clock_timestamp() - l.waitstart)::float8`,
      holder: sql`coalesce((pg_blocking_pids(l.pid))[1], 0)`,
    })}
    from pg_locks l
    join pg_stat_activity a on a.pid = l.pid
    where not l.granted and l.waitstart is not null and a.datname = current_database()
    order by l.waitstart
    limit 1`.execute(db);
  return rows[0];
};

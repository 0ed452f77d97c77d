import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { databaseSocket } from './database-socket.ts';
import { withNamedStatements } from './named-statements.ts';
import { publish } from './subscribers.ts';
import { refuseReadOnly } from './read-only.ts';
import { ImpatientClient } from './silent-server.ts';
import type { DB } from './tables.gen.ts';
import { types } from './types.ts';

export type Db = Kysely<DB>;
export type Connection = {
  host: string;
  port: number;
  user: string;
  database: string;
  password?: string;
};
export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> };
type Options = {
  connection?: Connection;
  url?: string;
  max?: number;
  /** For reading alone, from a server that may take no writes: nothing it is asked may take longer than a minute. */
  readsOnly?: boolean;
  log?: (message: string) => void;
};

/** Notices: what triggers announce (named-statements.ts). */
const settings = '-c timezone=UTC -c client_min_messages=notice';
const readMs = 60_000;
/** Who waits for a connection others work on; a new one has less time (silent-server.ts). */
const turnMs = 15_000;
/**
 * A connection knows the plans of its statements, and a new one plans each of them six times: 8 ms for some
 * statement of money that takes 0.4. In a quiet hour somebody comes every few minutes.
 */
const keptIdleMs = 10 * 60_000;

/**
 * Opens a pool of at most `max` connections (10) to a connection or a postgres:// URL, in UTC and
 * with our value types: int8 → number, date → 'YYYY-MM-DD', numeric → string, timestamptz → ISO
 * string with Z. Connects with the first query.
 */
export const openDatabase = ({
  connection,
  url,
  max = 10,
  readsOnly = false,
  log = () => {},
}: Options): Database => {
  const target = url ? { connectionString: url } : connection;
  if (!target) throw new Error('openDatabase needs a connection or a url');
  const pool = new pg.Pool({
    ...target,
    Client: ImpatientClient,
    max,
    types,
    options: `${settings}${readsOnly ? ' -c default_transaction_read_only=on' : ''}`,
    application_name: 'cafeteria',
    idleTimeoutMillis: keptIdleMs,
    connectionTimeoutMillis: turnMs,
    ...databaseSocket,
    ...(readsOnly ? { query_timeout: readMs } : { verify: refuseReadOnly }),
  });
  let closing: Promise<void> | undefined;
  // an idle connection that breaks would otherwise end the process; pool.end() does not wait for the last ones to go
  pool.on('error', (error) => {
    if (!closing) log(`a database connection broke: ${error.message}`);
  });
  // and one that breaks while it is lent out, too: its borrower's next query says so
  pool.on('connect', (client) =>
    client.on('error', (error: Error) => log(`a database connection broke: ${error.message}`)),
  );
  const named = withNamedStatements(pool, (announcement) => publish(db, announcement));
  const db: Db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: named }) });
  return { db, pool, close: () => (closing ??= pool.end()) };
};

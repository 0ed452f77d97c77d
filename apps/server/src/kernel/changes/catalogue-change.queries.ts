import { sql } from 'kysely';
import { columns, type Db, jsonList, jsonObject, query, tableAs } from '../../platform/db/index.ts';
import type { TableName } from '../table/index.ts';

const c = tableAs('catalogue_change', 'c');

/** Where NOTIFY says that something of the catalogue has changed. */
export const catalogueChannel = 'catalogue';

/**
 * Has every node look for what was noted. After the commit: PostgreSQL lets transactions that notify commit only one
 * after the other, each waiting for the disk alone. A node that has looked already passes over what it tells itself.
 */
export const tellOfChanges = (db: Db, fromNode = '') =>
  sql`select pg_notify(${catalogueChannel}, ${fromNode})`.execute(db);

/** Everything up to a point: all transactions before it have ended, and what they noted is there. */
export type Horizon = string;
export type ChangeRow = {
  readonly id: number;
  readonly xid: string;
  readonly table: TableName;
  readonly rowIds: readonly number[] | null;
  /** How long ago the transaction that noted it began. */
  readonly ageSeconds: number;
};
/** Where the database stands. */
export type Seen = {
  readonly horizon: Horizon;
  /** The database's clock. */
  readonly now: string;
  /**
   * Which history this is: that of the installation of PostgreSQL, since its last failover or restore. What another
   * history held may not be in this one, whatever the horizon says.
   */
  readonly timeline: string;
};
export type ReadChanges = Seen & {
  /** Whether changes may be missing that were noted so long ago that they are gone. */
  readonly isTooLate: boolean;
  readonly changes: readonly ChangeRow[];
};

/** Nobody may sleep longer than this and catch up; rows are kept for twice as long. */
const longestSleep = '12 hours';

// of the log that is written now: what the control file says is as old as the last checkpoint
const timeline = sql<string>`(
  select system_identifier || '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8)
  from pg_control_system()
)`;
const seen = {
  horizon: sql<Horizon>`pg_snapshot_xmin(pg_current_snapshot())::text`,
  now: sql<string>`now()`,
  timeline,
};
const change = jsonObject<ChangeRow>({
  id: c.id,
  xid: sql`c.xid::text`,
  table: sql`c.table_name`,
  rowIds: c.rowIds,
  ageSeconds: sql`extract(epoch from now() - c.at)::float8`,
});
/** What transactions noted that were not over when the database was seen last. */
export const readChanges = async (db: Db, last: Seen): Promise<ReadChanges> => {
  const { rows } = await query`
    select ${columns<ReadChanges>({
      ...seen,
      isTooLate: sql`(
        ${last.now}::timestamptz < now() - ${longestSleep}::interval
        or pg_snapshot_xmin(pg_current_snapshot()) < ${last.horizon}::xid8
        or ${timeline} <> ${last.timeline}
      )`,
      changes: sql`(
        select ${jsonList(change, c.id)}
        from catalogue_change c
        where c.xid >= ${last.horizon}::xid8
      )`,
    })}`.execute(db);
  const [read] = rows;
  if (!read) throw new Error('the database told nothing of its changes');
  return read;
};

/** Where the database stands now. */
export const readHorizon = async (db: Db): Promise<Seen> => {
  const { rows } = await query`select ${columns(seen)}`.execute(db);
  const [read] = rows;
  if (!read) throw new Error('the database told nothing of its changes');
  return read;
};

/** Forgets what everybody has followed long ago; answers how many notes. */
export const pruneChanges = async (db: Db): Promise<number> => {
  const result = await sql`
    delete from catalogue_change
    where at < now() - 2 * ${longestSleep}::interval`.execute(db);
  return Number(result.numAffectedRows ?? 0);
};

import { type RawBuilder, sql } from 'kysely';
import { columns, type Db, query } from '../../platform/db/index.ts';

type Queue = {
  readonly name: string;
  readonly waiting: number;
  readonly active: number;
  readonly failed: number;
  readonly oldestSeconds: number;
};
/** Jobs by kind; none before the queue has made its tables. */
export const readQueues = async (db: Db): Promise<Queue[]> => {
  const {
    rows: [table],
  } =
    await query`select ${columns({ there: sql<boolean>`to_regclass('job.job') is not null` })}`.execute(
      db,
    );
  if (!table?.there) return [];
  const isDue = sql`(j.state in ('created', 'retry') and j.start_after <= now())`;
  const { rows } = await query`
    select ${columns<Queue>({
      name: sql`q.name`,
      waiting: sql`count(*) filter (where ${isDue})::int`,
      active: sql`count(*) filter (where j.state = 'active')::int`,
      failed: sql`count(*) filter (where j.state = 'failed')::int`,
      oldestSeconds: sql`
        coalesce(extract(epoch from now() - min(j.start_after) filter (where ${isDue})), 0)::float8`,
    })}
    from job.queue q
    left join job.job j on j.name = q.name
    where q.name not like '\\_\\_%'
    group by q.name
    order by q.name`.execute(db);
  return rows;
};

type DatabaseLook = {
  readonly bytes: number;
  readonly connections: number;
  readonly maxConnections: number;
  readonly waitingForLocks: number;
  readonly oldestTransaction: number;
  readonly answerSeconds: number;
  readonly standbys: Readonly<Record<string, number>>;
};
/** Of the database we share with other nodes. What other roles do is seen by a member of pg_monitor only. */
export const lookAtServer = async (db: Db): Promise<DatabaseLook> => {
  const startedAt = performance.now();
  const { rows } = await query`
    select ${columns<Omit<DatabaseLook, 'answerSeconds'>>({
      bytes: sql`pg_database_size(current_database())`,
      connections: sql`count(*)::int`,
      maxConnections: sql`current_setting('max_connections')::int`,
      waitingForLocks: sql`(count(*) filter (where a.wait_event_type = 'Lock'))::int`,
      oldestTransaction: sql`
        coalesce(extract(epoch from now() - min(a.xact_start)), 0)::float8`,
      standbys: sql`(
        select coalesce(
          jsonb_object_agg(
            coalesce(nullif(r.application_name, ''), r.pid::text),
            coalesce(extract(epoch from r.replay_lag), 0)::float8
          ), '{}'
        )
        from pg_stat_replication r
      )`,
    })}
    from pg_stat_activity a
    where a.datname = current_database()`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database told nothing of itself');
  return { ...row, answerSeconds: (performance.now() - startedAt) / 1_000 };
};

/** Who follows the server that is asked, as a cluster or a lone standby has it. */
export type StandbysLook = {
  readonly following: number;
  /** How many of them a commit waits for; null where the role may not see it (pg_monitor). */
  readonly synchronous: number | null;
  /** How many it is set to wait for: without them nothing is written. */
  readonly wanted: number;
};
/** `FIRST 2 (a, b)`, `ANY 1 (*)`, `2 (a, b)` name a number, a list or a star alone is one. */
const wantedOf = (setting: RawBuilder<unknown>) => sql<number>`
  case
    when ${setting} = '' then 0
    else coalesce(substring(${setting} from '(?i)^\\s*(?:first\\s+|any\\s+)?(\\d+)\\s*\\(')::int, 1)
  end`;
export const lookAtStandbys = async (db: Db): Promise<StandbysLook> => {
  const { rows } = await query`
    select ${columns<StandbysLook>({
      following: sql`count(*)::int`,
      synchronous: sql`
        case
          when bool_or(r.sync_state is null) then null
          else (count(*) filter (where r.sync_state in ('sync', 'quorum')))::int
        end`,
      wanted: wantedOf(sql`current_setting('synchronous_standby_names')`),
    })}
    from pg_stat_replication r`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database told nothing of its standbys');
  return row;
};

/** How far the archive of the log is behind; of a server that archives none nothing. */
export type ArchiveLook = {
  /** Since when it has taken nothing although something waits; null while it takes what there is. */
  readonly failingSeconds: number | null;
  /** What of the log is in no archive yet. */
  readonly waitingBytes: number;
  /** Whether it has ever taken a piece. */
  readonly hasTaken: boolean;
};
const pieceBytes = sql`pg_size_bytes(current_setting('wal_segment_size'))`;
/** The first byte of a piece, by its name, which may be of a backup's mark in it; of what is no piece nothing. */
const beginOf = (wal: RawBuilder<unknown>) => {
  const digits = (from: number) =>
    sql`('x' || substr(${wal}, ${sql.lit(from)}, 8))::bit(32)::bigint`;
  return sql`
    case
      when ${wal} ~ '^[0-9A-F]{24}'
      then ${digits(9)} * 4294967296 + ${digits(17)} * ${pieceBytes}
    end`;
};
/**
 * A command that is not set, or hangs, refuses nothing: then what waits says it. What never took a piece waits from the
 * one it refuses, else all that was written since the server counts.
 */
export const lookAtArchive = async (db: Db): Promise<ArchiveLook | undefined> =>
  (
    await query`
      select ${columns<ArchiveLook>({
        failingSeconds: sql`
          case
            when a.last_failed_time > coalesce(a.last_archived_time, '-infinity')
              or (
                w.bytes > 2 * ${pieceBytes}
                and coalesce(a.last_archived_time, '-infinity') < now() - interval '5 minutes'
              )
            then extract(
              epoch from now() - coalesce(
                a.last_archived_time, greatest(a.stats_reset, pg_postmaster_start_time())
              )
            )::float8
          end`,
        waitingBytes: sql`greatest(w.bytes, 0)::float8`,
        hasTaken: sql`a.last_archived_time is not null`,
      })}
      from pg_stat_archiver a
      cross join lateral (
        select coalesce(
          pg_current_wal_lsn() - '0/0'::pg_lsn - coalesce(
            ${beginOf(sql`a.last_archived_wal`)} + ${pieceBytes},
            ${beginOf(sql`a.last_failed_wal`)}
          ),
          case when a.last_archived_time is null then (select wal_bytes from pg_stat_wal) else 0 end
        ) as bytes
        where not pg_is_in_recovery()
      ) w
      where current_setting('archive_mode') <> 'off'`.execute(db)
  ).rows[0];

import type pg from 'pg';
import { codeOf } from '../error-code.ts';
import { isDatabaseAway } from './database-away.ts';
import type { Database } from './database.ts';

const lookEveryMs = 2_000;
/** A machine that hangs is no better than none. */
const patienceMs = 4_000;
/** What was seen longer ago says nothing: the node itself may have stood still. */
const knownForMs = 10_000;

const lsnSql = 'select pg_current_wal_lsn()::text as lsn';
/**
 * Who has all that the primary had a moment ago lags by nothing, however long ago somebody wrote last; of others the
 * age of the last write they have is the most it can be. A server that follows nobody has what it has.
 */
const lagSql = `
select pg_is_in_recovery() as "follows",
  case when not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn then 0
    else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 end as "lagSeconds"`;

type Seen = { readonly follows: boolean; readonly lagSeconds: number };

const ask = async <R extends pg.QueryResultRow>(
  pool: pg.Pool,
  text: string,
  values: unknown[] = [],
): Promise<R | undefined> => {
  const client = await pool.connect();
  let failed = true;
  try {
    // the driver knows it, its types do not
    const statement = { text, values, query_timeout: patienceMs };
    const { rows } = await client.query<R>(statement);
    failed = false;
    return rows[0];
  } finally {
    client.release(failed);
  }
};

/** How far a standby is behind; throws where that cannot be known. */
export const lookAtStandby = async (standby: pg.Pool, primary: pg.Pool): Promise<Seen> => {
  // without a primary the age of the last write is all there is to say
  const at = await ask<{ lsn: string }>(primary, lsnSql).catch(() => undefined);
  type Row = { follows: boolean; lagSeconds: number | null };
  const seen = await ask<Row>(standby, lagSql, [at?.lsn ?? null]);
  const { follows = false, lagSeconds = null } = seen ?? {};
  if (lagSeconds === null) throw new Error('it has not followed anybody yet');
  return { follows, lagSeconds: Math.max(0, lagSeconds) };
};

/**
 * Whatever the server or the way to it refused: it is away, gave no answer, made room for what it follows, or has not
 * heard of a new table yet. Where the question is wrong the primary says so, too.
 */
const isOfStandby = (error: unknown): boolean =>
  isDatabaseAway(error) ||
  codeOf(error) !== '' ||
  (error instanceof Error && error.message === 'Query read timeout');

type Settings = {
  readonly primary: pg.Pool;
  readonly maxLagSeconds: number;
  /** Told once when it is left, and once when it is used again. */
  readonly log: (message: string) => void;
};

/** Reads of which answers may be seconds old, at a second server while it is good and at the first otherwise. */
export const createStandby = (
  { db, pool, close }: Database,
  { primary, maxLagSeconds, log }: Settings,
) => {
  const answered = { standby: 0, primary: 0 };
  let lagSeconds: number | undefined;
  let lookedAt = 0;
  /** Undefined until it was looked at for the first time. */
  let isUsed: boolean | undefined;
  const note = (why: string | undefined): void => {
    const wasUsed = isUsed;
    isUsed = why === undefined;
    if (wasUsed === isUsed) return;
    log(isUsed ? 'the replica answers reports' : `the primary answers reports: the replica ${why}`);
  };
  const look = async (): Promise<void> => {
    try {
      ({ lagSeconds } = await lookAtStandby(pool, primary));
      note(lagSeconds > maxLagSeconds ? `lags more than ${maxLagSeconds} s` : undefined);
    } catch (error) {
      lagSeconds = undefined;
      note(`is away (${error instanceof Error ? error.message : String(error)})`);
    }
    lookedAt = performance.now();
  };
  let looking: Promise<void> | undefined;
  const lookOnce = (): void => {
    looking ??= look().finally(() => (looking = undefined));
  };
  lookOnce();
  const timer = setInterval(lookOnce, lookEveryMs);
  const isGood = (): boolean =>
    isUsed === true && performance.now() - lookedAt < knownForMs + lookEveryMs;
  return {
    db,
    look,
    /** Asks there while it is good; what fails there because it is a standby is asked again of the primary. */
    prefer: async <T>(onStandby: () => Promise<T>, onPrimary: () => Promise<T>): Promise<T> => {
      if (isGood())
        try {
          const answer = await onStandby();
          answered.standby += 1;
          return answer;
        } catch (error) {
          if (!isOfStandby(error)) throw error;
          note(`failed (${error instanceof Error ? error.message : String(error)})`);
        }
      answered.primary += 1;
      return onPrimary();
    },
    answered: (): Readonly<typeof answered> => ({ ...answered }),
    /** Undefined while it is away. */
    lag: (): number | undefined => lagSeconds,
    close: async (): Promise<void> => {
      clearInterval(timer);
      await looking;
      await close();
    },
  };
};
export type Standby = ReturnType<typeof createStandby>;

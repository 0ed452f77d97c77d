import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { columns, type Db, listen, query } from '../../platform/db/index.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import type { TableDescription, TableName } from '../table/index.ts';
import {
  catalogueChannel,
  type ChangeRow,
  readChanges,
  readHorizon,
} from './catalogue-change.queries.ts';
import { startOfDay } from '../business-day.ts';
import { createLag, type Lag } from './lag.ts';

/** What has changed since the last look. */
export type Changes = {
  /** The tables of which readers may see something else. */
  readonly tables: ReadonlySet<TableName>;
  /** Which of their rows, where that is known. */
  readonly rows: ReadonlyMap<TableName, ReadonlySet<number>>;
  /** Changes may have been missed: everything may be different. */
  readonly isMissed: boolean;
};

type Options = {
  db: Db;
  pool: pg.Pool;
  /** The tables whose records may hold for a time. */
  tables: readonly TableDescription[];
  /** Hears what changed, one change after the other; one that fails comes again with the next. */
  onChange: (changes: Changes) => void | Promise<void>;
  /** Hears that something came into its time or left it; nobody wrote anything. */
  onTimePassed?: () => void | Promise<void>;
  /** Hears the database's clock at every look. */
  onClock?: (now: string) => void;
  log: (message: string) => void;
  pollMs?: number;
};

type Look = { readonly passed: boolean; readonly now: string };
/**
 * Whether anything became or ceased to be valid since then: such content comes and goes without a
 * write. Uses the database's clock.
 */
const lookForBoundary = async (
  db: Db,
  spans: RawBuilder<unknown>,
  since: string,
): Promise<Look> => {
  const { rows } = await query`
    select ${columns<Look>({
      now: sql`now()`,
      passed: sql`exists (
        select 1
        from (${spans}) v (valid_from, valid_to)
        where (v.valid_from > ${since} and v.valid_from <= now())
          or (v.valid_to > ${since} and v.valid_to <= now())
      )`,
    })}`.execute(db);
  return rows[0] ?? { passed: false, now: since };
};
/** From when to when everything holds that the tables say such a thing of; a last day ends with its midnight. */
const spansOf = (tables: readonly TableDescription[]): RawBuilder<unknown> =>
  sql.join(
    [
      sql`select null::timestamptz, null::timestamptz`,
      ...tables.flatMap(({ table, hasValidity, lastDays, newDays }) => [
        ...(hasValidity ? [sql`select valid_from, valid_to from ${sql.table(table)}`] : []),
        ...lastDays.map(
          (column) => sql`
            select null, ${startOfDay(sql.ref(column), 1)}
            from ${sql.table(table)}`,
        ),
        ...(newDays
          ? [
              sql`
                select null, date_created + make_interval(days => ${sql.lit(newDays)})
                from ${sql.table(table)}`,
            ]
          : []),
      ]),
    ],
    sql` union all `,
  );

const gather = (fresh: readonly ChangeRow[], isMissed: boolean): Changes => {
  const rows = new Map<TableName, Set<number>>();
  for (const { table, rowIds } of fresh) {
    const ids = rows.get(table) ?? new Set();
    for (const id of rowIds ?? []) ids.add(id);
    if (rowIds) rows.set(table, ids);
  }
  return { tables: new Set(fresh.map(({ table }) => table)), rows, isMissed };
};

/** What was noted since the last look; a look that was not followed is looked at again. */
const createLooks = async (db: Db, lag: Lag, onClock: (now: string) => void) => {
  let seen = await readHorizon(db);
  /** Notes beyond the horizon that were followed already: transactions beside them were still running. */
  let followed = new Set<number>();
  return {
    look: async (follow: (changes: Changes) => void | Promise<void>): Promise<void> => {
      const startedAt = performance.now();
      const read = await readChanges(db, seen);
      onClock(read.now);
      const fresh = read.changes.filter(({ id }) => !followed.has(id));
      if (fresh.length > 0 || read.isTooLate) await follow(gather(fresh, read.isTooLate));
      followed = new Set(
        read.changes.flatMap(({ id, xid }) => (BigInt(xid) >= BigInt(read.horizon) ? id : [])),
      );
      seen = read;
      const ages = fresh.map(({ ageSeconds }) => ageSeconds);
      lag.note(startedAt, ages.length > 0 ? Math.max(...ages) : undefined);
    },
  };
};

/**
 * Follows the catalogue: `onChange` hears what was noted as changed (LISTEN/NOTIFY, polling as the fallback),
 * `onTimePassed` that something began or ceased to hold, checked at every full minute. This is the one clock by which
 * kept things grow old: a card that is new, a badge, a validity.
 */
export const followCatalogue = async ({
  db,
  pool,
  tables,
  onChange,
  onTimePassed = () => {},
  onClock = () => {},
  log,
  pollMs = 5_000,
}: Options) => {
  const spans = spansOf(tables);
  const lag = createLag();
  const looks = await createLooks(db, lag, onClock);
  const refresh = oneAtATime(() => looks.look(onChange));
  let checkedAt = (await lookForBoundary(db, spans, 'infinity')).now;
  let isStopped = false;
  let minute: NodeJS.Timeout | undefined;
  const warn = (error: Error): void => log(`catalogue: ${error.message}`);
  const inBackground = (work: () => Promise<void>) => () => void work().catch(warn);
  const expire = async (): Promise<void> => {
    const { passed, now } = await lookForBoundary(db, spans, checkedAt);
    onClock(now);
    if (passed) await onTimePassed();
    checkedAt = now;
  };
  const waitForMinute = (): void => {
    const left = 60_000 - (Date.parse(checkedAt) % 60_000);
    if (isStopped) return;
    minute = setTimeout(() => void expire().catch(warn).finally(waitForMinute), left + 20).unref();
  };
  const node: string = randomUUID();
  const listener = await listen(pool, catalogueChannel, (from) => {
    if (from !== node) inBackground(refresh)();
  });
  const poll = setInterval(inBackground(refresh), pollMs).unref();
  waitForMinute();
  return {
    /** By what this node tells the others that there is something to look at. */
    node,
    /** Reads what changed and tells of it; after a write of this node, awaited before its answer. */
    refresh,
    gauges: lag.gauges,
    /** Looks whether something came into its time or left it since the last such look. */
    expire,
    stop: async (): Promise<void> => {
      isStopped = true;
      clearInterval(poll);
      clearTimeout(minute);
      await listener.stop();
    },
  };
};
export type CatalogueFollower = Awaited<ReturnType<typeof followCatalogue>>;

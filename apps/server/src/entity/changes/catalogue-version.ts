import { type RawBuilder, sql } from 'kysely';
import { type Db, listen } from '../../platform/db/index.ts';
import type pg from 'pg';
import type { TableDescription } from '../table/index.ts';

const channel = 'catalogue';

/** Marks the catalogue as changed, in the transaction that changes it; other nodes hear of it at commit. */
export const bumpCatalogueVersion = async (tx: Db): Promise<void> => {
  await sql`update catalogue_version set version = version + 1 where id = 1`.execute(tx);
  await sql`select pg_notify(${channel}, '')`.execute(tx);
};

/** Whether nobody has put anything in yet: the only time the demo may be loaded. */
export const isEmptyCatalogue = async (db: Db): Promise<boolean> =>
  (await sql`select 1 from partner union all select 1 from "user" limit 1`.execute(db)).rows
    .length === 0;

/** Lets the planner see what was just loaded; until then it guesses, and a category list takes eight times as long. */
export const refreshStatistics = (db: Db) => sql`analyze`.execute(db);

type Options = {
  db: Db;
  pool: pg.Pool;
  /** The tables whose records may hold for a time. */
  tables: readonly TableDescription[];
  onChange: () => void;
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
  const { rows } = await sql<Look>`
    select
      now(),
      exists (
        select 1
        from (${spans}) v (valid_from, valid_to)
        where (v.valid_from > ${since} and v.valid_from <= now())
          or (v.valid_to > ${since} and v.valid_to <= now())
      ) as passed`.execute(db);
  return rows[0] ?? { passed: false, now: since };
};
/** From when to when everything holds that the tables say such a thing of; a last day ends with its midnight. */
const spansOf = (tables: readonly TableDescription[]): RawBuilder<unknown> =>
  sql.join(
    [
      sql`select null::timestamptz, null::timestamptz`,
      ...tables.flatMap(({ table, hasValidity, lastDays }) => [
        ...(hasValidity ? [sql`select valid_from, valid_to from ${sql.table(table)}`] : []),
        ...lastDays.map(
          (column) => sql`
            select null, (${sql.ref(column)} + 1)::timestamp at time zone 'Europe/Prague'
            from ${sql.table(table)}`,
        ),
      ]),
    ],
    sql` union all `,
  );

/**
 * Follows the catalogue's version: `onChange` drops the read models when it rises (LISTEN/NOTIFY, polling as the
 * fallback) and when time-limited content crosses its boundary, checked at every full minute.
 */
export const followCatalogue = async ({
  db,
  pool,
  tables,
  onChange,
  log,
  pollMs = 5_000,
}: Options) => {
  const spans = spansOf(tables);
  const read = async (): Promise<number> => {
    const { rows } = await sql<{
      version: number;
    }>`select version from catalogue_version where id = 1`.execute(db);
    return rows[0]?.version ?? 0;
  };
  let version = await read();
  let checkedAt = (await lookForBoundary(db, spans, 'infinity')).now;
  let isStopped = false;
  let minute: NodeJS.Timeout | undefined;
  /** Reads the version and drops what is stale; after a write of this node, awaited before its answer. */
  const refresh = async (): Promise<void> => {
    const current = await read();
    if (current === version) return;
    version = current;
    onChange();
  };
  const warn = (error: Error): void => log(`catalogue: ${error.message}`);
  const inBackground = (work: () => Promise<void>) => () => void work().catch(warn);
  const expire = async (): Promise<void> => {
    const { passed, now } = await lookForBoundary(db, spans, checkedAt);
    checkedAt = now;
    if (passed) onChange();
  };
  const waitForMinute = (): void => {
    const left = 60_000 - (Date.parse(checkedAt) % 60_000);
    if (isStopped) return;
    minute = setTimeout(() => void expire().catch(warn).finally(waitForMinute), left + 20).unref();
  };
  const listener = await listen(pool, channel, inBackground(refresh));
  const poll = setInterval(inBackground(refresh), pollMs).unref();
  waitForMinute();
  return {
    refresh,
    /** Drops what came or went by time since the last look. */
    expire,
    version: () => version,
    stop: async (): Promise<void> => {
      isStopped = true;
      clearInterval(poll);
      clearTimeout(minute);
      await listener.stop();
    },
  };
};
export type Catalogue = Awaited<ReturnType<typeof followCatalogue>>;

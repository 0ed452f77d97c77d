import { type RawBuilder, sql } from 'kysely';
import { type Db, listen } from '../../platform/db/index.ts';
import type pg from 'pg';
import type { TableDescription, TableName } from '../table/index.ts';

const channel = 'catalogue';

/** Marks tables as changed, in the transaction that changes them; other nodes hear of it at commit. */
export const raiseVersions = async (tx: Db, touched: readonly TableName[]): Promise<void> => {
  // in one order for all, so that two writers never wait for each other in a circle
  const names = [...new Set(touched)].sort();
  await sql`
    insert into catalogue_version as v (table_name, version)
    select name, 1 from unnest(${names}::text[]) name
    on conflict (table_name) do update set version = v.version + 1`.execute(tx);
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
  /** Called with the tables of which readers see something else now. */
  onChange: (changed: readonly TableName[]) => void;
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

type Versions = ReadonlyMap<TableName, number>;
const readVersions = async (db: Db): Promise<Versions> => {
  const { rows } = await sql<{ name: TableName; version: number }>`
    select table_name as name, version from catalogue_version`.execute(db);
  return new Map(rows.map(({ name, version }) => [name, version]));
};

/**
 * Follows the catalogue's version: `onChange` hears of the tables whose version rises (LISTEN/NOTIFY, polling as
 * the fallback) and of all that hold for a time when some content of theirs crosses its boundary, checked at
 * every full minute.
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
  const timed = tables
    .filter(({ hasValidity, lastDays }) => hasValidity || lastDays.length > 0)
    .map(({ table }) => table);
  let versions = await readVersions(db);
  let checkedAt = (await lookForBoundary(db, spans, 'infinity')).now;
  let isStopped = false;
  let minute: NodeJS.Timeout | undefined;
  /** Reads the versions and tells of what changed; after a write of this node, awaited before its answer. */
  const refresh = async (): Promise<void> => {
    const current = await readVersions(db);
    const changed = [...current].flatMap(([table, version]) =>
      (versions.get(table) ?? 0) < version ? table : [],
    );
    if (changed.length === 0) return;
    versions = current;
    onChange(changed);
  };
  const warn = (error: Error): void => log(`catalogue: ${error.message}`);
  const inBackground = (work: () => Promise<void>) => () => void work().catch(warn);
  const expire = async (): Promise<void> => {
    const { passed, now } = await lookForBoundary(db, spans, checkedAt);
    checkedAt = now;
    if (passed) onChange(timed);
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
    stop: async (): Promise<void> => {
      isStopped = true;
      clearInterval(poll);
      clearTimeout(minute);
      await listener.stop();
    },
  };
};
export type Catalogue = Awaited<ReturnType<typeof followCatalogue>>;

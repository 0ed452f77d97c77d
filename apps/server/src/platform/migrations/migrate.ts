import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { codeOf } from '../error-code.ts';
import { type Migration, readMigrations } from './migration-file.ts';

type Applied = Pick<Migration, 'name' | 'checksum'>;
export type MigrateOptions = {
  readonly log?: (message: string) => void;
  /** Only these, of which none may be missing or other: a backup's database has the tables it had when it was made. */
  readonly only?: readonly Applied[];
  /** Whether every other node knows a contract; without it there is no other. One that may not be applied waits. */
  readonly isKnown?: (name: string) => Promise<boolean>;
  /** How long a lock is waited for before everybody else goes first, in milliseconds, and how often. */
  readonly lock?: { readonly ms: number; readonly tries: number };
};

const table = `create table if not exists migration (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now(),
  kind text
)`;
/** What two nodes that begin at once say to each other: "if not exists" looks before it creates. */
const isThere = ['23505', '42710', '42P07', '42701'];
const lockNotAvailable = '55P03';

const chosen = (
  all: readonly Migration[],
  only: readonly Applied[] | undefined,
): readonly Migration[] =>
  only?.map(({ name, checksum }) => {
    const found = all.find((one) => one.name === name);
    if (found?.checksum === checksum) return found;
    throw new Error(`this version of the portal has no such migration: ${name}`);
  }) ?? all;

const createTable = async (client: pg.PoolClient): Promise<void> => {
  const tolerant = (statement: string) =>
    client.query(statement).catch((error: unknown) => {
      if (!isThere.includes(codeOf(error))) throw error;
    });
  await tolerant(table);
  const { rows } = await client.query(
    "select 1 from pg_attribute where attrelid = 'migration'::regclass and attname = 'kind'",
  );
  // asked first: an "if not exists" would wait for every reader all the same
  if (rows.length === 0) await tolerant('alter table migration add column kind text');
};

const lineOf = (text: string, error: unknown): string =>
  error instanceof pg.DatabaseError && error.position
    ? `, line ${text.slice(0, Number(error.position)).split('\n').length}`
    : '';
const failed = ({ name, text }: Migration, error: unknown): Error =>
  new Error(
    `migration ${name}${lineOf(text, error)}: ${error instanceof Error ? error.message : String(error)}`,
    { cause: error },
  );

/** Whether a migration is applied already. Throws where it was another one. */
const isApplied = async (
  client: pg.PoolClient,
  { name, checksum }: Migration,
): Promise<boolean> => {
  const { rows } = await client.query<{ checksum: string }>(
    'select checksum from migration where name = $1',
    [name],
  );
  const [applied] = rows;
  if (applied && applied.checksum !== checksum)
    throw new Error(
      `migration ${name} has changed since it was applied; ` +
        'migrations are append only: undo the change and write a new file',
    );
  return applied !== undefined;
};
const note = (client: pg.PoolClient, { name, checksum, kind }: Migration) =>
  client.query('insert into migration (name, checksum, kind) values ($1, $2, $3)', [
    name,
    checksum,
    kind,
  ]);

/** In one transaction with its noting: a try that comes to nothing leaves no trace. */
const applyWhole = async (
  client: pg.PoolClient,
  migration: Migration,
  lockMs: number,
): Promise<boolean> => {
  await client.query('begin');
  try {
    await client.query('lock table migration in exclusive mode');
    const isNew = !(await isApplied(client, migration));
    if (isNew) {
      // an ALTER that waits for a long reader would hold up everybody behind it
      await client.query(`set local lock_timeout = ${lockMs}`);
      await client.query(migration.text);
      await note(client, migration);
    }
    await client.query('commit');
    return isNew;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
};

const indexes = (text: string): string[] =>
  [...text.matchAll(/\bindex concurrently (?:if not exists )?(\w+)/gi)].map(
    ([, name = '']) => name,
  );
/** Asks until it has the lock: who waited inside a statement would be waited for by the index that is being made. */
const holdLoose = async (client: pg.PoolClient): Promise<void> => {
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>(
      "select pg_try_advisory_lock(hashtext('migration')) as held",
    );
    if (rows[0]?.held) return;
    await sleep(250);
  }
};
/** Statement by statement, by one node at a time. An index that an attempt left half built is rebuilt. */
const applyLoose = async (client: pg.PoolClient, migration: Migration): Promise<boolean> => {
  await holdLoose(client);
  try {
    if (await isApplied(client, migration)) return false;
    for (const name of indexes(migration.text)) {
      const { rows } = await client.query(
        'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid',
        [name],
      );
      if (rows.length > 0) await client.query(`drop index concurrently ${name}`);
    }
    for (const statement of migration.text.replaceAll(/^--.*$/gm, '').split(';'))
      if (statement.trim() !== '') await client.query(statement);
    await note(client, migration);
    return true;
  } finally {
    await client.query("select pg_advisory_unlock(hashtext('migration'))").catch(() => {});
  }
};

/** Applies one, letting others go first as often as the lock it needs is not free. */
const applyOne = async (
  client: pg.PoolClient,
  migration: Migration,
  { ms, tries }: { readonly ms: number; readonly tries: number },
): Promise<boolean> => {
  for (let left = tries; ; left -= 1)
    try {
      return await (migration.isLoose
        ? applyLoose(client, migration)
        : applyWhole(client, migration, ms));
    } catch (error) {
      if (codeOf(error) !== lockNotAvailable || left <= 1) throw failed(migration, error);
      await sleep(ms / 4 + Math.random() * ms);
    }
};

/** A version that does not know a contract cannot run where that is applied. */
const refuseOlder = async (client: pg.PoolClient, all: readonly Migration[]): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    "select name from migration where kind = 'contract' order by name",
  );
  const unknown = rows.find(({ name }) => all.every((one) => one.name !== name));
  if (unknown)
    throw new Error(
      `the database is of a newer version of the portal (${unknown.name}): run that version, or put ` +
        'back the backup from before it',
    );
};

/**
 * Applies the numbered SQL files of `folder` that the database lacks, and returns their names. Safe when several
 * nodes start at once. Throws when an applied file has changed, a file fails (which leaves no trace), a lock is not
 * to be had, or the database is of a newer version than this one can run on (decision 0154).
 */
export const migrate = async (
  pool: pg.Pool,
  folder: string,
  { log = () => {}, only, isKnown, lock = { ms: 2_000, tries: 30 } }: MigrateOptions = {},
): Promise<string[]> => {
  const client = await pool.connect();
  try {
    const all = readMigrations(folder);
    await createTable(client);
    await refuseOlder(client, all);
    const { rows } = await client.query<Applied>('select name, checksum from migration');
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    const done: string[] = [];
    for (const migration of chosen(all, only)) {
      const { name, kind, checksum } = migration;
      if (applied.get(name) === checksum) continue;
      const mayBe = kind !== 'contract' || !isKnown || applied.has(name) || (await isKnown(name));
      if (!mayBe) log(`contract ${name} waits for nodes of an older version`);
      else if (await applyOne(client, migration, lock)) {
        log(`applied migration ${name}`);
        done.push(name);
      }
    }
    return done;
  } finally {
    client.release();
  }
};

/** How the files of `folder` and what a database has applied differ; changes nothing. */
export const compareMigrations = async (pool: pg.Pool, folder: string) => {
  const files = readMigrations(folder);
  const { rows: tables } = await pool.query<{ there: boolean }>(
    "select to_regclass('migration') is not null as there",
  );
  const { rows } = tables[0]?.there
    ? await pool.query<Applied>('select name, checksum from migration')
    : { rows: [] };
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const isChanged = ({ name, checksum }: Migration): boolean =>
    applied.has(name) && applied.get(name) !== checksum;
  return {
    applied: applied.size,
    pending: files
      .filter(({ name }) => !applied.has(name))
      .map(({ name, kind }) => ({ name, kind })),
    changed: files.filter(isChanged).map(({ name }) => name),
    unknown: [...applied.keys()].filter((name) => files.every((file) => file.name !== name)),
  };
};

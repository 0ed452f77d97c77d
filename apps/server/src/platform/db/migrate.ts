import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { codeOf } from '../error-code.ts';

type Migration = { name: string; text: string; checksum: string };

const table = `create table if not exists migration (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
)`;

const readMigrations = (folder: string): Migration[] => {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const wrong = names.find(
    (name, index) =>
      !/^\d{4}_[a-z0-9_-]+\.sql$/.test(name) || names[index + 1]?.slice(0, 4) === name.slice(0, 4),
  );
  if (wrong)
    throw new Error(`migrations are named 0001_words.sql with numbers of their own: ${wrong}`);
  return names.map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
};

const chosen = (
  all: readonly Migration[],
  only: readonly Pick<Migration, 'name' | 'checksum'>[] | undefined,
): readonly Migration[] =>
  only?.map(({ name, checksum }) => {
    const found = all.find((one) => one.name === name);
    if (found?.checksum === checksum) return found;
    throw new Error(`this version of the portal has no such migration: ${name}`);
  }) ?? all;

const createTable = async (client: pg.PoolClient): Promise<void> => {
  try {
    await client.query(table);
  } catch (error) {
    // two nodes at once: "if not exists" looks before it creates
    if (!['23505', '42710', '42P07'].includes(codeOf(error))) throw error;
  }
};

const lineOf = (text: string, error: unknown): string =>
  error instanceof pg.DatabaseError && error.position
    ? `, line ${text.slice(0, Number(error.position)).split('\n').length}`
    : '';

const applyOne = async (
  client: pg.PoolClient,
  { name, text, checksum }: Migration,
): Promise<boolean> => {
  await client.query('begin');
  try {
    await client.query('lock table migration in exclusive mode');
    const { rows } = await client.query<{ checksum: string }>(
      'select checksum from migration where name = $1',
      [name],
    );
    const [applied] = rows;
    if (applied && applied.checksum !== checksum) {
      throw new Error(
        `migration ${name} has changed since it was applied; ` +
          'migrations are append only: undo the change and write a new file',
      );
    }
    if (!applied) {
      await client.query(text);
      await client.query('insert into migration (name, checksum) values ($1, $2)', [
        name,
        checksum,
      ]);
    }
    await client.query('commit');
    return !applied;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new Error(
      `migration ${name}${lineOf(text, error)}: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
};

/**
 * Applies the numbered SQL files of `folder` that the database lacks, each in its own transaction,
 * and returns their names. Safe when several nodes start at once. Throws when an applied file has
 * changed or a file fails; a failed file leaves no trace.
 * @param only those of this list, of which none may be missing or other: the database of a backup has
 * the tables it had when that was made
 */
export const migrate = async (
  pool: pg.Pool,
  folder: string,
  log: (message: string) => void = () => {},
  only?: readonly Pick<Migration, 'name' | 'checksum'>[],
): Promise<string[]> => {
  const client = await pool.connect();
  try {
    const migrations = chosen(readMigrations(folder), only);
    await createTable(client);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migration',
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    const done: string[] = [];
    for (const migration of migrations) {
      if (
        applied.get(migration.name) === migration.checksum ||
        !(await applyOne(client, migration))
      )
        continue;
      log(`applied migration ${migration.name}`);
      done.push(migration.name);
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
    ? await pool.query<{ name: string; checksum: string }>('select name, checksum from migration')
    : { rows: [] };
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const isChanged = ({ name, checksum }: Migration): boolean =>
    applied.has(name) && applied.get(name) !== checksum;
  return {
    applied: applied.size,
    pending: files.filter(({ name }) => !applied.has(name)).map(({ name }) => name),
    changed: files.filter(isChanged).map(({ name }) => name),
    unknown: [...applied.keys()].filter((name) => files.every((file) => file.name !== name)),
  };
};

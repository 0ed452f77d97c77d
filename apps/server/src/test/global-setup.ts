import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { seedReferenceData } from '../../seed/index.ts';
import { openDatabase, type Connection } from '../platform/db/index.ts';
import { migrate } from '../platform/migrations/index.ts';
import { startEmbeddedPostgres } from '../platform/postgres/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Connection;
    template: string;
  }
}

const template = 'template_cafeteria';
const migrations = path.join(import.meta.dirname, '../../migrations');
// nothing here outlives the run, so nothing needs to reach the disk
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
};
/** On another day (`npm run test:on`) the database has the clock of the tests. */
const clock = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'];
const clockOf = (env: NodeJS.ProcessEnv): Record<string, string> =>
  env.FAKETIME ? Object.fromEntries(clock.map((name) => [name, env[name] ?? ''])) : {};
let teardownAll = async () => {};

/** Starts one PostgreSQL for the whole run and migrates the database that `cloneDatabase` copies. */
export const setup = async (project: TestProject): Promise<void> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cafeteria-test-'));
  chmodSync(dataDir, 0o755);
  // oxlint-disable-next-line node/no-process-env -- the clock of this very run
  const postgres = await startEmbeddedPostgres({ dataDir, settings, env: clockOf(process.env) });
  teardownAll = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await createTemplate(postgres.connection);
  } catch (error) {
    await teardownAll();
    throw error;
  }
  project.provide('postgres', postgres.connection);
  project.provide('template', template);
};

const createTemplate = async (connection: Connection): Promise<void> => {
  const admin = openDatabase({ connection, max: 1 });
  await admin.pool.query(`create database ${template}`);
  await admin.close();
  const { db, pool, close } = openDatabase({
    connection: { ...connection, database: template },
    max: 1,
  });
  await migrate(pool, migrations);
  await seedReferenceData(db, 'CZ');
  // the last figures of the law hold on, or every test of money would fail in a year nobody has written one for
  await pool.query(`
    update tax_limit t set valid_to = null
    where valid_from = (select max(valid_from) from tax_limit where regime = t.regime)`);
  await close();
};

export const teardown = (): Promise<void> => teardownAll();

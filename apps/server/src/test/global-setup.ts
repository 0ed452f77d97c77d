import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { seedReferenceData } from '../../seed/index.ts';
import { openDatabase, type Connection } from '../platform/db/index.ts';
import { createJobs } from '../platform/jobs/index.ts';
import { migrate } from '../platform/migrations/index.ts';
import { startEmbeddedPostgres } from '../platform/postgres/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Connection;
    template: string;
  }
}

/** Of this run alone: a server that is given may have others. */
const template = `template_${randomUUID().replaceAll('-', '')}`;
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

type Server = { readonly connection: Connection; readonly stop: () => Promise<void> };
const startOwn = async (env: NodeJS.ProcessEnv): Promise<Server> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cafeteria-test-'));
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, settings, env: clockOf(env) });
  return {
    connection: postgres.connection,
    stop: async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
/** One that is there already: a newer PostgreSQL, a customer's, one over the network. Its user makes databases. */
const reachGiven = (url: string): Server => {
  const { hostname, port, username, password, pathname } = new URL(url);
  const connection: Connection = {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    database: pathname.slice(1) || 'postgres',
    ...(password && { password: decodeURIComponent(password) }),
  };
  const stop = async (): Promise<void> => {
    const { pool, close } = openDatabase({ connection, max: 1 });
    await pool.query(`drop database if exists ${template} with (force)`).finally(close);
  };
  return { connection, stop };
};

/**
 * Starts one PostgreSQL for the whole run, or takes the one of TEST_DATABASE_URL, and migrates the database that
 * `cloneDatabase` copies.
 */
export const setup = async (project: TestProject): Promise<void> => {
  const { env } = process;
  const url = env.TEST_DATABASE_URL;
  const { connection, stop } = url ? reachGiven(url) : await startOwn(env);
  teardownAll = stop;
  try {
    await createTemplate(connection);
  } catch (error) {
    await teardownAll();
    throw error;
  }
  project.provide('postgres', connection);
  project.provide('template', template);
};

/** Jobs make their own tables when they are first begun, which each API would do again. */
const prepareJobs = async (connection: Connection): Promise<void> => {
  const log = (message: string): void => void process.stderr.write(`${message}\n`);
  const jobs = createJobs({ connection, works: false, log });
  await jobs.start();
  await jobs.stop();
};

const createTemplate = async (connection: Connection): Promise<void> => {
  const admin = openDatabase({ connection, max: 1 });
  await admin.pool.query(`create database ${template}`);
  await admin.close();
  const own = { ...connection, database: template };
  await prepareJobs(own);
  const { db, pool, close } = openDatabase({ connection: own, max: 1 });
  await migrate(pool, migrations);
  await seedReferenceData(db, 'CZ');
  // the last figures of the law hold on, or every test of money would fail in a year nobody has written one for
  await pool.query(`
    update tax_limit t set valid_to = null
    where valid_from = (select max(valid_from) from tax_limit where regime = t.regime)`);
  await close();
};

export const teardown = (): Promise<void> => teardownAll();

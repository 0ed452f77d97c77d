import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RoleRules } from '@cafeteria/contract';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, expect } from 'vitest';
import { buildApp } from '../app.ts';
import { parseEnvironment } from '../config/config.ts';
import type { Gate } from '../money/gate/index.ts';
import { type Connection, createStandby, type Db, openDatabase } from '../platform/db/index.ts';
import { createJobs, type Job } from '../platform/jobs/index.ts';
import { watchAudit } from './audited.ts';
import { passwords, seedUsers } from './factories.ts';
import { createTestCaller, type TestCaller } from './test-caller.ts';
import { cloneDatabase } from './test-database.ts';

type Installation = {
  /** Puts the first rows into the database. */
  readonly fill?: (db: Db) => Promise<unknown>;
  readonly openGate?: (db: Db) => Promise<Gate>;
  /** Instead of the product's own. */
  readonly rules?: RoleRules;
  /** Whether jobs that are sent are worked off; without, a test does by hand what they would do. */
  readonly works?: boolean;
  /** Where the replica for reports is: at the app's own database, it is one that is never behind. */
  readonly standbyAt?: (own: Connection) => Connection;
};
const openTestStandby = async (connection: Connection, primary: pg.Pool) => {
  const standby = createStandby(openDatabase({ connection, readsOnly: true, max: 3 }), {
    primary,
    maxLagSeconds: 10,
    log: () => {},
  });
  await standby.look();
  return standby;
};
/** Real ones that tell what was declared. */
const openTestJobs = (connection: Connection, works: boolean, log: (message: string) => void) => {
  const jobs = createJobs({ connection, works, log });
  const declared: Job[] = [];
  const define = (...some: readonly Job[]): void => {
    declared.push(...some);
    jobs.define(...some);
  };
  return { declared, jobs: { ...jobs, define } };
};
const callersOf = (
  app: Parameters<typeof createTestCaller>[0],
  { around }: ReturnType<typeof watchAudit>,
) => {
  const createCaller = (address?: string): TestCaller => {
    const caller = createTestCaller(app, address);
    const call: TestCaller['call'] = (route, args, headers) =>
      around(route, args, () => caller.call(route, args, headers));
    return { ...caller, call };
  };
  return {
    createCaller,
    signedIn: async (who: keyof typeof passwords) => {
      const caller = createCaller();
      await caller.signIn(`${who}@test.test`, passwords[who]);
      return caller;
    },
  };
};
/**
 * The whole API on a database of its own, with real jobs, and callers who keep their cookies. It is
 * closed by the test that built it.
 */
export const buildTestApp = async (
  environment: Readonly<Record<string, string>> = {},
  { fill = seedUsers, openGate, rules, works = true, standbyAt }: Installation = {},
) => {
  const database = await cloneDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'cafeteria-app-'));
  await fill(database.db);
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void errors.push(line) });
  const config = parseEnvironment({ DATA_DIR: dataDir, ...environment });
  const { jobs, declared } = openTestJobs(database.connection, works, (message) =>
    log.warn(message),
  );
  const standby =
    standbyAt && (await openTestStandby(standbyAt(database.connection), database.pool));
  const { app, deps, follower, replica, models, ready, renewals } = await buildApp({
    gate: await openGate?.(database.db),
    rules,
    config,
    db: database.db,
    pool: database.pool,
    standby,
    jobs,
    log,
  });

  const audit = watchAudit(database.db);
  const close = async (): Promise<void> => {
    await app.close();
    await standby?.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    app,
    deps,
    pool: database.pool,
    db: database.db,
    connection: database.connection,
    config,
    log,
    /** What was logged as an error, one line of JSON each. */
    errors,
    jobs,
    /** Whether its jobs are worked off by themselves. */
    works,
    /** Each kind of job there is, as the features declare them. */
    declared,
    ...callersOf(app, audit),
    /** What administrators wrote without an entry in the audit. */
    silentWrites: audit.silent,
    close,
    expire: follower.expire,
    /** Follows what was written past the product, as other nodes do in moments. */
    follow: follower.refresh,
    replica,
    standby,
    ready,
    ...models,
    /** Resolves when search, map and places show what was written. */
    settled: renewals.settled,
  };
};
export type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

const unaudited =
  'a write of administration leaves no entry in the audit: record one (`recordAudit`), ' +
  'or say in test/audited.ts why not';
/**
 * The API of a test file, closed after its last test: `const test = await openTestApp();` at the
 * top of the file (decision 0081 says why this is not a fixture).
 */
export const openTestApp = async (
  ...installation: Parameters<typeof buildTestApp>
): Promise<TestApp> => {
  const test = await buildTestApp(...installation);
  afterAll(async () => {
    await test.close();
    expect(test.silentWrites(), unaudited).toEqual([]);
  });
  return test;
};

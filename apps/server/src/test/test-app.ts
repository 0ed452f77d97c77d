import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RoleRules } from '@cafeteria/contract';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { parseEnvironment } from '../config/config.ts';
import type { Gate } from '../money/gate/index.ts';
import type { Db } from '../platform/db/index.ts';
import { createJobs } from '../platform/jobs/index.ts';
import { passwords, seedUsers } from './factories.ts';
import { createTestCaller, type TestCaller } from './test-caller.ts';
import { cloneDatabase } from './test-database.ts';

/** The whole API on a database of its own, with real jobs, and callers who keep their cookies. */
export const buildTestApp = async (
  environment: Readonly<Record<string, string>> = {},
  openGate?: (db: Db) => Promise<Gate>,
  rules?: RoleRules,
) => {
  const database = await cloneDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'cafeteria-app-'));
  await seedUsers(database.db);
  const log = pino({ level: 'silent' });
  const config = parseEnvironment({ DATA_DIR: dataDir, ...environment });
  const jobs = createJobs({ connection: database.connection, log: (message) => log.warn(message) });
  const { app, deps, follower, replica, models, cache, readModels } = await buildApp({
    gate: await openGate?.(database.db),
    rules,
    config,
    db: database.db,
    pool: database.pool,
    jobs,
    log,
  });

  const createCaller = (address?: string): TestCaller => createTestCaller(app, address);
  const signedIn = async (who: keyof typeof passwords) => {
    const caller = createCaller();
    await caller.signIn(`${who}@test.test`, passwords[who]);
    return caller;
  };
  const close = async (): Promise<void> => {
    await app.close();
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
    jobs,
    createCaller,
    signedIn,
    close,
    expire: follower.expire,
    /** Follows what was written past the product, as other nodes do in moments. */
    follow: follower.refresh,
    replica,
    cache,
    ...models,
    /** Resolves when search, map and places show what was written. */
    settled: readModels.settled,
  };
};
export type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { api, type FileImport } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { unseenWriter } from '../../../kernel/changes/index.ts';
import { openDatabase } from '../../../platform/db/index.ts';
import { createJobs } from '../../../platform/jobs/index.ts';
import { portOf } from '../../../test/mail.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { DyingImport } from './testing/dying-import.ts';
import { userImportJobs } from './index.ts';

const test = await openTestApp({}, { works: false });
const admin = await test.signedIn('admin');
const clientId = 1;
const people = 1_200;

const program = fileURLToPath(new URL('testing/dying-import.ts', import.meta.url));
const start = () => fork(program, { serialization: 'advanced' });
/** The next one, which loads its program while this one works. */
let waiting = start();
afterAll(() => waiting.kill('SIGKILL'));
/** Works in a process that is killed before a statement. False where it came to its end. */
const isKilled = async (dying: Omit<DyingImport, 'connection'>): Promise<boolean> => {
  const child = waiting;
  waiting = start();
  child.send({ connection: test.connection, ...dying } satisfies DyingImport);
  const [code, signal] = await once(child, 'exit');
  expect([code, signal]).toEqual(signal === null ? [0, null] : [null, 'SIGKILL']);
  return signal !== null;
};
/** Kills it before one statement after the other, until it comes to its end. */
const killEverywhere = async (
  dying: Pick<DyingImport, 'work' | 'id'>,
  afterEach: () => Promise<void>,
): Promise<number> => {
  for (let statement = 1; ; statement += 4) {
    if (!(await isKilled({ ...dying, statement }))) return statement - 1;
    await afterEach();
  }
};

const look = async (id: number): Promise<FileImport> =>
  (await admin.call(api.userImport.get, { clientId, id })).body;
const upload = async (mark: string): Promise<number> => {
  const lines = Array.from(
    { length: people },
    (_, line) => `${mark}-${line};Jana;Nováková;${mark}${line}@killed.test`,
  );
  const file = Buffer.from(['personalNumber;firstName;lastName;email', ...lines].join('\r\n'));
  const body = { fileName: `${mark}.csv`, deactivateMissing: false };
  const { id } = (await admin.call(api.userImport.upload, { clientId, body, file })).body;
  await admin.call(api.userImport.check, { clientId, id });
  return id;
};
/** Those of a file who are there, and how many different ones. */
const there = async (mark: string): Promise<readonly number[]> => {
  const { rows } = await sql<{ all: number; different: number }>`
    select count(*)::int as all, count(distinct personal_number)::int as different
    from "user"
    where personal_number like ${`${mark}-%`}`.execute(test.db);
  return [rows[0]?.all ?? -1, rows[0]?.different ?? -1];
};

it('an import that is killed before one of its statements writes nothing, goes on and writes all once', async () => {
  const id = await upload('k');
  const checks = await killEverywhere({ work: 'check', id }, async () =>
    expect((await look(id)).status).toBe('CHECKING'),
  );
  expect(checks).toBeGreaterThan(1);
  expect(await look(id)).toMatchObject({ status: 'CHECKED', create: people });

  await admin.call(api.userImport.run, { clientId, id });
  const runs = await killEverywhere({ work: 'run', id }, async () => {
    expect([(await look(id)).status, ...(await there('k'))]).toEqual(['IMPORTING', 0, 0]);
  });
  expect(runs).toBeGreaterThan(5);
  expect(await look(id)).toMatchObject({ status: 'IMPORTED', create: people, errors: [] });
  expect(await there('k')).toEqual([people, people]);
}, 300_000);

/** A node that works off imports, through its own way to the database. */
const openNode = async (deps: Parameters<typeof userImportJobs>[0] = test.deps) => {
  const jobs = createJobs({
    connection: test.connection,
    log: () => {},
    retryDelaySeconds: 0,
    superviseSeconds: 1,
  });
  jobs.define(...userImportJobs(deps));
  await jobs.start();
  return jobs;
};
/** What kill -9 leaves behind: a job somebody took for the last but so many times, and nobody beats for. */
const orphan = async (tries: number): Promise<void> => {
  const { numAffectedRows } = await sql`
    update job.job set
      state = 'active', started_on = now() - interval '1 minute', retry_count = ${tries},
      heartbeat_on = now() - interval '1 minute'
    where name = 'user-import.check' and state = 'created'`.execute(test.db);
  expect(numAffectedRows).toBe(1n);
};
const becomes = async (id: number, status: FileImport['status']): Promise<void> =>
  expect.poll(async () => (await look(id)).status, { timeout: 30_000 }).toBe(status);

it('one whose node died is taken over by another; one whose last try died is told as failed', async () => {
  await sql`delete from job.job where name like 'user-import.%'`.execute(test.db);
  const id = await upload('o');
  await orphan(0);
  const node = await openNode();
  try {
    await becomes(id, 'CHECKED');
    await admin.call(api.userImport.run, { clientId, id });
    await becomes(id, 'IMPORTED');
    expect(await there('o')).toEqual([people, people]);
  } finally {
    await node.stop();
  }
  const lost = await upload('l');
  await orphan(2);
  const another = await openNode();
  try {
    await becomes(lost, 'FAILED');
    expect(await there('l')).toEqual([0, 0]);
  } finally {
    await another.stop();
  }
}, 120_000);

it('one whose database goes away goes on when it is back, longer than any tries', async () => {
  const { host, port, user, database } = test.connection;
  let isAway = true;
  let refused = 0;
  // a balancer whose primary is gone
  const balancer = createServer((socket) => {
    if (isAway) {
      refused += 1;
      return void socket.destroy();
    }
    const server = connect(join(host, `.s.PGSQL.${port}`));
    for (const side of [socket, server]) side.on('error', () => {});
    server.pipe(socket).pipe(server);
    socket.on('close', () => server.destroy());
  });
  await new Promise<void>((resolve) => void balancer.listen(0, '127.0.0.1', resolve));
  const connection = { host: '127.0.0.1', port: portOf(balancer), user, database };
  const far = openDatabase({ connection, max: 3 });
  const node = await openNode({ db: far.db, writeUnseen: unseenWriter(far.db) });
  try {
    const id = await upload('a');
    await expect.poll(() => refused, { timeout: 30_000 }).toBeGreaterThan(4);
    isAway = false;
    await becomes(id, 'CHECKED');
    isAway = true;
    refused = 0;
    await far.pool.query(`select pg_terminate_backend(pg_backend_pid())`).catch(() => {});
    await admin.call(api.userImport.run, { clientId, id });
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    expect((await look(id)).status).toBe('IMPORTING');
    isAway = false;
    await becomes(id, 'IMPORTED');
    expect(await there('a')).toEqual([people, people]);
  } finally {
    await node.stop();
    await far.close();
    balancer.close();
  }
}, 120_000);

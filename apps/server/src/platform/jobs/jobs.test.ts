import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { portOf } from '../../test/mail.ts';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { atomic } from '../db/index.ts';
import { createJobs, defineJob, type Jobs } from './index.ts';

let database: TestDatabase;
let jobs: Jobs;
beforeEach(async () => {
  database = await cloneDatabase();
  jobs = createJobs({
    connection: database.connection,
    log: () => {},
    retryDelaySeconds: 0,
    superviseSeconds: 1,
  });
});
afterEach(async () => {
  await jobs.stop();
  await database.drop();
});

it('a job that keeps failing is tried three times, then told to be abandoned', async () => {
  const heard: string[] = [];
  jobs.define(
    defineJob<{ id: number }>({
      name: 'failing',
      work: async ({ id }) => {
        heard.push(`try ${id}`);
        throw new Error('no');
      },
      abandon: async ({ id }) => void heard.push(`abandon ${id}`),
    }),
  );
  await jobs.start();
  await jobs.send(database.db, 'failing', { id: 7 });
  await expect.poll(() => heard).toEqual(['try 7', 'try 7', 'try 7', 'abandon 7']);
});

it('a database that is away wears out no tries of a job: a failover is longer than they are', async () => {
  const heard: string[] = [];
  jobs.define(
    defineJob({
      name: 'unreachable',
      work: async () => {
        heard.push('try');
        if (heard.length <= 4) throw Object.assign(new Error('shutting down'), { code: '57P01' });
        heard.push('done');
      },
      abandon: async () => void heard.push('abandoned'),
    }),
  );
  await jobs.start();
  await jobs.send(database.db, 'unreachable', {});
  const words = ['try', 'try', 'try', 'try', 'try', 'done'];
  await expect.poll(() => heard, { timeout: 15_000 }).toEqual(words);
});

it('a job whose process died is done by another', async () => {
  let done = 0;
  jobs.define(
    defineJob({
      name: 'orphan',
      work: async () => {
        done += 1;
      },
    }),
  );
  await jobs.start();
  await jobs.send(database.db, 'orphan', {});
  // it is told done a moment after its work is
  const finished = async () =>
    (
      await sql`select 1 from job.job where name = 'orphan' and state = 'completed'`.execute(
        database.db,
      )
    ).rows.length;
  await expect.poll(finished).toBe(1);
  expect(done).toBe(1);
  // what kill -9 leaves behind: a job somebody took and nobody beats for
  await sql`
    update job.job set
      state = 'active', completed_on = null, started_on = now() - interval '1 minute',
      heartbeat_on = now() - interval '1 minute'
    where name = 'orphan'`.execute(database.db);
  await expect.poll(() => done).toBe(2);
});

it('what a process that does no work has added is done by another, and only there', async () => {
  const at: string[] = [];
  const defined = (where: string) =>
    defineJob({ name: 'shared', schedule: '0 3 * * *', work: async () => void at.push(where) });
  const adding = createJobs({ connection: database.connection, log: () => {}, works: false });
  try {
    adding.define(defined('adding'));
    await adding.start();
    await adding.send(database.db, 'shared', {});
    const waiting = sql<{ state: string }>`select state from job.job where name = 'shared'`;
    const schedules = sql`select 1 from job.schedule where name = 'shared'`;
    expect((await waiting.execute(database.db)).rows).toEqual([{ state: 'created' }]);
    expect((await schedules.execute(database.db)).rows).toEqual([]);
    jobs.define(defined('working'));
    await jobs.start();
    await expect.poll(() => at).toEqual(['working']);
    expect((await schedules.execute(database.db)).rows).toHaveLength(1);
  } finally {
    await adding.stop();
  }
});

it('a worker is told of what another process adds, and does not wait until it would look by itself', async () => {
  const done: string[] = [];
  const define = (it: Jobs) =>
    it.define(
      defineJob({ name: 'told', work: async () => void done.push('told') }),
      defineJob({
        name: 'looked-for',
        isAddedByMany: true,
        work: async () => void done.push('looked for'),
      }),
    );
  const patient = { connection: database.connection, log: () => {}, retryDelaySeconds: 300 };
  const adding = createJobs({ ...patient, works: false });
  const working = createJobs(patient);
  try {
    define(adding);
    define(working);
    await working.start();
    // its first look finds nothing; the next one by itself would come after ten minutes
    await adding.send(database.db, 'told', {});
    await expect.poll(() => done).toEqual(['told']);
    await adding.send(database.db, 'looked-for', {});
    await expect.poll(() => done, { timeout: 5000 }).toEqual(['told', 'looked for']);
    // of many at once it is told once
    await atomic(database.db, async (tx) => {
      for (let each = 0; each < 20; each += 1) await adding.send(tx, 'told', {});
    });
    await expect.poll(() => done).toHaveLength(22);
  } finally {
    await adding.stop();
    await working.stop();
  }
});

it('a database that is away while jobs begin is waited for: the node answers already', async () => {
  const { host, port } = database.connection;
  /** Once before anything is begun, once in the middle of it. */
  const breaksAt = ['', 'create_queue'];
  // a balancer that has just lost its primary
  const balancer = createServer((socket) => {
    const server = connect(join(host, `.s.PGSQL.${port}`));
    for (const side of [socket, server]) side.on('error', () => {});
    server.pipe(socket);
    socket.on('data', (data) => {
      const [next] = breaksAt;
      if (next === undefined || !data.includes(next)) return server.write(data);
      breaksAt.shift();
      return socket.destroy();
    });
    socket.on('close', () => server.destroy());
  });
  await new Promise<void>((resolve) => void balancer.listen(0, '127.0.0.1', resolve));
  const { user, database: name } = database.connection;
  const messages: string[] = [];
  const late = createJobs({
    connection: { host: '127.0.0.1', port: portOf(balancer), user, database: name },
    log: (message) => void messages.push(message),
  });
  let done = 0;
  late.define(
    defineJob({
      name: 'late',
      work: async () => {
        done += 1;
      },
    }),
  );
  await late.start();
  expect(breaksAt).toEqual([]);
  expect(messages.join(' ')).toContain('begun again');
  await late.send(database.db, 'late', {});
  await expect.poll(() => done).toBe(1);
  await late.stop();
  balancer.close();
}, 60_000);

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { api, type FileImport } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { createJobs } from '../../../platform/jobs/index.ts';
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
  for (let statement = 1; ; statement += 3) {
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
}, 180_000);

it('an import whose node died is taken over by another node, and one of which all died is told', async () => {
  const id = await upload('o');
  const another = createJobs({
    connection: test.connection,
    log: () => {},
    retryDelaySeconds: 0,
    superviseSeconds: 1,
  });
  another.define(...userImportJobs(test.deps));
  const states = async (name: string) =>
    (
      await sql<{ state: string }>`select state from job.job where name = ${name}`.execute(test.db)
    ).rows.map(({ state }) => state);
  // what kill -9 leaves behind: a job somebody took and nobody beats for
  const orphan = (name: string, tries: number) =>
    sql`
      update job.job set
        state = 'active', started_on = now() - interval '1 minute', retry_count = ${tries},
        heartbeat_on = now() - interval '1 minute'
      where name = ${name} and state = 'created'`.execute(test.db);
  try {
    await orphan('user-import.check', 0);
    expect(await states('user-import.check')).toContain('active');
    await another.start();
    const status = async (which = id) => (await look(which)).status;
    await expect.poll(() => status(), { timeout: 20_000 }).toBe('CHECKED');
    await admin.call(api.userImport.run, { clientId, id });
    await expect.poll(() => status(), { timeout: 20_000 }).toBe('IMPORTED');
    expect(await there('o')).toEqual([people, people]);

    await another.stop();
    const lost = await upload('l');
    await orphan('user-import.check', 2);
    const third = createJobs({
      connection: test.connection,
      log: () => {},
      retryDelaySeconds: 0,
      superviseSeconds: 1,
    });
    third.define(...userImportJobs(test.deps));
    await third.start();
    await expect.poll(() => status(lost), { timeout: 20_000 }).toBe('FAILED');
    await third.stop();
    expect(await there('l')).toEqual([0, 0]);
  } finally {
    await another.stop();
  }
}, 90_000);

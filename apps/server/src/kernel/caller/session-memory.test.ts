import { api } from '@cafeteria/contract';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createJobs } from '../../platform/jobs/index.ts';
import { createTestCaller } from '../../test/test-caller.ts';
import { openTestApp } from '../../test/test-app.ts';
import { createSessionMemory } from './session-memory.ts';

const row = (user_id: number, client_id: number | null) => ({
  id: `s${user_id}`,
  user_id,
  client_id,
  roles: ['ROLE_USER' as const],
  csrf_token: 'x',
  stale: false,
  plain_holds: true,
  method: 'PASSWORD' as const,
});

describe('what a process remembers of sessions', () => {
  let memory: ReturnType<typeof createSessionMemory>;
  beforeEach(async () => {
    memory = createSessionMemory();
    await memory.get('a', async () => row(1, 7));
    await memory.get('b', async () => row(2, 7));
    await memory.get('c', async () => row(11, null));
  });
  const known = () => ['a', 'b', 'c'].filter((key) => memory.peek(key));

  it.each<[string | undefined, string[]]>([
    ['token a', ['b', 'c']],
    ['users 1', ['b', 'c']],
    ['users 2,11', ['a']],
    ['client 7', ['c']],
    ['client 1', ['a', 'b', 'c']],
    [undefined, []],
  ])('after "%s" is %j', (message, left) => {
    memory.forget(message);
    expect(known()).toEqual(left);
  });
  it('does not hold a session that ended while it was looked up', async () => {
    const gate = Promise.withResolvers<ReturnType<typeof row>>();
    const found = memory.get('d', () => gate.promise);
    memory.forget('users 4');
    gate.resolve(row(4, null));
    expect([(await found)?.user_id, memory.peek('d')]).toEqual([4, undefined]);
  });
});

describe('two nodes of one database', async () => {
  const test = await openTestApp();
  const { config, connection, db, pool } = test;
  const log = pino({ level: 'silent' });
  const jobs = createJobs({ connection, log: () => {} });
  const { app: other } = await buildApp({ config, db, pool, jobs, log });
  afterAll(() => other.close());

  it('both forget a session that ended on one of them', async () => {
    const here = await test.signedIn('employee');
    const there = createTestCaller(other);
    for (const [name, value] of here.cookies) there.cookies.set(name, value);
    expect((await there.call(api.user.me, {})).status).toBe(200);
    await here.call(api.auth.logout, {});
    const statusThere = async () => (await there.call(api.user.me, {})).status;
    await expect.poll(statusThere).toBe(401);
  });
  it('a role that was taken away is gone with the answer that says so', async () => {
    const admin = await test.signedIn('admin');
    const second = await test.signedIn('other');
    const { body } = await admin.call(api.userAdmin.get, { id: 3 });
    const save = async (roles: ('ROLE_ADMIN' | 'ROLE_USER')[], version: number) => {
      const { username, email, firstName, lastName, language, clientId, companyId } = body;
      const form = { username, email, firstName, lastName, language, clientId, companyId };
      const { personalNumber, employmentFrom, employmentTo } = body;
      return admin.call(api.userAdmin.update, {
        id: 3,
        body: { ...form, personalNumber, employmentFrom, employmentTo, roles, version },
      });
    };
    const mayAdminister = async () => (await second.call(api.userAdmin.list, {})).status;
    expect(await mayAdminister()).toBe(403);
    const raised = await save(['ROLE_USER', 'ROLE_ADMIN'], body.version);
    expect([raised.status, await mayAdminister()]).toEqual([200, 200]);
    await save(['ROLE_USER'], raised.body.version);
    expect(await mayAdminister()).toBe(403);
  });
});

import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sessionChannel } from '../../../kernel/caller/index.ts';
import { announce } from '../../../platform/db/index.ts';
import { passwords } from '../../../test/factories.ts';
import { ageSessions } from '../../../test/session-age.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

const test = await openTestApp();
type Caller = Awaited<ReturnType<TestApp['signedIn']>>;
const password = passwords.employee;
const prove = (caller: Caller) => caller.call(api.proof.prove, { body: { password } });
const statusOf = async (caller: Caller): Promise<number> =>
  (await caller.call(api.user.me, {})).status;
/** What asks for a proof. */
const endOthers = async (caller: Caller): Promise<number> =>
  (await caller.call(api.session.endOthers, {})).status;
/** The same browser as it was a moment ago, or a thief with its cookies. */
const copyOf = async ({ cookies }: Caller): Promise<Caller> => {
  const copy = test.createCaller();
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  await copy.renewCsrf();
  return copy;
};
const agedSession = async (): Promise<Caller> => {
  const caller = await test.signedIn('employee');
  await ageSessions(test.db, 60);
  return caller;
};

describe('a proof', () => {
  it('gives the session another token; the form’s stays, and so does the session', async () => {
    const caller = await agedSession();
    const before = caller.cookies.get('session');
    const [listed] = (await caller.call(api.session.list, {})).body;
    expect([await endOthers(caller), (await prove(caller)).status]).toEqual([422, 200]);
    expect(caller.cookies.get('session')).not.toBe(before);
    expect((await caller.call(api.session.list, {})).body[0]?.uuid).toBe(listed?.uuid);
    expect(await endOthers(caller)).toBe(200);
  });

  it('is none of who has the token of before: it reads on for half a minute', async () => {
    const caller = await agedSession();
    const copy = await copyOf(caller);
    expect(await statusOf(copy)).toBe(200);
    await prove(caller);
    expect([await statusOf(copy), await endOthers(copy)]).toEqual([200, 422]);
    await sql`update session set previous_until = now()`.execute(test.db);
    await announce(test.db, sessionChannel, 'users 2');
    await expect.poll(() => statusOf(copy)).toBe(401);
    expect(await statusOf(caller)).toBe(200);
  });

  it('of two tabs at once leaves one token that is good', async () => {
    const caller = await agedSession();
    const other = await copyOf(caller);
    await prove(caller);
    expect((await prove(other)).status).toBe(200);
    expect([await statusOf(caller), await endOthers(caller)]).toEqual([200, 200]);
  });

  it('with a sign-out by the token of before ends the session', async () => {
    const caller = await agedSession();
    const copy = await copyOf(caller);
    await prove(caller);
    expect((await copy.call(api.auth.logout, {})).status).toBe(200);
    expect(await statusOf(caller)).toBe(401);
  });
});

it('a new password gives this session another token, too', async () => {
  const caller = await test.signedIn('employee');
  const before = caller.cookies.get('session');
  const body = { currentPassword: password, newPassword: 'Kolo.Nad.Vodou.7' };
  expect((await caller.call(api.password.change, { body })).status).toBe(200);
  expect([caller.cookies.get('session') === before, await statusOf(caller)]).toEqual([false, 200]);
});

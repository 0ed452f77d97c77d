import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { contractRoutes } from '../../test/contract-routes.ts';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();
const { rows } = await sql<{ id: number; username: string }>`
  select id, username from "user"`.execute(test.db);
const ids = Object.fromEntries(
  rows.map(({ id, username }) => [username.split('@')[0], String(id)]),
);

const pageOf = (who: string) => ({ 'x-person': ids[who] ?? who });
const names = {
  firstName: 'Eva',
  lastName: 'Malá',
  language: 'EN',
  newsletterFrequency: 'NEVER',
} as const;
const refusal = { globalErrors: [{ messageKey: 'common.error.otherPerson' }] };

describe('a page that was made for one person, under the session of another', () => {
  it('writes nothing', async () => {
    const other = await test.signedIn('other');
    const before = (await other.call(api.user.me, {})).body;
    const answer = await other.call(api.user.update, { body: names }, pageOf('employee'));
    expect([answer.status, answer.body]).toEqual([403, refusal]);
    expect((await other.call(api.user.me, {})).body).toEqual(before);
  });
  it('is told so even with the CSRF token of the former session, which it would only renew', async () => {
    const other = await test.signedIn('other');
    const answer = await other.call(
      api.favorite.replace,
      { body: { items: [], revision: 0 } },
      { ...pageOf('employee'), 'x-csrf-token': 'x'.repeat(43) },
    );
    expect(answer.body).toEqual(refusal);
  });
  it('is told so by every write but those that begin or end a session and what browsers report', async () => {
    const admin = await test.signedIn('admin');
    const writes = contractRoutes.filter(({ route }) => route.method !== 'GET');
    const passed: string[] = [];
    for (const { name, route, url } of writes.filter((one) => one.name !== 'auth.logout')) {
      const body = route.body ? {} : undefined;
      const answer = await admin.send(route.method, url, body, pageOf('employee'));
      if (JSON.stringify(answer.json()) !== JSON.stringify(refusal)) passed.push(name);
    }
    expect(passed.toSorted()).toEqual([
      'auth.login',
      'clientDocumentLink.eInvoice',
      'clientDocumentLink.get',
      'clientDocumentLink.pdf',
      'clientLog.trace',
      'clientLog.write',
      'employerSignIn.find',
      'employerSignIn.start',
      'onboarding.complete',
      'onboarding.get',
      'onboarding.resend',
      'passkeySignIn.options',
      'passkeySignIn.signIn',
      'password.check',
      'password.recover',
      'password.reset',
      'settlementLink.eInvoice',
      'settlementLink.file',
      'settlementLink.get',
      'settlementLink.pdf',
      'subscription.end',
      'withdrawalCancellation.confirm',
      'withdrawalCancellation.get',
    ]);
  });
  it('made for nobody, is somebody else all the same', async () => {
    const other = await test.signedIn('other');
    const answer = await other.call(api.user.update, { body: names }, pageOf('nobody'));
    expect(answer.body).toEqual(refusal);
  });
});

it('a page whose session has ended is told to sign in, not that somebody else is there', async () => {
  const answer = await test
    .createCaller()
    .call(api.user.update, { body: names }, pageOf('employee'));
  expect(answer.status).toBe(401);
});

it('a page writes for its own person, in whatever session of theirs', async () => {
  const employee = await test.signedIn('employee');
  const answer = await employee.call(api.user.update, { body: names }, pageOf('employee'));
  expect(answer.status).toBe(200);
});

it('an answer says whose it is, and those of signing in and out whose the next will be', async () => {
  const caller = test.createCaller();
  const person = async (method: string, url: string): Promise<unknown> =>
    (await caller.send(method, url)).headers['x-person'];
  const before = await person('GET', '/api/csrf');
  await caller.renewCsrf();
  const login = await caller.send('POST', '/api/auth/login', {
    username: 'employee@test.test',
    password: 'Test.Person.1',
  });
  await caller.renewCsrf();
  expect([
    before,
    login.headers['x-person'],
    await person('GET', '/api/user/me'),
    await person('GET', '/api/category'),
    await person('POST', '/api/auth/logout'),
    await person('GET', '/api/csrf'),
  ]).toEqual(['nobody', ids.employee, ids.employee, undefined, 'nobody', 'nobody']);
});

import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { passwords } from '../../test/factories.ts';
import { openTestApp, type TestApp } from '../../test/test-app.ts';
import { announce } from '../../platform/db/index.ts';
import { sessionChannel } from './session.queries.ts';

const shared = await openTestApp({ PUBLIC_URL: 'https://benefity.cz' });
const alone = await openTestApp({ PUBLIC_URL: 'https://benefity.cz', API_SUBDOMAIN: 'false' });
const plain = await openTestApp();

type Caller = Awaited<ReturnType<TestApp['signedIn']>>;
const statusOf = async (caller: Caller): Promise<number> =>
  (await caller.call(api.user.me, {})).status;
/** The cookies of the one, in the browser of another. */
const withCookies = (test: TestApp, cookies: Readonly<Record<string, string>>): Caller => {
  const caller = test.createCaller();
  for (const [name, value] of Object.entries(cookies)) caller.cookies.set(name, value);
  return caller;
};
const valueOf = ({ cookies }: Caller, name: string): string => cookies.get(name) ?? '';

describe('names of cookies', () => {
  it.each([
    ['of a portal with its API on a host of its own', shared, '__Secure-', 'Domain=benefity.cz'],
    ['of a portal with its API on its own host', alone, '__Host-', undefined],
  ] as const)('%s say what browsers hold them to', async (_which, test, prefix, domain) => {
    const caller = test.createCaller();
    const csrf = await caller.send('GET', '/api/csrf');
    const login = await caller.signIn('employee@test.test', passwords.employee);
    expect([login, [...caller.cookies.keys()].toSorted()]).toEqual([
      200,
      [`${prefix}browser`, `${prefix}session`],
    ]);
    expect(String(csrf.headers['set-cookie'])).toMatch(
      new RegExp(`^${prefix}csrf=[\\w-]{43}; .*Secure`),
    );
    expect(/Domain=[^;,]+/.exec(String(csrf.headers['set-cookie']))?.[0]).toBe(domain);
    expect(await statusOf(caller)).toBe(200);
  });

  it('are bare without https, where browsers take no other', async () => {
    const caller = await plain.signedIn('employee');
    expect([...caller.cookies.keys()].toSorted()).toEqual(['browser', 'session']);
  });
});

describe('a session of the version before', () => {
  const ofBefore = async (): Promise<{ caller: Caller; token: string }> => {
    const token = valueOf(await shared.signedIn('employee'), '__Secure-session');
    await sql`
      update session set renamed_at = null where token_hash = sha256(${token}::bytea)`.execute(
      shared.db,
    );
    await announce(shared.db, sessionChannel, 'users 2');
    return { caller: withCookies(shared, { session: token }), token };
  };

  it('goes on, and has the new name from the next answer on', async () => {
    const { caller, token } = await ofBefore();
    await expect.poll(() => statusOf(caller)).toBe(200);
    expect([...caller.cookies]).toEqual([['__Secure-session', token]]);
    // what was on its way meanwhile
    expect(await statusOf(withCookies(shared, { session: token }))).toBe(200);
    await sql`update session set renamed_at = now() - interval '31 seconds'`.execute(shared.db);
    await announce(shared.db, sessionChannel, 'users 2');
    await expect.poll(() => statusOf(withCookies(shared, { session: token }))).toBe(401);
    expect(await statusOf(caller)).toBe(200);
  });

  it('keeps its name while a node of that version runs', async () => {
    const beside = await openTestApp({ PUBLIC_URL: 'https://benefity.cz' });
    await sql`
      insert into node (id, knows, role) values ('old', '0112_company_of_a_lot.sql', 'all')`.execute(
      beside.db,
    );
    const caller = await beside.signedIn('employee');
    expect([...caller.cookies.keys()].toSorted()).toEqual(['browser', 'session']);
    const token = valueOf(caller, 'session');
    expect(await statusOf(caller)).toBe(200);
    expect(
      (await caller.call(api.proof.prove, { body: { password: passwords.employee } })).status,
    ).toBe(200);
    expect(valueOf(caller, 'session')).toBe(token);
  });
});

it('a node that knows all others are of this version takes a form of one that does not know it yet', async () => {
  await shared.signedIn('employee');
  const caller = shared.createCaller();
  await caller.send('GET', '/api/csrf');
  const token = valueOf(caller, '__Secure-csrf');
  const form = withCookies(shared, { csrf: token });
  const headers = { 'x-csrf-token': token };
  const body = { username: 'employee@test.test', password: passwords.employee };
  expect((await form.send('POST', '/api/auth/login', body, headers)).statusCode).toBe(200);
});

it('a session that another host of the domain has put into the browser is none', async () => {
  const thief = await shared.signedIn('other');
  const planted = { session: valueOf(thief, '__Secure-session') };
  expect(await statusOf(withCookies(shared, planted))).toBe(401);
  const mine = valueOf(await shared.signedIn('employee'), '__Secure-session');
  const caller = withCookies(shared, { ...planted, '__Secure-session': mine });
  expect((await caller.call(api.user.me, {})).body.username).toBe('employee@test.test');
});

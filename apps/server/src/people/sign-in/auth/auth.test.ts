import { api } from '@cafeteria/contract';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionChannel } from '../../../kernel/caller/index.ts';
import { announce } from '../../../platform/db/index.ts';
import { passwords } from '../../../test/factories.ts';
import { buildTestApp, type TestApp, openTestApp } from '../../../test/test-app.ts';

const botCheck = { RECAPTCHA_API_KEY: 'key', RECAPTCHA_SECRET: 'secret' } as const;

const test = await openTestApp();
beforeEach(() =>
  sql`update "user" set failed_logins = 0, locked_until = null, active = true`.execute(test.db),
);

/** A session that a test changes by hand is announced by nobody. */
const rereadSessions = (): Promise<void> => announce(test.db, sessionChannel, 'users 1,2,3');
const isValid = async (caller: ReturnType<TestApp['createCaller']>): Promise<boolean> =>
  (await caller.call(api.auth.hasValidSession, {})).body.valid;

describe('signing in', () => {
  it('opens a session by user name, whatever its case', async () => {
    const caller = test.createCaller();
    expect(await caller.signIn('Employee@TEST.test', passwords.employee)).toBe(200);
    expect(await isValid(caller)).toBe(true);
    expect((await caller.call(api.user.me, {})).body).toMatchObject({
      username: 'employee@test.test',
      roles: ['ROLE_USER'],
      client: { name: 'První firma' },
    });
  });

  it('renews a hash that was made with other settings, once, and the password stays', async () => {
    const hashOf = async (): Promise<string> =>
      (
        await sql<{ hash: string }>`
          select password_hash as hash from "user" where username = 'employee@test.test'`.execute(
          test.db,
        )
      ).rows[0]?.hash ?? '';
    const weak = await hash(passwords.employee, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await sql`
      update "user" set password_hash = ${weak} where username = 'employee@test.test'`.execute(
      test.db,
    );
    const wrong = test.createCaller();
    expect(await wrong.signIn('employee@test.test', 'Another.1')).toBe(422);
    expect(await hashOf()).toBe(weak);
    const caller = await test.signedIn('employee');
    expect(await isValid(caller)).toBe(true);
    const renewed = await hashOf();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isValid(await test.signedIn('employee'))).toBe(true);
    expect(await hashOf()).toBe(renewed);
  });

  it('stores no token and no password in the clear', async () => {
    const caller = await test.signedIn('employee');
    const { rows } = await sql<{ token: string; password: string }>`
      select encode(token_hash, 'hex') as token, password_hash as password
      from session s
      join "user" u on u.id = s.user_id`.execute(test.db);
    for (const row of rows) {
      expect(row.token).not.toContain(
        Buffer.from(caller.cookies.get('session') ?? '', 'base64url').toString('hex'),
      );
      expect(row.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    }
  });

  it('sets the cookie HttpOnly and SameSite=Lax, and gives a fresh token each time', async () => {
    const caller = test.createCaller();
    await caller.renewCsrf();
    const response = await caller.send('POST', '/api/auth/login', {
      username: 'employee@test.test',
      password: passwords.employee,
    });
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/);
    const first = caller.cookies.get('session');
    await caller.signIn('employee@test.test', passwords.employee);
    expect(caller.cookies.get('session')).not.toBe(first);
    const { rows } = await sql<{ total: number }>`
      select count(*) as total
      from session
      where token_hash = sha256(${first ?? ''}::bytea)`.execute(test.db);
    expect(rows[0]?.total).toBe(0);
  });

  it.each([
    ['employee@test.test', 'wrong'],
    ['nobody@test.test', 'Test.Person.1'],
    ['employee@test.test', ''.padEnd(128, 'x')],
  ])('answers a wrong name or password with 422 (%s)', async (username, password) => {
    const caller = test.createCaller();
    const answer = await caller.call(api.auth.login, { body: { username, password } });
    expect([answer.status, answer.body.globalErrors]).toEqual([
      422,
      [{ messageKey: 'auth.error.badCredentials' }],
    ]);
    expect(await isValid(caller)).toBe(false);
  });

  it('locks an account after ten failures, with the same answer as for a wrong password', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      await test.createCaller(`192.0.2.${attempt % 2}`).call(api.auth.login, {
        body: { username: 'other@test.test', password: 'wrong' },
      });
    const answer = await test.createCaller('192.0.2.3').call(api.auth.login, {
      body: { username: 'other@test.test', password: passwords.other },
    });
    expect([answer.status, answer.body.globalErrors?.[0]?.messageKey]).toEqual([
      422,
      'auth.error.badCredentials',
    ]);
  });

  it('is refused a right password guessed among wrong ones at the same time', async () => {
    const guesses = [
      ...Array.from({ length: 20 }, (_, index) => `wrong ${index}`),
      passwords.other,
    ];
    const caller = test.createCaller();
    await caller.renewCsrf();
    const answers = await Promise.all(
      guesses.map((password) =>
        caller.send('POST', '/api/auth/login', { username: 'other@test.test', password }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(guesses.map(() => 422));
  });

  it('from one address is refused before it locks somebody else out, known or not', async () => {
    for (const username of ['other@test.test', 'nobody.at.all@test.test']) {
      const caller = test.createCaller('198.51.100.1');
      const keys: (string | undefined)[] = [];
      for (let attempt = 0; attempt < 10; attempt += 1)
        keys.push(
          (await caller.call(api.auth.login, { body: { username, password: 'wrong' } })).body
            .globalErrors?.[0]?.messageKey,
        );
      expect(keys).toEqual([
        ...Array.from({ length: 8 }, () => 'auth.error.badCredentials'),
        'common.error.tooManyRequests',
        'common.error.tooManyRequests',
      ]);
    }
    const owner = test.createCaller('198.51.100.2');
    expect(await owner.signIn('other@test.test', passwords.other)).toBe(200);
  });

  it('from one address is slowed down over all accounts, and from another it is not', async () => {
    const sprayer = test.createCaller('198.51.100.3');
    await sprayer.renewCsrf();
    const keys = new Set<string | undefined>();
    const spray = async (name: number): Promise<void> => {
      const body = { username: `person${name}@test.test`, password: 'Spring.2026' };
      keys.add((await sprayer.call(api.auth.login, { body })).body.globalErrors?.[0]?.messageKey);
    };
    // ten at once: fewer than an address may have under way
    for (let round = 0; round < 11; round += 1)
      await Promise.all(Array.from({ length: 10 }, (_, index) => spray(round * 10 + index)));
    expect([...keys]).toEqual(['auth.error.badCredentials', 'common.error.tooManyRequests']);
    expect(await sprayer.signIn('employee@test.test', passwords.employee)).toBe(422);
    const other = test.createCaller('198.51.100.4');
    expect(await other.signIn('employee@test.test', passwords.employee)).toBe(200);
  });

  it('is not kept waiting by a crowd from one address, which is refused at once', async () => {
    const crowd = test.createCaller('198.51.100.5');
    await crowd.renewCsrf();
    const order: string[] = [];
    const attempts = Array.from({ length: 60 }, async (_, index) => {
      const { statusCode } = await crowd.send('POST', '/api/auth/login', {
        username: `crowd${index}@test.test`,
        password: 'wrong',
      });
      order.push(statusCode === 422 ? 'crowd' : 'let in');
    });
    const right = test.createCaller('198.51.100.6');
    expect(await right.signIn('employee@test.test', passwords.employee)).toBe(200);
    await Promise.all(attempts);
    expect(order.filter((who) => who !== 'crowd')).toEqual([]);
  });

  it('counts the address that the proxy in front tells of, and believes nobody else', async () => {
    const proxied = await buildTestApp({ PUBLIC_URL: 'https://benefits.example' });
    const failsFrom = async (app: TestApp, forwarded: string): Promise<string | undefined> => {
      const caller = app.createCaller('10.0.0.1');
      await caller.renewCsrf();
      const response = await caller.send(
        'POST',
        '/api/auth/login',
        { username: 'nobody@test.test', password: 'wrong' },
        { 'x-forwarded-for': forwarded },
      );
      return response.json().globalErrors[0].messageKey;
    };
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await failsFrom(proxied, '203.0.113.1');
      await failsFrom(test, `203.0.113.${attempt}`);
    }
    expect([
      await failsFrom(proxied, '203.0.113.1'),
      await failsFrom(proxied, '203.0.113.2'),
      // what the caller wrote in front of what the proxy added
      await failsFrom(proxied, '203.0.113.3, 203.0.113.1'),
      await failsFrom(test, '203.0.113.99'),
    ]).toEqual([
      'common.error.tooManyRequests',
      'auth.error.badCredentials',
      'common.error.tooManyRequests',
      'common.error.tooManyRequests',
    ]);
    await proxied.close();
  });

  it('asks for the bot check after five failures, whether there is such a name or not', async () => {
    const guarded = await buildTestApp(botCheck);
    for (const username of ['other@test.test', 'nobody@test.test']) {
      const caller = guarded.createCaller();
      const keys: unknown[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1)
        keys.push(
          (await caller.call(api.auth.login, { body: { username, password: 'wrong' } })).body
            .globalErrors?.[0]?.messageKey,
        );
      expect(keys).toEqual([
        ...Array.from({ length: 5 }, () => 'auth.error.badCredentials'),
        'auth.error.botCheck',
      ]);
    }
    await guarded.close();
  });

  it('asks for the bot check from the first attempt on where the installation wants it', async () => {
    const guarded = await buildTestApp({ ...botCheck, FEATURES: 'RECAPTCHA' });
    const answer = await guarded
      .createCaller()
      .call(api.auth.login, { body: { username: 'other@test.test', password: passwords.other } });
    expect(answer.body.globalErrors).toEqual([{ messageKey: 'auth.error.botCheck' }]);
    await guarded.close();
  });

  it('refuses the users of a switched-off client', async () => {
    await sql`update client set active = false where id = 2`.execute(test.db);
    const answer = await test
      .createCaller('192.0.2.8')
      .call(api.auth.login, { body: { username: 'other@test.test', password: passwords.other } });
    await sql`update client set active = true where id = 2`.execute(test.db);
    expect(answer.body.globalErrors).toEqual([{ messageKey: 'auth.error.clientInactive' }]);
  });
});

describe('a write from a page of somebody else', () => {
  it.each([
    ['http://localhost:3000', 200],
    ['http://localhost:8080', 200],
    ['https://evil.example', 403],
    ['http://localhost:9', 403],
    ['null', 403],
  ])('(%s) is answered %i, though it knows the token', async (origin, status) => {
    const caller = test.createCaller();
    const answer = await caller.call(api.auth.logout, {}, { origin });
    expect(answer.status).toBe(status);
  });
});

describe('a session', () => {
  it('ends at sign-out', async () => {
    const caller = await test.signedIn('employee');
    expect((await caller.call(api.auth.logout, {})).status).toBe(200);
    expect(await isValid(caller)).toBe(false);
    expect((await caller.call(api.user.me, {})).status).toBe(401);
  });

  it.each([
    ['after half an hour without a request', `last_seen_at = now() - interval '31 minutes'`],
    ['after twelve hours', `expires_at = now() - interval '1 second'`],
  ])('ends %s', async (_when, change) => {
    const caller = await test.signedIn('employee');
    await sql`update session set ${sql.raw(change)}`.execute(test.db);
    await rereadSessions();
    expect(await isValid(caller)).toBe(false);
  });

  it('ends when the user is switched off', async () => {
    const caller = await test.signedIn('employee');
    await sql`update "user" set active = false where username = 'employee@test.test'`.execute(
      test.db,
    );
    await rereadSessions();
    expect(await isValid(caller)).toBe(false);
  });

  it('that has expired reads public things as the anonymous do', async () => {
    const caller = test.createCaller();
    caller.cookies.set('session', 'x'.repeat(43));
    expect((await caller.call(api.category.tree, {})).status).toBe(200);
  });
});

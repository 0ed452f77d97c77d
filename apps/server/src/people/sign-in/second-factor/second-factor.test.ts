import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../platform/auth/index.ts';
import { atomic, type Db } from '../../../platform/db/index.ts';
import { createAuthenticator } from '../../../test/authenticator.ts';
import { passwords } from '../../../test/factories.ts';
import { readMails } from '../../../test/mail.ts';
import {
  app,
  codeOf,
  isValid,
  keyOf,
  password,
  setUpApp,
  site,
  wrong,
} from '../../../test/second-factor.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestCaller } from '../../../test/test-caller.ts';
import { plainCode } from './recovery-codes.ts';
import { changePassword } from '../password/change-password.ts';

const required = await openTestApp({ ADMIN_SECOND_FACTOR: 'required' });
const optional = await openTestApp({ ADMIN_SECOND_FACTOR: 'optional' });
beforeEach(async () => {
  for (const { db } of [required, optional]) {
    const tables = ['passkey', 'second_factor', 'recovery_code', 'session', 'message'];
    for (const table of [...tables, 'known_browser'])
      await sql`delete from ${sql.table(table)}`.execute(db);
    await sql`update "user" set failed_logins = 0, locked_until = null`.execute(db);
  }
});

const recovery = (caller: TestCaller, code: string) =>
  caller.call(api.secondFactorSignIn.recovery, { body: { code } });

/** An administrator who sets the app up where it is required. */
const setUp = async (caller = required.createCaller()) => {
  expect(await password(caller)).toBe('SECOND_FACTOR_SETUP');
  return setUpApp(caller);
};
const waiting = async (test = required) => {
  const caller = test.createCaller();
  expect(await password(caller)).toBe('SECOND_FACTOR');
  return caller;
};

const adminOf = (db: Db) =>
  db
    .selectFrom('user')
    .select('id')
    .where('username', '=', 'admin@test.test')
    .executeTakeFirstOrThrow();
const putBack = async () =>
  sql`
    update "user" set password_hash = ${await hashPassword(passwords.admin)}
    where username = 'admin@test.test'`.execute(required.db);

describe('an administrator where a second factor is required', () => {
  it('sets one up at the first sign-in, and is asked for it at the next', async () => {
    const { caller, secret, recoveryCodes } = await setUp();
    expect(await isValid(caller)).toBe(true);
    expect(new Set(recoveryCodes).size).toBe(10);
    const next = await waiting();
    expect(await isValid(next)).toBe(false);
    expect((await app(next, codeOf(secret))).body).toEqual({ next: null });
    expect(await isValid(next)).toBe(true);
  });
  it('is told which factors to be asked for, and only after the right password', async () => {
    await setUp();
    const login = (given: string) =>
      required
        .createCaller()
        .call(api.auth.login, { body: { username: 'admin@test.test', password: given } });
    expect((await login(passwords.admin)).body).toEqual({
      next: 'SECOND_FACTOR',
      factors: ['APP'],
    });
    expect((await login('Wrong.Pass.1')).body).not.toHaveProperty('factors');
  });
  it('is nobody to every other route between the two steps', async () => {
    await setUp();
    const caller = await waiting();
    for (const path of ['/api/user/me', '/api/admin/user', '/api/user/passkey'])
      expect((await caller.send('GET', path)).statusCode).toBe(401);
    expect((await caller.call(api.secondFactor.removeApp, {})).status).toBe(401);
    expect((await caller.call(api.passkey.options, {})).status).toBe(401);
  });
  it('is not let in by the right code when the password was changed between the two steps', async () => {
    const { caller, secret } = await setUp();
    const thief = await waiting();
    const newPassword = 'Another.Admin.1';
    const { status } = await caller.call(api.password.change, {
      body: { currentPassword: passwords.admin, newPassword },
    });
    expect(status).toBe(200);
    expect(keyOf(await app(thief, codeOf(secret)))).toBe('secondFactor.error.ended');
    expect([await isValid(thief), await isValid(caller)]).toEqual([false, true]);
    await putBack();
  });
  /** What is answered to who asked while the password was being changed. */
  const whileItChanges = async <T>(ask: () => Promise<T>): Promise<T> => {
    const { started } = await atomic(required.db, async (tx) => {
      const { id: userId } = await adminOf(tx);
      const passwordHash = await hashPassword('Another.Admin.1');
      expect(await changePassword(required.deps, tx, { userId, passwordHash })).toBe(true);
      const answer = ask();
      // it was found right, and waits for the account, which is held
      await sleep(1_000);
      return { started: { answer } };
    });
    await putBack();
    return started.answer;
  };
  it('nor when it is being changed while the code is looked at', async () => {
    const { secret } = await setUp();
    const thief = await waiting();
    const answer = await whileItChanges(() => app(thief, codeOf(secret)));
    expect([keyOf(answer), await isValid(thief)]).toEqual(['secondFactor.error.ended', false]);
  });
  it('nor leaves a factor of theirs behind who was setting the first one up', async () => {
    const thief = required.createCaller();
    await password(thief);
    const { secret } = (await thief.call(api.secondFactorSignIn.setupApp, {})).body;
    const answer = await whileItChanges(() =>
      thief.call(api.secondFactorSignIn.confirmSetupApp, { body: { code: codeOf(secret, -1) } }),
    );
    expect([keyOf(answer), await isValid(thief)]).toEqual(['secondFactor.error.ended', false]);
    expect(await password(required.createCaller())).toBe('SECOND_FACTOR_SETUP');
  });
  it('cannot get around it by setting up another factor with the password alone', async () => {
    await setUp();
    const thief = await waiting();
    const { setupApp, setupPasskeyOptions } = api.secondFactorSignIn;
    expect(keyOf(await thief.call(setupApp, {}))).toBe('secondFactor.error.ended');
    expect(keyOf(await thief.call(setupPasskeyOptions, {}))).toBe('secondFactor.error.ended');
  });
  it('of two who set up at once with one password only one does', async () => {
    const [one, two] = [required.createCaller(), required.createCaller()];
    await password(one);
    await password(two);
    const { secret } = (await one.call(api.secondFactorSignIn.setupApp, {})).body;
    const answers = await Promise.all(
      [one, two].map((caller) =>
        caller.call(api.secondFactorSignIn.confirmSetupApp, { body: { code: codeOf(secret, -1) } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
  it('may use a passkey instead, which alone is both factors', async () => {
    const key = createAuthenticator(site);
    const caller = required.createCaller();
    await password(caller);
    const { body: options } = await caller.call(api.secondFactorSignIn.setupPasskeyOptions, {});
    const { body } = await caller.call(api.secondFactorSignIn.setupPasskey, {
      body: { name: 'Klíč', credential: key.create(options) },
    });
    expect(body.recoveryCodes).toHaveLength(10);
    const second = await waiting();
    const { body: challenge } = await second.call(api.secondFactorSignIn.passkeyOptions, {});
    expect(challenge.allowCredentials?.map(({ id }) => id)).toEqual([key.id]);
    const credential = key.sign(challenge);
    const stranger = await waiting();
    expect(
      keyOf(await stranger.call(api.secondFactorSignIn.passkey, { body: { credential } })),
    ).toBe('passkey.error.expired');
    expect(
      (await second.call(api.secondFactorSignIn.passkey, { body: { credential } })).status,
    ).toBe(200);
    expect(await isValid(second)).toBe(true);
    const alone = required.createCaller();
    const { body: passkey } = await alone.call(api.passkeySignIn.options, {});
    await alone.call(api.passkeySignIn.signIn, { body: { credential: key.sign(passkey) } });
    expect(await isValid(alone)).toBe(true);
  });
  it('is not let in by the passkey of somebody else', async () => {
    await setUp();
    const key = createAuthenticator(site);
    const employee = await required.signedIn('employee');
    const { body: options } = await employee.call(api.passkey.options, {});
    await employee.call(api.passkey.add, {
      body: { name: 'Cizí', credential: key.create(options) },
    });
    const caller = await waiting();
    const { body: passkey } = await caller.call(api.secondFactorSignIn.passkeyOptions, {});
    const answer = await caller.call(api.secondFactorSignIn.passkey, {
      body: { credential: key.sign(passkey) },
    });
    expect(keyOf(answer)).toBe('passkey.error.unknown');
    expect(await isValid(caller)).toBe(false);
  });
  it('cannot do without it', async () => {
    const { caller } = await setUp();
    expect(keyOf(await caller.call(api.secondFactor.removeApp, {}))).toBe(
      'secondFactor.error.required',
    );
    expect((await caller.call(api.secondFactor.get, {})).body).toEqual({
      mode: 'required',
      countsPasskeys: true,
      isAsked: true,
      hasApp: true,
      passkeys: 0,
      recoveryCodes: 10,
    });
  });
  it('has ten minutes for the second step', async () => {
    const { secret } = await setUp();
    const caller = await waiting();
    await sql`update session set created_at = now() - interval '11 minutes'`.execute(required.db);
    expect(keyOf(await app(caller, codeOf(secret)))).toBe('secondFactor.error.ended');
  });
});

describe('a code of the app', () => {
  it('is good once, and so are those before it', async () => {
    const { secret } = await setUp();
    const code = codeOf(secret);
    expect((await app(await waiting(), code)).status).toBe(200);
    expect(keyOf(await app(await waiting(), code))).toBe('code.error.invalid');
    expect(keyOf(await app(await waiting(), codeOf(secret, -1)))).toBe('code.error.changed');
  });
  it('holds for its own half-minute: of the ones beside it is said that it has changed', async () => {
    const { secret } = await setUp();
    const caller = await waiting();
    for (const later of [-1, 1])
      expect(keyOf(await app(caller, codeOf(secret, later)))).toBe('code.error.changed');
    for (const later of [-2, 2])
      expect(keyOf(await app(caller, codeOf(secret, later)))).toBe('code.error.invalid');
    expect((await app(caller, codeOf(secret))).status).toBe(200);
  });
  it('lets in one of many who type it at once', async () => {
    const { secret } = await setUp();
    const callers = await Promise.all(Array.from({ length: 4 }, () => waiting()));
    const answers = await Promise.all(callers.map((caller) => app(caller, codeOf(secret))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
  it('ends the sign-in when wrong five times, also when guessed in parallel', async () => {
    const { secret } = await setUp();
    const caller = await waiting();
    await Promise.all(Array.from({ length: 12 }, () => app(caller, wrong(secret))));
    expect(keyOf(await app(caller, codeOf(secret)))).toBe('secondFactor.error.ended');
    const { rows } = await sql<{ failures: number }>`select failures from second_factor`.execute(
      required.db,
    );
    expect(rows[0]?.failures).toBeLessThanOrEqual(5);
  });
  it('is locked for a while by ten wrong ones, however many sign-ins they are spread over', async () => {
    const { secret, recoveryCodes } = await setUp();
    for (let sign = 0; sign < 2; sign += 1) {
      const caller = await waiting();
      for (let guess = 0; guess < 5; guess += 1) await app(caller, wrong(secret));
    }
    expect(keyOf(await app(await waiting(), codeOf(secret)))).toBe('code.error.invalid');
    expect(keyOf(await recovery(await waiting(), recoveryCodes[0] ?? ''))).toBe(
      'code.error.invalid',
    );
    await sql`update second_factor set locked_until = now()`.execute(required.db);
    expect((await app(await waiting(), codeOf(secret))).status).toBe(200);
  });
  it('is not stored so that a copy of the database could make it', async () => {
    const { secret, recoveryCodes } = await setUp();
    const { rows } = await sql<{ kept: string }>`
      select encode(secret, 'escape') as kept from second_factor
      union all
      select encode(code_hash, 'escape') from recovery_code`.execute(required.db);
    for (const { kept } of rows)
      for (const plain of [secret, ...recoveryCodes]) expect(kept).not.toContain(plain);
  });
});

describe('a recovery code', () => {
  it('has so many bits that a digest is enough; one of before, of 49, holds on', async () => {
    const { recoveryCodes } = await setUp();
    const letters = 31;
    for (const code of recoveryCodes)
      expect(plainCode(code).length * Math.log2(letters)).toBeGreaterThanOrEqual(128);
    const before = 'abcde-fghjk';
    await sql`
      insert into recovery_code (user_id, code_hash)
      values (1, ${required.deps.digest.of(plainCode(before))})`.execute(required.db);
    expect((await recovery(await waiting(), before)).status).toBe(200);
  });
  it('lets in once, however it is typed', async () => {
    const { recoveryCodes } = await setUp();
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.toUpperCase().replace('-', ' ')} `;
    expect((await recovery(await waiting(), typed)).status).toBe(200);
    expect(keyOf(await recovery(await waiting(), code))).toBe('code.error.invalid');
  });
  it('is told to its owner, with how many are left', async () => {
    const { recoveryCodes } = await setUp();
    await recovery(await waiting(), 'wrong-wrong');
    const used = async () =>
      (await readMails(required, 1)).filter(({ kind }) => kind === 'RECOVERY_CODE_USED');
    expect(await used()).toEqual([]);
    await recovery(await waiting(), recoveryCodes[0] ?? '');
    const [mail, ...more] = await used();
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/Zbývá\svám\s9\száložních\skódů\./);
  });
  it('is void once there are new ones', async () => {
    const { caller, recoveryCodes } = await setUp();
    const { body } = await caller.call(api.secondFactor.renewRecoveryCodes, {});
    expect(keyOf(await recovery(await waiting(), recoveryCodes[0] ?? ''))).toBe(
      'code.error.invalid',
    );
    expect((await recovery(await waiting(), body.recoveryCodes[0] ?? '')).status).toBe(200);
  });
});

describe('where a second factor is optional', () => {
  it('an administrator who set it up is asked for it, and no more once it is taken off', async () => {
    const caller = optional.createCaller();
    expect(await password(caller)).toBe(null);
    const { secret } = (await caller.call(api.secondFactor.beginApp, {})).body;
    expect(
      keyOf(await caller.call(api.secondFactor.confirmApp, { body: { code: wrong(secret) } })),
    ).toBe('code.error.invalid');
    expect(await password(optional.createCaller())).toBe(null);
    const confirmed = await caller.call(api.secondFactor.confirmApp, {
      body: { code: codeOf(secret, -1) },
    });
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    await waiting(optional);
    expect((await caller.call(api.secondFactor.removeApp, {})).status).toBe(200);
    expect(await password(optional.createCaller())).toBe(null);
    expect((await caller.call(api.secondFactor.get, {})).body.recoveryCodes).toBe(0);
  });
});

describe('an employee who becomes an administrator', () => {
  it('signs in again where a second factor is required: nobody has asked for it yet', async () => {
    const { caller } = await setUp();
    const employee = await required.signedIn('employee');
    const { body } = await caller.call(api.userAdmin.get, { id: 2 });
    const { username, email, firstName, lastName, language, clientId, companyId, version } = body;
    const { personalNumber, employmentFrom, employmentTo } = body;
    const names = { username, email, firstName, lastName, language, personalNumber };
    const work = { clientId, companyId, employmentFrom, employmentTo };
    const raised = await caller.call(api.userAdmin.update, {
      id: 2,
      body: { ...names, ...work, roles: ['ROLE_USER', 'ROLE_ADMIN'], version },
    });
    expect([raised.status, await isValid(employee)]).toEqual([200, false]);
    expect(await password(required.createCaller(), 'employee')).toBe('SECOND_FACTOR_SETUP');
    await sql`update "user" set roles = '{ROLE_USER}' where id = 2`.execute(required.db);
  });
});

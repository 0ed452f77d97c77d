import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../platform/auth/index.ts';
import { atomic } from '../../../platform/db/index.ts';
import { createAuthenticator } from '../../../test/authenticator.ts';
import { passwords } from '../../../test/factories.ts';
import { linkIn, readMails } from '../../../test/mail.ts';
import { type TestApp, openTestApp } from '../../../test/test-app.ts';
import { changePassword } from './change-password.ts';
import { recoverPassword } from './recover.ts';

const test = await openTestApp();
beforeEach(async () => {
  await sql`delete from one_time_code`.execute(test.db);
  await sql`delete from message`.execute(test.db);
  await sql`
    update "user" set
      active = true, failed_logins = 0, locked_until = null, email = username, phone_number = null,
      phone_verified_at = null, email_confirmed_at = now()`.execute(test.db);
});

const employee = 2;
const other = 3;
const otherName = 'other@test.test';
const password = 'Nove.Heslo.1';
const kindsOf = async (userId: number) => (await readMails(test, userId)).map(({ kind }) => kind);
const linkOf = async (userId: number): Promise<{ userId: number; code: string }> => {
  const mail = (await readMails(test, userId)).at(-1);
  const link = new URL(mail ? linkIn(mail) : '/', 'http://localhost');
  return { userId, code: new URLSearchParams(link.hash.slice(1)).get('code') ?? '' };
};
const reset = (body: { userId: number; code: string; password?: string }) =>
  test.createCaller().call(api.password.reset, { body: { password, ...body } });

describe('the recovery of a password', () => {
  it('answers the same to every name, and mails to who is there, by user name or e-mail', async () => {
    const answers: unknown[] = [];
    for (const username of [otherName, 'OTHER@test.test', 'nobody@test.test', '<b>\u00e1']) {
      const { status, body, headers } = await test
        .createCaller('203.0.113.70')
        .call(api.password.recover, { body: { username } });
      answers.push([status, body, Object.keys(headers).toSorted().join()]);
    }
    expect(answers.map((answer) => JSON.stringify(answer))).toEqual(
      answers.map(() => JSON.stringify(answers[0])),
    );
    await expect.poll(() => kindsOf(other)).toEqual(['PASSWORD_RECOVERY']);
  });

  it('is not for who is switched off, nor for whose client is', async () => {
    await sql`update "user" set active = false where id = ${other}`.execute(test.db);
    await recoverPassword(test.deps, otherName);
    await sql`update "user" set active = true where id = ${other}`.execute(test.db);
    await sql`update client set active = false where id = 2`.execute(test.db);
    await recoverPassword(test.deps, otherName);
    await sql`update client set active = true where id = 2`.execute(test.db);
    expect(await kindsOf(other)).toEqual([]);
  });

  it('goes by SMS to who has a verified number and no e-mail, in one message', async () => {
    await sql`
      update "user" set
        email = null, email_confirmed_at = now(), phone_number = '+420777123456'
      where id = ${other}`.execute(test.db);
    await recoverPassword(test.deps, otherName);
    expect(await readMails(test, other)).toEqual([]);
    await sql`update "user" set phone_verified_at = now() where id = ${other}`.execute(test.db);
    await recoverPassword(test.deps, otherName);
    const [sms] = await readMails(test, other);
    expect(sms?.to).toBe('+420777123456');
    expect(sms?.text.length).toBeLessThan(161);
  });

  it('does not reach into the mailbox of before: a link ends with a change of the address', async () => {
    await recoverPassword(test.deps, otherName);
    const link = await linkOf(other);
    await sql`update "user" set email = 'new@test.test' where id = ${other}`.execute(test.db);
    const refused = await reset(link);
    expect(refused.body.globalErrors).toEqual([{ messageKey: 'auth.error.codeInvalid' }]);
  });

  it('asked for ten thousand times sends one mail a minute and five a day', async () => {
    const callers = Array.from({ length: 400 }, (_, index) =>
      test.createCaller(`10.${Math.floor(index / 250)}.${index % 250}.1`),
    );
    await callers[0]?.renewCsrf();
    for (const caller of callers) {
      for (const [name, value] of callers[0]?.cookies ?? []) caller.cookies.set(name, value);
    }
    const token = callers[0]?.cookies.get('csrf') ?? '';
    const statuses = new Set<number>();
    for (const caller of callers) {
      const answers = await Promise.all(
        Array.from({ length: 25 }, () =>
          caller.send(
            'POST',
            '/api/auth/recover-password',
            { username: otherName },
            { 'x-csrf-token': token },
          ),
        ),
      );
      for (const { statusCode } of answers) statuses.add(statusCode);
    }
    expect([...statuses]).toEqual([200]);
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total
      from job.job
      where name = 'password.recover'`.execute(test.db);
    expect(rows[0]?.total).toBeLessThan(20);
    for (let day = 0; day < 8; day += 1) {
      await recoverPassword(test.deps, otherName);
      await sql`
        update one_time_code set date_created = date_created - interval '61 seconds'`.execute(
        test.db,
      );
    }
    expect(await kindsOf(other)).toHaveLength(5);
  });

  it('keeps a link that holds in the mailbox, however often a stranger asks', async () => {
    const codeIn = async () => (await linkOf(other)).code;
    const wait = (minutes: number) =>
      sql`
        update one_time_code set date_created = date_created - make_interval(mins => ${minutes}),
          expires_at = expires_at - make_interval(mins => ${minutes})`.execute(test.db);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await recoverPassword(test.deps, otherName);
      await wait(2);
    }
    const fifth = await codeIn();
    await recoverPassword(test.deps, otherName);
    expect(await codeIn()).toBe(fifth);
    expect(await kindsOf(other)).toHaveLength(5);
    // the owner comes as the last link is about to end
    await wait(50);
    await recoverPassword(test.deps, otherName);
    expect(await kindsOf(other)).toHaveLength(6);
    expect((await reset(await linkOf(other))).status).toBe(200);
  });
  it('is sent to another address of the owner, though the link to the one before still lives', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await recoverPassword(test.deps, otherName);
      await sql`
        update one_time_code set date_created = date_created - interval '61 seconds'`.execute(
        test.db,
      );
    }
    await sql`
      update "user" set email = 'new@test.test', email_confirmed_at = now()
      where id = ${other}`.execute(test.db);
    await recoverPassword(test.deps, otherName);
    expect((await readMails(test, other)).at(-1)?.to).toBe('new@test.test');
  });
  it('is refused to an address that asks for too many, and to no other', async () => {
    const ask = async (address: string, username: string) =>
      (await test.createCaller(address).call(api.password.recover, { body: { username } })).status;
    const statuses = [];
    for (let name = 0; name < 31; name += 1) statuses.push(await ask('203.0.113.80', `x${name}`));
    expect([statuses.slice(0, 30).every((status) => status === 200), statuses[30]]).toEqual([
      true,
      422,
    ]);
    expect(await ask('203.0.113.81', 'x0')).toBe(200);
  });
});

describe('a reset', () => {
  it('sets the password, ends all sessions, lifts the lock and tells the owner', async () => {
    const before = await test.signedIn('other');
    await sql`
      update "user" set failed_logins = 10, locked_until = now() + interval '15 minutes'
      where id = ${other}`.execute(test.db);
    await recoverPassword(test.deps, otherName);
    const link = await linkOf(other);
    expect((await reset(link)).status).toBe(200);
    expect((await before.call(api.user.me, {})).status).toBe(401);
    expect((await kindsOf(other)).at(-1)).toBe('PASSWORD_CHANGED');
    expect(await test.createCaller('203.0.113.90').signIn(otherName, passwords.other)).toBe(422);
    expect(await test.createCaller('203.0.113.91').signIn(otherName, password)).toBe(200);
    expect((await reset(link)).body.globalErrors).toEqual([
      { messageKey: 'auth.error.codeInvalid' },
    ]);
  });

  it('is refused with a link that is old, replaced, of somebody else, or of nobody', async () => {
    await recoverPassword(test.deps, otherName);
    const first = await linkOf(other);
    await sql`update one_time_code set date_created = now() - interval '2 minutes'`.execute(
      test.db,
    );
    await recoverPassword(test.deps, otherName);
    const second = await linkOf(other);
    const check = async (link: { userId: number; code: string }) =>
      (await test.createCaller().call(api.password.check, { body: link })).body;
    expect(await check(second)).toEqual({ valid: true });
    for (const gone of [first, { ...second, userId: employee }, { ...second, userId: 999_999 }])
      expect(await check(gone)).toEqual({ valid: false });
    const refusals = [
      await reset(first),
      await reset({ ...second, userId: employee }),
      await reset({ ...second, userId: 999_999 }),
    ];
    await sql`update one_time_code set expires_at = now()`.execute(test.db);
    refusals.push(await reset(second));
    expect(refusals.map(({ status, body }) => [status, body])).toEqual(
      refusals.map(() => [422, { globalErrors: [{ messageKey: 'auth.error.codeInvalid' }] }]),
    );
  });

  it('with a password against the rule costs the link nothing', async () => {
    await recoverPassword(test.deps, otherName);
    const link = await linkOf(other);
    for (const [weak, key] of [
      ['heslo', 'validation.password'],
      ['Kr.1', 'validation.passwordLength'],
      ['Heslo.2026', 'validation.passwordGuessable'],
      ['Qwertz123456!', 'validation.passwordPatterned'],
      [`${'Aa.1'.repeat(32)}x`, 'validation.maxLength'],
    ] as const)
      expect((await reset({ ...link, password: weak })).body.fieldErrors?.[0]?.messageKey).toBe(
        key,
      );
    expect((await reset(link)).status).toBe(200);
  });

  it('says which passkeys still open the account, in the answer and in the mail', async () => {
    await sql`
      insert into passkey (user_id, credential_id, public_key, name)
      values (${other}, 'of the past', ''::bytea, 'Starý telefon')`.execute(test.db);
    await recoverPassword(test.deps, otherName);
    const { status, body } = await reset(await linkOf(other));
    expect([status, body]).toEqual([200, { passkeys: ['Starý telefon'] }]);
    const [mail] = (await readMails(test, other))
      .filter(({ kind }) => kind === 'PASSWORD_CHANGED')
      .toReversed();
    expect(mail?.text).toContain('Starý telefon');
    await sql`delete from passkey`.execute(test.db);
  });
});

describe('a change of the own password', () => {
  const change = (
    caller: Awaited<ReturnType<TestApp['signedIn']>>,
    currentPassword: string,
    newPassword: string,
  ) => caller.call(api.password.change, { body: { currentPassword, newPassword } });

  it('ends the other sessions, keeps this one, and is told by mail', async () => {
    const [here, there] = [await test.signedIn('employee'), await test.signedIn('employee')];
    expect((await change(here, passwords.employee, password)).status).toBe(200);
    expect((await here.call(api.user.me, {})).status).toBe(200);
    expect((await there.call(api.user.me, {})).status).toBe(401);
    expect((await kindsOf(employee)).at(-1)).toBe('PASSWORD_CHANGED');
    expect((await change(here, password, passwords.employee)).status).toBe(200);
  });

  it('is one to another password: the same again is refused, right or wrong, and ends nothing', async () => {
    const [here, there] = [await test.signedIn('employee'), await test.signedIn('employee')];
    for (const same of [passwords.employee, 'Wrong.Password.1']) {
      const { status, body } = await change(here, same, same);
      expect([status, body.fieldErrors]).toEqual([
        422,
        [{ field: 'newPassword', messageKey: 'validation.passwordSame' }],
      ]);
    }
    expect((await there.call(api.user.me, {})).status).toBe(200);
  });

  it('is not one to a password others would try first', async () => {
    const caller = await test.signedIn('employee');
    for (const first of ['Password.1', 'Benefity.2026', 'Employee.2026']) {
      const { status, body } = await change(caller, passwords.employee, first);
      expect([status, body.fieldErrors]).toEqual([
        422,
        [{ field: 'newPassword', messageKey: 'validation.passwordGuessable' }],
      ]);
    }
  });

  /** Answers that were asked for while another password was being set, and it was. */
  const whileAnotherIsSet = async <T>(ask: () => Promise<T>): Promise<T> => {
    const { started } = await atomic(test.db, async (tx) => {
      await sql`
        update "user" set password_hash = ${await hashPassword(password)}
        where id = ${employee}`.execute(tx);
      const answer = ask();
      // it has compared the password, and waits for its account
      await sleep(1_000);
      return { started: { answer } };
    });
    return started.answer;
  };
  const putBack = async () =>
    sql`
      update "user" set password_hash = ${await hashPassword(passwords.employee)}
      where id = ${employee}`.execute(test.db);
  it('is of the password there is, and not of one that was there when it was asked for', async () => {
    const caller = await test.signedIn('employee');
    const { status, body } = await whileAnotherIsSet(() =>
      change(caller, passwords.employee, 'Third.Password.1'),
    );
    expect([status, body.fieldErrors?.[0]?.messageKey]).toEqual([
      422,
      'validation.currentPassword',
    ]);
    await putBack();
  });
  it('lets nobody in by the password of before, who was on the way in', async () => {
    const caller = test.createCaller();
    const status = await whileAnotherIsSet(() =>
      caller.signIn('employee@test.test', passwords.employee),
    );
    expect([status, (await caller.call(api.user.me, {})).status]).toEqual([422, 401]);
    await putBack();
  });

  it('leaves no passkey and no address of who had the password of before, and was about to add one', async () => {
    const thief = await test.signedIn('employee');
    const key = createAuthenticator({ origin: 'http://localhost:3000', rpId: 'localhost' });
    const credential = key.create((await thief.call(api.passkey.options, {})).body);
    await thief.call(api.personal.requestEmail, { body: { email: 'thief@evil.test' } });
    const code = (await readMails(test, employee)).findLast(({ kind }) => kind === 'EMAIL_CODE');
    const typed = /\d{6}/.exec(code?.text ?? '')?.[0] ?? '';
    const answers = await atomic(test.db, async (tx) => {
      const passwordHash = await hashPassword(password);
      expect(await changePassword(test.deps, tx, { userId: employee, passwordHash })).toBe(true);
      const late = [
        thief.call(api.passkey.add, { body: { name: 'Můj', credential } }),
        thief.call(api.personal.confirmEmail, { body: { code: typed } }),
      ];
      // both were let in, and wait for the account
      await sleep(1_000);
      return { late };
    });
    expect((await Promise.all(answers.late)).map(({ status }) => status)).toEqual([401, 401]);
    const { rows } = await sql`
      select email, (select count(*)::int from passkey) as passkeys
      from "user" where id = ${employee}`.execute(test.db);
    expect(rows).toEqual([{ email: 'employee@test.test', passkeys: 0 }]);
    await putBack();
  });

  it('needs the current one; wrong ones lock the account as those of a sign-in do', async () => {
    const caller = await test.signedIn('employee');
    const keys = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const { body } = await change(caller, `Wrong.${guess}`, password);
      keys.push(body.fieldErrors?.[0]?.messageKey ?? body.globalErrors?.[0]?.messageKey);
    }
    expect(keys).toEqual([
      ...Array.from({ length: 10 }, () => 'validation.currentPassword'),
      'common.error.tooManyRequests',
    ]);
    await sql`update "user" set locked_until = null, failed_logins = 0`.execute(test.db);
  });
});

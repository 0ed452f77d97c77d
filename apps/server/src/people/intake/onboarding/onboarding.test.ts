import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildUser } from '../../../test/factories.ts';
import { linkIn, readMails } from '../../../test/mail.ts';
import { confirmPhone, registerPhone } from '../../../test/phone.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { checkCode, issueCode } from '../../sign-in/code/index.ts';
import { inviteClient, remindForgetful, resendInvitation } from './onboarding.jobs.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
beforeEach(() => sql`update client set active = true`.execute(test.db));

let nth = 0;
const password = 'Nove.Heslo.1';
const makeUser = async (fields: Parameters<typeof buildUser>[0] = {}): Promise<number> => {
  nth += 1;
  const { body } = await admin.call(api.userAdmin.create, {
    body: buildUser({ email: `novy${nth}@firma.test`, username: `novy${nth}`, ...fields }),
  });
  return body.id;
};
const invite = (userId: number) => admin.call(api.onboardingAdmin.invite, { userId });
/** The code of the last mail to a person. */
const codeOf = async (userId: number): Promise<string> => {
  const mail = (await readMails(test, userId)).at(-1);
  const link = new URL(mail ? linkIn(mail) : '/', 'http://localhost');
  expect([link.pathname, link.searchParams.get('userId')]).toEqual(['/welcome', String(userId)]);
  return new URLSearchParams(link.hash.slice(1)).get('code') ?? '';
};
const invited = async (fields?: Parameters<typeof buildUser>[0]) => {
  const userId = await makeUser(fields);
  expect((await invite(userId)).status).toBe(200);
  return { userId, code: await codeOf(userId) };
};
const welcome = (who: { userId: number; code: string }) => ({
  ...who,
  password,
  language: 'SK' as const,
  termsAccepted: true as const,
});
const stateOf = async (userId: number) =>
  (await admin.call(api.userAdmin.get, { id: userId })).body;

describe('an invitation', () => {
  it('is mailed, says whom it is for to who has its code, and signs in the person who takes it up', async () => {
    const { userId, code } = await invited();
    expect((await stateOf(userId)).onboarding.status).toBe('SENT');
    const guest = test.createCaller();
    expect((await guest.call(api.onboarding.get, { body: { userId, code } })).body).toMatchObject({
      valid: true,
      firstName: 'Petr',
      username: `novy${nth}`,
      clientName: 'První firma',
      needsPhone: false,
    });
    const answer = await guest.call(api.onboarding.complete, {
      body: {
        ...welcome({ userId, code }),
        marketingConsent: true,
        phoneNumber: '+420 777 123 456',
      },
    });
    expect(answer.status).toBe(200);
    await guest.renewCsrf();
    expect((await guest.call(api.user.me, {})).body).toMatchObject({ id: userId, language: 'SK' });
    const { active, onboarding } = await stateOf(userId);
    expect([active, onboarding.status]).toEqual([true, 'COMPLETED']);
    const { rows } = await sql`
      select
        phone_number, phone_verified_at, terms_version is not null as agreed,
        marketing_consent_at is not null as consents
      from "user"
      where id = ${userId}`.execute(test.db);
    expect(rows).toEqual([
      { phone_number: '+420777123456', phone_verified_at: null, agreed: true, consents: true },
    ]);
    expect(await test.createCaller().signIn(`novy${nth}@firma.test`, password)).toBe(200);
  });

  it('is taken up once, also by two who try at the same time', async () => {
    const who = await invited();
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        test.createCaller().call(api.onboarding.complete, { body: welcome(who) }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    const late = await test.createCaller().call(api.onboarding.complete, { body: welcome(who) });
    expect(late.body.globalErrors).toEqual([{ messageKey: 'auth.error.codeInvalid' }]);
  });

  it('ends when another is sent, when it is old, and when its person or client is switched off', async () => {
    const check = async ({ userId, code }: { userId: number; code: string }) =>
      (await test.createCaller().call(api.onboarding.get, { body: { userId, code } })).body.valid;
    const first = await invited();
    await invite(first.userId);
    expect(await check(first)).toBe(false);
    const old = await invited();
    await sql`update one_time_code set expires_at = now() where user_id = ${old.userId}`.execute(
      test.db,
    );
    expect(await check(old)).toBe(false);
    const off = await invited();
    await sql`update client set active = false where id = 1`.execute(test.db);
    expect(await check(off)).toBe(false);
    await sql`update client set active = true where id = 1`.execute(test.db);
    expect(await check(off)).toBe(true);
    const left = await invited();
    await sql`update "user" set employment_to = current_date - 1 where id = ${left.userId}`.execute(
      test.db,
    );
    expect(await check(left)).toBe(false);
  });

  it('is nobody else’s, and no guessing ends it', async () => {
    const mine = await invited();
    const other = await invited();
    const stranger = test.createCaller('203.0.113.50');
    for (let guess = 0; guess < 8; guess += 1)
      expect(
        (
          await stranger.call(api.onboarding.get, {
            body: { userId: mine.userId, code: other.code },
          })
        ).body,
      ).toEqual({ valid: false, needsPhone: false });
    expect((await stranger.call(api.onboarding.get, { body: mine })).body.valid).toBe(true);
  });

  it('asks for a password by the rule, the terms, and a number where there is no e-mail', async () => {
    const who = await invited();
    const send = async (change: object) =>
      (
        await test
          .createCaller()
          .send('POST', '/api/auth/onboarding', { ...welcome(who), ...change })
      ).statusCode;
    const guest = test.createCaller();
    await guest.renewCsrf();
    const fieldsOf = async (change: object): Promise<string[]> => {
      const answer = await guest.send('POST', '/api/auth/onboarding', {
        ...welcome(who),
        ...change,
      });
      return answer.json().fieldErrors?.map(({ messageKey }: { messageKey: string }) => messageKey);
    };
    expect(await send({})).toBe(403);
    expect(await fieldsOf({ password: 'heslo' })).toEqual(['validation.password']);
    expect(await fieldsOf({ password: 'Kr.1' })).toEqual(['validation.passwordLength']);
    expect(await fieldsOf({ password: 'Heslo.2026' })).toEqual(['validation.passwordGuessable']);
    expect(await fieldsOf({ termsAccepted: false })).toEqual(['validation.termsAccepted']);
    // …and the link a letter's, which is of no address
    await sql`update "user" set email = null where id = ${who.userId}`.execute(test.db);
    await sql`update one_time_code set target = null where user_id = ${who.userId}`.execute(
      test.db,
    );
    expect(await fieldsOf({})).toEqual(['validation.required']);
    // what was refused cost the link nothing
    expect(await fieldsOf({ phoneNumber: '+421905123456' })).toBeUndefined();
  });

  it('is repeated once, after the days the client says, with a link that works', async () => {
    const { userId, code } = await invited();
    await remindForgetful(test.deps);
    expect(await readMails(test, userId)).toHaveLength(1);
    await sql`
      update "user" set onboarding_sent_at = now() - interval '8 days'
      where id = ${userId}`.execute(test.db);
    await remindForgetful(test.deps);
    await remindForgetful(test.deps);
    const kinds = (await readMails(test, userId)).map(({ kind }) => kind);
    expect(kinds).toEqual(['ONBOARDING', 'ONBOARDING_REMINDER']);
    const guest = test.createCaller();
    expect((await guest.call(api.onboarding.get, { body: { userId, code } })).body.valid).toBe(
      false,
    );
    const fresh = await codeOf(userId);
    expect(
      (await guest.call(api.onboarding.get, { body: { userId, code: fresh } })).body.valid,
    ).toBe(true);
  });

  it('is not sent to who has left, nor written on paper for them, and says so', async () => {
    const left = await makeUser();
    await sql`update "user" set employment_to = current_date - 1 where id = ${left}`.execute(
      test.db,
    );
    const letter = await admin.call(api.onboardingAdmin.letters, { body: { userId: left } });
    for (const { body } of [await invite(left), letter])
      expect(body.globalErrors).toEqual([{ messageKey: 'invitation.error.left' }]);
  });
  it('is not sent to who is set up, nor to people of a client that is off', async () => {
    const { userId, code } = await invited();
    await test.createCaller().call(api.onboarding.complete, { body: welcome({ userId, code }) });
    expect((await invite(userId)).body.globalErrors).toEqual([
      { messageKey: 'invitation.error.completed' },
    ]);
    const waiting = await makeUser();
    await sql`update client set active = false`.execute(test.db);
    const { inviteClient: all, letters } = api.onboardingAdmin;
    const refused = [
      await invite(waiting),
      await admin.call(all, { clientId: 1 }),
      await admin.call(letters, { body: { clientId: 1 } }),
    ];
    for (const { body } of refused)
      expect(body.globalErrors).toEqual([{ messageKey: 'invitation.error.clientInactive' }]);
    expect((await invite(999_999)).status).toBe(404);
  });

  it('is taken back when its person is switched off: nobody is reminded, no link is sent again', async () => {
    const { userId } = await invited();
    for (const active of [true, false])
      await admin.call(api.userAdmin.activate, { id: userId, body: { active } });
    expect((await stateOf(userId)).onboarding.status).toBe('NONE');
    await sql`
      update one_time_code set date_created = now() - interval '2 minutes'
      where user_id = ${userId}`.execute(test.db);
    await sql`
      update "user" set onboarding_sent_at = now() - interval '8 days'
      where id = ${userId}`.execute(test.db);
    await resendInvitation(test.deps, userId);
    await remindForgetful(test.deps);
    expect(await readMails(test, userId)).toHaveLength(1);
  });

  it('holds when an administrator corrects the name of its person', async () => {
    const who = await invited();
    const { version } = await stateOf(who.userId);
    const { clientId, companyId } = await stateOf(who.userId);
    const form = buildUser({ email: `novy${nth}@firma.test`, username: `novy${nth}` });
    const saved = await admin.call(api.userAdmin.update, {
      id: who.userId,
      body: { ...form, clientId, companyId, firstName: 'Pavel', version },
    });
    expect(saved.status).toBe(200);
    const { body } = await test.createCaller().call(api.onboarding.get, { body: who });
    expect(body).toMatchObject({ valid: true, firstName: 'Pavel' });
  });

  it('ends when its person gets another address: the one before may be a stranger’s', async () => {
    const who = await invited();
    const { version, clientId, companyId } = await stateOf(who.userId);
    const form = buildUser({ email: `spravny${nth}@firma.test`, username: `novy${nth}` });
    await admin.call(api.userAdmin.update, {
      id: who.userId,
      body: { ...form, clientId, companyId, version },
    });
    const guest = test.createCaller();
    expect((await guest.call(api.onboarding.get, { body: who })).body.valid).toBe(false);
    const taken = await guest.call(api.onboarding.complete, { body: welcome(who) });
    expect(taken.body.globalErrors).toEqual([{ messageKey: 'auth.error.codeInvalid' }]);
  });

  it('on paper, taken up by who was set up before, ends what was open with the old password', async () => {
    const userId = await makeUser({ email: null });
    const linkTo = async () => {
      const { body } = await admin.call(api.onboardingAdmin.letters, { body: { userId } });
      const { hash } = new URL(body.letters[0]?.href ?? '');
      const code = new URLSearchParams(hash.slice(1)).get('code') ?? '';
      return { ...welcome({ userId, code }), phoneNumber: '+420777123456' };
    };
    const before = test.createCaller();
    await before.call(api.onboarding.complete, { body: await linkTo() });
    expect((await before.call(api.user.me, {})).status).toBe(200);
    await before.renewCsrf();
    const phone = await registerPhone(test);
    const reachAt = (email: string | null) =>
      sql`update "user" set email = ${email} where id = ${userId}`.execute(test.db);
    // by mail for as long as the code of the phone takes
    await reachAt('pismo@firma.test');
    expect((await confirmPhone(test, { owner: before, userId, phone })).status).toBe(200);
    await reachAt(null);
    const reset = { purpose: 'PASSWORD_RESET', userId } as const;
    const resetCode = await issueCode(test.deps, test.db, reset);
    expect(await checkCode(test.deps, reset, resetCode)).toBeDefined();
    const after = test.createCaller();
    await after.call(api.onboarding.complete, { body: await linkTo() });
    const phones = (await after.call(api.mobileDevice.list, {})).body;
    expect(phones.map(({ status }) => status)).toEqual(['REMOVED']);
    expect(await checkCode(test.deps, reset, resetCode)).toBeUndefined();
    expect([
      (await before.call(api.user.me, {})).status,
      (await after.call(api.user.me, {})).status,
    ]).toEqual([401, 200]);
  });

  it('greets a name with a line break in it without making headers of it', async () => {
    const { userId } = await invited();
    await sql`
      update "user" set first_name = ${'Petr\r\nBcc: all@evil.example'}
      where id = ${userId}`.execute(test.db);
    await invite(userId);
    const mail = (await readMails(test, userId)).at(-1);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.to).toBe(`novy${nth}@firma.test`);
  });
});

describe('a new link', () => {
  it('is sent to who was invited, to nobody else, and answered the same to all', async () => {
    const { userId } = await invited();
    const answers = [];
    for (const id of [userId, 2, 999_999]) {
      const { status, body } = await test
        .createCaller('203.0.113.60')
        .call(api.onboarding.resend, { body: { userId: id } });
      answers.push([status, body]);
      await resendInvitation(test.deps, id);
    }
    expect(answers).toEqual([1, 2, 3].map(() => [200, {}]));
    const of = async (id: number) =>
      (await readMails(test, id)).filter(({ kind }) => kind === 'ONBOARDING').length;
    // within a minute of the first the one before still holds
    expect([await of(userId), await of(2)]).toEqual([1, 0]);
    await sql`
      update one_time_code set date_created = now() - interval '2 minutes'
      where user_id = ${userId}`.execute(test.db);
    await resendInvitation(test.deps, userId);
    expect(await of(userId)).toBe(2);
  });
});

describe('the people of a client', () => {
  it('are invited all at once, each once; who has no e-mail is counted', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into client (name, country, active)
      values ('Velká firma', 'CZ', true)
      returning id`.execute(test.db);
    const clientId = rows[0]?.id ?? 0;
    const ids = [];
    for (let index = 0; index < 3; index += 1) ids.push(await makeUser({ clientId }));
    const paper = await makeUser({ clientId, email: null });
    const { body } = await admin.call(api.onboardingAdmin.inviteClient, { clientId });
    expect(body).toEqual({ queued: 3, skippedNoEmail: 1 });
    await Promise.all([inviteClient(test.deps, clientId), inviteClient(test.deps, clientId)]);
    // the job that was queued may have had them in hand
    await expect
      .poll(async () => (await admin.call(api.onboardingAdmin.ofClient, { clientId })).body)
      .toEqual({ waiting: 0, waitingNoEmail: 1, sent: 3, completed: 0, excluded: 0 });
    for (const id of ids) expect(await readMails(test, id)).toHaveLength(1);
    expect((await invite(paper)).body.globalErrors).toEqual([
      {
        messageKey: 'invitation.error.noEmail',
        params: { printableUrl: `/admin/user/${paper}/letter` },
      },
    ]);
    const letters = await admin.call(api.onboardingAdmin.letters, { body: { clientId } });
    expect(letters.body).toMatchObject({
      remaining: 0,
      letters: [{ userId: paper, clientName: 'Velká firma', username: `novy${nth}` }],
    });
    const link = new URL(letters.body.letters[0]?.href ?? '');
    const guest = test.createCaller();
    const code = new URLSearchParams(link.hash.slice(1)).get('code') ?? '';
    expect(
      (await guest.call(api.onboarding.get, { body: { userId: paper, code } })).body,
    ).toMatchObject({
      valid: true,
      needsPhone: true,
    });
  });
  it('are invited without those an administrator has switched off, who are invited by hand', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into client (name, country, active)
      values ('Menší firma', 'CZ', true)
      returning id`.execute(test.db);
    const clientId = rows[0]?.id ?? 0;
    const [off, fresh] = [await makeUser({ clientId }), await makeUser({ clientId })];
    for (const active of [true, false])
      await admin.call(api.userAdmin.activate, { id: off, body: { active } });
    const { body } = await admin.call(api.onboardingAdmin.inviteClient, { clientId });
    expect(body).toEqual({ queued: 1, skippedNoEmail: 0 });
    await expect.poll(() => readMails(test, fresh)).toHaveLength(1);
    expect(await readMails(test, off)).toEqual([]);
    const state = await admin.call(api.onboardingAdmin.ofClient, { clientId });
    expect(state.body).toMatchObject({ waiting: 0, sent: 1, excluded: 1 });
    expect((await invite(off)).status).toBe(200);
    expect(await readMails(test, off)).toHaveLength(1);
  });
  it('of a client that is off are not called invited', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into client (name, country, active)
      values ('Vypnutá firma', 'CZ', true)
      returning id`.execute(test.db);
    const clientId = rows[0]?.id ?? 0;
    await makeUser({ clientId });
    await sql`update client set active = false where id = ${clientId}`.execute(test.db);
    expect((await admin.call(api.onboardingAdmin.ofClient, { clientId })).body).toEqual({
      waiting: 0,
      waitingNoEmail: 0,
      sent: 0,
      completed: 0,
      excluded: 1,
    });
  });
});

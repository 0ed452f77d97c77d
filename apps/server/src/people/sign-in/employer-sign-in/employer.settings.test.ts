import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { passwords } from '../../../test/factories.ts';
import {
  callback,
  callbackOf,
  openEmployers,
  portal,
  verified,
} from '../../../test/employer/employers.ts';
import { visit } from '../../../test/employer/provider.ts';

const { test, admin, provider, liar, key, form, read, save, invite, comeBack, signIn } =
  openEmployers();

describe('where a sign-in ends', () => {
  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/..//evil.example',
    '/login?redirect=/login',
  ])('is the home page when it was to be %s', async (redirect) => {
    await invite();
    provider().signInAs('sub-eva', verified);
    const browser = test().createCaller();
    const { status, body } = await browser.call(api.employerSignIn.start, {
      body: { key: key(), redirect },
    });
    if (status !== 200) return expect(status).toBe(422);
    expect(await comeBack(browser, await visit(body.href, callback))).toBe(`${portal}/`);
  });
  it('stays in the portal when an address is encoded twice', async () => {
    await invite();
    provider().signInAs('sub-eva', verified);
    const end = new URL(await signIn(test().createCaller(), '/%252F%252Fevil.example/%2F%2Fx'));
    expect(end.origin).toBe(portal);
  });
});

describe('the way to the provider', () => {
  const find = async (email: string) =>
    (await test().createCaller().call(api.employerSignIn.find, { body: { email } })).body.employers;
  it('is found by the domain alone: who has an account makes no difference', async () => {
    await invite();
    expect(await find('eva@FIRMA.cz')).toEqual([{ key: key(), name: 'První firma' }]);
    expect(await find('nobody@firma.cz')).toEqual(await find('eva@firma.cz'));
    expect([await find('a@unknown.cz'), await find('employee@test.test')]).toEqual([[], []]);
  });
  it('has an address to bookmark, which says nothing of clients without one', async () => {
    const offer = async (address?: string) =>
      (await test().createCaller().call(api.employerSignIn.offer, { key: address })).body;
    expect(await offer(key())).toEqual({
      isOffered: true,
      employer: { key: key(), name: 'První firma' },
    });
    expect(await offer('x'.repeat(12))).toEqual({ isOffered: true, employer: null });
    await save({ enabled: false });
    expect(await offer(key())).toMatchObject({ employer: null });
    expect(await find('eva@firma.cz')).toEqual([]);
  });
  it('is refused in words when the provider cannot be reached', async () => {
    await save({ issuer: 'http://localhost:1' });
    const answer = await test()
      .createCaller()
      .call(api.employerSignIn.start, { body: { key: key() } });
    expect([answer.status, answer.body.globalErrors]).toEqual([
      422,
      [{ messageKey: 'employer.error.unavailable' }],
    ]);
  });
});

describe('the settings', () => {
  it('never answer the secret, which is sealed and stays when it is not sent', async () => {
    await save({ secret: null });
    const record = await read();
    expect(record).toMatchObject({ hasSecret: true, redirectUri: callbackOf(1) });
    const { rows } = await sql<{ row: string }>`
      select s::text || encode(s.secret, 'escape') as row
      from client_sign_in s
      where client_id = 1`.execute(test().db);
    const audit = (await admin().call(api.audit.list, { entity: 'client', entityId: 1 })).body;
    expect(JSON.stringify([record, rows, audit])).not.toContain('a secret');
    expect(
      (await admin().call(api.employerSignInAdmin.test, { clientId: 1 })).body.problem,
    ).toBeNull();
  });
  it('give a secret to no other provider than the one it was typed for', async () => {
    await save({ issuer: liar().issuer, secret: null });
    expect((await read()).hasSecret).toBe(false);
  });
  it.each([
    ['a wrong secret', { secret: 'wrong' }, 'CLIENT_REFUSED'],
    ['an unknown client', { oidcClientId: 'nobody' }, 'CLIENT_REFUSED'],
    ['nobody there', { issuer: 'http://localhost:1' }, 'UNREACHABLE'],
  ])('are tried with the provider: %s', async (_, more, problem) => {
    await save(more);
    expect((await admin().call(api.employerSignInAdmin.test, { clientId: 1 })).body.problem).toBe(
      problem,
    );
  });
  it('are tried with the provider: not one at all, or another than it says', async () => {
    await save({ issuer: `${liar().issuer}/keys` });
    expect((await admin().call(api.employerSignInAdmin.test, { clientId: 1 })).body.problem).toBe(
      'NO_PROVIDER',
    );
    await save({ issuer: liar().issuer.replace('localhost', '127.0.0.1') });
    expect((await admin().call(api.employerSignInAdmin.test, { clientId: 1 })).body.problem).toBe(
      'WRONG_ISSUER',
    );
  });
  it.each([
    ['http://login.firma.cz', 'issuer'],
    ['https://user@login.firma.cz', 'issuer'],
    ['https://login.firma.cz/?a=b', 'issuer'],
    ['file:///etc/passwd', 'issuer'],
  ])('refuse %s', async (issuer, field) => {
    const { version } = await read();
    const answer = await admin().call(api.employerSignInAdmin.save, {
      clientId: 1,
      body: form({ issuer, version }),
    });
    expect(answer.body.fieldErrors?.[0]?.field).toBe(field);
  });
  it('refuse what was changed meanwhile, and a client that is not there', async () => {
    const { version } = await read();
    await save();
    const late = { clientId: 1, body: form({ version }) };
    expect((await admin().call(api.employerSignInAdmin.save, late)).body.globalErrors).toEqual([
      { messageKey: 'common.error.concurrentModification' },
    ]);
    expect((await admin().call(api.employerSignInAdmin.get, { clientId: 99 })).status).toBe(404);
  });
});

describe('an employer that switched passwords off', () => {
  beforeEach(() => save({ isOnly: true }));
  const answerOf = async (password: string) => {
    const caller = test().createCaller();
    await caller.renewCsrf();
    const answer = await caller.send('POST', '/api/auth/login', {
      username: 'employee@test.test',
      password,
    });
    return answer.json<{ globalErrors: unknown }>().globalErrors;
  };
  it('says so to who knows the password, and to nobody else', async () => {
    expect(await answerOf(passwords.employee)).toEqual([{ messageKey: 'employer.error.only' }]);
    expect(await answerOf('wrong')).toEqual([{ messageKey: 'auth.error.badCredentials' }]);
  });
  it('leaves administrators and people of others their passwords', async () => {
    await sql`update "user" set client_id = 1 where id = 1`.execute(test().db);
    expect(await test().createCaller().signIn('admin@test.test', passwords.admin)).toBe(200);
    expect(await test().createCaller().signIn('other@test.test', passwords.other)).toBe(200);
    await sql`update "user" set client_id = null where id = 1`.execute(test().db);
  });
});

describe('where the employer’s account becomes the only way in', () => {
  const isIn = async (caller: ReturnType<ReturnType<typeof test>['createCaller']>) =>
    (await caller.call(api.user.me, {})).status === 200;
  it('sessions opened otherwise end, those of the employer and of other clients go on', async () => {
    const byPassword = await test().signedIn('employee');
    const ofAnother = await test().signedIn('other');
    await invite();
    provider().signInAs('sub-eva', verified);
    const byEmployer = test().createCaller();
    await signIn(byEmployer);
    // each is known to the node by now
    expect([await isIn(byPassword), await isIn(ofAnother), await isIn(byEmployer)]).toEqual([
      true,
      true,
      true,
    ]);
    await save({ isOnly: true });
    expect([await isIn(byPassword), await isIn(ofAnother), await isIn(byEmployer)]).toEqual([
      false,
      true,
      true,
    ]);
  });
  it('an administrator of the client stays: their password still lets them in', async () => {
    await sql`update "user" set roles = '{ROLE_USER,ROLE_ADMIN}' where id = 2`.execute(test().db);
    try {
      const leader = await test().signedIn('employee');
      await save({ isOnly: true });
      expect(await isIn(leader)).toBe(true);
    } finally {
      await sql`update "user" set roles = '{ROLE_USER}' where id = 2`.execute(test().db);
    }
  });
  it('nobody changes a password there, which is said, and the profile knows it', async () => {
    await invite();
    await save({ isOnly: true });
    provider().signInAs('sub-eva', verified);
    const eva = test().createCaller();
    await signIn(eva);
    await eva.renewCsrf();
    expect((await eva.call(api.user.me, {})).body).toMatchObject({ isEmployerOnly: true });
    const { status, body } = await eva.call(api.password.change, {
      body: { currentPassword: passwords.employee, newPassword: 'Nove.Heslo.1' },
    });
    expect([status, body.globalErrors]).toEqual([422, [{ messageKey: 'employer.error.only' }]]);
  });
});

describe('the terms of use', () => {
  it('are asked of who came by the employer’s account, once for each version', async () => {
    await invite();
    provider().signInAs('sub-eva', verified);
    const eva = test().createCaller();
    await signIn(eva);
    await eva.renewCsrf();
    const due = async () => (await eva.call(api.user.me, {})).body.termsDue;
    const version = await due();
    expect(version).toMatch(/^\d{4}-\d{2}$/);
    const old = await eva.call(api.user.acceptTerms, { body: { version: '2020-01' } });
    expect([old.status, await due()]).toEqual([422, version]);
    const accept = async () =>
      (await eva.call(api.user.acceptTerms, { body: { version: version ?? '' } })).status;
    expect([await accept(), await due(), await accept()]).toEqual([200, null, 200]);
    await sql`
      update "user" set terms_version = '2025-01'
      where username = 'eva@firma.cz' and terms_accepted_at is not null`.execute(test().db);
    expect(await due()).toBe(version);
  });
  it('are not asked of an administrator, who has no employer here', async () => {
    expect((await admin().call(api.user.me, {})).body.termsDue).toBeNull();
  });
});

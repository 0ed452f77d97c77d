import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  callback,
  callbackOf,
  openEmployers,
  portal,
  refusalPath,
  verified,
} from '../../../test/employer/employers.ts';
import { visit } from '../../../test/employer/provider.ts';

const {
  test,
  admin,
  provider,
  liar,
  key,
  otherKey,
  read,
  save,
  invite,
  begin,
  comeBack,
  signIn,
  whoIs,
} = openEmployers();

describe('the first sign-in', () => {
  it('finds the invited person, and ends where they were going', async () => {
    const id = await invite();
    const browser = test().createCaller();
    provider().signInAs('sub-eva', verified);
    expect(await signIn(browser, '/sport?sort=NAME')).toBe(`${portal}/sport?sort=NAME`);
    expect(await whoIs(browser)).toBe(id);
    const { rows } = await sql`
      select u.onboarding_status as onboarding, s.method, i.subject
      from "user" u
      join session s on s.user_id = u.id
      join user_identity i on i.user_id = u.id
      where u.id = ${id}`.execute(test().db);
    expect(rows).toEqual([{ onboarding: 'COMPLETED', method: 'EMPLOYER', subject: 'sub-eva' }]);
  });
  it.each([
    ['what the directory calls them', { oid: 'oid-eva' }],
    ['their personal number', { employee_number: '17' }],
    ['a personal number that came as a number', { employee_number: 17 }],
    ['an address whose domain Entra has verified', { email: 'EVA@firma.cz', xms_edov: true }],
  ])('knows a person by %s', async (_, claims) => {
    const id = await invite();
    const browser = test().createCaller();
    provider().signInAs('sub-eva', claims);
    expect(await signIn(browser)).toBe(`${portal}/`);
    expect(await whoIs(browser)).toBe(id);
  });
  it.each([
    ['an address nobody verified', { email: 'eva@firma.cz' }],
    ['an address said to be unverified', { email: 'eva@firma.cz', email_verified: false }],
    ['an address verified in words only', { email: 'eva@firma.cz', email_verified: 'true' }],
    ['nothing', {}],
    ['the number of nobody', { employee_number: '18', ...verified }],
    ['a wildcard', { employee_number: '%' }],
    [
      'the address of an account with a password',
      { email: 'employee@test.test', email_verified: true },
    ],
    ['the address of another client’s person', { email: 'other@test.test', email_verified: true }],
    ['the address of an administrator', { email: 'admin@test.test', email_verified: true }],
  ])('lets nobody in by %s', async (_, claims) => {
    await invite();
    const browser = test().createCaller();
    provider().signInAs('sub-x', claims);
    expect(await signIn(browser)).toContain(refusalPath('unknown'));
    expect(await whoIs(browser)).toBeUndefined();
    const { rows } = await sql`select * from user_identity`.execute(test().db);
    expect(rows).toEqual([]);
  });
  it('takes over no administrator of the client, invited or not', async () => {
    const id = await invite();
    await sql`update "user" set roles = '{ROLE_ADMIN}' where id = ${id}`.execute(test().db);
    const browser = test().createCaller();
    provider().signInAs('sub-eva', verified);
    expect(await signIn(browser)).toContain(refusalPath('unknown'));
  });
  it('switches the invited person on', async () => {
    const id = await invite();
    provider().signInAs('sub-eva', verified);
    await signIn(test().createCaller());
    expect((await admin().call(api.userAdmin.get, { id })).body.active).toBe(true);
  });
  it('lets in who was only entered where people sign in no other way', async () => {
    const id = await invite();
    await sql`update "user" set onboarding_status = 'NONE' where id = ${id}`.execute(test().db);
    provider().signInAs('sub-eva', verified);
    expect(await signIn(test().createCaller())).toContain(refusalPath('inactive'));
    await save({ isOnly: true });
    expect(await signIn(test().createCaller())).toBe(`${portal}/`);
  });
  it.each([
    ['whom the directory has switched off', sql`managed_by = 'SSO'`],
    ['who has left', sql`employment_to = current_date - 400`],
    ['who was here before and was switched off', sql`last_login_at = now()`],
  ])('lets in nobody %s', async (_, change) => {
    const id = await invite();
    await sql`update "user" set ${change} where id = ${id}`.execute(test().db);
    provider().signInAs('sub-eva', verified);
    const browser = test().createCaller();
    expect(await signIn(browser)).toContain(refusalPath('inactive'));
    expect(await whoIs(browser)).toBeUndefined();
  });
  it('makes no account', async () => {
    const browser = test().createCaller();
    provider().signInAs('sub-new', { email: 'new@firma.cz', email_verified: true });
    expect(await signIn(browser)).toContain(refusalPath('unknown'));
  });
  it('ends the codes of the invitation: nobody else sets a password with them', async () => {
    const id = await invite();
    await sql`
      insert into one_time_code (purpose, user_id, code_hash, expires_at)
      values ('ONBOARDING', ${id}, '\\x00', now() + interval '1 day')`.execute(test().db);
    provider().signInAs('sub-eva', verified);
    await signIn(test().createCaller());
    const { rows } = await sql`
      select 1 from one_time_code where user_id = ${id} and voided_at is null`.execute(test().db);
    expect(rows).toEqual([]);
  });
});

describe('the next sign-ins', () => {
  const first = async (): Promise<number> => {
    const id = await invite();
    provider().signInAs('sub-eva', verified);
    await signIn(test().createCaller());
    return id;
  };
  it('know the account, whatever its address has become', async () => {
    const id = await first();
    const browser = test().createCaller();
    provider().signInAs('sub-eva', { email: 'novakova@firma.cz' });
    await signIn(browser);
    expect(await whoIs(browser)).toBe(id);
  });
  it('ask nobody for the app they set up here: the provider asks what it will', async () => {
    const id = await first();
    await sql`insert into second_factor (user_id, secret) values (${id}, '\\x00')`.execute(
      test().db,
    );
    const browser = test().createCaller();
    provider().signInAs('sub-eva', verified);
    expect(await signIn(browser)).toBe(`${portal}/`);
    expect(await whoIs(browser)).toBe(id);
  });
  it('know no second account for the same person', async () => {
    await first();
    provider().signInAs('sub-thief', { ...verified, oid: 'oid-eva' });
    expect(await signIn(test().createCaller())).toContain(refusalPath('unknown'));
  });
  it('are refused to who was switched off, or whose employer was', async () => {
    const id = await first();
    provider().signInAs('sub-eva', verified);
    await sql`update "user" set active = false where id = ${id}`.execute(test().db);
    expect(await signIn(test().createCaller())).toContain(refusalPath('inactive'));
    await sql`update "user" set active = true where id = ${id}`.execute(test().db);
    const browser = test().createCaller();
    const back = await visit((await begin(browser)).href, callback);
    await sql`update client set active = false`.execute(test().db);
    expect(await comeBack(browser, back)).toContain(refusalPath('inactive'));
  });
  it('are refused to who became an administrator or went to another client', async () => {
    const id = await first();
    provider().signInAs('sub-eva', verified);
    await sql`update "user" set client_id = 2 where id = ${id}`.execute(test().db);
    expect(await signIn(test().createCaller())).toContain(refusalPath('unknown'));
    await sql`update "user" set client_id = 1, roles = '{ROLE_ADMIN}' where id = ${id}`.execute(
      test().db,
    );
    expect(await signIn(test().createCaller())).toContain(refusalPath('unknown'));
  });
  it('start over with another provider: what was bound to the former is forgotten', async () => {
    const id = await first();
    expect((await read()).linkedCount).toBe(1);
    await save({ issuer: 'https://login.firma.cz/new' });
    expect((await read()).linkedCount).toBe(0);
    await save();
    const browser = test().createCaller();
    provider().signInAs('sub-new', verified);
    await signIn(browser);
    expect(await whoIs(browser)).toBe(id);
  });
  it('forget an erased person', async () => {
    const id = await first();
    await admin().call(api.userAdmin.remove, { id });
    provider().signInAs('sub-eva', verified);
    expect(await signIn(test().createCaller())).toContain(refusalPath('unknown'));
    expect((await read()).linkedCount).toBe(0);
  });
});

describe('what comes back from the provider', () => {
  it('tells who changed their mind, and keeps where they were going', async () => {
    provider().refuse();
    expect(await signIn(test().createCaller(), '/favorite')).toBe(
      `${refusalPath('cancelled')}&employer=${key()}&redirect=%2Ffavorite`,
    );
  });
  it('is nothing without the sign-in it answers', async () => {
    await invite();
    const browser = test().createCaller();
    provider().signInAs('sub-eva', verified);
    const back = await visit((await begin(browser)).href, callback);
    expect(await comeBack(test().createCaller(), back)).toBe(refusalPath('expired'));
    const planted = test().createCaller();
    planted.cookies.set('employer_sign_in', 'x'.repeat(200));
    expect(await comeBack(planted, back)).toBe(refusalPath('expired'));
  });
  it('is nothing in a browser that began another sign-in', async () => {
    await invite();
    const [browser, victim] = [test().createCaller(), test().createCaller()];
    provider().signInAs('sub-eva', verified);
    const back = await visit((await begin(browser)).href, callback);
    await begin(victim);
    expect(await comeBack(victim, back)).toContain(refusalPath('failed'));
    expect(await whoIs(victim)).toBeUndefined();
  });
  it('counts once: neither replayed with its cookie nor without', async () => {
    await invite();
    const browser = test().createCaller();
    provider().signInAs('sub-eva', verified);
    const back = await visit((await begin(browser)).href, callback);
    const cookie = browser.cookies.get('employer_sign_in') ?? '';
    expect(await comeBack(browser, back)).toBe(`${portal}/`);
    expect(await comeBack(browser, back)).toBe(refusalPath('expired'));
    const thief = test().createCaller();
    thief.cookies.set('employer_sign_in', cookie);
    expect(await comeBack(thief, back)).toContain(refusalPath('failed'));
    expect(await whoIs(thief)).toBeUndefined();
  });
  it('is refused with another state, another code or none', async () => {
    await invite();
    for (const [name, value] of [
      ['state', 'x'],
      ['code', 'x'],
      ['code', ''],
    ] as const) {
      const browser = test().createCaller();
      provider().signInAs('sub-eva', verified);
      const back = await visit((await begin(browser)).href, callback);
      back.searchParams.set(name, value);
      expect(await comeBack(browser, back)).toContain(refusalPath('failed'));
    }
  });
  it('is refused when the code was asked for with another PKCE challenge', async () => {
    await invite();
    const browser = test().createCaller();
    provider().signInAs('sub-eva', verified);
    const href = await begin(browser);
    expect(href.searchParams.get('code_challenge_method')).toBe('S256');
    href.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
    expect(await comeBack(browser, await visit(href.href, callback))).toContain(
      refusalPath('failed'),
    );
  });
  it('is refused when the ID token answers another nonce', async () => {
    await invite();
    const browser = test().createCaller();
    provider().signInAs('sub-eva', verified);
    const href = await begin(browser);
    href.searchParams.set('nonce', 'another');
    expect(await comeBack(browser, await visit(href.href, callback))).toContain(
      refusalPath('failed'),
    );
  });
});

describe('a provider that lies', () => {
  const past = { iat: 1_700_000_000, exp: 1_700_000_300 };
  const lies = [
    ['is for somebody else', { claims: { aud: 'another' } }],
    ['is from somebody else', { claims: { iss: 'https://login.firma.cz' } }],
    ['has no nonce', { claims: { nonce: undefined } }],
    ['is of last year', { claims: past }],
    ['is of nobody', { claims: { sub: undefined } }],
    ['is signed by another key', { isForged: true }],
    ['is not signed', { header: { alg: 'none' } }],
  ] as const;
  const arrive = async (lie: Parameters<ReturnType<typeof liar>['says']>[0]): Promise<string> => {
    const browser = test().createCaller();
    const href = await begin(browser, undefined, otherKey());
    liar().says(lie, href.searchParams.get('nonce') ?? '');
    const state = href.searchParams.get('state') ?? '';
    return comeBack(browser, new URL(`${callbackOf(2)}?code=x&state=${state}`));
  };
  it.each(lies)('signs nobody in with a token that %s', async (_, lie) => {
    expect(await arrive(lie)).toContain(refusalPath('failed'));
  });
  it('is believed when it says nothing wrong, for its own people alone', async () => {
    expect(await arrive({ claims: verified })).toContain(refusalPath('unknown'));
    await invite({ email: 'jan@firma.sk', clientId: 2 });
    expect(await arrive({ claims: { oid: 'oid-eva' } })).toBe(`${portal}/`);
  });
});

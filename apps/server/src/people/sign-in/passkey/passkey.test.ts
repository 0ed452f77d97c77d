import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Authenticator, createAuthenticator } from '../../../test/authenticator.ts';
import { readMails } from '../../../test/mail.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { ageSessions } from '../../../test/session-age.ts';
import type { TestCaller } from '../../../test/test-caller.ts';

const site = { origin: 'http://localhost:3000', rpId: 'localhost' };
const test = await openTestApp();
beforeEach(async () => {
  await sql`delete from passkey`.execute(test.db);
  await sql`delete from message`.execute(test.db);
  await sql`update "user" set active = true, failed_logins = 0, locked_until = null`.execute(
    test.db,
  );
});

const keyOf = ({ body }: { body: { globalErrors?: { messageKey: string }[] } }) =>
  body.globalErrors?.[0]?.messageKey;
const add = async (caller: TestCaller, key: Authenticator, name = 'Notebook') => {
  const { body: options } = await caller.call(api.passkey.options, {});
  return caller.call(api.passkey.add, { body: { name, credential: key.create(options) } });
};
/** Somebody with a passkey, and the caller who added it. */
const withPasskey = async (who: 'employee' | 'other' = 'employee') => {
  const key = createAuthenticator(site);
  const owner = await test.signedIn(who);
  expect((await add(owner, key)).status).toBe(200);
  return { key, owner };
};
const challengeFor = async (caller: TestCaller) =>
  (await caller.call(api.passkeySignIn.options, {})).body;
const signIn = async (
  key: Authenticator,
  change?: Parameters<Authenticator['sign']>[1],
  caller = test.createCaller(),
) =>
  caller.call(api.passkeySignIn.signIn, {
    body: { credential: key.sign(await challengeFor(caller), change) },
  });
const isValid = async (caller: TestCaller): Promise<boolean> =>
  (await caller.call(api.auth.hasValidSession, {})).body.valid;

describe('a passkey', () => {
  it('signs its owner in without a name, and the sign-in is remembered as its own', async () => {
    const { key } = await withPasskey();
    const caller = test.createCaller();
    expect((await signIn(key, undefined, caller)).body).toEqual({ next: null });
    expect((await caller.call(api.user.me, {})).body).toMatchObject({ id: 2 });
    const { rows } = await sql<{ method: string }>`
      select method from session order by created_at desc limit 1`.execute(test.db);
    expect(rows).toEqual([{ method: 'PASSKEY' }]);
  });
  it('is listed, named and removed by its owner, who is told by mail that it was added', async () => {
    const { key, owner } = await withPasskey();
    const [passkey] = (await owner.call(api.passkey.list, {})).body.items;
    expect(passkey).toMatchObject({ name: 'Notebook', isBackedUp: false, lastUsedAt: null });
    const mail = (await readMails(test, 2)).findLast(({ kind }) => kind === 'PASSKEY_ADDED');
    expect(mail?.text).toContain('Notebook');
    const { id = 0 } = passkey ?? {};
    await owner.call(api.passkey.rename, { id, body: { name: 'Telefon' } });
    expect((await owner.call(api.passkey.list, {})).body.items[0]?.name).toBe('Telefon');
    await owner.call(api.passkey.remove, { id });
    expect((await owner.call(api.passkey.list, {})).body.items).toEqual([]);
    expect(keyOf(await signIn(key))).toBe('passkey.error.unknown');
  });
  it('of another person is not found: neither named nor removed', async () => {
    const { owner } = await withPasskey();
    const { id = 0 } = (await owner.call(api.passkey.list, {})).body.items[0] ?? {};
    const other = await test.signedIn('other');
    expect((await other.call(api.passkey.list, {})).body.items).toEqual([]);
    expect((await other.call(api.passkey.rename, { id, body: { name: 'Můj' } })).status).toBe(404);
    expect((await other.call(api.passkey.remove, { id })).status).toBe(404);
    expect((await owner.call(api.passkey.list, {})).body.items[0]?.name).toBe('Notebook');
  });
  it('that somebody has is not added to the account of another', async () => {
    const { key } = await withPasskey();
    expect(keyOf(await add(await test.signedIn('other'), key))).toBe('passkey.error.known');
  });
  it('knows its owner by a random name, not by the number of the account', async () => {
    const { key } = await withPasskey();
    expect(Buffer.from(key.handle() ?? '', 'base64url')).toHaveLength(32);
  });
  it('goes when its owner is erased', async () => {
    const admin = await test.signedIn('admin');
    const created = await test.signedIn('other');
    const key = createAuthenticator(site);
    await add(created, key);
    await sql`
      insert into "user" (id, username, first_name, last_name, language, roles, active)
      values (77, 'x@test.test', 'X', 'Y', 'CZ', '{ROLE_ADMIN}', true)`.execute(test.db);
    await sql`update passkey set user_id = 77`.execute(test.db);
    expect((await admin.call(api.userAdmin.remove, { id: 77 })).status).toBe(200);
    expect((await sql`select 1 from passkey`.execute(test.db)).rows).toEqual([]);
  });
});

describe('adding and removing a passkey', () => {
  const age = () => ageSessions(test.db, 11);
  it('asks for the password of anyone who signed in a while ago', async () => {
    const { owner } = await withPasskey();
    const { id = 0 } = (await owner.call(api.passkey.list, {})).body.items[0] ?? {};
    await age();
    expect(keyOf(await owner.call(api.passkey.options, {}))).toBe('proof.error.needed');
    expect(keyOf(await owner.call(api.passkey.remove, { id }))).toBe('proof.error.needed');
    const wrong = await owner.call(api.proof.prove, { body: { password: 'wrong' } });
    expect(keyOf(wrong)).toBe('proof.error.wrongPassword');
    expect(keyOf(await owner.call(api.passkey.remove, { id }))).toBe('proof.error.needed');
    await owner.call(api.proof.prove, { body: { password: 'Test.Person.1' } });
    expect((await owner.call(api.passkey.remove, { id })).status).toBe(200);
  });
  it('counts wrong passwords as those of a sign-in: the tenth locks the account, and says so', async () => {
    const owner = await test.signedIn('employee');
    for (let guess = 0; guess < 10; guess += 1)
      await owner.call(api.proof.prove, { body: { password: 'wrong' } });
    const right = await owner.call(api.proof.prove, { body: { password: 'Test.Person.1' } });
    expect(keyOf(right)).toBe('common.error.tooManyRequests');
  });
  it('is refused with the challenge of another session, or of a sign-in', async () => {
    const owner = await test.signedIn('employee');
    const thief = await test.signedIn('other');
    const key = createAuthenticator(site);
    const { body: options } = await owner.call(api.passkey.options, {});
    const stolen = { name: 'x', credential: key.create(options) };
    expect(keyOf(await thief.call(api.passkey.add, { body: stolen }))).toBe(
      'passkey.error.expired',
    );
    const { challenge } = await challengeFor(owner);
    const other = { name: 'x', credential: key.create({ challenge, user: options.user }) };
    expect(keyOf(await owner.call(api.passkey.add, { body: other }))).toBe('passkey.error.expired');
  });
  it('is refused when the passkey was made for another origin', async () => {
    const owner = await test.signedIn('employee');
    const key = createAuthenticator({ ...site, origin: 'https://evil.example' });
    expect(keyOf(await add(owner, key))).toBe('passkey.error.unknown');
  });
});

describe('as many as there may be', () => {
  it('are twenty passkeys, also for two added at once', async () => {
    const { owner } = await withPasskey();
    await sql`
      insert into passkey (user_id, credential_id, public_key, name)
      select 2, 'filler' || n, '', 'x'
      from generate_series(1, 18) n`.execute(test.db);
    const makings = [createAuthenticator(site), createAuthenticator(site)];
    const bodies = [];
    for (const key of makings) {
      const { body: options } = await owner.call(api.passkey.options, {});
      bodies.push({ name: 'Telefon', credential: key.create(options) });
    }
    const answers = await Promise.all(bodies.map((body) => owner.call(api.passkey.add, { body })));
    expect(answers.map(keyOf).toSorted()).toEqual(['passkey.error.tooMany', undefined]);
    expect((await owner.call(api.passkey.list, {})).body.items).toHaveLength(20);
  });
  it('are ten challenges of one browser: the oldest goes, the newest holds, others keep theirs', async () => {
    const { key } = await withPasskey();
    const [caller, other] = [test.createCaller(), test.createCaller()];
    const [first, theirs] = [await challengeFor(caller), await challengeFor(other)];
    for (let attempt = 0; attempt < 9; attempt += 1) await challengeFor(caller);
    const last = await challengeFor(caller);
    const answer = (options: typeof last, who = caller) =>
      who.call(api.passkeySignIn.signIn, { body: { credential: key.sign(options) } });
    expect(keyOf(await answer(first))).toBe('passkey.error.expired');
    expect((await answer(theirs, other)).status).toBe(200);
    expect((await answer(last)).status).toBe(200);
  });
});

describe('signing in is refused', () => {
  it.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another portal', { rpId: 'evil.example' }],
    ['whose owner the device has not recognised', { isVerified: false }],
  ])('with a passkey %s', async (_what, change) => {
    const { key } = await withPasskey();
    expect(keyOf(await signIn(key, change))).toBe('passkey.error.unknown');
  });
  it('with a passkey nobody has', async () => {
    const key = createAuthenticator(site);
    key.pretend('AAAA');
    expect(keyOf(await signIn(key))).toBe('passkey.error.unknown');
  });
  it('with the passkey of one person under the name of another, or of nobody', async () => {
    const { key } = await withPasskey();
    const { key: others } = await withPasskey('other');
    key.pretend(others.handle());
    expect(keyOf(await signIn(key))).toBe('passkey.error.unknown');
    key.pretend(undefined);
    expect(keyOf(await signIn(key))).toBe('passkey.error.unknown');
  });
  it('with a signature that was used, also by many at once', async () => {
    const { key } = await withPasskey();
    const caller = test.createCaller();
    const credential = key.sign(await challengeFor(caller));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        caller.send('POST', api.passkeySignIn.signIn.path, { credential }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const again = await test
      .createCaller()
      .call(api.passkeySignIn.signIn, { body: { credential } });
    expect(keyOf(again)).toBe('passkey.error.expired');
  });
  it('with a challenge given to another browser, or five minutes ago', async () => {
    const { key } = await withPasskey();
    const [one, another] = [test.createCaller(), test.createCaller()];
    const options = await challengeFor(one);
    const credential = key.sign(options);
    expect(keyOf(await another.call(api.passkeySignIn.signIn, { body: { credential } }))).toBe(
      'passkey.error.expired',
    );
    await sql`update passkey_challenge set expires_at = now()`.execute(test.db);
    expect(keyOf(await one.call(api.passkeySignIn.signIn, { body: { credential } }))).toBe(
      'passkey.error.expired',
    );
  });
  it('without end from one address, however many browsers it has; another goes on', async () => {
    const askFrom = async (address: string) =>
      keyOf(await test.createCaller(address).call(api.passkeySignIn.options, {}));
    const answers: (string | undefined)[] = [];
    for (let browser = 0; browser < 310; browser += 1) answers.push(await askFrom('203.0.113.6'));
    expect(answers.filter((key) => key === undefined)).toHaveLength(300);
    expect(new Set(answers.slice(300))).toEqual(new Set(['common.error.tooManyRequests']));
    expect(await askFrom('203.0.113.7')).toBeUndefined();
  });
  it('with a counter that goes back or stands: the passkey was copied', async () => {
    const { key } = await withPasskey();
    expect((await signIn(key, { counter: 7 })).status).toBe(200);
    expect(keyOf(await signIn(key, { counter: 7 }))).toBe('passkey.error.unknown');
    expect(keyOf(await signIn(key, { counter: 3 }))).toBe('passkey.error.unknown');
    expect((await signIn(key, { counter: 8 })).status).toBe(200);
  });
  it('to a person who was switched off, as to a stranger', async () => {
    const { key } = await withPasskey();
    await sql`update "user" set active = false where id = 2`.execute(test.db);
    const caller = test.createCaller();
    expect(keyOf(await signIn(key, undefined, caller))).toBe('passkey.error.unknown');
    expect(await isValid(caller)).toBe(false);
  });
  it('to the people of a client that was switched off, who are told why', async () => {
    const { key } = await withPasskey();
    await sql`update client set active = false where id = 1`.execute(test.db);
    const answer = await signIn(key);
    await sql`update client set active = true where id = 1`.execute(test.db);
    expect(keyOf(answer)).toBe('auth.error.clientInactive');
  });
});

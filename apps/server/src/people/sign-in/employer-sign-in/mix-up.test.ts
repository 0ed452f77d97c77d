import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import {
  callback,
  callbackOf,
  openEmployers,
  portal,
  refusalPath,
  verified,
} from '../../../test/employer/employers.ts';
import { visit } from '../../../test/employer/provider.ts';

const { test, admin, provider, liar, otherKey, read, save, invite, begin, comeBack, whoIs } =
  openEmployers();

const returns = async (hasOwnReturn: boolean): Promise<void> => {
  await save({ hasOwnReturn });
  await save({ hasOwnReturn, issuer: liar().issuer, secret: null }, 2);
};
afterEach(() => returns(true));

/**
 * Eva goes to the provider that lies, which sends her on to the honest one in the portal's name: she is signed in
 * there, and comes back with a code of hers in a sign-in the portal believes to be the liar's. The honest one does not
 * say who it is beside its code, as many do not.
 */
const mixUp = async (returnTo: string) => {
  await invite();
  provider().signInAs('sub-eva', verified);
  const browser = test().createCaller();
  const toLiar = await begin(browser, undefined, otherKey());
  const toHonest = new URL(`${provider().issuer}/auth`);
  toHonest.search = toLiar.search;
  toHonest.searchParams.set('redirect_uri', returnTo);
  const back = await visit(toHonest.href, callback);
  back.searchParams.delete('iss');
  const code = back.searchParams.get('code') ?? '';
  expect(code).not.toBe('');
  const end = await comeBack(browser, back);
  return { end, code, browser };
};

describe('a provider that sends somebody on to the provider of others', () => {
  it('is shown no code of theirs: what comes back belongs to another sign-in', async () => {
    const { end, code, browser } = await mixUp(callbackOf(1));
    expect(end).toContain(refusalPath('failed'));
    expect(liar().shown().join()).not.toContain(code);
    expect(await whoIs(browser)).toBeUndefined();
  });
  it('can name no other address: the honest one knows the one that is its own', async () => {
    await expect(mixUp(callbackOf(2))).rejects.toThrow('redirect_uri');
  });
  it('was shown it when all had one address, which is why each has its own', async () => {
    await returns(false);
    const { code } = await mixUp(callback);
    expect(liar().shown().join()).toContain(code);
  });
});

describe('an employer that was set up with the address of all', () => {
  it('goes on with it, and moves when the new one is registered', async () => {
    await save({ hasOwnReturn: false });
    await invite();
    provider().signInAs('sub-eva', verified);
    expect(await read()).toMatchObject({
      redirectUri: callbackOf(1),
      commonRedirectUri: callback,
    });
    const before = test().createCaller();
    const href = await begin(before);
    expect(href.searchParams.get('redirect_uri')).toBe(callback);
    expect(await comeBack(before, await visit(href.href, callback))).toBe(`${portal}/`);
    await save({ hasOwnReturn: true });
    expect(await read()).toMatchObject({ commonRedirectUri: null });
    const after = test().createCaller();
    const moved = await begin(after);
    expect(moved.searchParams.get('redirect_uri')).toBe(callbackOf(1));
    expect(await comeBack(after, await visit(moved.href, callback))).toBe(`${portal}/`);
  });
  it('comes back where it was sent from while it moves, and nowhere else', async () => {
    await save({ hasOwnReturn: false });
    await invite();
    provider().signInAs('sub-eva', verified);
    const [one, other] = [test().createCaller(), test().createCaller()];
    const [first, second] = [await begin(one), await begin(other)];
    await save({ hasOwnReturn: true });
    expect(await comeBack(one, await visit(first.href, callback))).toBe(`${portal}/`);
    const back = await visit(second.href, callback);
    back.pathname = new URL(callbackOf(1)).pathname;
    expect(await comeBack(other, back)).toContain(refusalPath('failed'));
  });
  it('is left as it was by a page that knows of none', async () => {
    await save({ hasOwnReturn: false });
    await save();
    expect(await read()).toMatchObject({ commonRedirectUri: callback });
  });
  it('that was written by a node of the version before has the address of all', async () => {
    await sql`delete from client_sign_in where client_id = 1`.execute(test().db);
    await sql`
      insert into client_sign_in (
        client_id, key, enabled, issuer, oidc_client_id, scopes, email_claim
      )
      values (1, 'abcdefghijkl', true, 'https://login.firma.cz', 'portal', 'openid', 'email')
      `.execute(test().db);
    expect(await read()).toMatchObject({ commonRedirectUri: callback });
    await sql`delete from client_sign_in where client_id = 1`.execute(test().db);
    expect(await read()).toMatchObject({ commonRedirectUri: null, redirectUri: callbackOf(1) });
  });
});

it('an answer of a provider that was replaced meanwhile is shown to nobody', async () => {
  const browser = test().createCaller();
  provider().signInAs('sub-eva', verified);
  const back = await visit((await begin(browser)).href, callback);
  back.searchParams.delete('iss');
  await save({ issuer: liar().issuer });
  expect(await comeBack(browser, back)).toContain(refusalPath('failed'));
  expect(liar().shown().join()).not.toContain(back.searchParams.get('code'));
  expect((await admin().call(api.employerSignInAdmin.get, { clientId: 1 })).status).toBe(200);
});

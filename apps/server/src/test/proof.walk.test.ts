/** What an open session alone must not do: its owner signed in, or typed the password, a moment ago. */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { contractRoutes } from './contract-routes.ts';
import { openTestApp } from './test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const guarded = contractRoutes.filter(({ route }) => route.proof);
const send = async (method: string, url: string) => {
  const answer = await admin.send(method, url, '{]', { 'content-type': 'application/json' });
  return [answer.statusCode, answer.body];
};
const refusal = [422, expect.stringContaining('proof.error.needed')];

it('a fresh proof is asked for by what changes how an account is reached or pays', () => {
  expect(guarded.map(({ name }) => name).toSorted()).toEqual([
    'mobileDevice.sendActivationCode',
    'mobileDevice.sendUnblockCode',
    'partnerAccount.decide',
    'passkey.options',
    'passkey.remove',
    'personal.requestEmail',
    'phoneNumber.remove',
    'phoneNumber.request',
    'secondFactor.beginApp',
    'secondFactor.removeApp',
    'secondFactor.renewRecoveryCodes',
  ]);
});

describe('a session nobody has proven for a while', () => {
  it.each(guarded)('is refused before the body is read: $name', async ({ route, url }) => {
    await sql`update session set created_at = now(), proven_at = null`.execute(test.db);
    expect(await send(route.method, url)).not.toEqual(refusal);
    await sql`update session set created_at = now() - interval '11 minutes'`.execute(test.db);
    expect(await send(route.method, url)).toEqual(refusal);
  });
});

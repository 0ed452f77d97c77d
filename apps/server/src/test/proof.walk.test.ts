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
    'bank.addAccount',
    'bank.import',
    'bank.match',
    'bank.undo',
    'clientDocument.correct',
    'clientDocument.invoiceMonth',
    'clientRefund.approve',
    'mobileDevice.sendActivationCode',
    'mobileDevice.sendUnblockCode',
    'month.askReopening',
    'month.close',
    'month.decideReopening',
    'partnerAccount.decide',
    'passkey.options',
    'passkey.remove',
    'payoutBatch.approve',
    'personal.requestEmail',
    'phoneNumber.remove',
    'phoneNumber.request',
    'secondFactor.beginApp',
    'secondFactor.removeApp',
    'secondFactor.renewRecoveryCodes',
    'settlement.approve',
  ]);
});

/** What an open session may change without a fresh proof, and why a thief gains nothing that lasts. */
const withoutProof: Readonly<Record<string, string>> = {
  'favorite.replace': 'hearts',
  'partnerProposal.create': 'a wish',
  'password.change': 'asks for the old password itself',
  'session.remove': 'shuts somebody out, and lets nobody in',
  'session.endOthers': 'shuts others out, and lets nobody in',
  'passkey.add': 'answers the challenge that `options` gave for a proof',
  'passkey.rename': 'a name',
  'proof.prove': 'is the proof',
  'user.update': 'names, language and news: nothing the account is reached or paid by',
  'user.acceptTerms': 'agrees to what is shown to everybody',
  'personal.confirmEmail': 'types the code that a proof sent',
  'phoneNumber.confirm': 'types the code that a proof sent',
  'task.complete': 'a first step',
  'ownAccount.erase': 'asks for the password itself',
  'mobileDevice.activate': 'types the code that a proof sent',
  'mobileDevice.update': 'a name, and which phone is first',
  'mobileDevice.act': 'blocks and removes; unblocking types the code that a proof sent',
  'paymentCode.create':
    'pays once, within minutes, at a till: an open session is an open purse that long',
  'deposit.init': 'fills the own wallet; keeping a new card asks for a proof (withdrawal.test)',
  'deposit.cancel': 'the money stays where it is',
  'cardToken.remove': 'takes a way to pay away',
  'cardToken.makeDefault': 'the cards are there already',
  'withdrawal.create': 'asks for a proof where the money has never gone before (withdrawal.test)',
  'withdrawal.cancel': 'the money comes back',
};
it('whatever else an open session may change says why it needs no proof', () => {
  const others = contractRoutes.filter(
    ({ route: { access, method, proof } }) => access === 'user' && method !== 'GET' && !proof,
  );
  expect(others.map(({ name }) => name).toSorted()).toEqual(Object.keys(withoutProof).toSorted());
});

describe('a session nobody has proven for a while', () => {
  it.each(guarded)('is refused before the body is read: $name', async ({ route, url }) => {
    await sql`update session set created_at = now(), proven_at = null`.execute(test.db);
    expect(await send(route.method, url)).not.toEqual(refusal);
    await sql`update session set created_at = now() - interval '11 minutes'`.execute(test.db);
    expect(await send(route.method, url)).toEqual(refusal);
  });
});

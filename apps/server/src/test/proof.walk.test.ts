/** What an open session alone must not do: its owner signed in, or typed the password, a moment ago. */
import { isSessionless } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { contractRoutes } from './contract-routes.ts';
import { ageSessions } from './session-age.ts';
import { openTestApp } from './test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const guarded = contractRoutes.filter(({ route }) => route.proof);
const send = async (method: string, url: string) => {
  const answer = await admin.send(method, url, '{]', { 'content-type': 'application/json' });
  return [answer.statusCode, answer.body];
};
const refusal = [422, expect.stringContaining('proof.error.needed')];

it('a fresh proof is asked for by what gives or moves money, or changes who gets in', () => {
  expect(guarded.map(({ name }) => name).toSorted()).toEqual([
    'bank.addAccount',
    'bank.import',
    'bank.match',
    'bank.undo',
    'clientDocument.correct',
    'clientDocument.invoiceMonth',
    'clientRefund.approve',
    'creditGrant.grant',
    'creditGrant.recall',
    'creditGrantImport.run',
    'directoryToken.create',
    'disputeAdmin.refund',
    'employerSignInAdmin.save',
    'mobileDevice.sendActivationCode',
    'mobileDevice.sendUnblockCode',
    'month.askReopening',
    'month.close',
    'month.decideReopening',
    'onboardingAdmin.letters',
    'operatorAdmin.update',
    'ownAccount.export',
    'partnerAccount.decide',
    'passkey.options',
    'passkey.remove',
    'paymentCredential.create',
    'payoutBatch.approve',
    'payoutBatch.resolve',
    'payoutBatch.resolveAll',
    'personal.requestEmail',
    'phoneNumber.remove',
    'phoneNumber.request',
    'secondFactor.beginApp',
    'secondFactor.removeApp',
    'secondFactor.renewRecoveryCodes',
    'session.endOthers',
    'session.remove',
    'settlement.approve',
    'userAdmin.endSessions',
    'userAdmin.remove',
    'userAdmin.resetFactors',
    'userCredit.recall',
    'userCredit.refund',
    'userImport.run',
    'withdrawalAdmin.file',
    'withdrawalAdmin.payOut',
    'withdrawalAdmin.resolve',
  ]);
});

/** What an open session may change without a fresh proof, and why a thief gains nothing that lasts. */
const withoutProof: Readonly<Record<string, string>> = {
  'favorite.replace': 'hearts',
  'partnerProposal.create': 'a wish',
  'password.change': 'asks for the old password itself',
  'passkey.add': 'answers the challenge that `options` gave for a proof',
  'passkey.rename': 'a name',
  'secondFactor.confirmApp': 'types the code of the app that a proof began',
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
  'deposit.init':
    'a new card is typed at the gate; one that is kept, or is to be, asks for a proof (deposit.test)',
  'deposit.cancel': 'the money stays where it is',
  'cardToken.remove': 'takes a way to pay away',
  'cardToken.makeDefault': 'the cards are there already',
  'withdrawal.create': 'asks for a proof where the money has never gone before (withdrawal.test)',
  'withdrawal.cancel': 'the money comes back',
  'dispute.open': 'words to who runs the portal',
  'dispute.write': 'words to who runs the portal',
};
/** The same of who administers: what they may change after an hour, and why that needs no password. */
const administeredWithoutProof: Readonly<Record<string, string>> = {
  'onboardingAdmin.invite': 'the link goes to the address the account has',
  'onboardingAdmin.inviteClient': 'the links go to the addresses the accounts have',
  'userAdmin.create': 'asks for a proof where the account administers (user.proof.test)',
  'userAdmin.update':
    'asks for a proof where the account administers, before or after, and for another way in or a sooner end',
  'userAdmin.copy': 'asks for a proof where the account administers',
  'userAdmin.activate': 'asks for a proof where the account administers',
  'userAdmin.unlock': 'lets a person try again whose password it does not know',
  'mobileDeviceAdmin.act': 'lets on only what its owner had let on; the owner is told',
  'directoryToken.revoke': 'ends what lets in',
  'paymentCredential.revoke': 'ends what takes money',
  'employerSignInAdmin.test': 'changes nothing',
  'messageAdmin.retry': 'sends what was to be sent, to whom it was to be sent',
  'disputeAdmin.answer': 'words to a person; money goes back by a refund, with a proof',
  'depositAdmin.recheck': 'asks the gate, which alone says what was paid',
  'creditOrder.cancel': 'gives nobody anything; what was ordered is ordered again',
  'userCredit.unfreeze': 'lets a person spend their own',
  'usedElsewhere.save': 'counts in limits; no money',
  'book.number': 'a number in the chart of accounts',
  'clientDocument.send': 'goes to the address of the contract',
  'clientDocument.usePrepaid': 'within what one employer paid; undone beside it',
  'clientDocument.undoPrepaid': 'within what one employer paid',
  'clientRefund.create': 'a draft: another lets it go with a proof',
  'clientRefund.cancel': 'nothing leaves',
  'partnerAccount.ask': 'a request: another confirms it with a proof, and the partner is told',
  'payoutBatch.create': 'a draft: another lets it go with a proof',
  'payoutBatch.byHand': 'a draft: another says so with a proof',
  'payoutBatch.discard': 'nothing leaves',
  'payrollProfile.save': 'how a table is written; no figure of it',
  'settlement.send': 'goes to the address of the contract',
  'settlement.submit': 'another approves it with a proof',
  'settlement.discard': 'it is made again',
  'settlementRun.start': 'drafts: another approves them with a proof',
};
/** Rooms of what is shown, filed or agreed: each write is on record with who, and is undone by another. */
const roomsWithoutProof: Readonly<Record<string, string>> = {
  partnerAdmin: 'content; another company behind it asks for a proof (partner.test)',
  branchOfficeAdmin: 'content',
  branchOfficeImport: 'content',
  offerAdmin: 'content',
  partnerProposalAdmin: 'content',
  categoryAdmin: 'content',
  subcategoryAdmin: 'content',
  mediaAdmin: 'content',
  magazineArticleAdmin: 'content',
  clientArticleAdmin: 'content',
  announcementAdmin: 'content',
  carouselAdmin: 'content',
  promoRowAdmin: 'content',
  mapFiltersAdmin: 'content',
  savedView: 'own lists',
  companyAdmin: 'records; another account or address asks for a proof (company-proof.test)',
  clientAdmin:
    'records; its people go and come with it; who signs, contacts, domains, policy: a proof (client.test)',
  userImport: 'a file on trial; running it asks for a proof',
  creditGrantImport: 'a file on trial; running it asks for a proof',
  usedElsewhereImport: 'counts in limits; no money',
  taxLimitAdmin: 'the law of a year',
  clientContractAdmin: 'terms; one that begins to hold, another seller or address asks for a proof',
  partnerContractAdmin:
    'terms: settlements by them are approved with a proof, by another; whom they tell, and which holds, asks for one',
};
const changesBy = (isAdministering: boolean) =>
  contractRoutes.filter(
    ({ route: { access, method, proof } }) =>
      !isSessionless(access) &&
      (access !== 'user') === isAdministering &&
      method !== 'GET' &&
      !proof,
  );
it('whatever else an open session may change says why it needs no proof', () => {
  const others = changesBy(false).map(({ name }) => name);
  expect(others.toSorted()).toEqual(Object.keys(withoutProof).toSorted());
});
it('whatever else an open session of administration may change says why it needs no proof', () => {
  const rooms = new Set(changesBy(true).map(({ name }) => name.split('.')[0] ?? ''));
  const named = changesBy(true)
    .map(({ name }) => name)
    .filter((name) => !((name.split('.')[0] ?? '') in roomsWithoutProof));
  expect(named.toSorted()).toEqual(Object.keys(administeredWithoutProof).toSorted());
  expect(Object.keys(roomsWithoutProof).filter((room) => !rooms.has(room))).toEqual([]);
});

describe('a session nobody has proven for a while', () => {
  it.each(guarded)('is refused before the body is read: $name', async ({ route, url }) => {
    await ageSessions(test.db, 0);
    expect(await send(route.method, url)).not.toEqual(refusal);
    await ageSessions(test.db, 11);
    expect(await send(route.method, url)).toEqual(refusal);
  });
});

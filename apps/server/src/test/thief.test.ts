/**
 * Somebody at a browser that was left open an hour ago. What is sent is right to the letter, so that it is the proof
 * alone that stops it: the same does go through once its owner has typed the password.
 */
import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { columns, query } from '../platform/db/index.ts';
import { ageSessions } from './session-age.ts';
import { openSettling, settlingDay } from './settling.ts';
import { openTestApp } from './test-app.ts';

const test = await openTestApp({}, { works: false });
const settling = await openSettling(test);
const { accountant, admin } = settling;
const [firstIban, otherIban] = ['CZ8127000000002102143052', 'CZ6508000000192000145399'];

type Answer = {
  readonly status: number;
  readonly body: { readonly globalErrors?: readonly { readonly messageKey: string }[] };
};
const isRefused = ({ status, body }: Answer): boolean =>
  status === 422 && body.globalErrors?.[0]?.messageKey === 'proof.error.needed';
/** What a table has, to the letter: nothing of what is refused is left in it. */
const rowsOf = async (table: string): Promise<string> =>
  (
    await query`
      select ${columns({ rows: sql<string>`coalesce(string_agg(t::text, e'\n' order by t::text), '')` })}
      from ${sql.table(table)} t`.execute(test.db)
  ).rows[0]?.rows ?? '';

type Stage = {
  readonly partnerId: number;
  readonly draft: number;
  readonly batchId: number;
  readonly orderId: number;
  readonly sentId: number;
  readonly accountId: number;
};
let stage: Stage;
const settled = async (partnerId: number): Promise<number> => {
  await settling.sell(partnerId, 100_00);
  const { drafts } = await settling.run(partnerId);
  await settling.approve(...drafts);
  return drafts[0] ?? 0;
};
const batchOf = async (partnerId: number) => {
  const settlementIds = [await settled(partnerId)];
  const body = { settlementIds, payerName: 'Benefity', payerIban: firstIban, dueDay: settlingDay };
  return (await accountant.call(api.payoutBatch.create, { body })).body.id;
};
beforeAll(async () => {
  await settling.fillPurse();
  const terms = { commission: 1_000, vatPayer: false };
  const partner = () => settling.newPartner(terms, firstIban);
  const batchId = await batchOf(await partner());
  const sentId = await batchOf(await partner());
  await admin.call(api.payoutBatch.approve, { id: sentId });
  const orders = (await accountant.call(api.payoutBatch.get, { id: sentId })).body;
  const partnerId = await partner();
  await settling.sell(partnerId, 100_00);
  const { drafts } = await settling.run(partnerId);
  const account = await accountant.call(api.partnerAccount.ask, {
    partnerId,
    body: { iban: otherIban, bankAccount: null },
  });
  stage = {
    partnerId,
    draft: drafts[0] ?? 0,
    batchId,
    sentId,
    orderId: orders.list[0]?.id ?? 0,
    accountId: account.body.accounts[0]?.id ?? 0,
  };
});

const attempts: readonly {
  readonly what: string;
  readonly table: string;
  readonly send: () => Promise<Answer>;
}[] = [
  {
    what: 'approves a settlement',
    table: 'settlement',
    send: () => admin.call(api.settlement.approve, { body: { ids: [stage.draft] } }),
  },
  {
    what: 'lets a batch of payments go',
    table: 'payout_batch',
    send: () => admin.call(api.payoutBatch.approve, { id: stage.batchId }),
  },
  {
    what: 'says of an order that it came back, so that it is paid again',
    table: 'payout_order',
    send: () =>
      accountant.call(api.payoutBatch.resolve, {
        id: stage.sentId,
        orderId: stage.orderId,
        body: { status: 'RETURNED', note: '' },
      }),
  },
  {
    what: 'confirms another account of a partner',
    table: 'partner_account',
    send: () =>
      admin.call(api.partnerAccount.decide, {
        partnerId: stage.partnerId,
        id: stage.accountId,
        body: { status: 'CONFIRMED' },
      }),
  },
  {
    what: 'takes statements of another account',
    table: 'bank_account',
    send: () =>
      accountant.call(api.bank.addAccount, { body: { iban: otherIban, name: 'Benefity' } }),
  },
  {
    what: 'opens a directory of an employer by a token',
    table: 'client_directory_token',
    send: () => admin.call(api.directoryToken.create, { clientId: 1, body: { name: 'Adresář' } }),
  },
  {
    what: 'gives a partner a key that takes payments',
    table: 'payment_credential',
    send: () =>
      admin.call(api.paymentCredential.create, {
        partnerId: stage.partnerId,
        body: { name: 'Pokladna', branchOfficeId: null },
      }),
  },
];

describe('an open session nobody has proven for a while', () => {
  it.each(attempts)('$what neither now nor half: its owner does', async ({ send, table }) => {
    await ageSessions(test.db, 11);
    const before = await rowsOf(table);
    expect(isRefused(await send())).toBe(true);
    expect(await rowsOf(table)).toBe(before);
    await ageSessions(test.db, 0);
    expect((await send()).status).toBe(200);
    expect(await rowsOf(table)).not.toBe(before);
  });
  it('is no way into a directory, nor is the token of another employer', async () => {
    await ageSessions(test.db, 0);
    const { body } = await admin.call(api.directoryToken.create, {
      clientId: 1,
      body: { name: 'Adresář' },
    });
    const ask = (authorization?: string) =>
      admin.send('GET', '/api/scim/v2/Users/2', undefined, authorization ? { authorization } : {});
    expect((await ask()).statusCode).toBe(401);
    // the token is of employer 1, as is person 2; moved to another one the person is not there
    expect((await ask(`Bearer ${body.secret}`)).statusCode).toBe(200);
    await sql`
      insert into client (id, name, country, active) overriding system value
      values (901, 'Jiná', 'CZ', true)`.execute(test.db);
    await sql`update "user" set client_id = 901 where id = 2`.execute(test.db);
    expect((await ask(`Bearer ${body.secret}`)).statusCode).toBe(404);
  });
});

import { randomUUID } from 'node:crypto';
import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkIn, readMails } from '../../test/mail.ts';
import { fillWallet } from '../../test/money.ts';
import { ageSessions } from '../../test/session-age.ts';
import { openTestApp } from '../../test/test-app.ts';
import { checkLedger } from '../ledger/ledger.jobs.ts';
import { readWallet } from '../deposit/index.ts';

const test = await openTestApp({}, { works: false });
const admin = await test.signedIn('admin');
const userId = 2;
const iban = 'CZ6508000000192000145399';
const identification = 'Přišla osobně s občanským průkazem';

const turn = (table: 'client' | 'user', isOn: boolean) =>
  sql`
    update ${sql.table(table)} set active = ${isOn}
    where id = ${table === 'client' ? 1 : userId}`.execute(test.db);
const payOut = (body: object = { iban }, key: string = randomUUID()) =>
  admin.call(
    api.withdrawalAdmin.payOut,
    { body: { userId, iban: null, identification, ...body } },
    { 'idempotency-key': key },
  );
const own = async () => (await readWallet(test.db, userId)).balance;
const errorOf = ({ body }: Awaited<ReturnType<typeof payOut>>) =>
  body.globalErrors?.[0]?.messageKey;
const canSignIn = async () =>
  (await admin.call(api.userCredit.credit, { id: userId })).body.canSignIn;

beforeEach(() => sql`delete from message`.execute(test.db));
afterEach(async () => {
  await turn('client', true);
  await turn('user', true);
  expect(await checkLedger(test.db)).toEqual([]);
});

describe('own money of somebody who cannot sign in', () => {
  it.each(['client', 'user'] as const)(
    'goes where they asked, once: the %s is off',
    async (what) => {
      await fillWallet(test.db, userId, 12_345);
      const amount = await own();
      expect(await canSignIn()).toBe(true);
      await turn(what, false);
      expect(await canSignIn()).toBe(false);
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 8 }, () => payOut({ iban }, key)));
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
      expect(answers[0]?.body).toMatchObject({
        amount: { amount, currency: 'CZK' },
        iban,
        status: 'REQUESTED',
        user: { id: userId },
      });
      expect([await own(), errorOf(await payOut())]).toEqual([0, 'withdrawal.error.nothing']);
    },
  );

  it('is told its owner, who takes it back by the mail where they did not ask', async () => {
    await fillWallet(test.db, userId, 5_000);
    const before = await own();
    await turn('client', false);
    const { id } = (await payOut()).body;
    const [mail] = await readMails(test, userId);
    expect(mail?.kind).toBe('WITHDRAWAL_REQUESTED');
    const token = (mail ? linkIn(mail) : '').split('#token=')[1] ?? '';
    const { status } = await test.createCaller().call(api.withdrawalCancellation.confirm, {
      body: { token },
    });
    expect([status, await own()]).toEqual([200, before]);
    const entries = (await admin.call(api.audit.list, { entity: 'withdrawal', entityId: id })).body;
    expect(entries.content.map(({ action, after }) => [action, after])).toEqual([
      ['CREATE', { userId, iban, identification }],
    ]);
  });

  it('stays with who can take it out themselves, or has gone, and is nobody else’s to send', async () => {
    await fillWallet(test.db, userId, 5_000);
    const before = await own();
    expect(errorOf(await payOut())).toBe('withdrawal.error.ownersOwn');
    await turn('client', false);
    expect((await payOut({ iban: 'CZ6508000000192000145390' })).status).toBe(422);
    expect((await payOut({ iban, identification: ' ' })).status).toBe(422);
    expect((await payOut({ iban, userId: 999_999 })).status).toBe(404);
    const other = await test.signedIn('other');
    expect(
      (await other.call(api.withdrawalAdmin.payOut, { body: { userId, iban, identification } }))
        .status,
    ).toBe(403);
    await ageSessions(test.db, 60);
    expect(errorOf(await payOut())).toBe('proof.error.needed');
    expect(await own()).toBe(before);
  });
});

import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetMoney } from '../../test/money.ts';
import { openSettling, settlingDay } from '../../test/settling.ts';
import { openTestApp } from '../../test/test-app.ts';
import { compareBooks } from '../book/book.jobs.ts';
import { addDays } from '../ledger/index.ts';

const test = await openTestApp({}, { works: false });
const settling = await openSettling(test);
const { accountant, admin } = settling;
const today = settlingDay;
const iban = 'CZ8127000000002102143052';
const newPartner = (account?: string) =>
  settling.newPartner({ commission: 1_000, vatPayer: false }, account);

/** Approved settlements of 90.00 each, one for each partner. */
const settled = async (...partners: readonly number[]): Promise<number[]> => {
  for (const partnerId of partners) await settling.sell(partnerId, 100_00);
  const { drafts } = await settling.run();
  await settling.approve(...drafts);
  return drafts;
};
const form = (settlementIds: readonly number[]) => ({
  settlementIds: [...settlementIds],
  payerName: 'Benefity',
  payerIban: iban,
  dueDay: today,
});
const create = (ids: readonly number[]) =>
  accountant.call(api.payoutBatch.create, { body: form(ids) });
const file = (id: number) => accountant.send('GET', `/api/admin/payout-batch/${id}/file`);
const statusOf = async (id: number) =>
  (await accountant.call(api.settlement.get, { id })).body.status;
const resolve = (id: number, orderId: number, status: 'PAID' | 'RETURNED') =>
  accountant.call(api.payoutBatch.resolve, { id, orderId, body: { status, note: '' } });
const changeAccount = (partnerId: number) =>
  sql`
    insert into partner_account (
      partner_id, iban, status, is_change, asked_by, asked_at, decided_by, decided_at, holds_from
    )
    select
      partner_id, 'CZ5508000000001234567899', 'CONFIRMED', true, asked_by,
      now() - interval '3 days', decided_by, now(), now()
    from partner_account
    where partner_id = ${partnerId}`.execute(test.db);
const balances = async () =>
  Object.fromEntries(
    (await accountant.call(api.book.balance, { from: today, to: today })).body.accounts.map(
      ({ account, closing }) => [account, closing],
    ),
  );

beforeEach(async () => {
  await forgetMoney(test.db);
  await sql`update partner_contract set active = false`.execute(test.db);
  await settling.fillPurse();
});

describe('what may be paid', () => {
  it('is what was approved and has an account; of the rest the reason is told', async () => {
    const ids = await settled(
      await newPartner(iban),
      await newPartner(),
      await newPartner('SK3112000000198742637541'),
    );
    const { body } = await accountant.call(api.payoutBatch.proposal, {});
    expect(body).toMatchObject({
      format: 'ABO',
      payable: [{ settlementId: ids[0], amount: 90_00, iban }],
      blocked: [{ obstacle: 'NO_ACCOUNT' }, { obstacle: 'FOREIGN_ACCOUNT' }],
    });
    expect((await create(ids)).status).toBe(422);
    expect(await statusOf(ids[0] ?? 0)).toBe('APPROVED');
  });
});

describe('a batch', () => {
  it('is not let go when its day is over: it is made again', async () => {
    const [id = 0] = await settled(await newPartner(iban));
    const { body } = await create([id]);
    await sql`
      update payout_batch set due_day = due_day - 1 where id = ${body.id}`.execute(test.db);
    const late = await admin.call(api.payoutBatch.approve, { id: body.id });
    expect(JSON.stringify(late.body)).toContain('payoutBatch.error.dayOver');
    await admin.call(api.payoutBatch.discard, { id: body.id });
    expect(await statusOf(id)).toBe('APPROVED');
  });
  it('is made by one person and sent by another, and its file never changes', async () => {
    const [id = 0, other = 0] = await settled(await newPartner(iban), await newPartner(iban));
    const { body } = await create([id, other]);
    expect(body).toMatchObject({ orders: 2, amount: 180_00, status: 'DRAFT', isOwn: true });
    expect(await statusOf(id)).toBe('IN_BATCH');
    expect((await file(body.id)).statusCode).toBe(422);
    const own = await accountant.call(api.payoutBatch.approve, { id: body.id });
    expect(JSON.stringify(own.body)).toContain('payoutBatch.error.ownWork');
    await admin.call(api.payoutBatch.approve, { id: body.id });
    const [first, second] = [await file(body.id), await file(body.id)];
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    expect(createHash('sha256').update(first.rawPayload).digest('hex')).toBe(body.sha256);
    expect(first.body).toContain(' 9000 ');
    expect(first.body).toContain('00000000018000');
    expect((await accountant.call(api.payoutBatch.discard, { id: body.id })).status).toBe(422);
  });

  it('holds what is in it: nothing is in two, also in the same moment', async () => {
    const [id = 0] = await settled(await newPartner(iban));
    const made = await Promise.all([create([id]), create([id]), create([id])]);
    expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is not approved with an account its partner is not paid to any more', async () => {
    const partnerId = await newPartner(iban);
    const [id = 0] = await settled(partnerId);
    const { body } = await create([id]);
    await changeAccount(partnerId);
    const refused = await admin.call(api.payoutBatch.approve, { id: body.id });
    expect(JSON.stringify(refused.body)).toContain('payoutBatch.error.accountChanged');
    await accountant.call(api.payoutBatch.discard, { id: body.id });
    const again = (await create([id])).body;
    expect(again.list[0]?.iban).toBe('CZ5508000000001234567899');
    expect((await admin.call(api.payoutBatch.approve, { id: again.id })).status).toBe(200);
  });

  it('is approved, where it was paid by hand, with the account it was paid to', async () => {
    await sql`
      insert into bank_account (iban, name, currency, added_by)
      values (${iban}, 'Benefity', 'CZK', 1) on conflict do nothing`.execute(test.db);
    const partnerId = await newPartner(iban);
    const [settlementId = 0] = await settled(partnerId);
    const byHand = { settlementId, day: today };
    const { body } = await accountant.call(api.payoutBatch.byHand, { body: byHand });
    await changeAccount(partnerId);
    expect((await admin.call(api.payoutBatch.approve, { id: body.id })).status).toBe(200);
    expect(await statusOf(settlementId)).toBe('PAID');
  });

  it('can be thrown away until it is approved, and its settlements wait again', async () => {
    const [id = 0] = await settled(await newPartner(iban));
    const { body } = await create([id]);
    await accountant.call(api.payoutBatch.discard, { id: body.id });
    expect(await statusOf(id)).toBe('APPROVED');
    expect((await create([id])).status).toBe(200);
  });

  it('is never one person’s decision alone, whatever statement is tried', async () => {
    const [id = 0] = await settled(await newPartner(iban));
    const { body } = await create([id]);
    const write = [
      sql`update payout_batch set status = 'APPROVED', approved_by = made_by, approved_at = now()`,
      sql`update payout_batch set downloaded_at = now()`,
      sql`update payout_batch set content = content || 'x'`,
    ];
    for (const one of write) await expect(one.execute(test.db)).rejects.toThrow('check constraint');
    expect(body.status).toBe('DRAFT');
  });

  it('is not of a day that is over, nor from an account its format does not know', async () => {
    const [id = 0] = await settled(await newPartner(iban));
    const wrong = [{ dueDay: addDays(today, -1) }, { payerIban: 'SK3112000000198742637541' }];
    for (const one of wrong) {
      const body = { ...form([id]), ...one };
      expect((await accountant.call(api.payoutBatch.create, { body })).status).toBe(422);
    }
  });
});

describe('what the bank did', () => {
  it('is booked order by order: paid, given back, and given back after it was paid', async () => {
    const ids = await settled(
      await newPartner(iban),
      await newPartner(iban),
      await newPartner(iban),
    );
    const { body } = await create(ids);
    const [first = 0, second = 0, third = 0] = body.list.map(({ id }) => id);
    expect((await resolve(body.id, first, 'PAID')).status).toBe(422);
    await admin.call(api.payoutBatch.approve, { id: body.id });
    await resolve(body.id, first, 'PAID');
    await resolve(body.id, second, 'RETURNED');
    await accountant.call(api.payoutBatch.resolveAll, { id: body.id });
    expect(await balances()).toMatchObject({ BANK: -180_00, PAYOUT: -90_00, FEE_INCOME: -30_00 });
    await resolve(body.id, third, 'RETURNED');
    expect(await balances()).toMatchObject({ BANK: -90_00, PAYOUT: -180_00 });
    expect(await Promise.all(ids.map(statusOf))).toEqual(['PAID', 'RETURNED', 'RETURNED']);
    expect((await resolve(body.id, third, 'PAID')).status).toBe(422);
    expect(await compareBooks(test.db)).not.toContainEqual(
      expect.objectContaining({ what: 'day' }),
    );
  });

  it('lets what came back be paid again, in another batch', async () => {
    const [id = 0] = await settled(await newPartner(iban));
    for (const status of ['RETURNED', 'PAID'] as const) {
      const { body } = await create([id]);
      await admin.call(api.payoutBatch.approve, { id: body.id });
      await resolve(body.id, body.list[0]?.id ?? 0, status);
    }
    expect(await statusOf(id)).toBe('PAID');
    await compareBooks(test.db);
    expect(await balances()).toMatchObject({ BANK: -90_00, PAYOUT: 0, PARTNER: 0 });
    expect((await create([id])).status).toBe(422);
  });
});

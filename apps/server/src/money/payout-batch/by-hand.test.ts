import { api, type HandPaymentForm } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMailsTo } from '../../test/mail.ts';
import { openRefunding } from '../../test/refunds.ts';
import { openTestApp } from '../../test/test-app.ts';
import { pragueDay } from '../ledger/index.ts';
import { tellRefunds } from '../client-refund/notice.ts';
import { compareBooks } from '../book/book.jobs.ts';

const test = await openTestApp({}, { works: false });
const { db } = test;
const refunding = await openRefunding(test);
const { accountant, admin, ask, approve, approved, cancel, refund, free, overpaid } = refunding;
const { create, state, entries, booked, balances } = refunding;
const today = pragueDay();
const address = 'faktury@klient.test';
const slovak = 'SK3112000000198742637541';
const symbolOf = (id: number): string => `8${String(id).padStart(9, '0')}`;

const byHand = (clientRefundId: number, more: Partial<HandPaymentForm> = {}, who = accountant) =>
  who.call(api.payoutBatch.byHand, { body: { clientRefundId, day: today, ...more } });
const confirm = (id: number, who = admin) => who.call(api.payoutBatch.approve, { id });
type Answer = { readonly status: number; readonly body: object };
const errorOf = ({ status, body }: Answer) => {
  const { globalErrors, fieldErrors }: Record<string, { messageKey?: string }[]> =
    Object.fromEntries(Object.entries(body));
  return [status, fieldErrors?.[0]?.messageKey ?? globalErrors?.[0]?.messageKey];
};
/** What the employer was told, by its subjects. */
const mails = async (): Promise<string[]> => {
  await tellRefunds(test.deps);
  return (await readMailsTo(test, address)).map(({ subject }) => subject);
};
/** A line of a statement that nobody has said anything of. */
const line = async (amount: number, symbol = ''): Promise<number> => {
  await state([amount, symbol]);
  return (await entries()).find((one) => one.amount === amount && one.state === 'OPEN')?.id ?? 0;
};

beforeEach(async () => {
  await refunding.begin();
  await sql`delete from message`.execute(db);
  await sql`
    insert into bank_account (iban, name, currency, added_by)
    values ('CZ8127000000002102143052', 'Benefity', 'CZK', 1) on conflict do nothing`.execute(db);
});
afterEach(async () => {
  expect(await compareBooks(db)).toEqual([]);
});

describe('what was paid in the bank by hand', () => {
  it('is said by one person and another, booked on its day, and paid by no file', async () => {
    await overpaid(300_00);
    const id = await approved(200_00);
    const { body } = await byHand(id, { note: 'Prevod z pobočky' });
    expect(body).toMatchObject({ format: 'HAND', status: 'DRAFT', orders: 1, isOwn: true });
    expect((await refund(id)).status).toBe('IN_BATCH');
    expect((await booked(id)).length).toBe(1);
    expect((await create([id])).status).toBe(422);
    expect(errorOf(await byHand(id))).toEqual([422, 'payoutBatch.error.notPayable']);
    expect(errorOf(await cancel(id))).toEqual([422, 'clientRefund.error.inBatch']);
    expect(errorOf(await confirm(body.id, accountant))).toEqual([422, 'payoutBatch.error.ownWork']);
    expect((await confirm(body.id)).body).toMatchObject({ status: 'APPROVED', waiting: 0 });
    expect((await refund(id)).status).toBe('PAID');
    expect((await booked(id)).at(-1)).toEqual(['PAYOUT', 'BANK', 200_00]);
    expect(await balances()).toMatchObject({ BANK: 1_100_00, EMPLOYER_PREPAID: -100_00 });
  });

  it('is booked on the day it was paid', async () => {
    await overpaid(300_00);
    const id = await approved(200_00);
    const { rows: days } = await sql<{
      day: string;
    }>`select (${today}::date - 1)::text as day`.execute(db);
    const day = days[0]?.day ?? '';
    await confirm((await byHand(id, { day })).body.id);
    const { rows } = await sql<{ day: string }>`
      select day::text from book_line
      where document = 'CLIENT_REFUND' and document_id = ${id} and credit = 'BANK'`.execute(db);
    expect(rows).toEqual([{ day }]);
  });

  it('waits again where the other person does not believe it', async () => {
    await overpaid(300_00);
    const id = await approved(200_00);
    const { body } = await byHand(id);
    await admin.call(api.payoutBatch.discard, { id: body.id });
    expect((await refund(id)).status).toBe('APPROVED');
    expect((await create([id])).status).toBe(200);
  });

  it('is matched with the line of the statement it names, once', async () => {
    await overpaid(300_00);
    const id = await approved(200_00);
    const bankEntryId = await line(-200_00);
    const { body } = await byHand(id, { bankEntryId });
    await confirm(body.id);
    const [entry] = await entries({ clientRefundId: id });
    expect(entry).toMatchObject({ id: bankEntryId, state: 'MATCHED', match: { kind: 'ORDER' } });
    expect(await balances()).toMatchObject({ BANK: 1_100_00 });
    expect((await refund(id)).status).toBe('PAID');
    await accountant.call(api.bank.undo, { id: bankEntryId });
    expect(await refund(id)).toMatchObject({ status: 'IN_BATCH' });
    expect(await balances()).toMatchObject({ BANK: 1_300_00 });
  });

  it('is of no line that says another amount, or is of something else already', async () => {
    await overpaid(300_00);
    const id = await approved(200_00);
    const bankEntryId = await line(-150_00);
    expect(errorOf(await byHand(id, { bankEntryId }))).toEqual([
      422,
      'bankStatement.error.amountDiffers',
    ]);
    expect(errorOf(await byHand(id, { bankEntryId: 999_999 }))[0]).toBe(422);
    expect((await refund(id)).status).toBe('APPROVED');
  });

  it('is found by a statement that comes later, which books it no second time', async () => {
    await overpaid(300_00);
    const id = await approved(200_00);
    await confirm((await byHand(id)).body.id);
    expect((await state([-200_00, symbolOf(id)])).body).toMatchObject({ matched: 1, open: 0 });
    expect(await balances()).toMatchObject({ BANK: 1_100_00 });
    expect(await entries({ clientRefundId: id })).toHaveLength(1);
  });

  it('may go to an account no file knows, and is not of a day to come', async () => {
    await overpaid(300_00);
    const { id } = (await ask(100_00, { iban: slovak })).body;
    await approve(id);
    const { blocked } = (await accountant.call(api.payoutBatch.proposal, {})).body;
    expect(blocked).toMatchObject([{ clientRefundId: id, obstacle: 'FOREIGN_ACCOUNT' }]);
    expect((await create([id])).status).toBe(422);
    expect(errorOf(await byHand(id, { day: '2099-01-01' }))).toEqual([422, 'validation.dayFuture']);
    await confirm((await byHand(id)).body.id);
    expect((await refund(id)).status).toBe('PAID');
  });

  it('comes back as any other, and is the employer’s beforehand', async () => {
    await overpaid(300_00);
    const id = await approved(300_00);
    const { body } = await byHand(id);
    const { list } = (await confirm(body.id)).body;
    await accountant.call(api.payoutBatch.resolve, {
      id: body.id,
      orderId: list[0]?.id ?? 0,
      body: { status: 'RETURNED', note: 'Zrušený účet' },
    });
    expect(await free()).toBe(300_00);
  });

  it('is said by one of many who say it at the same time', async () => {
    await overpaid(300_00);
    const id = await approved(300_00);
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => byHand(id)),
      create([id]),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('stands in the audit with both people', async () => {
    await overpaid(300_00);
    const id = await approved(300_00);
    const { rows: before } = await sql<{ last: number }>`select max(id) as last from audit`.execute(
      db,
    );
    const last = before[0]?.last ?? 0;
    const { body } = await byHand(id);
    await confirm(body.id);
    const { rows } = await sql<{ action: string; userId: number }>`
      select action, user_id as "userId" from audit
      where entity = 'payout_batch' and entity_id = ${body.id} and id > ${last} order by id`.execute(
      db,
    );
    expect(rows.map(({ action }) => action)).toEqual(['CREATE', 'UPDATE', 'UPDATE']);
    expect(new Set(rows.map(({ userId }) => userId)).size).toBe(2);
  });
});

describe('an employer that is sent its money back', () => {
  it('is told once, at the address of its contract, and again when it comes back', async () => {
    await overpaid(300_00);
    const id = await approved(300_00);
    expect(await mails()).toEqual([]);
    const { body } = await byHand(id);
    expect(await mails()).toEqual([]);
    const { list } = (await confirm(body.id)).body;
    expect(await mails()).toEqual([expect.stringContaining('Poslali jsme vám')]);
    expect(await mails()).toHaveLength(1);
    expect(await refund(id)).toMatchObject({ notice: { email: address } });
    await accountant.call(api.payoutBatch.resolve, {
      id: body.id,
      orderId: list[0]?.id ?? 0,
      body: { status: 'RETURNED', note: '' },
    });
    expect((await mails())[1]).toContain('se vrátila');
  });

  it('is told of what a file has paid as well', async () => {
    await overpaid(300_00);
    const id = await approved(300_00);
    await refunding.sent(id);
    await state([-300_00, symbolOf(id)]);
    expect(await mails()).toHaveLength(1);
  });
});

import { randomUUID } from 'node:crypto';
import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { readMails } from '../../test/mail.ts';
import { fillWallet, giveCredits, insertPartner, pay } from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';
import { addDays, pragueDay } from '../ledger/index.ts';
import { listMoneyTasks, tellMoneyTasks } from '../task-mail/task-mail.ts';
import { forgetOldDisputes } from './own-data.queries.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const employee = await test.signedIn('employee');
const other = await test.signedIn('other');
const [adminId, userId, otherId] = [1, 2, 3];

const paid = async (): Promise<number> => {
  const partnerId = await insertPartner(test.db, { mainCategoryId: 6 });
  return (await pay(test.db, userId, { partnerId, amount: 10_000 })).movementId;
};
const say = (movementId: number, text = 'Zaplatil jsem jen 80', caller = employee) =>
  caller.call(api.dispute.open, { movementId, body: { kind: 'WRONG_AMOUNT', text } });
const readOf = async (id: number) => (await admin.call(api.disputeAdmin.get, { id })).body;
const answer = async (id: number, isOver: boolean, text = 'Díváme se na to') => {
  const readTo = (await readOf(id)).messages.at(-1)?.id ?? 0;
  return admin.call(api.disputeAdmin.answer, { id, body: { text, isOver, readTo } });
};
const inHistory = async (id: number) =>
  (await employee.call(api.history.list, { payment: id })).body.items.find((one) => one.id === id)
    ?.dispute;
const wordsOf = ({ messages }: { messages: readonly { isAnswer: boolean; text: string }[] }) =>
  messages.map(({ isAnswer, text }) => [isAnswer, text]);

beforeAll(async () => {
  await giveCredits(test.db, userId, { amount: 500_000 });
});

describe('something wrong with a payment', () => {
  it('is said in the history, answered, and goes on until it is closed', async () => {
    const movement = await paid();
    expect(await inHistory(movement)).toBeNull();
    const { status, body: opened } = await say(movement);
    expect([status, opened.status, opened.kind]).toEqual([200, 'OPEN', 'WRONG_AMOUNT']);
    expect(await inHistory(movement)).toBe('OPEN');

    expect((await answer(opened.id, false)).body.status).toBe('ANSWERED');
    const [mail] = await readMails(test, userId);
    expect(mail?.subject).toContain('100,00');
    expect(JSON.stringify(mail)).not.toContain('Díváme se');
    const read = await employee.call(api.dispute.get, { movementId: movement });
    expect(wordsOf(read.body.dispute ?? { messages: [] })).toEqual([
      [false, 'Zaplatil jsem jen 80'],
      [true, 'Díváme se na to'],
    ]);

    const more = { id: opened.id, body: { text: 'Mám účtenku' } };
    expect((await employee.call(api.dispute.write, more)).body.status).toBe('OPEN');
    expect((await answer(opened.id, true, 'Děkujeme')).body.status).toBe('CLOSED');
    expect(await inHistory(movement)).toBe('CLOSED');
    // its owner does not agree
    await employee.call(api.dispute.write, { id: opened.id, body: { text: 'Nesouhlasím' } });
    expect(await inHistory(movement)).toBe('OPEN');
  });

  it('that was refunded is closed as refunded', async () => {
    const movement = await paid();
    const { id } = (await say(movement)).body;
    await admin.call(api.userCredit.refund, { id: movement, body: { amount: 2_000 } });
    expect(await inHistory(movement)).toBe('OPEN');
    const { body } = await answer(id, true);
    expect([body.status, body.movement.refunded]).toEqual([
      'REFUNDED',
      { amount: 2_000, currency: 'CZK' },
    ]);
    expect(await inHistory(movement)).toBe('REFUNDED');
  });

  it('is refunded where it is answered, own money too, and no more than is left', async () => {
    await fillWallet(test.db, otherId, 10_000);
    const partnerId = await insertPartner(test.db, { mainCategoryId: 6 });
    const price = { partnerId, amount: 10_000, usePrivate: true };
    const movement = (await pay(test.db, otherId, price)).movementId;
    const { id } = (await say(movement, 'Nic mi nedali', other)).body;
    const ownMoney = async () => (await other.call(api.balance.get, {})).body.private?.amount ?? 0;
    const refund = (amount: number, key: string = randomUUID()) =>
      admin.call(api.disputeAdmin.refund, { id, body: { amount } }, { 'idempotency-key': key });
    const back = async (...asks: Parameters<typeof refund>) =>
      (await refund(...asks)).body.movement.refunded.amount;

    const before = await ownMoney();
    expect((await refund(10_001)).status).toBe(422);
    const key = randomUUID();
    expect(await back(4_000, key)).toBe(4_000);
    // the same click again
    expect(await back(4_000, key)).toBe(4_000);
    expect(await back(6_000)).toBe(10_000);
    expect((await ownMoney()) - before).toBe(10_000);
    expect((await refund(1)).status).toBe(422);
    expect((await answer(id, true)).body.status).toBe('REFUNDED');
  });

  it('of what is no payment is refunded by nobody', async () => {
    const movement = await fillWallet(test.db, otherId, 10_000);
    const { id } = (await say(movement, 'Dobil jsem dvakrát', other)).body;
    const refunded = await admin.call(api.disputeAdmin.refund, { id, body: { amount: 1_000 } });
    expect(refunded.status).toBe(404);
  });

  it('is not refunded by what had come back before it was raised', async () => {
    const movement = await paid();
    await admin.call(api.userCredit.refund, { id: movement, body: { amount: 2_000 } });
    const { id } = (await say(movement)).body;
    expect((await answer(id, true)).body.status).toBe('CLOSED');
  });

  it('is one for a movement, and the same words twice are once, also at once', async () => {
    const movement = await paid();
    const answers = await Promise.all([say(movement), say(movement), say(movement)]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { body } = await say(movement, 'A ještě něco');
    expect(wordsOf(body).map(([, text]) => text)).toEqual(['Zaplatil jsem jen 80', 'A ještě něco']);
  });

  it('is said by nobody of what is another’s, nor of what an employer gave', async () => {
    const movement = await paid();
    expect((await say(movement, 'x', other)).status).toBe(404);
    const { id } = (await say(movement)).body;
    const theirs = { id, body: { text: 'x' } };
    expect((await other.call(api.dispute.write, theirs)).status).toBe(404);
    expect((await other.call(api.dispute.get, { movementId: movement })).body.dispute).toBeNull();
    const { rows } = await sql<{ id: number }>`
      select id from movement where user_id = ${userId} and reason = 'EMPLOYER_GRANT'`.execute(
      test.db,
    );
    expect((await say(rows[0]?.id ?? 0)).status).toBe(404);
    expect((await employee.call(api.disputeAdmin.get, { id })).status).toBe(403);
  });

  it('is not answered where its owner has written meanwhile', async () => {
    const { id, messages } = (await say(await paid())).body;
    await employee.call(api.dispute.write, { id, body: { text: 'už je to v pořádku' } });
    const body = { text: 'x', isOver: true, readTo: messages[0]?.id ?? 0 };
    const { status, body: refusal } = await admin.call(api.disputeAdmin.answer, { id, body });
    expect([status, refusal]).toMatchObject([
      422,
      { globalErrors: [{ messageKey: 'common.error.concurrentModification' }] },
    ]);
    expect((await readOf(id)).status).toBe('OPEN');
  });

  it('waits in the list, which is narrowed, and in the dashboard; looks and answers are audited', async () => {
    await sql`delete from dispute`.execute(test.db);
    const first = (await say(await paid())).body.id;
    const second = (await say(await paid())).body.id;
    await answer(first, false);
    const idsOf = async (filter: object) =>
      (await admin.call(api.disputeAdmin.list, filter)).body.content.map(({ id }) => id);
    expect(await idsOf({})).toEqual([second, first]);
    expect(await idsOf({ status: 'OPEN' })).toEqual([second]);
    expect(await idsOf({ status: 'ANSWERED', kind: 'WRONG_AMOUNT', userId })).toEqual([first]);
    expect(await idsOf({ kind: 'NOT_MINE' })).toEqual([]);
    expect(await idsOf({ userId: 1 })).toEqual([]);
    const { attention } = (await admin.call(api.dashboard.get, {})).body;
    expect(attention.openDisputes).toBe(1);
    const entries = (
      await admin.call(api.audit.list, { entity: 'dispute', entityId: first })
    ).body.content.map(({ action, after }) => [action, after]);
    expect(entries).toEqual([
      ['UPDATE', { status: 'ANSWERED' }],
      ['VIEW', null],
    ]);
  });

  it('waits in the mail of the morning for who administers', async () => {
    await sql`delete from dispute`.execute(test.db);
    const { id } = (await say(await paid())).body;
    const tasks = async () =>
      (await listMoneyTasks(test.db, addDays(pragueDay(), 1))).filter(
        ({ kind }) => kind === 'DISPUTES',
      );
    expect(await tasks()).toEqual([{ kind: 'DISPUTES', count: 1 }]);
    await tellMoneyTasks(test.deps, addDays(pragueDay(), 1));
    const mailsOf = async () =>
      (await readMails(test, adminId)).filter(
        ({ kind, text }) => kind === 'MONEY_TASKS' && text.includes('/admin/dispute?status=OPEN'),
      ).length;
    expect(await mailsOf()).toBe(1);
    await answer(id, false);
    expect(await tasks()).toEqual([]);
  });

  it('is forgotten three years after the last word of it, unless it waits for an answer', async () => {
    await sql`delete from dispute`.execute(test.db);
    const ids: number[] = [];
    for (const _ of [1, 2, 3]) ids.push((await say(await paid())).body.id);
    const [waits = 0, old = 0, young = 0] = ids;
    for (const id of [old, young]) await answer(id, id === young);
    const age = (id: number, days: number) =>
      sql`
        update dispute set changed_at = changed_at - make_interval(years => 3, days => ${days})
        where id = ${id}`.execute(test.db);
    await age(waits, 1);
    await age(old, 1);
    await age(young, -1);
    await forgetOldDisputes(test.db);
    const { rows } = await sql<{ id: number }>`
      select d.id
      from dispute d
      where exists (select from dispute_message m where m.dispute_id = d.id)
      order by d.id`.execute(test.db);
    expect(rows.map(({ id }) => id)).toEqual([waits, young]);
  });

  it('is no more than twenty messages of one person in a day', async () => {
    await sql`delete from dispute`.execute(test.db);
    const movement = await paid();
    const answers = await Promise.all(
      Array.from({ length: 22 }, (_, nth) => say(movement, `po${nth}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  });
});

import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { readMails } from '../../test/mail.ts';
import { forgetMoney } from '../../test/money.ts';
import { openSettling, settlingDay } from '../../test/settling.ts';
import { openTestApp } from '../../test/test-app.ts';
import { addDays } from '../ledger/index.ts';
import { listMoneyTasks, tellMoneyTasks } from './task-mail.ts';

const test = await openTestApp({}, { works: false });
const { admin, fillPurse, newPartner, sell, run } = await openSettling(test);
const [adminId, accountantId] = [1, 3];
const yesterday = addDays(settlingDay, -1);

beforeEach(async () => {
  await forgetMoney(test.db);
  await sql`delete from message`.execute(test.db);
});
/** A draft of a settlement that waits since last evening. */
const draft = async (): Promise<void> => {
  await fillPurse();
  const partnerId = await newPartner();
  await sell(partnerId, 100_00, 3);
  await run(partnerId, yesterday);
};
const taskMails = async (userId: number) =>
  (await readMails(test, userId)).filter(({ kind }) => kind === 'MONEY_TASKS');

it('who keeps the books is told in the morning what waits, each thing with its place, once a day', async () => {
  await draft();
  expect(await listMoneyTasks(test.db, settlingDay)).toEqual([{ kind: 'APPROVE', count: 1 }]);
  await tellMoneyTasks(test.deps);
  await tellMoneyTasks(test.deps);
  const [mail, ...more] = await taskMails(accountantId);
  expect(more).toEqual([]);
  expect(mail?.subject.replaceAll('\u00A0', ' ')).toBe('V účtovníctve čaká 1 vec');
  expect(mail?.text).toContain('/admin/settlement?status=DRAFT');
  expect(await taskMails(adminId)).toEqual([]);
  await tellMoneyTasks(test.deps, addDays(settlingDay, 1));
  expect(await taskMails(accountantId)).toHaveLength(2);
});

it('where nobody keeps them, who administers everything is', async () => {
  await draft();
  await sql`update "user" set active = false where id = ${accountantId}`.execute(test.db);
  await tellMoneyTasks(test.deps);
  await sql`update "user" set active = true where id = ${accountantId}`.execute(test.db);
  expect([await taskMails(accountantId), await taskMails(adminId)]).toMatchObject([[], [{}]]);
});

it('nobody is told where nothing waits, or where the operator has switched it off', async () => {
  await tellMoneyTasks(test.deps);
  expect(await taskMails(accountantId)).toEqual([]);
  await draft();
  await tellMoneyTasks({ ...test.deps, config: { ...test.deps.config, moneyTaskMail: false } });
  expect(await taskMails(accountantId)).toEqual([]);
});

it('what waits in the books stands on the dashboard too', async () => {
  await fillPurse();
  await sql`update credit_account set frozen_at = now(), frozen_reason = 'test'`.execute(test.db);
  await sql`
    insert into book_comparison (id, at, findings)
    values (1, now(), '[{"what": "USERS", "of": "1", "expected": 1, "found": 2}]')`.execute(
    test.db,
  );
  const { attention } = (await admin.call(api.dashboard.get, {})).body;
  expect(attention).toMatchObject({ bookDifferences: 1, overdueInvoices: 0, openDeposits: 0 });
  expect(attention.frozenAccounts).toBeGreaterThan(0);
  await sql`delete from book_comparison`.execute(test.db);
});

it('people who cannot spend are told to who administers everything', async () => {
  await fillPurse();
  await sql`
    update credit_account set frozen_at = now(), frozen_reason = 'test'
    where user_id = (select min(user_id) from credit_account)`.execute(test.db);
  expect(await listMoneyTasks(test.db, settlingDay)).toEqual([{ kind: 'FROZEN', count: 1 }]);
  // only who administers may open the place
  await tellMoneyTasks(test.deps);
  expect([await taskMails(accountantId), await taskMails(adminId)]).toMatchObject([[], [{}]]);
});

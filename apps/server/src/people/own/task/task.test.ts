import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertEmployees, insertPartner, giveCredits, pay } from '../../../test/money.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { completeTask } from './index.ts';

const test = await openTestApp({ FEATURES: 'FIRST_PAYMENT' });
const person = await test.signedIn('employee');
beforeEach(async () => {
  await sql`delete from task`.execute(test.db);
  await sql`delete from article`.execute(test.db);
});
const list = async (who = person) => (await who.call(api.task.list, {})).body;
const statusOf = async (type: string) => (await list()).find((task) => task.type === type)?.status;
const insertInternalBenefit = () =>
  sql`
    insert into article (client_id, title, name_sort_cs, name_sort_sk, folded, lead, cover_alt, active)
    values (1, '{"cs":"Školka"}', 's', 's', 'skolka', '{}', '{}', true)`.execute(test.db);

describe('the first steps', () => {
  it('are those that make sense for the person, in the order to take them', async () => {
    expect((await list()).map(({ type, status }) => [type, status])).toEqual([
      ['COMPLETE_PROFILE', 'CREATED'],
      ['VERIFY_PHONE', 'CREATED'],
      ['ACTIVATE_DEVICE', 'CREATED'],
      ['FIRST_PAYMENT', 'CREATED'],
    ]);
    expect((await person.call(api.user.me, {})).body.tasks).toEqual({ open: 4, total: 4 });
  });
  it('are none for an administrator without an employer', async () => {
    const admin = await test.signedIn('admin');
    expect(await list(admin)).toEqual([]);
    expect((await admin.call(api.user.me, {})).body.tasks).toEqual({ open: 0, total: 0 });
  });
  it('are done by what happened, also before anybody looked, and once', async () => {
    await test.deps.writeUnseen((tx) => completeTask(tx, 2, 'ACTIVATE_DEVICE'));
    const done = (await list()).find(({ type }) => type === 'ACTIVATE_DEVICE');
    expect(done?.status).toBe('COMPLETED');
    await test.deps.writeUnseen((tx) => completeTask(tx, 2, 'ACTIVATE_DEVICE'));
    expect((await list()).find(({ type }) => type === 'ACTIVATE_DEVICE')).toEqual(done);
    expect((await person.call(api.user.me, {})).body.tasks).toEqual({ open: 3, total: 4 });
  });
  it('include the first payment when it is booked, not when it is held', async () => {
    const partnerId = await insertPartner(test.db, { mainCategoryId: 6 });
    await giveCredits(test.db, 2, { amount: 50_000 });
    await pay(test.db, 2, { partnerId, amount: 1_000, isHeld: true });
    expect(await statusOf('FIRST_PAYMENT')).toBe('CREATED');
    await pay(test.db, 2, { partnerId, amount: 1_000 });
    expect(await statusOf('FIRST_PAYMENT')).toBe('COMPLETED');
  });
  it('include the profile once there is an address to send things to', async () => {
    await person.call(api.user.update, { body: { firstName: 'Jana' } });
    expect(await statusOf('COMPLETE_PROFILE')).toBe('CREATED');
    const deliveryAddress = {
      street: null,
      houseNumber: '7',
      postalCode: '591 01',
      city: 'Lhotka',
      country: 'CZ',
    } as const;
    await person.call(api.user.update, { body: { deliveryAddress } });
    expect(await statusOf('COMPLETE_PROFILE')).toBe('COMPLETED');
  });
  it('are done by hand only where nothing else does them, and only by their owner', async () => {
    await insertInternalBenefit();
    const tasks = await list();
    const idOf = (type: string) => tasks.find((task) => task.type === type)?.id ?? 0;
    const payment = await person.call(api.task.complete, { id: idOf('FIRST_PAYMENT') });
    expect(payment.body.globalErrors?.[0]?.messageKey).toBe('task.error.notByHand');
    const other = await test.signedIn('other');
    const foreign = await other.call(api.task.complete, { id: idOf('READ_INTERNAL_BENEFITS') });
    expect(foreign.status).toBe(404);
    const read = await person.call(api.task.complete, { id: idOf('READ_INTERNAL_BENEFITS') });
    expect(read.body.status).toBe('COMPLETED');
  });
  it('are made once for anyone who looks many times at once', async () => {
    const [id = 0] = await insertEmployees(test.db, 1, { from: 900 });
    await sql`
      update "user" set password_hash = (select password_hash from "user" where id = 2)
      where id = ${id}`.execute(test.db);
    const caller = test.createCaller();
    await caller.signIn('z900@1.test', 'Test.Person.1');
    const answers = await Promise.all(Array.from({ length: 6 }, () => list(caller)));
    expect(new Set(answers.map((tasks) => JSON.stringify(tasks))).size).toBe(1);
  });
});

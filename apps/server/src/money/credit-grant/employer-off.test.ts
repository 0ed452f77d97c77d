import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { billingClientId as clientId } from '../../test/billing.ts';
import { openOrdering } from '../../test/ordering.ts';
import { openTestApp } from '../../test/test-app.ts';
import { addDays, pragueDay } from '../ledger/index.ts';
import { checkLedger } from '../ledger/ledger.jobs.ts';
import { listMoneyTasks } from '../task-mail/task-mail.ts';
import { giveOrder } from './order.ts';

const test = await openTestApp({}, { works: false });
const { db } = test;
const ordering = await openOrdering(test);
const { admin, grant, ordered, order, cancel, receive, give, given, balances } = ordering;
const [first] = ordering.people;

const turn = async (active: boolean): Promise<void> => {
  const { body } = await admin.call(api.clientAdmin.activate, { id: clientId, body: { active } });
  if (body.active !== active) throw new Error('the employer was not switched');
};
const held = async () =>
  (await admin.call(api.clientDocument.list, { held: 'true' })).body.content.map(({ id }) => id);
const tasks = async () =>
  (await listMoneyTasks(db, addDays(pragueDay(), 1))).filter(({ kind }) => kind === 'HELD_ORDERS');

beforeEach(async () => {
  await turn(true);
  await ordering.begin();
});

describe('an employer that is off', () => {
  it('gives nothing and orders nothing, and the dry run says why', async () => {
    await turn(false);
    const dry = await grant([[first, 100_00]], { dryRun: true });
    expect(dry.body.problems).toEqual([{ field: 'items', messageKey: 'credit.employerOff' }]);
    const { status, body } = await grant([[first, 100_00]]);
    expect([status, body]).toMatchObject([
      422,
      { fieldErrors: [{ field: 'items', messageKey: 'credit.employerOff' }] },
    ]);
    const all = {
      items: undefined,
      everybody: { amount: 100, companyId: null, onlyActive: false },
    };
    expect((await grant([], { ...all, validFrom: addDays(pragueDay(), 30) })).status).toBe(422);
    expect([await given(), await balances()]).toEqual([{}, {}]);
    await turn(true);
    expect((await grant([[first, 100_00]])).status).toBe(200);
  });

  it('keeps what is paid waiting, says so, and gives it once it is on again', async () => {
    const { id, proforma } = await ordered();
    await turn(false);
    expect(await order(id)).toMatchObject({ state: 'WAITING', isEmployerOff: true });
    // what nobody has paid is nothing to do
    expect([await held(), await tasks()]).toEqual([[], []]);
    await receive(proforma.number, 1_000_00);
    expect([await give(), await giveOrder(db, id)]).toEqual([0, false]);
    expect(await order(id)).toMatchObject({ state: 'PAID', isEmployerOff: true });
    expect(await given()).toEqual({});
    expect(await balances()).toEqual({ BANK: 1_000_00, EMPLOYER_PREPAID: -1_000_00 });
    expect(await held()).toEqual([proforma.id]);
    expect(await tasks()).toEqual([{ kind: 'HELD_ORDERS', count: 1 }]);
    const { attention } = (await admin.call(api.dashboard.get, {})).body;
    expect(attention.heldOrders).toBe(1);
    await turn(true);
    expect([await held(), await give()]).toEqual([[], 1]);
    expect(await order(id)).toMatchObject({ state: 'GIVEN', isEmployerOff: false });
    expect(await checkLedger(db)).toEqual([]);
  });

  it('has what it paid beforehand where the order is cancelled', async () => {
    const { id, proforma } = await ordered();
    await receive(proforma.number, 1_000_00);
    await turn(false);
    await cancel(id);
    expect([await held(), await tasks(), await given()]).toEqual([[], [], {}]);
    await turn(true);
    expect(await give()).toBe(0);
    expect(await balances()).toEqual({ BANK: 1_000_00, EMPLOYER_PREPAID: -1_000_00 });
  });

  it('is switched off while its order is given, or before: never in between', async () => {
    const { id, proforma } = await ordered();
    await receive(proforma.number, 1_000_00);
    const [isGiven] = await Promise.all([giveOrder(db, id), turn(false)]);
    const { state } = await order(id);
    expect(state).toBe(isGiven ? 'GIVEN' : 'PAID');
    expect(Object.keys(await given())).toHaveLength(isGiven ? 2 : 0);
  });
});

it('an order whose last day went by before it was paid is a task, too', async () => {
  const { id, proforma } = await ordered(undefined, { expiresOn: pragueDay() });
  await receive(proforma.number, 1_000_00);
  expect(await held()).toEqual([]);
  const yesterday = addDays(pragueDay(), -1);
  await sql`
    update credit_order set valid_from = ${yesterday}, expires_on = ${yesterday} where id = ${id}`.execute(
    db,
  );
  expect([await held(), await tasks()]).toEqual([
    [proforma.id],
    [{ kind: 'HELD_ORDERS', count: 1 }],
  ]);
});

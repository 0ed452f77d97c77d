/** A key that is bound to one place: who has it has the payments of that place, and no others. */
import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetMoney, giveCredits, insertPartner } from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';
import { openTill } from '../../test/till.ts';

const employeeId = 2;
const test = await openTestApp();
const admin = await test.signedIn('admin');
const employee = await test.signedIn('employee');
const partnerId = await insertPartner(test.db, { name: 'Bistro' });
const insertPlace = async (name: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into branch_office (partner_id, name, name_sort_cs, name_sort_sk, folded, address, active)
    values (${partnerId}, ${name}, ${name}, ${name}, ${name}, '{"country":"CZ"}', true)
    returning id`.execute(test.db);
  return rows[0]?.id ?? 0;
};
const here = await insertPlace('Náměstí');
const there = await insertPlace('Nádraží');
const { till: tillHere } = await openTill(test, admin, partnerId, here);
const { till: tillThere } = await openTill(test, admin, partnerId, there);
const { till: office } = await openTill(test, admin, partnerId);

beforeEach(async () => {
  await forgetMoney(test.db);
  await giveCredits(test.db, employeeId, { amount: 100_00, regime: 'CZ_MEAL' });
});
const hold = async (till: typeof tillHere): Promise<number> => {
  const { code } = (await employee.call(api.paymentCode.create, { body: {} })).body;
  const amount = { amount: 10_00, currency: 'CZK' };
  return (await till.authorize({ code, amount })).body.paymentId;
};

describe('a till bound to a place', () => {
  it.each(['capture', 'void', 'refund'] as const)(
    'cannot %s what was paid in another place, or in none',
    async (step) => {
      for (const till of [tillHere, office]) {
        const paymentId = await hold(till);
        if (step === 'refund') await till.capture({ paymentId });
        expect((await tillThere[step]({ paymentId })).status).toBe(404);
        expect((await till.get(paymentId)).body.refunded.amount).toBe(0);
      }
    },
  );

  it('does not see it either', async () => {
    const paymentId = await hold(tillHere);
    expect((await tillThere.get(paymentId)).status).toBe(404);
    expect((await tillHere.get(paymentId)).status).toBe(200);
  });

  it('does all of it with its own; and a key of the whole partner with any', async () => {
    const paymentId = await hold(tillHere);
    expect((await tillHere.capture({ paymentId })).status).toBe(200);
    const half = { amount: 5_00, currency: 'CZK' };
    expect((await tillHere.refund({ paymentId, amount: half })).status).toBe(200);
    expect((await office.get(paymentId)).status).toBe(200);
    expect((await office.refund({ paymentId })).body.refunded.amount).toBe(10_00);
  });
});

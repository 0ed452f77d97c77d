import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { today } from '../../kernel/business-day.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { passwords } from '../../test/factories.ts';
import { begin, openDepositApp } from '../../test/deposit-app.ts';
import { GateUnavailableError } from '../gate/index.ts';
import { forgetAtGate } from './forget-card.ts';
import { forgetUnusedCards } from './forget-card.queries.ts';

const test = await openDepositApp('DEMO');
const employee = await test.signedIn('employee');
const other = await test.signedIn('other');
const gate = vi.spyOn(test.simulator.gate, 'forget');
const customers = vi.spyOn(test.simulator.gate, 'forgetCustomer');
afterEach(() => {
  gate.mockClear();
  customers.mockClear();
});

/** A card saved by a top-up, which pays nothing but its own day. */
const save = async (caller = employee): Promise<number> => {
  const { id } = (await begin(caller, { saveCard: true })).body;
  await test.pay(id);
  await test.notify(id);
  const cards = (await caller.call(api.cardToken.list, {})).body;
  return Math.max(...cards.map((card) => card.id));
};
const count = async (
  table: 'demo_gate_card' | 'card_to_forget' | 'gateway_customer',
): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(test.db))
    .rows[0]?.n ?? -1;
/** Whether anything is left here that the gate could charge a card by. */
const isChargeable = async (id: number): Promise<boolean> =>
  (
    await sql`
      select
      from card_token
      where id = ${id} and (gateway_token is not null or removed_at is null)`.execute(test.db)
  ).rows.length > 0;
const forgetUnused = () => test.db.transaction().execute(forgetUnusedCards);

describe('a saved card', () => {
  it('of who removes it goes at the gate too, or later where that is away', async () => {
    const id = await save();
    gate.mockRejectedValueOnce(new GateUnavailableError('away'));
    expect((await employee.call(api.cardToken.remove, { id })).status).toBe(200);
    expect(await isChargeable(id)).toBe(false);
    expect([await count('demo_gate_card'), await count('card_to_forget')]).toEqual([1, 1]);
    // not at once again
    await forgetAtGate(test.tools);
    expect(gate).toHaveBeenCalledTimes(1);
    await sql`update card_to_forget set due_at = now()`.execute(test.db);
    await forgetAtGate(test.tools);
    expect([await count('demo_gate_card'), await count('card_to_forget')]).toEqual([0, 0]);
  });

  it('of whose employer is off stays for their return, and goes a month after they were here last', async () => {
    const id = await save();
    const turn = (active: boolean) =>
      sql`update client set active = ${active} where id = 1`.execute(test.db);
    const lastHere = (days: number) =>
      sql`
        update "user" set last_login_at = now() - make_interval(days => ${days}) where id = 2`.execute(
        test.db,
      );
    await lastHere(40);
    await forgetUnused();
    expect(await isChargeable(id)).toBe(true);
    await turn(false);
    await lastHere(20);
    await forgetUnused();
    expect(await isChargeable(id)).toBe(true);
    await lastHere(40);
    await forgetUnused();
    await turn(true);
    await forgetAtGate(test.tools);
    expect([await isChargeable(id), await count('demo_gate_card')]).toEqual([false, 0]);
    await lastHere(0);
  });

  it('that expired goes when its owner has had a month to see that it did', async () => {
    const id = await save();
    const expire = (months: number) =>
      sql`
        update card_token set
          expiry_year = extract(year from ${today} - make_interval(months => ${months})),
          expiry_month = extract(month from ${today} - make_interval(months => ${months}))
        where id = ${id}`.execute(test.db);
    await expire(1);
    await forgetUnused();
    expect(await isChargeable(id)).toBe(true);
    await expire(2);
    await forgetUnused();
    await forgetAtGate(test.tools);
    expect([await isChargeable(id), await count('demo_gate_card')]).toEqual([false, 0]);
  });

  it('of who erases the account goes here with it, and at the gate within moments, as they do', async () => {
    const id = await save(other);
    await sql`
      insert into gateway_customer (user_id, gate, customer)
      select t.user_id, 'DEMO', 'cus_other'
      from card_token t
      where t.id = ${id}`.execute(test.db);
    const { balance } = (await other.call(api.deposit.terms, {})).body;
    const amount = { amount: balance, currency: 'CZK' } as const;
    const taken = { amount, iban: 'CZ6508000000192000145399' };
    expect((await other.call(api.withdrawal.create, { body: taken })).status).toBe(200);
    const erased = await other.call(api.ownAccount.erase, {
      body: { password: passwords.other },
    });
    expect(erased.status).toBe(200);
    expect([await isChargeable(id), await count('card_to_forget')]).toEqual([false, 2]);
    expect(await count('gateway_customer')).toBe(0);
    customers.mockRejectedValueOnce(new GateUnavailableError('away'));
    await forgetAtGate(test.tools);
    expect([await count('demo_gate_card'), await count('card_to_forget')]).toEqual([0, 1]);
    await sql`update card_to_forget set due_at = now()`.execute(test.db);
    await forgetAtGate(test.tools);
    expect(gate).toHaveBeenCalledTimes(1);
    expect(customers).toHaveBeenLastCalledWith('cus_other');
    expect([await count('demo_gate_card'), await count('card_to_forget')]).toEqual([0, 0]);
  });
});

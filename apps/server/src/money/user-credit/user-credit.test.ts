import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildUser } from '../../test/factories.ts';
import { fillWallet, giveCredits, insertEmployees, insertPartner, pay } from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';
import { freezeAccounts, listDifferences } from '../ledger/check.queries.ts';
import { addDays, pragueDay } from '../ledger/index.ts';
import { recallFromLeavers } from './leaving.ts';
import { forgetNumbers } from '../../people/records/user/user.admin.queries.ts';
import { readOfficeFile } from '../../platform/office-file/index.ts';

const userId = 2;
const test = await openTestApp();
const admin = await test.signedIn('admin');
const partnerId = await insertPartner(test.db, { mainCategoryId: 6, name: 'Posilovna' });

const sumOf = async (id: number): Promise<number> =>
  (
    await sql<{ sum: number }>`
      select coalesce(sum(remaining), 0)::bigint as sum from credit_lot where user_id = ${id}`.execute(
      test.db,
    )
  ).rows[0]?.sum ?? 0;
const lotsOf = async (id: number) => (await admin.call(api.userCredit.credit, { id })).body.lots;
const recall = (id: number, lotIds?: number[]) =>
  admin.call(api.userCredit.recall, { id, body: { reason: 'Omyl', ...(lotIds && { lotIds }) } });
const newUser = async (email: string): Promise<number> =>
  (await admin.call(api.userAdmin.create, { body: buildUser({ email }) })).body.id;

describe('an administrator looks at the money of a user', () => {
  it('and sees what employers gave, nothing of the user’s own, and the look is noted', async () => {
    await giveCredits(test.db, userId, { amount: 50_000 });
    await fillWallet(test.db, userId, 7_777);
    const { body } = await admin.call(api.userCredit.overview, { id: userId });
    expect(body.accounts.map(({ kind }) => kind)).not.toContain('PRIVATE');
    expect(JSON.stringify(body)).not.toContain('7777');
    expect(await lotsOf(userId)).toMatchObject([{ amount: 50_000, clientId: 1 }]);
    const history = await admin.call(api.userCredit.history, { id: userId });
    expect(history.body.items.map(({ reason }) => reason)).toEqual(['EMPLOYER_GRANT']);
    const audit = await admin.call(api.audit.list, {
      entity: 'user',
      entityId: userId,
      action: 'VIEW',
    });
    expect(audit.body.content.map(({ after }) => after?.at)).toEqual([
      'history',
      'lots',
      'balance',
    ]);
  });
  it('and not of somebody who is not there', async () => {
    for (const route of [api.userCredit.overview, api.userCredit.history, api.userCredit.credit])
      expect((await admin.call(route, { id: 999_999 })).status).toBe(404);
  });
  it('and lets a frozen account go when what froze it is understood', async () => {
    await freezeAccounts(test.db, [userId], 'lot 1: 5 instead of 6');
    const { body } = await admin.call(api.userCredit.credit, { id: userId });
    expect(body.frozen?.reason).toBe('lot 1: 5 instead of 6');
    const after = await admin.call(api.userCredit.unfreeze, { id: userId });
    expect(after.body.frozen).toBeNull();
  });
});

describe('a recall', () => {
  it('takes the named lots and leaves the others and the user’s own', async () => {
    const [id = 0] = await insertEmployees(test.db, 1, { from: 100 });
    await giveCredits(test.db, id, { amount: 1_000 });
    await giveCredits(test.db, id, { amount: 2_000 });
    await fillWallet(test.db, id, 500);
    const [first] = await lotsOf(id);
    expect((await recall(id, [first?.id ?? 0])).body.amount).toBe(1_000);
    expect(await sumOf(id)).toBe(2_500);
    const again = await recall(id, [first?.id ?? 0]);
    expect(again.body.globalErrors?.[0]?.messageKey).toBe('credit.error.lotGone');
  });
  it('during a payment takes the rest at once and what was held when it is let go', async () => {
    const [id = 0] = await insertEmployees(test.db, 1, { from: 101 });
    await giveCredits(test.db, id, { amount: 10_000 });
    await pay(test.db, id, { partnerId, amount: 4_000, isHeld: true });
    expect((await recall(id)).body.amount).toBe(6_000);
    expect(await sumOf(id)).toBe(0);
    expect(await listDifferences(test.db)).toEqual([]);
  });
});

describe('an administrator refunds a payment', () => {
  const paid = async (id: number) =>
    (await pay(test.db, id, { partnerId, amount: 3_000 })).movementId;
  it('in part, then what is left, and never more', async () => {
    const [id = 0] = await insertEmployees(test.db, 1, { from: 102 });
    await giveCredits(test.db, id, { amount: 10_000 });
    const movement = await paid(id);
    const refund = (amount?: number) =>
      admin.call(api.userCredit.refund, { id: movement, body: amount ? { amount } : {} });
    expect((await refund(1_000)).body.amount).toBe(1_000);
    expect((await refund(2_001)).body.globalErrors?.[0]?.messageKey).toBe(
      'payment.error.refundTooLarge',
    );
    expect((await refund()).body).toMatchObject({ amount: 2_000, currency: 'CZK' });
    expect(await sumOf(id)).toBe(10_000);
    expect((await refund()).status).toBe(422);
  });
  it('once for each key', async () => {
    const [id = 0] = await insertEmployees(test.db, 1, { from: 103 });
    await giveCredits(test.db, id, { amount: 10_000 });
    const movement = await paid(id);
    const refund = () =>
      admin.call(
        api.userCredit.refund,
        { id: movement, body: { amount: 500 } },
        { 'idempotency-key': 'refund-once-1' },
      );
    const [one, other] = await Promise.all([refund(), refund()]);
    expect(one.body.movementId).toBe(other.body.movementId);
    expect(await sumOf(id)).toBe(7_500);
    // a key is of one kind of request: another kind with the same one is done
    const recalled = await admin.call(
      api.userCredit.recall,
      { id, body: { reason: 'Omyl' } },
      { 'idempotency-key': 'refund-once-1' },
    );
    expect([recalled.status, recalled.body.amount]).toEqual([200, 7_500]);
  });
  it('with own money in it only whole, and is never told how much of that there was', async () => {
    const [id = 0] = await insertEmployees(test.db, 1, { from: 104 });
    await giveCredits(test.db, id, { amount: 1_500 });
    await fillWallet(test.db, id, 9_000);
    const paidBoth = { partnerId, amount: 2_222, usePrivate: true };
    const { movementId } = await pay(test.db, id, paidBoth);
    const refund = (amount?: number) =>
      admin.call(api.userCredit.refund, { id: movementId, body: amount ? { amount } : {} });
    expect((await refund(9_999)).body.globalErrors).toMatchObject([
      { messageKey: 'payment.error.refundTooLarge', params: { left: 1_500 } },
    ]);
    expect((await refund(100)).body.globalErrors?.[0]?.messageKey).toBe('credit.error.refundWhole');
    expect((await refund(1_500)).body).toMatchObject({ amount: 1_500 });
    expect(await sumOf(id)).toBe(10_500);
    const { body } = await admin.call(api.userCredit.history, { id });
    expect(body.items.map(({ reason, amount }) => [reason, amount])).toEqual([
      ['REFUND', 1_500],
      ['PURCHASE', -1_500],
      ['EMPLOYER_GRANT', 1_500],
    ]);
  });
  it('of own money alone is as if it were not there', async () => {
    const [id = 0] = await insertEmployees(test.db, 1, { from: 105 });
    await fillWallet(test.db, id, 3_000);
    const { movementId } = await pay(test.db, id, { partnerId, amount: 3_000, usePrivate: true });
    for (const body of [{}, { amount: 1 }, { amount: 900_000 }])
      expect((await admin.call(api.userCredit.refund, { id: movementId, body })).status).toBe(404);
    expect(await sumOf(id)).toBe(0);
  });
  it('that is not there gets 404', async () => {
    expect((await admin.call(api.userCredit.refund, { id: 99_999_999, body: {} })).status).toBe(
      404,
    );
  });
});

describe('what comes back of money that is its employer’s again', () => {
  const paid = async (id: number) =>
    (await pay(test.db, id, { partnerId, amount: 3_000 })).movementId;
  const givenBack = async (movementId: number) => {
    await admin.call(api.userCredit.refund, { id: movementId, body: {} });
    const { rows } = await sql<{ to: string }>`
      select e.to_account as to
      from ledger_entry e
      join movement m on m.user_id = e.user_id and m.id = e.movement_id
      where m.reverses_id = ${movementId}`.execute(test.db);
    expect(await listDifferences(test.db)).toEqual([]);
    return rows.map(({ to }) => to);
  };
  it('goes to the employer after a recall, and the person reads so', async () => {
    const [id = 0] = await insertEmployees(test.db, 1, { from: 130 });
    await giveCredits(test.db, id, { amount: 5_000 });
    const movement = await paid(id);
    await recall(id);
    expect(await givenBack(movement)).toEqual(['EMPLOYER']);
    expect(await sumOf(id)).toBe(0);
    const [refund] = (await admin.call(api.userCredit.history, { id })).body.items;
    expect(refund).toMatchObject({
      reason: 'REFUND',
      subtitle: 'Vrácená platba, kredity má zpět zaměstnavatel',
      expiresAt: null,
    });
  });
  it('goes to the employer of somebody whose account is erased', async () => {
    const id = await newUser('smazana@firma.test');
    await giveCredits(test.db, id, { amount: 3_000 });
    const movement = await paid(id);
    expect((await admin.call(api.userAdmin.remove, { id })).status).toBe(200);
    expect(await givenBack(movement)).toEqual(['EMPLOYER']);
  });
  it('goes to the employer when the days of grace are over, though all was spent', async () => {
    const [id = 0] = await insertEmployees(test.db, 1, { from: 131 });
    await giveCredits(test.db, id, { amount: 3_000 });
    const movement = await paid(id);
    await sql`
      update "user" set employment_to = ${addDays(pragueDay(), -99)}::date
      where id = ${id}`.execute(test.db);
    expect(await givenBack(movement)).toEqual(['EMPLOYER']);
  });
});

describe('a person who leaves', () => {
  const leaves = (id: number, daysAgo: number) =>
    sql`
      update "user" set employment_to = ${addDays(pragueDay(), -daysAgo)}::date
      where id = ${id}`.execute(test.db);
  it('keeps the credits for the days the employer leaves, and then gives them back', async () => {
    await sql`
      update client set credit_policy = credit_policy || '{"leaverDays": 3}' where id = 1`.execute(
      test.db,
    );
    const [stays = 0, goes = 0] = await insertEmployees(test.db, 2, { from: 110 });
    for (const id of [stays, goes]) await giveCredits(test.db, id, { amount: 1_000 });
    await fillWallet(test.db, goes, 300);
    await leaves(stays, 3);
    await leaves(goes, 4);
    expect(await recallFromLeavers(test.db, 'CZK')).toBe(1);
    expect([await sumOf(stays), await sumOf(goes)]).toEqual([1_000, 300]);
    expect(await recallFromLeavers(test.db, 'CZK')).toBe(0);
  });
  it('and is switched off keeps the credits', async () => {
    const id = await newUser('vypnuty@firma.test');
    await giveCredits(test.db, id, { amount: 1_000 });
    await admin.call(api.userAdmin.activate, { id, body: { active: true } });
    await admin.call(api.userAdmin.activate, { id, body: { active: false } });
    expect(await sumOf(id)).toBe(1_000);
  });
  it('is deleted only when the credits go back to the employer; the movements stay, without a name', async () => {
    const id = await newUser('mazany@firma.test');
    await giveCredits(test.db, id, { amount: 1_000 });
    const refused = await admin.call(api.userAdmin.remove, { id });
    expect(refused.body.globalErrors?.[0]?.messageKey).toBe('user.error.hasCredits');
    expect((await admin.call(api.userAdmin.get, { id })).body.active).toBeDefined();
    expect((await admin.call(api.userAdmin.remove, { id, recall: 'true' })).status).toBe(200);
    const { rows } = await sql<{ reason: string; name: string }>`
      select m.reason, u.first_name as name
      from movement m
      join "user" u on u.id = m.user_id
      where m.user_id = ${id}
      order by m.id`.execute(test.db);
    expect(rows.map(({ reason }) => reason)).toEqual(['EMPLOYER_GRANT', 'EMPLOYER_RECALL']);
    expect(rows[0]?.name).not.toBe('Petr');
  });
  it('stands in the month’s payroll by the number alone, which is forgotten when the next month ends', async () => {
    const id = await newUser('smazany-cislo@firma.test');
    await sql`update "user" set personal_number = 'Z-777' where id = ${id}`.execute(test.db);
    await giveCredits(test.db, id, { amount: 1_000 });
    await pay(test.db, id, { partnerId, amount: 400 });
    await admin.call(api.userAdmin.remove, { id, recall: 'true' });
    const line = async () => {
      const { rawPayload } = await admin.send(
        'GET',
        `/api/admin/client/1/payroll-export?month=${pragueDay().slice(0, 7)}&format=CSV`,
      );
      const { lines } = await readOfficeFile(rawPayload);
      return lines.map(({ cells }) => cells.slice(0, 3).join('|')).includes('Z-777||');
    };
    expect(await line()).toBe(true);
    await forgetNumbers(test.db);
    expect(await line()).toBe(true);
    await sql`
      update "user" set deleted_at = deleted_at - interval '63 days' where id = ${id}`.execute(
      test.db,
    );
    await forgetNumbers(test.db);
    expect(await line()).toBe(false);
  });
  it('with money of their own is not deleted at all', async () => {
    const id = await newUser('vlastni@firma.test');
    await fillWallet(test.db, id, 100);
    const refused = await admin.call(api.userAdmin.remove, { id, recall: 'true' });
    expect(refused.body.globalErrors?.[0]?.messageKey).toBe('user.error.hasOwnMoney');
  });
});

describe('a person who changes the employer', () => {
  const graceOf = (clientId: number, days: number) =>
    sql`
      update client
      set credit_policy = credit_policy || jsonb_build_object('leaverDays', ${days}::int)
      where id = ${clientId}`.execute(test.db);
  /** Goes from the first client to the second, holding 1,000 of the one and 2,000 of the other. */
  const moved = async (from: number): Promise<number> => {
    const [id = 0] = await insertEmployees(test.db, 1, { from });
    await giveCredits(test.db, id, { amount: 1_000 });
    const { version: _version, ...user } = (await admin.call(api.userAdmin.get, { id })).body;
    const body = { ...buildUser({ email: user.email ?? '' }), clientId: 2, companyId: null };
    const saved = await admin.call(api.userAdmin.update, { id, body: { ...body, version: 1 } });
    expect(saved.status).toBe(200);
    await giveCredits(test.db, id, { amount: 2_000 });
    return id;
  };
  const aged = (id: number, days: number) =>
    sql`
      update former_client set last_day = last_day - ${days}::int
      where user_id = ${id}`.execute(test.db);
  it('keeps the old credits for the days of grace of who gave them, and no longer', async () => {
    await graceOf(1, 3);
    await graceOf(2, 0);
    const id = await moved(120);
    await recallFromLeavers(test.db, 'CZK');
    expect(await sumOf(id)).toBe(3_000);
    const [old] = await lotsOf(id);
    expect(old).toMatchObject({ clientId: 1, goesBackAfter: addDays(pragueDay(), 3) });
    await aged(id, 4);
    await recallFromLeavers(test.db, 'CZK');
    expect(await lotsOf(id)).toMatchObject([{ clientId: 2, remaining: 2_000 }]);
    expect(await listDifferences(test.db)).toEqual([]);
  });
  it('keeps those of the new employer when the old one takes its own back, and the other way', async () => {
    const id = await moved(121);
    expect((await recall(id)).body.amount).toBe(2_000);
    expect(await lotsOf(id)).toMatchObject([{ clientId: 1, remaining: 1_000 }]);
    const body = { reason: 'Odchod', clientId: 1 };
    expect((await admin.call(api.userCredit.recall, { id, body })).body.amount).toBe(1_000);
    expect(await sumOf(id)).toBe(0);
  });
  it('loses no lot to a client that names what another gave', async () => {
    const id = await moved(122);
    const [old] = await lotsOf(id);
    const body = { reason: 'Omyl', clientId: 2, lotIds: [old?.id ?? 0] };
    const refused = await admin.call(api.userCredit.recall, { id, body });
    expect(refused.body.globalErrors?.[0]?.messageKey).toBe('credit.error.lotGone');
    expect(await sumOf(id)).toBe(3_000);
  });
  it('and comes back keeps everything', async () => {
    const id = await moved(123);
    await sql`update "user" set client_id = 1 where id = ${id}`.execute(test.db);
    await aged(id, 400);
    await recallFromLeavers(test.db, 'CZK');
    expect(await lotsOf(id)).toMatchObject([{ clientId: 1, remaining: 1_000 }]);
  });
  it('is known beforehand: what stands, and when it would go back', async () => {
    await graceOf(1, 5);
    const [id = 0] = await insertEmployees(test.db, 1, { from: 124 });
    await giveCredits(test.db, id, { amount: 1_500 });
    expect((await admin.call(api.userCredit.standing, { id })).body).toEqual({
      currency: 'CZK',
      clients: [
        {
          clientId: 1,
          clientName: expect.any(String),
          amount: 1_500,
          lastDay: addDays(pragueDay(), 5),
        },
      ],
    });
  });
});

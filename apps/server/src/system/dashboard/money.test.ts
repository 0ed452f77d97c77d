import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { atomic } from '../../platform/db/index.ts';
import { pragueDay, refund } from '../../money/ledger/index.ts';
import { fillWallet, giveCredits, insertEmployees, insertPartner, pay } from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const read = async () => (await admin.call(api.dashboard.money, {})).body;
const [eva = 0, petr = 0] = await insertEmployees(test.db, 2);
const partnerId = await insertPartner(test.db, { mainCategoryId: 6 });
const thisMonth = pragueDay().slice(0, 7);

it('of nothing given tells twelve months in which nothing was', async () => {
  const { months, expiring } = await read();
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toEqual({ month: thisMonth, given: 0, spent: 0 });
  expect(new Set(months.map(({ month }) => month)).size).toBe(12);
  expect(expiring).toEqual({ amount: 0, until: `${thisMonth.slice(0, 4)}-12-31` });
});

it('adds up what employers gave and what was spent of it, less what came back, and no own money', async () => {
  await giveCredits(test.db, eva, { amount: 30_000 });
  await fillWallet(test.db, petr, 50_000);
  const paid = await pay(test.db, eva, { partnerId, amount: 8_000 });
  await pay(test.db, petr, { partnerId, amount: 5_000, usePrivate: true });
  await atomic(test.db, (tx) => refund(tx, { id: paid.movementId }, 3_000));
  expect((await read()).months.at(-1)).toEqual({ month: thisMonth, given: 30_000, spent: 5_000 });
});

it('tells a movement in the month of Prague it happened in, and forgets it after a year', async () => {
  const move = (to: string) =>
    sql`update movement set occurred_at = ${to}::timestamp at time zone 'Europe/Prague'`.execute(
      test.db,
    );
  const { months } = await read();
  const last = months.at(-2)?.month ?? '';
  await move(`${thisMonth}-01 00:00:00`);
  expect((await read()).months.at(-1)?.given).toBe(30_000);
  await sql`update movement set occurred_at = occurred_at - interval '1 second'`.execute(test.db);
  const moved = (await read()).months;
  expect([moved.at(-1)?.given, moved.at(-2)]).toEqual([
    0,
    { month: last, given: 30_000, spent: 5_000 },
  ]);
  await sql`update movement set occurred_at = occurred_at - interval '13 months'`.execute(test.db);
  expect((await read()).months.every(({ given, spent }) => given === 0 && spent === 0)).toBe(true);
});

it('tells what of employers’ credits ends this year', async () => {
  const before = (await read()).expiring.amount;
  const year = thisMonth.slice(0, 4);
  await giveCredits(test.db, petr, { amount: 4_000, expiresOn: `${year}-12-31` });
  await giveCredits(test.db, petr, { amount: 7_000, expiresOn: `${Number(year) + 1}-03-31` });
  expect((await read()).expiring).toEqual({ amount: before + 4_000, until: `${year}-12-31` });
});

it('counts people of employers: all, those who came lately, and those who never did', async () => {
  const before = (await read()).people;
  const [anna = 0] = await insertEmployees(test.db, 1, { from: 3 });
  const after = (await read()).people;
  expect(after).toEqual({
    total: before.total + 1,
    active: before.active,
    neverSignedIn: before.neverSignedIn + 1,
  });
  await sql`update "user" set last_login_at = now() where id = ${anna}`.execute(test.db);
  expect((await read()).people.active).toBe(before.active + 1);
  await sql`update "user" set last_login_at = now() - interval '31 days' where id = ${anna}`.execute(
    test.db,
  );
  const { active, neverSignedIn } = (await read()).people;
  expect([active, neverSignedIn]).toEqual([before.active, before.neverSignedIn]);
});

it('is for the operator alone', async () => {
  const employee = await test.signedIn('employee');
  const { statusCode } = await employee.send('GET', '/api/admin/dashboard/money');
  expect(statusCode).toBe(403);
});

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { atomic } from '../../platform/db/index.ts';
import {
  giveCredits,
  insertEmployees,
  insertPartner,
  pay,
  recountUsage,
} from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';
import { pragueYear, refund } from '../ledger/index.ts';
import { listPayroll, type PayrollRow, wayTo } from './payroll.queries.ts';
import { readPayroll, readPayrolls, spanOf } from './payroll.ts';

const { db } = await openTestApp();
const year = pragueYear();
await sql`
  update client set credit_policy = credit_policy || '{"overLimit": "TAX"}'`.execute(db);
const clients = [3, 1, 2];
await sql`
  insert into client
  select (jsonb_populate_record(c, '{"id": 3, "name": "Třetí"}')).*
  from client c
  where c.id = 1 and not exists (select from client where id = 3)`.execute(db);
const gym = await insertPartner(db, { mainCategoryId: 6 });
const canteen = await insertPartner(db);

/** Of what is taxed from the first crown nobody asks what was before; who had nothing has no line. */
const isLimited = ({ regime, usedBefore, usedAfter }: PayrollRow): boolean =>
  regime !== 'TAXED' && (usedBefore !== 0 || usedAfter !== 0);

/** The last movement happened in another month than the test runs in. */
const moveLast = (month: number, ofYear = year) =>
  sql`
    update movement set
      occurred_at = make_timestamptz(${ofYear}, ${month}, 15, 12, 0, 0, 'Europe/Prague')
    where id = (select max(id) from movement)`.execute(db);

it('payrolls read together are those read one by one, also where people have money of several employers', async () => {
  for (const clientId of clients) {
    const people = await insertEmployees(db, 3, { clientId });
    for (const [at, id] of people.entries()) {
      // each has money of its own employer and of the next one, as somebody who has changed
      for (const giver of [clientId, 1 + (clientId % 3)]) {
        await giveCredits(db, id, { amount: 30_000, clientId: giver });
        await moveLast(1, year - 1);
      }
      await giveCredits(db, id, { amount: 5_000 + at, regime: 'CZ_MEAL', clientId });
      await moveLast(2);
      const old = await pay(db, id, { partnerId: gym, amount: 45_000 + at, useTaxed: true });
      await moveLast(12, year - 1);
      await pay(db, id, { partnerId: canteen, amount: 3_000 + at });
      await moveLast(1 + at);
      await atomic(db, (tx) => refund(tx, { id: old.movementId }, 40_000));
      await moveLast(1 + at);
    }
    await sql`
      insert into used_elsewhere (user_id, client_id, regime, year, amount)
      values (${people[0]}, ${clientId}, 'SK_NON_CASH', ${year}, 45000)`.execute(db);
  }
  // what is of all employers together is counted over them
  await sql`
    update credit_lot set regime = 'SK_NON_CASH'
    where regime = 'CZ_LEISURE' and user_id % 2 = 0`.execute(db);
  // one pays and is paid on the last days of the year, and one holds something since before a month
  const [late = 0] = await insertEmployees(db, 1, { clientId: 1, from: 90 });
  await giveCredits(db, late, { amount: 50_000, clientId: 1 });
  await moveLast(1);
  for (const month of [3, 11, 12]) {
    await pay(db, late, { partnerId: gym, amount: 1_000 * month });
    await moveLast(month);
  }
  await pay(db, late, { partnerId: gym, amount: 7_000, isHeld: true });
  await moveLast(4);
  await recountUsage(db);
  const ways = { sinceTheYear: 0, untilNow: 0 };
  for (const month of [...Array(12).keys()].map(
    (at) => `${year}-${String(at + 1).padStart(2, '0')}`,
  )) {
    const [whole = [], part] = await Promise.all(
      (['sinceTheYear', 'untilNow'] as const).map(async (way) => [
        await readPayrolls(db, clients, month, way),
        (await listPayroll(db, clients, spanOf(month), way)).filter(isLimited),
      ]),
    );
    expect(part).toEqual(whole);
    ways[wayTo({ from: `${month}-01`, to: `${month}-28` }, `${year}-12-05`)] += 1;
  }
  expect(ways).toEqual({ sinceTheYear: 6, untilNow: 6 });
  let [lines, corrections] = [0, 0];
  for (const month of [`${year - 1}-12`, ...[1, 2, 3].map((at) => `${year}-0${at}`)]) {
    const together = await readPayrolls(db, clients, month);
    expect(together.map(({ clientId }) => clientId)).toEqual(clients);
    for (const payroll of together) {
      expect(payroll.lines).toEqual(await readPayroll(db, payroll.clientId, month));
      lines += payroll.lines.length;
      corrections += payroll.lines.filter(({ correctionOf }) => correctionOf).length;
    }
  }
  expect(lines).toBeGreaterThan(30);
  expect(corrections).toBeGreaterThanOrEqual(9);
});

import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { atomic } from '../../platform/db/index.ts';
import { readOfficeFile } from '../../platform/office-file/index.ts';
import { giveCredits, insertPartner, pay } from '../../test/money.ts';
import { openSettling, settlingDay } from '../../test/settling.ts';
import { openTestApp } from '../../test/test-app.ts';
import { compareBooks } from '../book/book.jobs.ts';
import { pragueYear, refund } from '../ledger/index.ts';
import { finishMonth } from './close.ts';

const test = await openTestApp({}, { works: false });
await test.jobs.start();
const { accountant, admin } = await openSettling(test);
const [userId, clientId] = [2, 1];
const year = pragueYear() - 1;
const december = `${year}-12`;
const thisMonth = settlingDay.slice(0, 7);
await sql`update tax_limit set amount = 1000000 where regime = 'CZ_LEISURE'`.execute(test.db);
await sql`
  update client set credit_policy = credit_policy || '{"overLimit": "TAX"}'`.execute(test.db);

const exported = (month: string) =>
  admin.send('GET', `/api/admin/client/${clientId}/payroll-export?month=${month}&language=cs`);
const frozen = async () => {
  const { closings } = (await accountant.call(api.month.get, { month: december })).body;
  const file = closings[0]?.files.find(({ kind }) => kind === 'PAYROLL');
  return accountant.send('GET', `/api/admin/month/${december}/file/${file?.id ?? 0}`);
};

it('a refund after a closed year leaves that as it was told, and corrects it in the month it comes', async () => {
  const partnerId = await insertPartner(test.db, { mainCategoryId: 6 });
  await giveCredits(test.db, userId, { amount: 30_000_00 });
  const { movementId } = await pay(test.db, userId, {
    partnerId,
    amount: 14_000_00,
    useTaxed: true,
  });
  await sql`update movement set occurred_at = ${`${december}-15T12:00:00Z`}`.execute(test.db);
  await sql`update ledger_entry set at = ${`${december}-15T12:00:00Z`}`.execute(test.db);
  await sql`update regime_usage set year = ${year}`.execute(test.db);
  const begun = (await accountant.call(api.month.close, { month: december })).body;
  await finishMonth(test.deps, begun.closings[0]?.id ?? 0);
  const payload = (await frozen()).payload;
  expect(payload).toContain('4000,00');

  await atomic(test.db, (tx) => refund(tx, { id: movementId }, 6_000_00));
  expect(await compareBooks(test.db)).toEqual([]);
  // what was told stays, in what was kept and in what is told of it now
  expect((await frozen()).payload).toBe(payload);
  expect((await exported(december)).payload).toBe(payload);
  const now = (await readOfficeFile((await exported(thisMonth)).rawPayload)).lines;
  expect(now.map(({ cells }) => [cells[7], cells[8], cells[10]])[1]).toEqual([
    '-6000,00',
    '-4000,00',
    december,
  ]);
  const { corrections } = (
    await admin.call(api.clientReport.payrollMonth, { clientId, month: thisMonth })
  ).body;
  expect(corrections).toBe(1);
  const { content } = (await accountant.call(api.book.journal, { pageSize: 1 })).body;
  expect(content).toMatchObject([
    { debit: 'PARTNER', credit: 'USERS', amount: 6_000_00, day: settlingDay },
  ]);
  // who has taken it is said of both
  const { taken } = (await admin.call(api.clientReport.payrollMonth, { clientId, month: december }))
    .body;
  expect(taken.map(({ isFrozen }) => isFrozen)).toEqual([false, true, true]);
});

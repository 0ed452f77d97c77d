import { readFile } from 'node:fs/promises';
import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { forgetMoney } from '../../test/money.ts';
import { giveCreditsIn, openSettling, settlingDay } from '../../test/settling.ts';
import { openTestApp } from '../../test/test-app.ts';
import { compareBooks } from '../book/book.jobs.ts';
import { addDays } from '../ledger/index.ts';
import { closeJob, finishMonth } from './close.ts';

const test = await openTestApp({}, { works: false });
await test.jobs.start();
const { accountant, admin } = await openSettling(test);
const year = settlingDay.slice(0, 4);
const before = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);
const thisMonth = settlingDay.slice(0, 7);
const lastMonth = before(thisMonth);
const monthBefore = before(lastMonth);
const monthFirst = before(monthBefore);

const get = async (month: string) => (await accountant.call(api.month.get, { month })).body;
const close = async (month: string) => {
  const { body } = await accountant.call(api.month.close, { month });
  await finishMonth(test.deps, body.closings[0]?.id ?? 0);
  return get(month);
};
const file = (month: string, id: number) =>
  accountant.send('GET', `/api/admin/month/${month}/file/${id}`);
const moneyIn = (month: string) => giveCreditsIn(test.db, month);

beforeEach(async () => {
  await sql`delete from job.job where name = ${closeJob}`.execute(test.db);
  await forgetMoney(test.db);
});

it('is of its year, in lists, on files and in their names; a month closed again has the next', async () => {
  await moneyIn(monthBefore);
  const first = await close(monthBefore);
  expect([first.number, first.closings[0]?.number]).toEqual(Array(2).fill(`${year}-0001`));
  const files = first.closings[0]?.files ?? [];
  expect(files.map(({ kind }) => kind)).toContain('ACCOUNTING');
  for (const { name } of files) expect(name).toContain(`${monthBefore}_${year}-0001`);
  // what people read names it inside as well
  for (const { id, kind } of files) {
    const isRead = kind === 'FUNDS' || kind === 'BALANCE';
    const closingLine = (await file(monthBefore, id)).payload.split('\r\n').at(-2);
    expect([kind, closingLine?.startsWith(`Uzávěrka ${year}-0001;`)]).toEqual([kind, isRead]);
  }
  await accountant.call(api.month.askReopening, {
    month: monthBefore,
    body: { reason: 'Chyběla faktura' },
  });
  await admin.call(api.month.decideReopening, { month: monthBefore, body: { isOpened: true } });
  expect((await get(monthBefore)).number).toBeNull();
  // what is refused takes no number
  await accountant.call(api.month.close, { month: thisMonth });
  const again = await close(monthBefore);
  expect(again.closings.map(({ number }) => number)).toEqual([`${year}-0002`, `${year}-0001`]);
  const { months } = (await accountant.call(api.month.list, {})).body;
  expect(months.find(({ month }) => month === monthBefore)?.number).toBe(`${year}-0002`);
});
it('is given where a node of the version before begins it, which names none', async () => {
  await moneyIn(monthBefore);
  await compareBooks(test.db);
  const begun = await sql<{ id: number }>`
    insert into book_close (month, made_by) values (${`${monthBefore}-01`}::date, 1)
    returning id`.execute(test.db);
  expect((await get(monthBefore)).number).toBe(`${year}-0001`);
  await finishMonth(test.deps, begun.rows[0]?.id ?? 0);
  expect((await get(monthBefore)).closings[0]?.files[0]?.name).toContain(`_${year}-0001`);
  await moneyIn(lastMonth);
  expect((await close(lastMonth)).number).toBe(`${year}-0002`);
});
it('is given to what was begun before the trigger was there, behind those that have theirs', async () => {
  const months = [monthFirst, monthBefore, lastMonth];
  for (const month of months) {
    await moneyIn(month);
    await close(month);
  }
  await sql`
    alter table book_close disable trigger keep;
    update book_close set year = null, number = null where month > ${sql.lit(`${monthFirst}-01`)};
    alter table book_close enable trigger keep`.execute(test.db);
  expect((await get(lastMonth)).number).toBeNull();
  const migration = new URL('../../../migrations/0115_number_by_itself.sql', import.meta.url);
  await sql.raw(await readFile(migration, 'utf8')).execute(test.db);
  const numbers = await Promise.all(months.map(async (month) => (await get(month)).number));
  expect(numbers).toEqual([1, 2, 3].map((nth) => `${year}-000${nth}`));
  await expect(sql`update book_close set lines = 9`.execute(test.db)).rejects.toThrow('closed');
});

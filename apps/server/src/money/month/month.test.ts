import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { columns, query } from '../../platform/db/index.ts';
import { forgetMoney, giveCredits } from '../../test/money.ts';
import { giveCreditsIn, openSettling, settlingDay } from '../../test/settling.ts';
import { openTestApp } from '../../test/test-app.ts';
import { compareBooks } from '../book/book.jobs.ts';
import { followLedger } from '../book/index.ts';
import { keepFindings } from '../book/compare.queries.ts';
import { addDays, pragueYear } from '../ledger/index.ts';
import { closeJob, closeMonth, finishMonth } from './close.ts';

const test = await openTestApp({}, { works: false });
await test.jobs.start();
const { accountant, admin, newPartner, sell, giveBack, run, approve } = await openSettling(test);
const thisMonth = settlingDay.slice(0, 7);
const lastMonth = addDays(`${thisMonth}-01`, -1).slice(0, 7);
const monthBefore = addDays(`${lastMonth}-01`, -1).slice(0, 7);
const monthFirst = addDays(`${monthBefore}-01`, -1).slice(0, 7);
/** So many days ago is a day of that month. */
const daysTo = (month: string): number =>
  (Date.parse(settlingDay) - Date.parse(`${month}-15`)) / 86_400_000;

const get = async (month: string, by = accountant) =>
  (await by.call(api.month.get, { month })).body;
const task = async (kind: string, month = lastMonth) =>
  (await get(month)).tasks.find((one) => one.kind === kind)?.left;
const begin = (month: string, by = accountant) => by.call(api.month.close, { month });
/** Closes a month to its end. */
const close = async (month: string) => {
  const { body } = await begin(month);
  await finishMonth(test.deps, body.closings[0]?.id ?? 0);
  return get(month);
};
const reasonOf = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  return [status, JSON.stringify(body).match(/month\.error\.\w+|taxLimit\.error\.\w+/)?.[0]];
};
/** The money people have as of a month: every entry so far is moved there, before it is booked. */
const movedTo = (month: string) =>
  sql`update ledger_entry set at = ${`${month}-15T12:00:00Z`}::timestamptz`.execute(test.db);
const moneyIn = (month: string) => giveCreditsIn(test.db, month);
const file = (month: string, id: number) =>
  accountant.send('GET', `/api/admin/month/${month}/file/${id}`);

beforeEach(async () => {
  // what a test before asked for would find the first closing of this one under its number
  await sql`delete from job.job where name = ${closeJob}`.execute(test.db);
  await forgetMoney(test.db);
});

describe('a month that is over', () => {
  it('is closed with its journal, balance and payrolls, each kept byte for byte', async () => {
    await moneyIn(lastMonth);
    const closed = await close(lastMonth);
    expect(closed.status).toBe('CLOSED');
    const [closing] = closed.closings;
    expect(closing).toMatchObject({
      lines: 1,
      closedBy: { name: expect.any(String) },
      reopening: null,
    });
    expect(closing?.files.map(({ kind, client }) => [kind, client?.id ?? null])).toEqual([
      ['FUNDS', null],
      ['BALANCE', null],
      ['JOURNAL', null],
      ['ACCOUNTING', null],
      ['PAYROLL', 1],
    ]);
    for (const { id, sha256, bytes } of closing?.files ?? []) {
      const { rawPayload } = await file(lastMonth, id);
      expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(sha256);
      expect(rawPayload.byteLength).toBe(bytes);
    }
    const journal = closing?.files.find(({ kind }) => kind === 'JOURNAL');
    const text = (await file(lastMonth, journal?.id ?? 0)).payload;
    expect(text).toContain('1000,00');
    // what is told later is told of the file, whatever became of the names in it
    await sql`update client set name = 'Jinak' where id = 1`.execute(test.db);
    expect((await file(lastMonth, journal?.id ?? 0)).payload).toBe(text);
  });

  it('is bound by its hash to every month before it', async () => {
    await moneyIn(monthBefore);
    const first = await close(monthBefore);
    const second = await close(lastMonth);
    const listed = second.closings[0]?.files.map(({ sha256, name }) => `${sha256}  ${name}`) ?? [];
    expect(second.closings[0]?.sha256).toBe(
      createHash('sha256')
        .update([first.closings[0]?.sha256, ...listed].join('\n'))
        .digest('hex'),
    );
  });

  it('takes no line any more: what comes late stands on the first open day, and the books agree', async () => {
    await moneyIn(lastMonth);
    await close(lastMonth);
    await giveCredits(test.db, 2, { amount: 5_00, regime: 'CZ_MEAL' });
    await sql`
      update ledger_entry set at = ${`${lastMonth}-20T12:00:00Z`}::timestamptz
      where amount = 500`.execute(test.db);
    expect(await compareBooks(test.db)).toEqual([]);
    const { content } = (await accountant.call(api.book.journal, { pageSize: 1 })).body;
    expect(content).toMatchObject([{ amount: 5_00, day: `${thisMonth}-01` }]);
    await expect(
      sql`
        insert into book_line (id, day, debit, credit, amount, document, document_id, part, at)
        values (99, ${`${lastMonth}-20`}, 'BANK', 'DIFFERENCES', 1, 'MOVEMENT', 1, 'x', now())`.execute(
        test.db,
      ),
    ).rejects.toThrow('closed');
  });

  it('is closed once, by the first to ask, and its files are made once however many make them', async () => {
    await moneyIn(lastMonth);
    const answers = await Promise.all([begin(lastMonth), begin(lastMonth, admin)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const id = (await get(lastMonth)).closings[0]?.id ?? 0;
    await Promise.all([finishMonth(test.deps, id), finishMonth(test.deps, id)]);
    expect((await get(lastMonth)).closings).toMatchObject([{ files: [{}, {}, {}, {}, {}] }]);
  });

  it('goes on where it died: nothing of the first try is left', async () => {
    await moneyIn(lastMonth);
    const send = () => Promise.resolve();
    const by = { ip: '127.0.0.1', user: { id: 3 } };
    await closeMonth({ ...test.deps, jobs: { ...test.deps.jobs, send } }, lastMonth, by);
    const id = (await get(lastMonth)).closings[0]?.id ?? 0;
    const box = { ...test.deps.box, seal: raise };
    await expect(finishMonth({ ...test.deps, box }, id)).rejects.toThrow('died');
    expect(await get(lastMonth)).toMatchObject({ status: 'CLOSING', closings: [{ files: [] }] });
    await finishMonth(test.deps, id);
    expect((await get(lastMonth)).closings).toMatchObject([{ files: [{}, {}, {}, {}, {}] }]);
  });
});
const raise = (): never => {
  throw new Error('died');
};

describe('a closing that is being made', () => {
  it('tells how many of its files there are, also where somebody looks who did not begin it', async () => {
    await moneyIn(lastMonth);
    const { body } = await begin(lastMonth);
    const { seal } = test.deps.box;
    let pieces = 0;
    const box = {
      ...test.deps.box,
      seal: (text: string) => {
        pieces += 1;
        return pieces > 2 ? raise() : seal(text);
      },
    };
    const id = body.closings[0]?.id ?? 0;
    await expect(finishMonth({ ...test.deps, box }, id)).rejects.toThrow('died');
    const seen = await get(lastMonth, admin);
    expect(seen).toMatchObject({ status: 'CLOSING', progress: { made: 2, files: 5 } });
    await finishMonth(test.deps, id);
    expect((await get(lastMonth)).progress).toBeNull();
  });
});

describe('who keeps the books is told', () => {
  it('which months are to be closed, the oldest first, until they are', async () => {
    const open = async () => (await accountant.call(api.dashboard.books, {})).body.openMonths;
    await moneyIn(monthBefore);
    await followLedger(test.db);
    await moneyIn(lastMonth);
    await followLedger(test.db);
    expect(await open()).toEqual([monthBefore, lastMonth]);
    await close(monthBefore);
    expect(await open()).toEqual([lastMonth]);
  });
});

describe('closing is refused', () => {
  it('while the month goes on, before an earlier one, and twice', async () => {
    await moneyIn(monthFirst);
    expect(await reasonOf(begin(thisMonth))).toEqual([422, 'month.error.running']);
    await close(monthFirst);
    await moneyIn(monthBefore);
    expect(await reasonOf(begin(lastMonth))).toEqual([422, 'month.error.earlier']);
    await close(monthBefore);
    expect(await reasonOf(begin(monthBefore))).toEqual([422, 'month.error.closed']);
    await close(lastMonth);
  });
  it('before the first closing, which ends all that was', async () => {
    await moneyIn(monthFirst);
    await close(lastMonth);
    expect((await get(monthFirst)).status).toBe('CLOSED');
    expect(await reasonOf(begin(monthFirst))).toEqual([422, 'month.error.later']);
  });
  it('while the books differ from the ledger, as the last comparison found', async () => {
    await moneyIn(lastMonth);
    await compareBooks(test.db);
    await keepFindings(test.db, [{ what: 'user', of: '2', expected: 1, found: 2 }]);
    expect(await task('COMPARE')).toBe(1);
    expect(await reasonOf(begin(lastMonth))).toEqual([422, 'month.error.differs']);
    expect(await compareBooks(test.db)).toEqual([]);
    expect((await begin(lastMonth)).status).toBe(200);
  });
  it('to people who do not keep the books', async () => {
    const employee = await test.signedIn('employee');
    expect((await begin(lastMonth, employee)).status).toBe(403);
  });
});

describe('a closed month', () => {
  const ask = (by = accountant, month = lastMonth) =>
    by.call(api.month.askReopening, { month, body: { reason: 'Chybí faktura' } });
  const decide = (by: typeof accountant, isOpened: boolean, month = lastMonth) =>
    by.call(api.month.decideReopening, { month, body: { isOpened } });

  it('is opened again by a second person only, and closed again beside what was reported before', async () => {
    await moneyIn(lastMonth);
    await close(lastMonth);
    expect(await reasonOf(decide(admin, true))).toEqual([422, 'month.error.notAsked']);
    expect((await ask()).body.closings[0]?.reopening).toMatchObject({
      reason: 'Chybí faktura',
      isOwn: true,
    });
    expect(await reasonOf(ask(admin))).toEqual([422, 'month.error.asked']);
    expect(await reasonOf(decide(accountant, true))).toEqual([422, 'month.error.ownRequest']);
    expect((await decide(admin, true)).body.status).toBe('OPEN');
    const closed = await close(lastMonth);
    expect(closed.closings).toHaveLength(2);
    const [again, first] = closed.closings;
    // the same figures under another number, which what people read names
    const hashes = (closing = first) =>
      closing?.files
        .filter(({ kind }) => kind === 'JOURNAL' || kind === 'PAYROLL')
        .map(({ sha256 }) => sha256);
    expect(hashes(again)).toEqual(hashes(first));
    expect((await file(lastMonth, first?.files[0]?.id ?? 0)).statusCode).toBe(200);
  });
  it('stays closed where the second person says so, or the first one thinks again', async () => {
    await moneyIn(lastMonth);
    await close(lastMonth);
    await ask();
    expect((await decide(admin, false)).body).toMatchObject({
      status: 'CLOSED',
      closings: [{ reopening: null }],
    });
    await ask();
    expect((await decide(accountant, false)).body.closings[0]?.reopening).toBeNull();
  });
  it('is opened again only where no later one is closed', async () => {
    await moneyIn(monthBefore);
    await close(monthBefore);
    await close(lastMonth);
    expect(await reasonOf(ask(accountant, monthBefore))).toEqual([422, 'month.error.later']);
  });
  it('is changed by nobody behind its back', async () => {
    await moneyIn(lastMonth);
    await close(lastMonth);
    await expect(sql`update book_close set lines = 9`.execute(test.db)).rejects.toThrow('closed');
    await expect(sql`delete from book_close`.execute(test.db)).rejects.toThrow();
  });
});

describe('what is left of a month', () => {
  it('is counted by what it is, until it is done', async () => {
    await moneyIn(lastMonth);
    expect(await task('BOOK')).toBe(1);
    // nobody has compared them yet: that is not to say that they agree
    await sql`delete from book_comparison`.execute(test.db);
    expect(await task('COMPARE')).toBe(1);
    await compareBooks(test.db);
    expect(await task('BOOK')).toBe(0);
    expect(await task('COMPARE')).toBe(0);
    const partnerId = await newPartner();
    const days = daysTo(lastMonth);
    const sold = await sell(partnerId, 100_00, days);
    await giveBack(sold, 10_00, days);
    await movedTo(lastMonth);
    await compareBooks(test.db);
    expect(await task('SETTLE')).toBe(1);
    const { drafts } = await run(partnerId, addDays(`${thisMonth}-01`, -1));
    expect([await task('SETTLE'), await task('APPROVE')]).toEqual([0, 1]);
    await approve(...drafts);
    expect([await task('APPROVE'), await task('PAY')]).toEqual([0, 1]);
  });
  it('holds what the bank says and nobody has matched', async () => {
    expect(await task('MATCH')).toBe(0);
    await sql`
      insert into bank_account (id, iban, name, currency)
      values (900, 'CZ8127000000002102143052', 'Kafeterie', 'CZK')
      on conflict do nothing`.execute(test.db);
    await sql`
      with statement as (
        insert into bank_statement (
          account_id, format, from_day, to_day, opening, closing, credits, debits, entries,
          file_name, file_hash, position, imported_by
        )
        values (
          900, 'GPC', ${`${lastMonth}-01`}, ${`${lastMonth}-28`}, 0, 100, 100, 0, 1, 'x.gpc',
          repeat('a', 64), 0, 1
        )
        returning id
      )
      insert into bank_entry (statement_id, position, day, amount, fingerprint, is_open)
      select id, 0, ${`${lastMonth}-20`}, 100, 'x', true from statement`.execute(test.db);
    expect([await task('MATCH'), await task('MATCH', monthBefore)]).toEqual([1, 0]);
  });
  it('holds accounts whose statements end before it does, or have a gap in it', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into bank_account (iban, name, currency, added_at)
      values ('CZ6508000000192000145399', 'Spořicí', 'CZK', now() - interval '400 days')
      returning id`.execute(test.db);
    const state = (from: string, to: string, opening: number, closing: number) =>
      sql`
        insert into bank_statement (
          account_id, format, from_day, to_day, opening, closing, credits, debits, entries,
          file_name, file_hash, position, imported_by
        )
        values (
          ${rows[0]?.id}, 'GPC', ${from}, ${to}, ${opening}, ${closing},
          ${closing - opening}, 0, 0, 'x.gpc', md5(${from}) || md5(${to}), 0, 1
        )`.execute(test.db);
    const before = (await task('STATEMENTS', monthBefore)) ?? 0;
    await state(`${monthBefore}-01`, `${monthBefore}-20`, 0, 100);
    expect(await task('STATEMENTS', monthBefore)).toBe(before);
    // the next one begins with what this one ended with: nothing happened between them
    await state(`${lastMonth}-01`, `${lastMonth}-10`, 100, 100);
    expect(await task('STATEMENTS', monthBefore)).toBe(before - 1);
    await state(`${thisMonth}-01`, `${thisMonth}-01`, 150, 150);
    expect(await task('STATEMENTS', monthBefore)).toBe(before - 1);
    expect(await task('STATEMENTS', thisMonth)).toBeGreaterThan(0);
  });
  it('names the regimes whose year has no limit', async () => {
    expect(await task('LIMITS')).toBe(0);
  });
});

it('twelve months say what came, what left, and what was owed in their last evenings', async () => {
  await moneyIn(lastMonth);
  await compareBooks(test.db);
  const { months } = (await accountant.call(api.month.list, {})).body;
  expect(months).toHaveLength(12);
  expect(months.slice(-3).map(({ month, people }) => [month, people])).toEqual([
    [monthBefore, 0],
    [lastMonth, 1_000_00],
    [thisMonth, 1_000_00],
  ]);
});

it('a year whose December is closed keeps its limits as they were', async () => {
  const year = pragueYear() - 1;
  await moneyIn(`${year}-12`);
  const { rows } = await query`
    select ${columns({ id: sql<number>`id`, version: sql<number>`version` })}
    from tax_limit
    where country = 'CZ' and regime = 'CZ_LEISURE' and extract(year from valid_from) = ${year}`.execute(
    test.db,
  );
  const { id = 0 } = rows[0] ?? {};
  const change = async (amount: number) => {
    const now = (await admin.call(api.taxLimitAdmin.get, { id })).body;
    const { regime, period, validFrom, validTo, source, version } = now;
    const body = { regime, period, amount, validFrom, validTo, source, version };
    return admin.call(api.taxLimitAdmin.update, { id, body });
  };
  expect((await change(1_00)).status).toBe(200);
  await close(`${year}-12`);
  expect(await reasonOf(change(2_00))).toEqual([422, 'taxLimit.error.yearClosed']);
  expect((await change(1_00)).status).toBe(200);
  const switching = admin.call(api.taxLimitAdmin.activate, { id, body: { active: false } });
  expect(await reasonOf(switching)).toEqual([422, 'taxLimit.error.yearClosed']);
  expect(await reasonOf(admin.call(api.taxLimitAdmin.remove, { id }))).toEqual([
    422,
    'taxLimit.error.yearClosed',
  ]);
});

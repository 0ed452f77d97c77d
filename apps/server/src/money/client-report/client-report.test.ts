import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { atomic } from '../../platform/db/index.ts';
import { readOfficeFile } from '../../platform/office-file/index.ts';
import { forgetMoney, giveCredits, insertEmployees, insertPartner, pay } from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';
import { pragueDay, pragueYear, refund } from '../ledger/index.ts';

const year = pragueYear();
const clientId = 1;
const test = await openTestApp();
const admin = await test.signedIn('admin');
const people = await insertEmployees(test.db, 13);
const partnerId = await insertPartner(test.db, { mainCategoryId: 6 });
await sql`update tax_limit set amount = 10000 where regime = 'CZ_LEISURE'`.execute(test.db);
await sql`
  update client set credit_policy = credit_policy || '{"overLimit": "TAX"}' where id = 1`.execute(
  test.db,
);

/** A movement happened in another month than the test runs in. */
const moveTo = (movementId: number, month: number, ofYear = year) =>
  sql`
    update movement set
      occurred_at = make_timestamptz(${ofYear}, ${month}, 15, 12, 0, 0, 'Europe/Prague')
    where id = ${movementId}`.execute(test.db);
const lastMovement = async (): Promise<number> =>
  (await sql<{ id: number }>`select max(id) as id from movement`.execute(test.db)).rows[0]?.id ?? 0;
const monthOf = (month: number, ofYear = year): string =>
  `${ofYear}-${String(month).padStart(2, '0')}`;
const exported = async (month: number, format: 'CSV' | 'XLSX' = 'CSV', ofYear = year) => {
  const { rawPayload, headers } = await admin.send(
    'GET',
    `/api/admin/client/1/payroll-export?month=${monthOf(month, ofYear)}&format=${format}`,
  );
  const { lines } = await readOfficeFile(rawPayload);
  const table = lines.map(({ cells }) => cells);
  // the sums stand under everything
  const sums = table.length > 1 ? table.at(-1) : undefined;
  return { headers, sums, lines: sums ? table.slice(0, -1) : table };
};
const cents = (cell = '0'): number => Math.round(Number(cell.replace(',', '.')) * 100);

describe('the payroll of a month', () => {
  it('adds up over a year to the ledger, with refunds across months', async () => {
    const [eva = 0] = people;
    await giveCredits(test.db, eva, { amount: 30_000 });
    await moveTo(await lastMovement(), 1);
    const january = await pay(test.db, eva, { partnerId, amount: 8_000 });
    await moveTo(january.movementId, 1);
    const february = await pay(test.db, eva, { partnerId, amount: 7_000, useTaxed: true });
    await moveTo(february.movementId, 2);
    const back = await atomic(test.db, (tx) => refund(tx, { id: january.movementId }, 6_000));
    await moveTo(back.refundId, 3);

    const rows: (string | number)[][] = [];
    for (let month = 1; month <= 12; month += 1)
      rows.push(
        ...(await exported(month)).lines.slice(1).map((cells) => [month, ...cells.slice(4, 9)]),
      );
    expect(
      rows.map(([month, ...amounts]) => [month, ...amounts.map((one) => cents(String(one)))]),
    ).toEqual([
      [1, 30_000, 0, 0, 8_000, 0],
      [2, 0, 0, 0, 7_000, 5_000],
      [3, 0, 0, 0, -6_000, -5_000],
    ]);
    const { rows: kept } = await sql<{ left: number }>`
      select sum(remaining)::bigint as left from credit_lot where user_id = ${eva}`.execute(
      test.db,
    );
    const sum = (at: number): number =>
      rows.reduce((total, row) => total + cents(String(row[at])), 0);
    expect(sum(1) - sum(4)).toBe(kept[0]?.left);
  });
  it('corrects the year of the purchase when a refund comes after New Year', async () => {
    const [, , , , , eva = 0] = people;
    await giveCredits(test.db, eva, { amount: 30_000 });
    await moveTo(await lastMovement(), 1, year - 1);
    const { movementId } = await pay(test.db, eva, { partnerId, amount: 14_000, useTaxed: true });
    await moveTo(movementId, 12, year - 1);
    await sql`update regime_usage set year = ${year - 1} where user_id = ${eva}`.execute(test.db);
    const back = await atomic(test.db, (tx) => refund(tx, { id: movementId }, 6_000));
    await moveTo(back.refundId, 4);
    const december = (await exported(12, 'CSV', year - 1)).lines[1] ?? [];
    expect(december.slice(4, 9).map(cents)).toEqual([0, 0, 0, 14_000, 4_000]);
    const april = await exported(4);
    expect(april.lines[0]?.[10]).toBe('Oprava za měsíc');
    expect(
      april.lines.slice(1).map((cells) => [cells[10], ...cells.slice(4, 9).map(cents)]),
    ).toEqual([[`${year - 1}-12`, 0, 0, 0, -6_000, -4_000]]);
    const { rows } = await sql<{ year: number; used: number }>`
      select year, used from regime_usage where user_id = ${eva}`.execute(test.db);
    expect(rows).toEqual([{ year: year - 1, used: 8_000 }]);
  });
  it('is the same as a workbook, with numbers that are numbers', async () => {
    const [csv, xlsx] = [await exported(2), await exported(2, 'XLSX')];
    expect(xlsx.lines[0]).toEqual(csv.lines[0]);
    expect(xlsx.lines[1]?.slice(4, 9).map(cents)).toEqual(csv.lines[1]?.slice(4, 9).map(cents));
    expect(xlsx.headers['content-type']).toContain('spreadsheetml');
    expect(csv.headers['cache-control']).toBe('private, no-store');
  });
  it('never says 0,00 of meals: nobody here knows the shifts', async () => {
    const [, jan = 0] = people;
    await giveCredits(test.db, jan, { amount: 40_000, regime: 'CZ_MEAL' });
    await moveTo(await lastMovement(), 9);
    const meal = await pay(test.db, jan, {
      partnerId: await insertPartner(test.db),
      amount: 9_000,
    });
    await moveTo(meal.movementId, 9);
    for (const format of ['CSV', 'XLSX'] as const) {
      const [heading = [], ...lines] = (await exported(9, format)).lines;
      expect(heading[9]).toBe('Nelze určit: posoudí mzdová účetní');
      const cells = lines.find((line) => line[3] === 'Stravování') ?? [];
      expect([cents(cells[7]), cells[8] ?? '', cents(cells[9])]).toEqual([9_000, '', 9_000]);
    }
  });
  it('leaves what the fund of public bodies paid for meals to the accountant, like other meals', async () => {
    const [, , , iva = 0] = people;
    await giveCredits(test.db, iva, { amount: 3_000, regime: 'CZ_FKSP' });
    await moveTo(await lastMovement(), 8);
    const paid = { partnerId: await insertPartner(test.db), amount: 3_000 };
    const { movementId, decline } = await pay(test.db, iva, paid);
    expect(decline).toBeNull();
    await moveTo(movementId, 8);
    const [, ...lines] = (await exported(8)).lines;
    const ofRegime = (label: string) =>
      lines.filter((line) => line[3] === label).map((line) => [line[7], line[8], line[9]]);
    expect(ofRegime('FKSP')).toEqual([['30,00', '0,00', '']]);
    expect(ofRegime('Stravování')).toEqual([['0,00', '', '30,00']]);
  });
  it('tells taxed credits in place of the wage apart from those beyond it', async () => {
    const [, , petr = 0] = people;
    for (const [ground, amount] of [
      ['BEYOND_WAGE', 1_000],
      ['IN_PLACE_OF_WAGE', 2_000],
    ] as const) {
      const grantId = await giveCredits(test.db, petr, { amount, regime: 'TAXED' });
      await sql`update credit_grant set ground = ${ground} where id = ${grantId}`.execute(test.db);
      await moveTo(await lastMovement(), 10);
    }
    const { movementId } = await pay(test.db, petr, { partnerId, amount: 2_500 });
    await moveTo(movementId, 10);
    const [heading = [], ...lines] = (await exported(10)).lines;
    expect(heading.slice(12, 14)).toEqual(['Osvobozeno', 'Důvod přidělení']);
    expect(
      lines.map((cells) => [...[4, 7, 8, 12].map((at) => cents(cells[at])), cells[13]]),
    ).toEqual([
      [1_000, 1_000, 1_000, 0, 'Nad rámec mzdy'],
      [2_000, 1_500, 1_500, 0, 'Místo mzdy nebo odměny'],
    ]);
  });
  it('makes no formula of a name', async () => {
    await sql`update "user" set last_name = '=1+1' where id = ${people[0]}`.execute(test.db);
    expect((await exported(2)).lines[1]?.[1]).toBe("'=1+1");
    expect((await exported(2, 'XLSX')).lines[1]?.[1]).toBe('=1+1');
  });
  it('is noted with the person who took it, and asks for a month', async () => {
    const audit = await admin.call(api.audit.list, {
      entity: 'client',
      entityId: 1,
      action: 'VIEW',
    });
    expect(audit.body.totalElements).toBeGreaterThan(12);
    const wrong = await admin.send('GET', '/api/admin/client/1/payroll-export?month=2026-13');
    expect(wrong.statusCode).toBe(400);
  });
});

describe('the report of a client', () => {
  // in the first months of a year what is above was paid in the month that is asked for
  beforeAll(() => forgetMoney(test.db));
  const report = (groupBy: 'CATEGORY' | 'REGIME' | 'MONTH', day = pragueDay()) =>
    admin.call(api.clientReport.report, { clientId, from: day, to: day, groupBy });
  it('keeps to itself what fewer than five people spent', async () => {
    for (const id of people.slice(1, 5)) {
      await giveCredits(test.db, id, { amount: 5_000 });
      await pay(test.db, id, { partnerId, amount: 1_000 });
    }
    const { body } = await report('CATEGORY');
    expect(body).toMatchObject({ groups: [], amount: 0, isIncomplete: true });
    // the sums are exact: payroll tells the same reader each person's
    expect(body).toMatchObject({ granted: 20_000, recalled: 0, expired: 0, spent: 4_000 });
  });
  it('tells the whole month as soon as there are five', async () => {
    await giveCredits(test.db, people[5] ?? 0, { amount: 5_000 });
    await pay(test.db, people[5] ?? 0, { partnerId, amount: 500 });
    const { body } = await report('CATEGORY');
    expect(body).toMatchObject({
      from: `${pragueDay().slice(0, 7)}-01`,
      amount: 4_500,
      isIncomplete: false,
      groups: [{ category: 'SPORT', people: 5, payments: 5, amount: 4_500 }],
    });
    expect((await report('REGIME')).body.groups).toMatchObject([
      { regime: 'CZ_LEISURE', amount: 4_500 },
    ]);
  });
  it('tells each month, also those without anything, and they add up to its sums', async () => {
    const { body } = await admin.call(api.clientReport.report, {
      clientId,
      from: `${year}-01-01`,
      to: `${year}-12-31`,
      groupBy: 'CATEGORY',
    });
    expect(body.months.map(({ month }) => month)).toEqual(
      Array.from({ length: 12 }, (_, index) => monthOf(index + 1)),
    );
    for (const part of ['granted', 'recalled', 'expired', 'spent'] as const)
      expect(body.months.reduce((sum, month) => sum + month[part], 0)).toBe(body[part]);
    const [next] = await report('CATEGORY').then(({ body: one }) => one.months);
    expect(next?.spent).toBeGreaterThanOrEqual(4_500);
  });
  it('counts who never spent anything in fives, whatever months are asked for', async () => {
    const before = (await report('CATEGORY')).body;
    expect(before).toMatchObject({ neverSpent: null });
    const quiet = people.slice(6);
    for (const id of quiet) await giveCredits(test.db, id, { amount: 1_000 });
    expect((await report('CATEGORY')).body).toMatchObject({
      people: before.people + 7,
      neverSpent: 5,
    });
    // one who begins to spend is not told apart from the others
    await pay(test.db, quiet[0] ?? 0, { partnerId, amount: 100 });
    expect((await report('CATEGORY')).body).toMatchObject({ neverSpent: 5 });
    expect((await report('MONTH', '2020-01-01')).body).toMatchObject({ neverSpent: 5 });
    for (const id of quiet.slice(1, 3)) await pay(test.db, id, { partnerId, amount: 100 });
    expect((await report('CATEGORY')).body).toMatchObject({ neverSpent: null });
  });
  it('is of a client that is there, from a day to a later one', async () => {
    const span = { from: pragueDay(), to: pragueDay(), groupBy: 'MONTH' as const };
    expect((await admin.call(api.clientReport.report, { clientId: 999, ...span })).status).toBe(
      404,
    );
    const backwards = { ...span, to: '2020-01-01' };
    expect((await admin.call(api.clientReport.report, { clientId, ...backwards })).status).toBe(
      400,
    );
  });
});

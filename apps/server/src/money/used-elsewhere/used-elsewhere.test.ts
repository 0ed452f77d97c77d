import { api, type AskingNote } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { listDifferences } from '../ledger/check.queries.ts';
import { pragueDay, pragueYear } from '../ledger/index.ts';
import { readOfficeFile } from '../../platform/office-file/index.ts';
import { forgetMoney, giveCredits, insertEmployees, insertPartner, pay } from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';
import { xlsxOf } from '../../test/xlsx.ts';

const userId = 2;
const year = pragueYear();
const test = await openTestApp();
const admin = await test.signedIn('admin');
const employee = await test.signedIn('employee');
const partnerId = await insertPartner(test.db, { name: 'Posilovna', mainCategoryId: 6 });
const [eva = 0, jan = 0] = await insertEmployees(test.db, 2, { from: 900 });
await sql`update tax_limit set amount = 10000 where regime = 'CZ_LEISURE'`.execute(test.db);
beforeEach(async () => {
  await forgetMoney(test.db);
  await sql`truncate used_elsewhere`.execute(test.db);
});

type SaveBody = Parameters<typeof admin.call<typeof api.usedElsewhere.save>>[1]['body'];
const say = (id: number, fields: Partial<SaveBody> = {}) =>
  admin.call(api.usedElsewhere.save, {
    id,
    body: { clientId: 1, regime: 'CZ_LEISURE', year, amount: 9_000, ...fields },
  });
const policy = (overLimit: 'BLOCK' | 'TAX') =>
  sql`
    update client
    set credit_policy = credit_policy || jsonb_build_object('overLimit', ${overLimit}::text)`.execute(
    test.db,
  );

describe('what was used elsewhere', () => {
  it('takes room of the limit in a payment and in the balance, and is no money', async () => {
    await policy('BLOCK');
    await giveCredits(test.db, userId, { amount: 5_000 });
    expect((await say(userId)).body.items).toMatchObject([{ clientId: 1, amount: 9_000, year }]);
    expect((await pay(test.db, userId, { partnerId, amount: 1_001 })).decline).toBe('OVER_LIMIT');
    expect((await pay(test.db, userId, { partnerId, amount: 400 })).decline).toBeNull();
    const { limits } = (await employee.call(api.balance.overview, {})).body;
    expect(limits.find(({ regime }) => regime === 'CZ_LEISURE')).toMatchObject({
      used: { amount: 9_400 },
      remaining: { amount: 600 },
    });
    expect(await listDifferences(test.db)).toEqual([]);
    expect((await say(userId, { amount: 0 })).body.items).toEqual([]);
    expect((await pay(test.db, userId, { partnerId, amount: 1_001 })).decline).toBeNull();
  });
  it('counts in the payroll, which says how much it was', async () => {
    await policy('TAX');
    await giveCredits(test.db, eva, { amount: 5_000 });
    await say(eva);
    await pay(test.db, eva, { partnerId, amount: 3_000, useTaxed: true });
    const { rawPayload } = await admin.send(
      'GET',
      `/api/admin/client/1/payroll-export?month=${pragueDay().slice(0, 7)}&format=CSV`,
    );
    const [heading, line] = (await readOfficeFile(rawPayload)).lines.map(({ cells }) => cells);
    expect(heading?.[11]?.replaceAll('\u00A0', ' ')).toBe('Využito jinde (v limitu započteno)');
    expect([line?.[7], line?.[8], line?.[11]]).toEqual(['30,00', '20,00', '90,00']);
  });
  it('at all employers together takes room of the Slovak limit of non-cash benefits', async () => {
    await policy('BLOCK');
    await sql`insert into former_client (user_id, client_id, last_day) values (${jan}, 2, current_date)
      on conflict do nothing`.execute(test.db);
    await sql`
      insert into used_elsewhere (user_id, client_id, regime, year, amount)
      values (${jan}, 2, 'SK_NON_CASH', ${year}, 45000)`.execute(test.db);
    const slovak = { regime: 'SK_NON_CASH', currency: 'EUR' } as const;
    await giveCredits(test.db, jan, { amount: 10_000, ...slovak });
    const paid = { partnerId, currency: 'EUR', country: 'SK' } as const;
    expect((await pay(test.db, jan, { ...paid, amount: 5_001 })).decline).toBe('OVER_LIMIT');
    expect((await pay(test.db, jan, { ...paid, amount: 5_000 })).decline).toBeNull();
  });
  it('of a closed year is what it was when that was closed, by hand and by file', async () => {
    await sql`
      insert into book_close (month, made_by, closed_at, lines, sha256)
      values (make_date(${year - 1}, 12, 1), 1, now(), 0, ${'0'.repeat(64)})`.execute(test.db);
    const late = await say(eva, { year: year - 1 });
    expect(JSON.stringify(late.body)).toContain('taxLimit.error.yearClosed');
    const file = await admin.call(api.usedElsewhereImport.upload, {
      clientId: 1,
      body: { fileName: 'jinde.csv', regime: 'CZ_LEISURE', year: year - 1 },
      file: Buffer.from('Osobní číslo;Využito\nZ900;10'),
    });
    expect(JSON.stringify(file.body)).toContain('taxLimit.error.yearClosed');
    expect((await say(eva)).status).toBe(200);
  });
  it('is audited, and refused for a client the person never worked for or another country', async () => {
    await say(eva, { amount: 7_700 });
    const audit = await admin.call(api.audit.list, { entity: 'user', entityId: eva });
    expect(audit.body.content[0]?.after).toMatchObject({ usedElsewhere: { amount: 7_700 } });
    expect((await say(eva, { clientId: 3 })).status).toBe(422);
    expect((await say(eva, { regime: 'SK_NON_CASH' })).status).toBe(422);
  });
});

describe('a file of what was used elsewhere', () => {
  const imported = (...lines: string[]) => importedFile(Buffer.from(lines.join('\n')));
  const importedFile = async (content: Buffer) => {
    const { body } = await admin.call(api.usedElsewhereImport.upload, {
      clientId: 1,
      body: { fileName: 'jinde.csv', regime: 'CZ_LEISURE', year },
      file: content,
    });
    const get = async () =>
      (await admin.call(api.usedElsewhereImport.get, { clientId: 1, id: body.id })).body;
    const settled = async () => {
      await expect
        .poll(async () => (await get()).status, { timeout: 10_000 })
        .toMatch(/CHECKED|REFUSED|IMPORTED|FAILED/);
      return get();
    };
    await admin.call(api.usedElsewhereImport.check, { clientId: 1, id: body.id });
    return { id: body.id, settled };
  };
  it('writes a figure for each person, and replaces the one that was there', async () => {
    await say(eva, { amount: 100 });
    const file = await imported('Osobní číslo;Využito', 'Z900;1 500,50', 'Z901;20');
    expect(await file.settled()).toMatchObject({ status: 'CHECKED', create: 1, update: 1 });
    await admin.call(api.usedElsewhereImport.run, { clientId: 1, id: file.id });
    await expect
      .poll(async () => (await file.settled()).status, { timeout: 10_000 })
      .toBe('IMPORTED');
    const { items } = (await admin.call(api.usedElsewhere.list, { id: eva })).body;
    expect(items).toMatchObject([{ amount: 150_050 }]);
  });
  it('is taken as payroll makes it: titles, columns of its own, formulas, totals, lost zeros, nothing', async () => {
    await sql`update "user" set personal_number = '00042' where id = ${eva}`.execute(test.db);
    await say(jan, { amount: 100 });
    const file = await importedFile(
      xlsxOf({
        List: [
          ['Jiní poskytovatelé 2026'],
          ['Jméno', 'Osobní číslo', 'Vyčerpáno'],
          ['Malá Eva', '42', { xml: '<f>SUM(A1)</f><v>1500.5</v>' }],
          ['Nový Jan', 'Z901', '0,-'],
          ['Celkem', '', '1500,50'],
        ],
      }),
    );
    const checked = await file.settled();
    expect(checked).toMatchObject({ status: 'CHECKED', create: 1, update: 1, amount: 150_050 });
    expect(checked.notes.map(({ line, messageKey }) => [line, messageKey])).toEqual([
      [2, 'import.titles'],
      [2, 'import.unknownColumn'],
      [5, 'import.totalLine'],
      [3, 'import.computed'],
      [3, 'credit.zerosFilled'],
    ]);
    const run = (accepted: AskingNote[]) =>
      admin.call(api.usedElsewhereImport.run, { clientId: 1, id: file.id, body: { accepted } });
    expect((await run([])).status).toBe(422);
    await run(['credit.zerosFilled']);
    await expect
      .poll(async () => (await file.settled()).status, { timeout: 10_000 })
      .toBe('IMPORTED');
    const itemsOf = async (id: number) =>
      (await admin.call(api.usedElsewhere.list, { id })).body.items;
    expect(await itemsOf(eva)).toMatchObject([{ amount: 150_050 }]);
    expect(await itemsOf(jan)).toEqual([]);
    await sql`update "user" set personal_number = 'Z900' where id = ${eva}`.execute(test.db);
  });
  it('says what stands where it cannot be taken', async () => {
    const file = await imported('Osobní číslo;Využito', 'Z900;1.234', 'Z901;-5');
    expect((await file.settled()).errors).toMatchObject([
      { line: 2, messageKey: 'credit.decimals', value: '1.234' },
      { line: 3, messageKey: 'validation.positive', value: '-5' },
    ]);
  });
  it('names somebody twice, and nobody of another employer', async () => {
    const [foreign = 0] = await insertEmployees(test.db, 1, { clientId: 2, from: 950 });
    const twice = await (await imported('Osobní číslo;Využito', 'Z900;10', 'Z900;20')).settled();
    expect(twice.status).toBe('REFUSED');
    expect(twice.errors).toMatchObject([{ line: 3 }]);
    expect((await (await imported('Osobní číslo;Využito', 'Z950;10')).settled()).status).toBe(
      'REFUSED',
    );
    expect((await admin.call(api.usedElsewhere.list, { id: foreign })).body.items).toEqual([]);
  });
  it('with somebody unknown is refused', async () => {
    const file = await imported('Osobní číslo;Využito', 'Z-neznámý;10');
    expect((await file.settled()).status).toBe('REFUSED');
  });
});

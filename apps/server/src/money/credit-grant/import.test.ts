import { api, type FileImport } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { insertEmployees } from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';
import { type TestCell, xlsxOf } from '../../test/xlsx.ts';
import { pragueDay } from '../ledger/index.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
await insertEmployees(test.db, 4);
await test.jobs.start();

const clientId = 1;
const ended = async (id: number): Promise<FileImport> => {
  const get = async () => (await admin.call(api.creditGrantImport.get, { clientId, id })).body;
  await expect
    .poll(get)
    .toSatisfy(({ status }: FileImport) => !['CHECKING', 'IMPORTING'].includes(status));
  return get();
};
const checked = async (content: Buffer) => {
  const { body } = await admin.call(api.creditGrantImport.upload, {
    clientId,
    body: {
      fileName: 'kredity.xlsx',
      content: content.toString('base64'),
      regime: 'CZ_LEISURE',
      validFrom: pragueDay(),
      expiresOn: null,
      allowedCategoryIds: null,
      note: 'Jaro',
    },
  });
  await admin.call(api.creditGrantImport.check, { clientId, id: body.id });
  return ended(body.id);
};
const sheet = (...rows: readonly (readonly TestCell[])[]) => xlsxOf({ List: rows });
const csv = (...lines: readonly string[]) => Buffer.from(lines.join('\r\n'));

describe('a file of grants', () => {
  it('in Czech or Slovak words gives each person their amount and note', async () => {
    const file = await checked(
      csv('Osobní číslo;Částka;Poznámka', 'Z1;1 234,50;Za projekt', 'Z2;1500;'),
    );
    expect(file).toMatchObject({
      status: 'CHECKED',
      total: 2,
      amount: 273_450,
      errorCount: 0,
      options: { note: 'Jaro' },
    });
    await admin.call(api.creditGrantImport.run, { clientId, id: file.id });
    expect((await ended(file.id)).status).toBe('IMPORTED');
    const { rows } = await sql<{ amount: number; note: string }>`
      select amount, note from movement order by user_id`.execute(test.db);
    expect(rows).toEqual([
      { amount: 123_450, note: 'Za projekt' },
      { amount: 150_000, note: 'Jaro' },
    ]);
  });
  it('made in a spreadsheet reads numbers, and e-mail addresses in place of numbers', async () => {
    const file = await checked(
      sheet(['e-mail', 'suma'], ['Z3@1.TEST', { xml: '<v>1234.5</v>' }], ['z4@1.test', '20']),
    );
    expect(file).toMatchObject({ status: 'CHECKED', amount: 125_450 });
  });
  it.each([
    ['an unknown number', 'NEZNÁMÝ', '100', 'personalNumber', 'credit.unknownPerson'],
    ['an amount of three decimals', 'Z1', '1,234', 'amount', 'credit.decimals'],
    ['nothing', 'Z1', '0', 'amount', 'validation.positive'],
    ['less than nothing', 'Z1', '-5', 'amount', 'validation.positive'],
    ['the currency of the other country', 'Z1', '100 €', 'amount', 'credit.otherCurrency'],
    ['a formula', 'Z1', '=1+1', 'amount', 'import.formula'],
    ['words', 'Z1', 'sto', 'amount', 'validation.amount'],
    ['no amount', 'Z1', '', 'amount', 'validation.required'],
  ])('with %s is refused, line by line', async (_what, number, amount, field, messageKey) => {
    const file = await checked(csv('personalNumber;amount', 'Z2;10', `${number};${amount}`));
    expect(file.status).toBe('REFUSED');
    expect(file.errors).toMatchObject([{ line: 3, field, messageKey }]);
  });
  it('with a calculated cell is refused', async () => {
    const file = await checked(
      sheet(['personalNumber', 'amount'], ['Z1', { xml: '<f>SUM(A1)</f><v>100</v>' }]),
    );
    expect(file.errors).toMatchObject([{ line: 2, field: 'amount', messageKey: 'import.formula' }]);
  });
  it('with somebody twice is refused, by number and by address alike', async () => {
    const file = await checked(
      csv('personalNumber;email;amount', 'Z1;;10', ';z1@1.test;10', 'Z2;z3@1.test;10'),
    );
    expect(file.errors.map(({ line, messageKey }) => [line, messageKey])).toEqual([
      [3, 'import.repeated'],
      [4, 'credit.otherPerson'],
    ]);
  });
  it('that was most likely granted before says when', async () => {
    const content = csv('personalNumber;amount', 'Z1;77', 'Z2;33');
    const first = await checked(content);
    expect(first.noteCounts).not.toHaveProperty(['credit.grantedBefore']);
    await admin.call(api.creditGrantImport.run, { clientId, id: first.id });
    await ended(first.id);
    expect((await checked(content)).noteCounts).toMatchObject({ 'credit.grantedBefore': 1 });
  });
  it('tells beforehand whose year goes beyond the limit and who is switched off', async () => {
    await sql`update "user" set active = false where personal_number = 'Z4'`.execute(test.db);
    const file = await checked(csv('personalNumber;amount', 'Z3;30000', 'Z4;10'));
    expect(file.status).toBe('CHECKED');
    expect(file.noteCounts).toEqual({ 'credit.overLimit': 1, 'credit.inactive': 1 });
  });
  it('tells beforehand who left before its first day, and who is yet to come', async () => {
    await sql`
      update "user" set employment_to = current_date - 2
      where personal_number = 'Z1'`.execute(test.db);
    await sql`
      update "user" set employment_from = current_date + 40
      where personal_number = 'Z2'`.execute(test.db);
    const file = await checked(csv('personalNumber;amount', 'Z1;11', 'Z2;12'));
    expect(file.noteCounts).toEqual({ 'credit.hasLeft': 1, 'credit.notYet': 1 });
    await sql`update "user" set employment_from = null, employment_to = null`.execute(test.db);
  });
});

it('a grant of 10,000 people is posted whole', async () => {
  await insertEmployees(test.db, 10_000, { from: 10_001 });
  const { body } = await admin.call(api.creditGrant.grant, {
    clientId,
    body: {
      regime: 'CZ_MEAL',
      validFrom: pragueDay(),
      currency: 'CZK',
      everybody: { amount: 200_000, companyId: null, onlyActive: false },
      dryRun: false,
    },
  });
  expect(body.grant).toMatchObject({ users: body.count, total: body.count * 200_000 });
  expect(body.count).toBeGreaterThan(10_000);
});

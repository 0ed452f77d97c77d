import { api, type AskingNote, type FileImport, type Regime } from '@cafeteria/contract';
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
type Terms = { readonly regime?: Regime };
const uploaded = async (content: Buffer, terms: Terms = {}) => {
  const { body } = await admin.call(api.creditGrantImport.upload, {
    clientId,
    body: {
      fileName: 'kredity.xlsx',
      regime: 'CZ_LEISURE',
      validFrom: pragueDay(),
      expiresOn: null,
      allowedCategoryIds: null,
      note: 'Jaro',
      ground: 'BEYOND_WAGE',
      ...terms,
    },
    file: content,
  });
  return body;
};
const checked = async (content: Buffer, terms: Terms = {}) => {
  const { id } = await uploaded(content, terms);
  await admin.call(api.creditGrantImport.check, { clientId, id });
  return ended(id);
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
  it('with a formula says what else is wrong with its line', async () => {
    const file = await checked(csv('personalNumber;amount;note', 'Z2;10;', 'NEZNÁMÝ;sto;=1+1'));
    expect(file.errors.map(({ field, messageKey }) => `${field} ${messageKey}`)).toEqual([
      'note import.formula',
      'personalNumber credit.unknownPerson',
      'amount validation.amount',
    ]);
  });
  it('leaves out who gets nothing, as payroll lists everybody, and says so', async () => {
    const file = await checked(csv('personalNumber;amount', 'Z2;10', 'Z1;0,00', 'Z3;0'));
    expect(file).toMatchObject({ status: 'CHECKED', create: 1, amount: 1_000 });
    expect(file.noteCounts).toMatchObject({ 'credit.nothingGiven': 2 });
    await admin.call(api.creditGrantImport.run, { clientId, id: file.id });
    expect((await ended(file.id)).status).toBe('IMPORTED');
  });
  it('in which nobody gets anything is refused', async () => {
    const { errors } = await checked(csv('personalNumber;amount', 'Z1;0', 'Z2;0'));
    expect(errors).toMatchObject([
      { line: 2, field: 'amount', messageKey: 'validation.positive' },
      { line: 3, field: 'amount', messageKey: 'validation.positive' },
    ]);
  });
  it('with a calculated cell takes what it gave, and says so', async () => {
    const file = await checked(
      sheet(['personalNumber', 'amount'], ['Z1', { xml: '<f>SUM(A1)</f><v>1500.25</v>' }]),
    );
    expect(file).toMatchObject({ status: 'CHECKED', amount: 150_025 });
    expect(file.notes).toMatchObject([
      { line: 2, field: 'amount', messageKey: 'import.computed', params: { value: '1500,25' } },
    ]);
  });
  it.each([
    ['that was never calculated', '<f>SUM(A1)</f>', '', 'import.formula'],
    ['that failed', '<f>1/0</f><v>#DIV/0!</v>', ' t="e"', 'validation.amount'],
  ])('with a formula %s is refused', async (_what, xml, attributes, messageKey) => {
    const file = await checked(sheet(['personalNumber', 'amount'], ['Z1', { attributes, xml }]));
    expect(file.errors).toMatchObject([{ line: 2, field: 'amount', messageKey }]);
  });
  it('as payroll makes it: a title, a column of its own, a line of totals', async () => {
    const file = await checked(
      sheet(
        ['Benefity, listopad 2026'],
        [],
        ['Jméno', 'Osobní číslo', 'Částka'],
        ['Nová Jana', 'Z1', '2.234,50'],
        ['Suma Petr', 'Z2', '2500,-'],
        ['Celkem', '', { xml: '<f>SUM(C4:C5)</f><v>4734.5</v>' }],
      ),
    );
    expect(file).toMatchObject({ status: 'CHECKED', total: 2, amount: 473_450, errorCount: 0 });
    expect(file.notes.map(({ line, messageKey }) => [line, messageKey])).toEqual([
      [3, 'import.titles'],
      [3, 'import.unknownColumn'],
      [6, 'import.totalLine'],
    ]);
  });
  it('takes amounts from the one column that begins with their name, and says so', async () => {
    const file = await checked(
      csv('Mzdy', 'Os. č.;Jméno;Částka benefitu (Kč)', 'Z1;Nová Jana;150', 'Z2;Suma Petr;250'),
    );
    expect(file).toMatchObject({ status: 'CHECKED', total: 2, amount: 40_000 });
    expect(file.notes).toMatchObject([
      { messageKey: 'import.titles' },
      {
        line: 2,
        field: 'amount',
        messageKey: 'import.takenColumn',
        params: { name: 'Částka benefitu (Kč)' },
      },
      { messageKey: 'import.unknownColumn' },
    ]);
  });
  it.each([
    ['two columns that may be the amount', 'Os. č.;Částka brutto;Částka netto'],
    ['no column that may be', 'Os. č.;Kolik dostane;Doplatek'],
  ])('with %s is refused, and says what columns it has', async (_what, header) => {
    const file = await checked(csv(header, 'Z1;150;140'));
    expect(file.errors).toMatchObject([
      {
        line: 1,
        field: 'amount',
        messageKey: 'import.missingColumn',
        value: header.replaceAll(';', ' · '),
      },
    ]);
  });
  it('with a column of exactly that name takes no other', async () => {
    const file = await checked(csv('Os. č.;Částka;Částka loni', 'Z1;150;140'));
    expect(file).toMatchObject({ status: 'CHECKED', amount: 15_000 });
  });
  it('is shown from its header on before it is checked, with all of its columns', async () => {
    const rows = [
      ['Benefity, listopad 2026'],
      ['Vystavila: p. Nováková'],
      ['Osobní číslo', 'Jméno', 'Částka'],
      ['Z1', 'Nová Jana', '2234,50'],
      ['Z2', 'Suma Petr', '2500'],
    ];
    const file = await uploaded(sheet(...rows));
    expect(file).toMatchObject({ status: 'READ', total: 2, preview: rows.slice(2) });
    expect(
      (await admin.call(api.creditGrantImport.list, { clientId })).body.content,
    ).toContainEqual(expect.objectContaining({ id: file.id, total: 2 }));
  });
  it('is shown with what its formulas gave, which is what is taken', async () => {
    const file = await uploaded(
      sheet(['Osobní číslo', 'Částka'], ['Z1', { xml: '<f>A1*2</f><v>1500.25</v>' }]),
    );
    expect(file.preview[1]).toEqual(['Z1', '1500,25']);
  });
  it('as text with a title and commas in names is parted by what parts all of its lines', async () => {
    const file = await checked(
      csv('Mzdy, odměny, listopad', 'Jméno;Osobní číslo;Částka', 'Nová, Jana;Z1;10', 'A, B;Z2;20'),
    );
    expect(file).toMatchObject({ status: 'CHECKED', amount: 3_000 });
  });
  it('says what stands where it cannot be taken', async () => {
    const file = await checked(csv('personalNumber;amount', 'Z9999;10', 'Z1;1.234'));
    expect(file.errors.map(({ field, value }) => [field, value])).toEqual([
      ['personalNumber', 'Z9999'],
      ['amount', '1.234'],
    ]);
  });
  it('fills in zeros a spreadsheet took, once somebody has said yes', async () => {
    await sql`update "user" set personal_number = '00042' where personal_number = 'Z3'`.execute(
      test.db,
    );
    const file = await checked(csv('personalNumber;amount', '42;10'));
    expect(file.notes).toMatchObject([
      { messageKey: 'credit.zerosFilled', params: { typed: '42', number: '00042' } },
    ]);
    const run = (accepted?: AskingNote[]) =>
      admin.call(api.creditGrantImport.run, {
        clientId,
        id: file.id,
        ...(accepted && { body: { accepted } }),
      });
    expect((await run()).body.fieldErrors).toMatchObject([{ messageKey: 'import.notAccepted' }]);
    await run(['credit.zerosFilled']);
    expect((await ended(file.id)).status).toBe('IMPORTED');
    await sql`update "user" set personal_number = '042' where personal_number = 'Z4'`.execute(
      test.db,
    );
    const either = await checked(csv('personalNumber;amount', '42;10'));
    expect(either.errors).toMatchObject([{ messageKey: 'credit.unknownPerson', value: '42' }]);
    await sql`
      update "user" set personal_number = case personal_number when '042' then 'Z4' else 'Z3' end
      where personal_number in ('00042', '042')`.execute(test.db);
  });
  it('with somebody twice is refused, by number and by address alike', async () => {
    const file = await checked(
      csv('personalNumber;email;amount', 'Z1;;10', ';z1@1.test;10', 'Z2;z3@1.test;10'),
    );
    expect(file.errors.map(({ line, messageKey, value }) => [line, messageKey, value])).toEqual([
      [3, 'import.repeated', 'z1@1.test'],
      [4, 'credit.otherPerson', 'z3@1.test'],
    ]);
    expect(file.errors[0]?.params).toEqual({ earlier: 2 });
  });
  describe('that was granted before', () => {
    const content = csv('personalNumber;amount', 'Z1;77', 'Z2;33');
    const run = (id: number, accepted: AskingNote[] = []) =>
      admin.call(api.creditGrantImport.run, { clientId, id, body: { accepted } });
    it('is granted again only when somebody has said so, also less one person or in another regime', async () => {
      const first = await checked(content);
      expect(first.noteCounts).not.toHaveProperty(['credit.grantedBefore']);
      await run(first.id);
      await ended(first.id);
      const again = await checked(content);
      expect(again.notes[0]).toMatchObject({
        messageKey: 'credit.grantedBefore',
        params: { users: 2, total: 2 },
      });
      expect((await run(again.id)).status).toBe(422);
      const fewer = await checked(csv('personalNumber;amount', 'Z1;77'));
      expect(fewer.noteCounts).toMatchObject({ 'credit.grantedBefore': 1 });
      const health = await checked(content, { regime: 'CZ_HEALTH' });
      expect(health.noteCounts).toMatchObject({ 'credit.grantedBefore': 1 });
      const others = await checked(csv('personalNumber;amount', 'Z1;78', 'Z2;34'));
      expect(others.noteCounts).not.toHaveProperty(['credit.grantedBefore']);
      await run(again.id, ['credit.grantedBefore']);
      expect((await ended(again.id)).status).toBe('IMPORTED');
    });
    it('in the same moment from another window is granted once', async () => {
      const same = csv('personalNumber;amount', 'Z1;55', 'Z2;66');
      const files = [await checked(same), await checked(same)];
      for (const { id } of files) await run(id);
      const outcomes = await Promise.all(files.map(async ({ id }) => (await ended(id)).status));
      expect(outcomes.toSorted()).toEqual(['IMPORTED', 'REFUSED']);
    });
  });
  it('tells beforehand whose year goes beyond the limit and who is switched off', async () => {
    await sql`update "user" set active = false where personal_number = 'Z4'`.execute(test.db);
    const file = await checked(csv('personalNumber;amount', 'Z3;30000', 'Z4;10'));
    expect(file.status).toBe('CHECKED');
    expect(file.noteCounts).toEqual({ 'credit.overLimit': 1, 'credit.inactive': 1 });
  });
  it('names the one that matters before those that are many', async () => {
    await sql`update "user" set active = false where personal_number in ('Z1', 'Z2')`.execute(
      test.db,
    );
    await sql`
      update "user" set employment_to = current_date - 2
      where personal_number = 'Z2'`.execute(test.db);
    const file = await checked(csv('personalNumber;amount', 'Z1;13', 'Z2;14'));
    expect(file.notes.map(({ line, messageKey }) => [line, messageKey])).toEqual([
      [3, 'credit.hasLeft'],
      [2, 'credit.inactive'],
      [3, 'credit.inactive'],
    ]);
    await sql`
      update "user" set active = true, employment_to = null
      where personal_number in ('Z1', 'Z2')`.execute(test.db);
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
      ground: 'BEYOND_WAGE',
      everybody: { amount: 200_000, companyId: null, onlyActive: false },
      dryRun: false,
    },
  });
  expect(body.grant).toMatchObject({ users: body.count, total: body.count * 200_000 });
  expect(body.count).toBeGreaterThan(10_000);
});

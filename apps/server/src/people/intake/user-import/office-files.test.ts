import { api, type FileImport } from '@cafeteria/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildClient, buildCompany } from '../../../test/factories.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { userImports } from './importer.ts';
import { windows1250, xlsxOf } from '../../../test/xlsx.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const company = (await admin.call(api.companyAdmin.create, { body: buildCompany() })).body;
const client = (await admin.call(api.clientAdmin.create, { body: buildClient(company.id) })).body;
const clientId = client.id;
await test.jobs.start();

const header = ['personalNumber', 'firstName', 'lastName', 'username', 'employmentFrom'];
const upload = async (file: Buffer) => {
  const body = { fileName: 'mzdy', deactivateMissing: false };
  return (await admin.call(api.userImport.upload, { clientId, body, file })).body;
};
const run = async (bytes: Buffer): Promise<FileImport> => {
  const { id } = await upload(bytes);
  const until = async (status: string): Promise<FileImport> => {
    const get = async () => (await admin.call(api.userImport.get, { clientId, id })).body;
    await expect.poll(get).toMatchObject({ status });
    return get();
  };
  await admin.call(api.userImport.check, { clientId, id });
  await until('CHECKED');
  await admin.call(api.userImport.run, { clientId, id });
  return until('IMPORTED');
};
const people = async () =>
  (
    await sql`
      select personal_number as number, first_name as first, last_name as last, employment_from as from
      from "user"
      where client_id = ${clientId}
      order by personal_number`.execute(test.db)
  ).rows;

it('a payroll of Czech Excel keeps the letters of names', async () => {
  const line = ['002', 'Jiří', 'Nováček', 'jiri', '1. 3. 2024'];
  await run(windows1250([header, line].map((cells) => cells.join(';')).join('\r\n')));
  expect(await people()).toEqual([
    { number: '002', first: 'Jiří', last: 'Nováček', from: '2024-03-01' },
  ]);
});

it('a payroll of Excel itself keeps numbers with leading zeros and days as they look', async () => {
  const shown = (value: string, style: number) => ({
    attributes: `s="${style}"`,
    xml: `<v>${value}</v>`,
  });
  await run(
    xlsxOf({ Mzdy: [header, [shown('1', 2), 'Ľubica', 'Šťastná', 'lubica', shown('45352', 1)]] }),
  );
  expect(await people()).toMatchObject([
    { number: '00001', first: 'Ľubica', last: 'Šťastná', from: '2024-03-01' },
    { number: '002' },
  ]);
});

it('the columns may be called as offices call them', async () => {
  const named = ['Osobní číslo', 'JMÉNO', 'Priezvisko', 'E-mail', 'Datum nástupu'];
  const line = ['007', 'Zoe', 'Krátká', 'zoe@firma.test', '1. 9. 2025'];
  await run(windows1250([named, line].map((cells) => cells.join(';')).join('\r\n')));
  expect(await people()).toMatchObject([
    { number: '00001' },
    { number: '002' },
    { number: '007', first: 'Zoe', last: 'Krátká', from: '2025-09-01' },
  ]);
});

it('a list under its title is read down to its total, which is no person', async () => {
  const { notes } = await run(
    xlsxOf({
      Lidé: [
        ['Přehled zaměstnanců k 1. 12. 2026'],
        ['Osobní číslo', 'Jméno', 'Příjmení', 'E-mail', 'Výstup'],
        ['008', 'Karel', 'Suma', 'suma@firma.test', '31. 12. 2026'],
        ['Celkem zaměstnanců', '1'],
      ],
    }),
  );
  expect(notes.map(({ line, messageKey }) => [line, messageKey])).toEqual([
    [2, 'import.titles'],
    [4, 'import.totalLine'],
  ]);
  expect((await people()).at(-1)).toMatchObject({ number: '008', last: 'Suma' });
});

it('who is called as a total begins is a person, and what names somebody by half is wrong', async () => {
  const { id } = await upload(
    Buffer.from('lastName;firstName;personalNumber;username\nSuma;Jan;009;\nCelkem;;010;\n'),
  );
  await admin.call(api.userImport.check, { clientId, id });
  const get = async () => (await admin.call(api.userImport.get, { clientId, id })).body;
  await expect.poll(get).toMatchObject({ status: 'REFUSED' });
  expect((await get()).errors.map(({ line }) => line)).toContain(3);
});

it('the first lines of a payroll are shown until it is checked, and never again', async () => {
  const read = await upload(Buffer.from(`${header.join(';')}\n003;Eva;Malá;eva;\n`));
  expect(read.preview[1]).toEqual(['003', 'Eva', 'Malá', 'eva', '']);
  const checking = await admin.call(api.userImport.check, { clientId, id: read.id });
  expect(checking.body.preview).toEqual([]);
});

it('a payroll that was sent and never checked is forgotten after a week, with its file', async () => {
  const { id } = await upload(Buffer.from(`${header.join(';')}\n004;Eva;Malá;eva;\n`));
  await sql`
    update user_import set date_created = now() - interval '8 days'
    where id = ${id}`.execute(test.db);
  await userImports.discardOld(test.db);
  const { rows } = await sql`select status, content from user_import where id = ${id}`.execute(
    test.db,
  );
  expect(rows).toEqual([{ status: 'FAILED', content: '' }]);
});

it('a day that is a number, as Excel keeps it, is that day; what is none is wrong once', async () => {
  const file = [
    header,
    ['007', 'Dana', 'Dnová', 'dana', '46054'],
    ['009', 'Eda', 'Ednová', 'eda', '1.2.2026 0:00'],
  ];
  await run(Buffer.from(file.map((cells) => cells.join(';')).join('\n')));
  const { rows } = await sql`
    select employment_from as from from "user" where username in ('dana', 'eda')`.execute(test.db);
  expect(rows).toEqual([{ from: '2026-02-01' }, { from: '2026-02-01' }]);
  const wrong = [header, ['008', 'Dan', 'Dnový', 'dan', '4605']];
  const { id } = await upload(Buffer.from(wrong.map((cells) => cells.join(';')).join('\n')));
  await admin.call(api.userImport.check, { clientId, id });
  const get = async () => (await admin.call(api.userImport.get, { clientId, id })).body;
  await expect.poll(get).toMatchObject({ status: 'REFUSED' });
  expect((await get()).errors).toMatchObject([{ line: 2, messageKey: 'import.date' }]);
});

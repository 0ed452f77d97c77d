import { api, type FileImport } from '@cafeteria/contract';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildClient, buildCompany } from '../../../test/factories.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { userImports } from './importer.ts';

let clientId: number;
const test = await openTestApp();
const admin = await test.signedIn('admin');
beforeAll(async () => {
  const companyId = (await admin.call(api.companyAdmin.create, { body: buildCompany() })).body.id;
  const groupId = (
    await admin.call(api.companyAdmin.create, {
      body: buildCompany({ registrationNumber: '00001350', name: 'Dceřiná' }),
    })
  ).body.id;
  clientId = (
    await admin.call(api.clientAdmin.create, {
      body: buildClient(companyId, { employerCompanyIds: [groupId], defaultLanguage: 'SK' }),
    })
  ).body.id;
  await admin.call(api.clientAdmin.activate, { id: clientId, body: { active: true } });
  await test.jobs.start();
});

const header =
  'personalNumber;firstName;lastName;email;username;language;companyRegistrationNumber;employmentFrom;employmentTo';
const settled = async (id: number): Promise<FileImport> => {
  const get = async () => (await admin.call(api.userImport.get, { clientId, id })).body;
  await expect
    .poll(get)
    .toSatisfy((state: FileImport) => !['CHECKING', 'IMPORTING'].includes(state.status));
  return get();
};
const check = async (lines: readonly string[], deactivateMissing = false): Promise<FileImport> => {
  const body = { fileName: 'mzdy.csv', deactivateMissing };
  const file = Buffer.from(lines.join('\r\n'));
  const { id } = (await admin.call(api.userImport.upload, { clientId, body, file })).body;
  await admin.call(api.userImport.check, { clientId, id });
  return settled(id);
};
const run = async (lines: readonly string[], deactivateMissing = false): Promise<FileImport> => {
  const { id, errors } = await check(lines, deactivateMissing);
  expect(errors).toEqual([]);
  await admin.call(api.userImport.run, { clientId, id });
  return settled(id);
};
const problems = ({ errors }: FileImport): string[] =>
  errors.map(({ line, field, messageKey }) => `${line} ${field} ${messageKey}`);
type Person = {
  personalNumber: string;
  firstName: string;
  username: string;
  email: string | null;
  language: string;
  company: string | null;
  from: string | null;
  to: string | null;
  active: boolean;
};
const people = async (): Promise<Person[]> =>
  (
    await sql<Person>`
      select
        personal_number as "personalNumber", first_name as "firstName", username, email, language,
        (select name from company c where c.id = company_id) as company, employment_from as from,
        employment_to as to, active
      from "user"
      where client_id = ${clientId} and deleted_at is null
      order by personal_number`.execute(test.db)
  ).rows;

describe('importing users', () => {
  it('reads a payroll as spreadsheets write it; the dry run writes nothing', async () => {
    const file = [
      `\uFEFF${header}`,
      '001;Jana;"Malá; roz. Velká";Jana.Mala@Firma.test;;cs;1350;1. 2. 2020;',
      '002;Petr;Novák;;petr;;;2021-03-04;2027-12-31',
      '',
    ];
    expect(await check(file)).toMatchObject({
      status: 'CHECKED',
      total: 2,
      create: 2,
      update: 0,
      deactivate: 0,
      errorCount: 0,
    });
    expect(await people()).toEqual([]);
    expect(await run(file)).toMatchObject({ status: 'IMPORTED', create: 2, processed: 2 });
    expect(await people()).toEqual([
      {
        personalNumber: '001',
        firstName: 'Jana',
        username: 'jana.mala@firma.test',
        email: 'jana.mala@firma.test',
        language: 'CZ',
        company: 'Dceřiná',
        from: '2020-02-01',
        to: null,
        active: false,
      },
      {
        personalNumber: '002',
        firstName: 'Petr',
        username: 'petr',
        email: null,
        language: 'SK',
        company: 'Sklárny a. s.',
        from: '2021-03-04',
        to: '2027-12-31',
        active: false,
      },
    ]);
    const { rows } = await sql<{
      content: string;
    }>`select content from user_import where status = 'IMPORTED'`.execute(test.db);
    expect(rows.map(({ content }) => content)).toEqual(['']);
  });

  it('updates users: a missing column keeps a value, an empty cell clears it, a repeat changes nothing', async () => {
    expect(
      await run([
        'personalNumber;firstName;lastName;employmentTo',
        '001;Johana;Malá;',
        '002;Petr;Novák;',
      ]),
    ).toMatchObject({ create: 0, update: 2 });
    expect(await people()).toMatchObject([
      {
        firstName: 'Johana',
        email: 'jana.mala@firma.test',
        company: 'Dceřiná',
        from: '2020-02-01',
        to: null,
      },
      { firstName: 'Petr', username: 'petr', to: null },
    ]);
    expect(
      await run([
        'personalNumber;firstName;lastName;employmentTo',
        '001;Johana;Malá;',
        '002;Petr;Novák;',
      ]),
    ).toMatchObject({ status: 'IMPORTED', create: 0, update: 0, total: 2 });
  });

  it('lets two people exchange their addresses', async () => {
    await run([
      'personalNumber;firstName;lastName;email;username',
      '001;Johana;Malá;a@firma.test;a',
      '002;Petr;Novák;b@firma.test;b',
    ]);
    expect(
      await run([
        'personalNumber;firstName;lastName;email;username',
        '001;Johana;Malá;b@firma.test;b',
        '002;Petr;Novák;a@firma.test;a',
      ]),
    ).toMatchObject({ status: 'IMPORTED', update: 2 });
    expect((await people()).map(({ username }) => username)).toEqual(['b', 'a']);
  });

  it('switches off who is missing only when asked, and never an administrator', async () => {
    await sql`update "user" set active = true where client_id = ${clientId}`.execute(test.db);
    await sql`
      update "user" set client_id = ${clientId}, personal_number = 'A'
      where id = 1`.execute(test.db);
    const only = ['personalNumber;firstName;lastName', '001;Johana;Malá'];
    expect(await run(only)).toMatchObject({ deactivate: 0 });
    expect((await people()).filter(({ active }) => active)).toHaveLength(3);
    expect(await check(only, true)).toMatchObject({ deactivate: 1 });
    expect(await run(only, true)).toMatchObject({ status: 'IMPORTED', deactivate: 1 });
    expect(
      (await people()).filter(({ active }) => active).map(({ personalNumber }) => personalNumber),
    ).toEqual(['001', 'A']);
    await sql`update "user" set client_id = null, personal_number = null where id = 1`.execute(
      test.db,
    );
  });

  it('changes nothing of the operator’s people who have a payroll number, and says so', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into "user" (
        username, email, first_name, last_name, client_id, personal_number, language, roles
      )
      values (
        'operator', 'operator@firma.test', 'Olga', 'Z.', ${clientId}, 'O', 'CZ', '{ROLE_ADMIN}'
      )
      returning id`.execute(test.db);
    const id = rows[0]?.id ?? 0;
    for (const role of ['ROLE_ADMIN', 'ROLE_ACCOUNTANT']) {
      await sql`update "user" set roles = array[${role}] where id = ${id}`.execute(test.db);
      const imported = await run([
        'personalNumber;firstName;lastName;email;username',
        'O;Zloděj;Cizí;thief@evil.test;thief',
      ]);
      expect(imported).toMatchObject({ status: 'IMPORTED', create: 0, update: 0 });
      expect(imported.notes).toMatchObject([{ line: 2, messageKey: 'import.ofOperator' }]);
      expect((await people()).find(({ personalNumber }) => personalNumber === 'O')).toMatchObject({
        username: 'operator',
        email: 'operator@firma.test',
        firstName: 'Olga',
      });
    }
    await sql`delete from "user" where id = ${id}`.execute(test.db);
  });

  it('takes back the invitation of who is missing before they took it up', async () => {
    await sql`
      update "user" set onboarding_status = 'SENT', active = personal_number = '001'
      where client_id = ${clientId} and personal_number is not null`.execute(test.db);
    const only = ['personalNumber;firstName;lastName', '001;Johana;Malá'];
    expect(await run(only, true)).toMatchObject({ status: 'IMPORTED', deactivate: 1 });
    const { rows } = await sql<{ number: string }>`
      select personal_number as number
      from "user"
      where client_id = ${clientId} and onboarding_status = 'SENT'`.execute(test.db);
    expect(rows.map(({ number }) => number)).toEqual(['001']);
  });

  it('names every wrong line and column, and then imports nothing', async () => {
    const before = await people();
    const refused = await check([
      header,
      ';Jana;Malá;x@firma.test;;;;;',
      '11;;Malá;není e-mail;;;;;',
      '12;Jana;Malá;c@firma.test;;DE;;;',
      '13;Jana;Malá;d@firma.test;;;12345678;;',
      '14;Jana;Malá;e@firma.test;;;62913671;;',
      '15;Jana;Malá;f@firma.test;;;;31.2.2020;',
      '16;Jana;Malá;g@firma.test;;;;2026-02-01;2026-01-01',
      '17;Jana;Malá;;;;;;',
      '18;=cmd();Malá;h@firma.test;;;;;',
      '19;Jana;Malá;i@firma.test;;;;;',
      '19;;Malá;j@firma.test;;;;;',
      '20;Jana;Malá;I@firma.test;;;;;',
      '21;Jana;Malá;employee@test.test;;;;;',
      '22;Jana;Malá;;admin@TEST.test;;;;',
    ]);
    expect(problems(refused)).toEqual([
      '2 personalNumber validation.required',
      '3 firstName validation.required',
      '3 email validation.email',
      '4 language import.language',
      '5 companyRegistrationNumber validation.companyId.checksum',
      '6 companyRegistrationNumber import.unknownEmployer',
      '7 employmentFrom import.date',
      '8 employmentTo validation.interval',
      '9 email validation.usernameOrEmail',
      '10 firstName import.formula',
      '12 firstName validation.required',
      '12 personalNumber import.repeated',
      '13 email import.repeated',
      '14 email validation.taken',
      '15 username validation.taken',
    ]);
    const { errors } = await settled(refused.id);
    expect(
      errors.flatMap(({ line, value, params }) => (params?.earlier ? [[line, value, params]] : [])),
    ).toEqual([
      [12, '19', { earlier: 11 }],
      [13, 'i@firma.test', { earlier: 11 }],
    ]);
    expect(
      (await admin.call(api.userImport.run, { clientId, id: refused.id })).body.globalErrors,
    ).toEqual([{ messageKey: 'import.error.notReady' }]);
    expect(await people()).toEqual(before);
  });

  it('is refused when what was checked is no longer so', async () => {
    const { id } = await check([
      'personalNumber;firstName;lastName;email',
      '50;Nová;Osoba;nova@firma.test',
    ]);
    await sql`update "user" set email = 'nova@firma.test' where id = 2`.execute(test.db);
    await admin.call(api.userImport.run, { clientId, id });
    expect(await settled(id)).toMatchObject({
      status: 'REFUSED',
      errors: [{ line: 2, field: 'email', messageKey: 'validation.taken' }],
    });
  });

  it('checked and left alone is forgotten after a week, with its file', async () => {
    const { id } = await check(['personalNumber;firstName;lastName', '001;Johana;Malá']);
    await userImports.discardOld(test.db);
    expect((await settled(id)).status).toBe('CHECKED');
    await sql`
      update user_import set date_created = now() - interval '8 days'
      where id = ${id}`.execute(test.db);
    await userImports.discardOld(test.db);
    const { rows } = await sql<{
      content: string;
    }>`select content from user_import where id = ${id}`.execute(test.db);
    expect([(await settled(id)).status, rows[0]?.content]).toEqual(['FAILED', '']);
  });

  it('refused says what stood in its lines for a week, and then which lines they were', async () => {
    const { id } = await check([
      'personalNumber;firstName;lastName;email',
      'Z7;Jan;Malý;jan@z7.test',
      'Z7;Jana;Malá;jana@z7.test',
    ]);
    await userImports.discardOld(test.db);
    const problem = { line: 3, field: 'personalNumber', messageKey: 'import.repeated' };
    expect((await settled(id)).errors).toMatchObject([{ ...problem, value: 'Z7' }]);
    await sql`
      update user_import set finished_at = now() - interval '8 days'
      where id = ${id}`.execute(test.db);
    await userImports.discardOld(test.db);
    expect((await settled(id)).errors).toEqual([{ ...problem, params: { earlier: 2 } }]);
  });

  it('is not there under another client', async () => {
    const { id } = await check(['personalNumber;firstName;lastName', '001;Johana;Malá']);
    expect((await admin.call(api.userImport.get, { clientId: 1, id })).status).toBe(404);
    expect((await admin.call(api.userImport.list, { clientId })).body.content[0]).toMatchObject({
      id,
      fileName: 'mzdy.csv',
      status: 'CHECKED',
    });
  });
});

describe('a large payroll', () => {
  const line = (index: number): string =>
    `N${index};Jméno;Příjmení${index};osoba${index}@velka.test;;cs;;2020-01-01;`;

  it('of 1,000 people with 37 broken lines is refused with 37 errors and their lines', async () => {
    const before = (await people()).length;
    const lines = Array.from({ length: 1_000 }, (_, index) =>
      index % 27 === 5 ? line(index).replace('@velka.test', '') : line(index),
    );
    const refused = await check([header, ...lines]);
    const wrong = lines.flatMap((one, index) => (one.includes('@') ? [] : [index + 2]));
    expect([wrong.length, refused.errorCount, refused.errors.map((error) => error.line)]).toEqual([
      37,
      37,
      wrong,
    ]);
    expect((await people()).length).toBe(before);
  });

  it('of 5,000 people is stored by a few statements, and so is what changed in it', async () => {
    const ask = vi.spyOn(pg.Client.prototype, 'query');
    expect(
      await run([header, ...Array.from({ length: 5_000 }, (_, index) => line(index))]),
    ).toMatchObject({ status: 'IMPORTED', create: 5_000 });
    expect(
      await run([
        header,
        ...Array.from({ length: 5_000 }, (_, index) => line(index).replace('Jméno', 'Jiné')),
      ]),
    ).toMatchObject({ status: 'IMPORTED', create: 0, update: 5_000 });
    const texts = ask.mock.calls.map(([query]: unknown[]) => JSON.stringify(query));
    ask.mockRestore();
    const writes = texts.filter((text) => /(insert into|update) \\+"user\\+"/.test(text));
    expect(writes.length).toBeGreaterThan(1);
    expect(writes.length).toBeLessThan(50);
  });
});

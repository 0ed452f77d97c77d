import { api, type PayrollProfile } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readOfficeFile } from '../../platform/office-file/index.ts';
import { buildCompany } from '../../test/factories.ts';
import { giveCredits, insertEmployees, insertPartner, pay } from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';
import { pragueDay } from '../ledger/index.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const clientId = 1;
const month = pragueDay().slice(0, 7);
const [eva = 0, jan = 0] = await insertEmployees(test.db, 2);
const gym = await insertPartner(test.db, { mainCategoryId: 6 });
const { id: otherCompany } = (
  await admin.call(api.companyAdmin.create, {
    body: buildCompany({ name: 'Druhá; "firma", s.r.o.', registrationNumber: '27074358' }),
  })
).body;
await sql`update tax_limit set amount = 10000 where regime = 'CZ_LEISURE'`.execute(test.db);
await sql`
  update client set credit_policy = credit_policy || '{"overLimit": "TAX"}'`.execute(test.db);
await sql`
  update "user" set personal_number = '00012', last_name = '=cmd|x', first_name = E'Žofie\nJitka "J"'
  where id = ${eva}`.execute(test.db);
await sql`update "user" set company_id = ${otherCompany} where id = ${jan}`.execute(test.db);
for (const [id, amount] of [
  [eva, 15_000],
  [jan, 4_000],
] as const) {
  await giveCredits(test.db, id, { amount: 30_000 });
  await pay(test.db, id, { partnerId: gym, amount, useTaxed: true });
}

const taken = (query: string) =>
  admin.send('GET', `/api/admin/client/1/payroll-export?month=${month}&language=cs${query}`);
const read = async () =>
  (await admin.call(api.clientReport.payrollMonth, { clientId, month })).body;
const profile: PayrollProfile = {
  name: 'Naše mzdy',
  encoding: 'WINDOWS_1250',
  separator: 'SEMICOLON',
  decimal: 'POINT',
  hasHeading: true,
  rowOf: 'CODE',
  columns: [
    { heading: 'cislo', what: 'PERSONAL_NUMBER', regime: null },
    { heading: 'jméno', what: 'FIRST_NAME', regime: null },
    { heading: 'příjmení', what: 'LAST_NAME', regime: null },
    { heading: 'slozka', what: 'CODE', regime: null },
    { heading: 'castka', what: 'AMOUNT', regime: null },
  ],
  codes: [
    { regime: 'CZ_LEISURE', figure: 'TAXABLE', code: '521' },
    { regime: 'CZ_LEISURE', figure: 'EXEMPT', code: '522' },
  ],
};
const save = (next: PayrollProfile | null) =>
  admin.call(api.payrollProfile.save, { clientId, body: { profile: next } });
const lines = (bytes: Buffer, encoding = 'windows-1250'): string[] =>
  new TextDecoder(encoding).decode(bytes).split('\r\n').slice(0, -1);

describe('payroll by employing company', () => {
  it('names the company and its number in each line, and sums what stands above', async () => {
    const { rawPayload } = await taken('');
    const table = (await readOfficeFile(rawPayload)).lines.map(({ cells }) => cells);
    const ofCompany = (line: readonly string[] = []) => [line[14], line[15], line[7]];
    expect(ofCompany(table[0])).toEqual(['Zaměstnávající firma', 'IČO', 'Vyčerpáno']);
    const companies = (await read()).companies;
    expect(companies.map(({ people, used }) => [people, used])).toEqual(
      expect.arrayContaining([
        [1, 15_000],
        [1, 4_000],
      ]),
    );
    const own = table.slice(1, -1).map(ofCompany);
    expect(own).toContainEqual(['Druhá; "firma", s.r.o.', '27074358', '40,00']);
    expect(table.at(-1)?.slice(0, 9)).toEqual([
      'Celkem',
      '',
      '',
      '',
      '600,00',
      '0,00',
      '0,00',
      '190,00',
      '50,00',
    ]);
  });
  it('is taken of one of them alone', async () => {
    const { rawPayload, headers } = await taken(`&companyId=${otherCompany}`);
    const table = (await readOfficeFile(rawPayload)).lines.map(({ cells }) => cells);
    expect(table).toHaveLength(3);
    expect(headers['content-disposition']).toContain(`-1-${otherCompany}-${month}.csv`);
  });
  it('says who has taken it, when, of what company and which bytes', async () => {
    await sql`delete from audit where action = 'VIEW'`.execute(test.db);
    expect((await read()).taken).toEqual([]);
    await taken('');
    await taken(`&companyId=${otherCompany}&format=XLSX`);
    expect((await read()).taken).toMatchObject([
      { format: 'XLSX', company: 'Druhá; "firma", s.r.o.', isFrozen: false },
      { format: 'CSV', company: null, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect((await read()).taken[0]?.by).toBeTruthy();
  });
});

describe('the file of a payroll system', () => {
  it('is not there before somebody has said how it looks', async () => {
    expect((await taken('&format=PROFILE')).json()).toMatchObject({
      globalErrors: [{ messageKey: 'payroll.error.noProfile' }],
    });
  });
  it('has the columns, letters, separators and wage components of the employer', async () => {
    await save(profile);
    const { rawPayload, headers } = await taken('&format=PROFILE');
    expect(headers['content-type']).toBe('text/csv; charset=windows-1250');
    const own = lines(rawPayload);
    expect(own[0]).toBe('cislo;jméno;příjmení;slozka;castka');
    // a name makes no formula, no column and no line of its own
    expect(own).toContain(`00012;"Žofie Jitka ""J""";'=cmd|x;521;50.00`);
    expect(own).toContain(`00012;"Žofie Jitka ""J""";'=cmd|x;522;100.00`);
    expect(own.filter((line) => line.includes(';522;40.00'))).toHaveLength(1);
  });
  it('has one line of each person where their system takes one', async () => {
    await save({
      ...profile,
      encoding: 'UTF_8',
      separator: 'TAB',
      decimal: 'COMMA',
      rowOf: 'PERSON',
      codes: [],
      columns: [
        { heading: '## &', what: 'EMPTY', regime: null },
        { heading: 'OSCISLO', what: 'PERSONAL_NUMBER', regime: null },
        { heading: '100', what: 'TAXABLE', regime: null },
        { heading: '101', what: 'USED', regime: 'CZ_MEAL' },
      ],
    });
    const { rawPayload, headers } = await taken('&format=PROFILE');
    const own = lines(rawPayload, 'utf-8');
    expect(own[0]).toBe('## &\tOSCISLO\t100\t101');
    expect(own).toContain('\t00012\t50,00\t0,00');
    expect(headers['content-disposition']).toContain('.txt');
  });
  it('is refused where it would leave out what is taxed', async () => {
    await save({ ...profile, codes: [{ regime: 'CZ_MEAL', figure: 'USED', code: '1' }] });
    expect((await read()).withoutCode).toEqual(['CZ_LEISURE']);
    expect((await taken('&format=PROFILE')).json()).toMatchObject({
      globalErrors: [{ messageKey: 'payroll.error.noCode' }],
    });
  });
  it('is refused as well where a wage component takes the exempt part alone, and not where one takes all', async () => {
    await save({ ...profile, codes: [{ regime: 'CZ_LEISURE', figure: 'EXEMPT', code: '522' }] });
    expect((await read()).withoutCode).toEqual(['CZ_LEISURE']);
    expect((await taken('&format=PROFILE')).statusCode).toBe(422);
    await save({ ...profile, codes: [{ regime: 'CZ_LEISURE', figure: 'USED', code: '524' }] });
    expect((await read()).withoutCode).toEqual([]);
    expect((await taken('&format=PROFILE')).statusCode).toBe(200);
  });
  it('asks for wage components where its lines are of them, each once', async () => {
    expect((await save({ ...profile, codes: [] })).status).toBe(422);
    const [code] = profile.codes;
    expect((await save({ ...profile, codes: code ? [code, code] : [] })).status).toBe(422);
    expect((await save(null)).body).toEqual({ profile: null });
  });
});

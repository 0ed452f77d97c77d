import { api, type FileImport } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildPartner } from '../../test/factories.ts';
import { openTestApp } from '../../test/test-app.ts';
import { createBranchOfficeImporter } from './importer.ts';
import { atomic } from '../../platform/db/index.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const partnerId = (await admin.call(api.partnerAdmin.create, { body: buildPartner() })).body.id;
await test.jobs.start();

const header = 'name;city;postalCode;country;lat;lng';
const settled = async (id: number): Promise<FileImport> =>
  expect
    .poll(async () => (await admin.call(api.branchOfficeImport.get, { partnerId, id })).body)
    .toSatisfy((state: FileImport) => !['CHECKING', 'IMPORTING'].includes(state.status))
    .then(async () => (await admin.call(api.branchOfficeImport.get, { partnerId, id })).body);
const upload = (content: string | Buffer, fileName = 'pobocky.csv') =>
  admin.call(api.branchOfficeImport.upload, {
    partnerId,
    body: { fileName },
    file: Buffer.from(content),
  });
const check = async (content: string | Buffer): Promise<FileImport> => {
  const { id } = (await upload(content)).body;
  await admin.call(api.branchOfficeImport.check, { partnerId, id });
  return settled(id);
};
const countBranches = async (): Promise<number> =>
  (
    await sql<{
      total: number;
    }>`select count(*) as total from branch_office where partner_id = ${partnerId}`.execute(test.db)
  ).rows[0]?.total ?? 0;
const problems = ({ errors }: FileImport): string[] =>
  errors.map(({ line, field, messageKey }) => `${line} ${field} ${messageKey}`);

describe('importing branch offices', () => {
  it('reads a byte-order mark, semicolons, quotes, CRLF and decimal commas; a dry run writes nothing', async () => {
    const file =
      `\uFEFF${header}\r\n` +
      '"Kavárna ""U Zvonku""; Praha";Praha;110 00;CZ;50,0905;14,4265\r\n' +
      ';Brno;60200;cz;49.195;16.608\r\n';
    const checked = await check(file);
    expect(checked).toMatchObject({
      status: 'CHECKED',
      total: 2,
      create: 2,
      errorCount: 0,
      processed: 2,
    });
    expect(await countBranches()).toBe(0);
    await admin.call(api.branchOfficeImport.run, { partnerId, id: checked.id });
    expect(await settled(checked.id)).toMatchObject({ status: 'IMPORTED', processed: 2 });
    const { rows } = await sql<{ name: string; lat: number; active: boolean }>`
      select name, lat, active
      from branch_office
      where partner_id = ${partnerId}
      order by id`.execute(test.db);
    expect(rows).toEqual([
      { name: 'Kavárna "U Zvonku"; Praha', lat: 50.0905, active: true },
      { name: 'Kavárna U Zvonku – Brno', lat: 49.195, active: true },
    ]);
  });

  it('names every wrong line and column, and then imports nothing', async () => {
    const before = await countBranches();
    const file = [
      header,
      'A;Praha;110 00;CZ;50.09;14.42',
      'B;;1;XX;north;14.42',
      'C;Praha;110 00;CZ;14.42;50.09',
      '=1+1;Praha;110 00;CZ;50.09;14.42',
      '@x;Praha;1;CZ;50;14',
    ].join('\n');
    const refused = await check(file);
    expect(refused).toMatchObject({ status: 'REFUSED', total: 5, create: 1 });
    expect(problems(refused)).toEqual(
      [
        '3 city validation.required',
        '3 postalCode validation.postalCode',
        '3 country import.country',
        '3 lat validation.coordinates',
        '4 lat import.outside',
        '5 name import.formula',
        '6 name import.formula',
        '6 postalCode validation.postalCode',
      ].toSorted((a, b) => problems(refused).indexOf(a) - problems(refused).indexOf(b)),
    );
    expect(refused.errors.flatMap(({ line, value }) => (line === 3 ? [value] : []))).toEqual(
      expect.arrayContaining([undefined, '1', 'XX', 'north']),
    );
    const run = await admin.call(api.branchOfficeImport.run, { partnerId, id: refused.id });
    expect([run.status, run.body.globalErrors]).toEqual([
      422,
      [{ messageKey: 'import.error.notReady' }],
    ]);
    expect(await countBranches()).toBe(before);
  });

  it.each([
    [
      'a missing column',
      'name;city;country;colour\nA;Praha;CZ;red',
      ['1 postalCode import.missingColumn'],
    ],
    ['a column twice', `${header};name\n`, ['1 name import.doubleColumn']],
    ['no lines', `${header}\n`, ['1 name import.empty']],
    [
      'a quote that never ends',
      `${header}\n"A;Praha;110 00;CZ;50;14\n`,
      ['2 name import.unreadable'],
    ],
  ])('refuses a file with %s', async (_what, file, expected) => {
    const refused = await check(file);
    expect([refused.status, problems(refused)]).toEqual(['REFUSED', expected]);
  });

  it('leaves out a column nobody knows, and says so', async () => {
    const file = await check(`${header};colour\nBarevná;Praha;11000;CZ;50.09;14.42;red\n`);
    expect(file.status).toBe('CHECKED');
    expect(file.notes).toMatchObject([
      { line: 1, messageKey: 'import.unknownColumn', params: { name: 'colour' } },
    ]);
  });

  it('runs once, however often it is asked to', async () => {
    const before = await countBranches();
    const { id } = await check(`${header}\nJednou;Praha;110 00;CZ;50.09;14.42\n`);
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.call(api.branchOfficeImport.run, { partnerId, id })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    await settled(id);
    expect(await countBranches()).toBe(before + 1);
  });

  it('of thousands of lines is found again in the list of imports with its progress', async () => {
    const lines = Array.from(
      { length: 3_000 },
      (_, index) => `Pobočka ${index};Praha;110 00;CZ;${(50 + index / 100_000).toFixed(5)};14.42`,
    );
    const { id } = await check([header, ...lines].join('\n'));
    await admin.call(api.branchOfficeImport.run, { partnerId, id });
    expect(await settled(id)).toMatchObject({ status: 'IMPORTED', total: 3_000, processed: 3_000 });
    const listed = (await admin.call(api.branchOfficeImport.list, { partnerId })).body;
    expect(listed.content[0]).toMatchObject({ id, status: 'IMPORTED', fileName: 'pobocky.csv' });
  });

  it('is not visible under another partner', async () => {
    const { id } = await check(`${header}\nX;Praha;110 00;CZ;50.09;14.42\n`);
    const stranger = (await admin.call(api.partnerAdmin.create, { body: buildPartner() })).body.id;
    expect((await admin.call(api.branchOfficeImport.get, { partnerId: stranger, id })).status).toBe(
      404,
    );
  });
});

describe('an import interrupted', () => {
  const statusOf = async (id: number): Promise<string> =>
    (await admin.call(api.branchOfficeImport.get, { partnerId, id })).body.status;
  const importing = async (line: string): Promise<number> => {
    const { id } = await check(`${header}\n${line}\n`);
    await sql`update branch_office_import set status = 'IMPORTING' where id = ${id}`.execute(
      test.db,
    );
    return id;
  };
  const importer = (changed: () => Promise<void> = async () => {}) =>
    createBranchOfficeImporter({
      db: test.db,
      findPlaces: async () => [],
      write: (work) =>
        atomic(test.db, async (tx) => {
          const result = await work(tx);
          await changed();
          return result;
        }),
    });

  it('before its end has written nothing, stays to be done, and is done whole by the retry', async () => {
    const before = await countBranches();
    const id = await importing('Přerušená;Praha;110 00;CZ;50.09;14.42');
    await expect(
      importer(() => Promise.reject(new Error('the connection broke'))).run(id),
    ).rejects.toThrow('broke');
    expect([await statusOf(id), await countBranches()]).toEqual(['IMPORTING', before]);
    await importer().run(id);
    expect([await statusOf(id), await countBranches()]).toEqual(['IMPORTED', before + 1]);
  });

  it('and retried while the first try still runs is done once', async () => {
    const before = await countBranches();
    const id = await importing('Dvakrát;Praha;110 00;CZ;50.09;14.42');
    const tries = await Promise.allSettled([importer().run(id), importer().run(id)]);
    expect(tries.map(({ status }) => status)).toContain('fulfilled');
    expect([await statusOf(id), await countBranches()]).toEqual(['IMPORTED', before + 1]);
  });

  it('is not opened again by a check that comes late', async () => {
    const before = await countBranches();
    const id = await importing('Jednou;Praha;110 00;CZ;50.09;14.42');
    await importer().run(id);
    await importer().check(id);
    const again = await admin.call(api.branchOfficeImport.run, { partnerId, id });
    expect([again.status, await statusOf(id), await countBranches()]).toEqual([
      422,
      'IMPORTED',
      before + 1,
    ]);
  });

  it('is told to have failed when nobody will try again, unless it has an outcome', async () => {
    const id = await importing('Vzdaná;Praha;110 00;CZ;50.09;14.42');
    await importer().giveUp(id);
    expect(await statusOf(id)).toBe('FAILED');
    const done = await importing('Hotová;Praha;110 00;CZ;50.09;14.42');
    await importer().run(done);
    await importer().giveUp(done);
    expect(await statusOf(done)).toBe('IMPORTED');
  });

  it('by the deletion of its partner fails and writes nothing', async () => {
    const id = await importing('Osiřelá;Praha;110 00;CZ;50.09;14.42');
    const before = await countBranches();
    await sql`update partner set deleted_at = now() where id = ${partnerId}`.execute(test.db);
    await importer().run(id);
    await sql`update partner set deleted_at = null where id = ${partnerId}`.execute(test.db);
    expect([await statusOf(id), await countBranches()]).toEqual(['FAILED', before]);
  });
});

it('a word every object knows is no truth value', async () => {
  const refused = await check(`${header};active\nX;Praha;110 00;CZ;50.09;14.42;constructor\n`);
  expect([refused.status, problems(refused)]).toEqual(['REFUSED', ['2 active import.truth']]);
});

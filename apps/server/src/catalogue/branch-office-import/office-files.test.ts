import { api, type BranchOfficeRecord, type FileImport } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildBranchOffice, buildPartner } from '../../test/factories.ts';
import { openTestApp } from '../../test/test-app.ts';
import { windows1250, xlsxOf } from '../../test/xlsx.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const partnerId = (await admin.call(api.partnerAdmin.create, { body: buildPartner() })).body.id;
await test.jobs.start();

const header = 'name;city;postalCode;country;lat;lng';
const upload = async (bytes: Buffer, fileName = 'pobocky.csv') =>
  admin.call(api.branchOfficeImport.upload, {
    partnerId,
    body: { fileName },
    file: bytes,
  });
const settled = async (id: number): Promise<FileImport> => {
  const get = async () => (await admin.call(api.branchOfficeImport.get, { partnerId, id })).body;
  await expect
    .poll(get)
    .toSatisfy((state: FileImport) => !['CHECKING', 'IMPORTING'].includes(state.status));
  return get();
};
const check = async (content: Buffer | string): Promise<FileImport> => {
  const { id } = (await upload(Buffer.from(content))).body;
  await admin.call(api.branchOfficeImport.check, { partnerId, id });
  return settled(id);
};
const run = async (content: Buffer | string): Promise<FileImport> => {
  const { id, errors } = await check(content);
  expect(errors).toEqual([]);
  await admin.call(api.branchOfficeImport.run, { partnerId, id });
  return settled(id);
};
const problems = ({ errors }: FileImport): string[] =>
  errors.map(({ line, field, messageKey }) => `${line} ${field} ${messageKey}`);
const found = ({ notes }: FileImport): string[] =>
  notes.map(({ line, messageKey }) => `${line} ${messageKey}`);
const named = async (name: string): Promise<BranchOfficeRecord> => {
  const list = (await admin.call(api.branchOfficeAdmin.list, { partnerId, keyword: name })).body;
  const id = list.content[0]?.id ?? 0;
  return (await admin.call(api.branchOfficeAdmin.get, { partnerId, id })).body;
};

describe('an uploaded file', () => {
  it('of Excel in Czech is recognised and shown before anything is checked, and stored with its letters', async () => {
    const { body } = await upload(
      windows1250(`${header}\r\nPobočka Žižkov;Třebíč;674 01;CZ;49,2149;15,8817\r\n`),
    );
    expect(body).toMatchObject({
      status: 'READ',
      total: 1,
      recognised: { format: 'CSV', encoding: 'WINDOWS_1250', delimiter: 'SEMICOLON' },
      preview: [
        header.split(';'),
        ['Pobočka Žižkov', 'Třebíč', '674 01', 'CZ', '49,2149', '15,8817'],
      ],
    });
    await admin.call(api.branchOfficeImport.check, { partnerId, id: body.id });
    expect(await settled(body.id)).toMatchObject({ status: 'CHECKED', preview: [] });
    await admin.call(api.branchOfficeImport.run, { partnerId, id: body.id });
    await settled(body.id);
    expect((await named('Pobočka Žižkov')).address.city).toBe('Třebíč');
  });

  it('is checked once, however often it is asked for', async () => {
    const { id } = (await upload(Buffer.from(`${header}\nA;Praha;11000;CZ;50;14\n`))).body;
    const answers = await Promise.all(
      [1, 2].map(() => admin.call(api.branchOfficeImport.check, { partnerId, id })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('of Excel itself is imported like any other', async () => {
    const cells = ['Predajňa Ľubeľa', 'Štúrovo', '94301', 'SK', '47,7992', '18,7181'];
    const { body } = await upload(xlsxOf({ Prevádzky: [header.split(';'), cells] }), 'a.xlsx');
    expect(body).toMatchObject({
      recognised: { format: 'XLSX', sheet: 'Prevádzky' },
      preview: [header.split(';'), cells],
    });
    expect(await run(xlsxOf({ Prevádzky: [header.split(';'), cells] }))).toMatchObject({
      status: 'IMPORTED',
      create: 1,
    });
    expect((await named('Predajňa Ľubeľa')).address.city).toBe('Štúrovo');
  });

  it('that is no table is refused at once', async () => {
    const { status, body } = await upload(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'stary.xls');
    expect([status, body.globalErrors]).toEqual([422, [{ messageKey: 'import.error.oldExcel' }]]);
  });

  it.each([
    ['after a blank', ' =1+1'],
    ['after a tab in quotes', '"\t=cmd|calc"'],
    ['with a full-width sign', '＝1+1'],
    ['with a full-width sign after an invisible one', '\u200B＠SUM(A1)'],
  ])('with a formula %s is refused', async (_what, cell) => {
    const refused = await check(`${header}\n${cell};Praha;11000;CZ;50;14\n`);
    expect(problems(refused)).toEqual(['2 name import.formula']);
  });

  it('with a formula of a workbook is refused by the same words', async () => {
    const refused = await check(
      xlsxOf({
        A: [header.split(';'), [{ xml: '<f>1+1</f><v>2</v>' }, 'Praha', '11000', 'CZ', '50', '14']],
      }),
    );
    expect(problems(refused)).toEqual(['2 name import.formula']);
  });

  it('that has lost letters before is refused where it did', async () => {
    const refused = await check(`${header}\nPobo\uFFFDka;T\uFFFDeb;67401;CZ;50;14\n`);
    expect(problems(refused)).toEqual(['2 name import.lostLetters', '2 city import.lostLetters']);
  });
});

describe('a branch office without coordinates', () => {
  const plain = 'name;city;postalCode;country;street;houseNumber';

  it('is placed where the installation knows, and the report says how exactly', async () => {
    await test.db.executeQuery(
      sql`update partner set active = true where id = ${partnerId}`.compile(test.db),
    );
    const known = await admin.call(api.branchOfficeAdmin.create, {
      partnerId,
      body: buildBranchOffice({ name: 'Známá' }),
    });
    await admin.call(api.branchOfficeAdmin.activate, {
      partnerId,
      id: known.body.id,
      body: { active: true },
    });
    await test.settled();
    const file = [
      plain,
      'Na adrese;Praha;11000;CZ;Dlouhá;727',
      'V ulici;Praha 1;11000;CZ;Dlouhá;5',
      'V obci;Žďár nad Sázavou;59101;CZ;Nikde;1',
      'Nikde;Neexistov;59101;CZ;Nikde;1',
      'Jinde;Žďár nad Sázavou;59101;SK;;',
    ].join('\n');
    const checked = await check(file);
    expect(checked.noteCounts).toEqual({
      'import.place.address': 1,
      'import.place.street': 1,
      'import.place.town': 1,
      'import.place.notFound': 2,
    });
    expect(found(checked)).toEqual([
      '2 import.place.address',
      '3 import.place.street',
      '4 import.place.town',
      '5 import.place.notFound',
      '6 import.place.notFound',
    ]);
    expect(await run(file)).toMatchObject({ status: 'IMPORTED', create: 5 });
    expect(await named('Na adrese')).toMatchObject({
      active: true,
      locationSource: 'GEOCODED',
      address: { lat: 50.0905, lng: 14.4265 },
    });
    expect((await named('V obci')).address.lat).toBeCloseTo(49.56, 1);
    expect(await named('Nikde')).toMatchObject({ active: false, address: { lat: null } });
  });

  it('in one of many towns of a name is stored switched off, to be looked at', async () => {
    const checked = await run(`${plain}\nNejistá;Písek;39701;CZ;;\n`);
    expect(found(checked)).toEqual(['2 import.place.ambiguous']);
    expect(await named('Nejistá')).toMatchObject({ active: false });
  });
});

describe('the columns of a file', () => {
  const columns = `${header};openingHours;payment;subcategories;externalId`;
  const place = 'Praha;11000;CZ;50;14';

  it('hold opening hours, ways of payment and subcategories', async () => {
    const { rows } = await sql<{ id: number; name: { cs: string; sk: string } }>`
      select id, name from subcategory order by id limit 2`.execute(test.db);
    const names = `${rows[0]?.name.cs.toUpperCase()}|${rows[1]?.name.sk}`;
    await run(`${columns}\nPlná;${place};"po–pá 8–12, 13–17; so 9–12";Card, voucher;${names};P1\n`);
    expect(await named('Plná')).toMatchObject({
      externalId: 'P1',
      benefitTypes: ['card', 'voucher'],
      subcategoryIds: rows.map(({ id }) => id),
      openingHours: {
        fri: [
          { from: '08:00', to: '12:00' },
          { from: '13:00', to: '17:00' },
        ],
        sat: [{ from: '09:00', to: '12:00' }],
        sun: [],
      },
    });
  });

  it('are named where they are wrong, once each', async () => {
    const refused = await check(
      [
        columns,
        `A;${place};kdykoli;;;`,
        `B;${place};po 17–8;hotově;;`,
        `C;${place};;;Neznámá podkategorie;`,
        `D;${place};;;;X`,
        `E;${place};;;;X`,
      ].join('\n'),
    );
    expect(problems(refused)).toEqual([
      '2 openingHours import.openingHours',
      '3 openingHours validation.interval',
      '3 payment import.payment',
      '4 subcategories import.unknownSubcategory',
      '6 externalId import.repeated',
    ]);
  });
});

describe('a branch office with an external id', () => {
  const columns = `${header};telephone;externalId`;
  const line = (name: string, phone: string, id: string) =>
    `${name};Praha;11000;CZ;50,1;14,4;${phone};${id}`;

  it('is found again: the report tells new, changed and unchanged ones', async () => {
    await run([columns, line('První', '', 'E1'), line('Druhá', '', 'E2')].join('\n'));
    const before = await named('První');
    const again = await run(
      [
        columns,
        line('První', '', 'E1'),
        line('Druhá', '420777123456', 'E2'),
        line('Třetí', '', 'E3'),
      ].join('\n'),
    );
    expect(again).toMatchObject({ status: 'IMPORTED', total: 3, create: 1, update: 1 });
    expect((await named('První')).version).toBe(before.version);
    expect(await named('Druhá')).toMatchObject({
      version: 2,
      contacts: [{ type: 'TELEPHONE', value: '+420777123456' }],
    });
  });

  it('is called by a number however spreadsheets and people leave it', async () => {
    const written = ['777123456', '00420 777 123 456', '+420 777\u00A0123 456', '420777123456'];
    const lines = written.map((phone, nth) => line(`Volaná ${nth}`, phone, `V${nth}`));
    const slovak = line('Volaná 4', '0905 123 456', 'V4').replace(';CZ;', ';SK;');
    await run([columns, ...lines, slovak].join('\n'));
    const numbers: (string | undefined)[] = [];
    for (const nth of [0, 1, 2, 3, 4])
      numbers.push((await named(`Volaná ${nth}`)).contacts[0]?.value);
    expect(numbers).toEqual([...Array<string>(4).fill('+420777123456'), '+421905123456']);
  });
  it('keeps what the file has no column for', async () => {
    const { id, version, address, contacts } = await named('Druhá');
    await admin.call(api.branchOfficeAdmin.update, {
      partnerId,
      id,
      body: {
        ...buildBranchOffice({
          name: 'Druhá',
          externalId: 'E2',
          address: { ...address, village: 'Staré Město' },
          contacts,
        }),
        version,
        healthcareProvider: true,
        benefitTypes: ['voucher'],
      },
    });
    await run(`name;city;postalCode;country;externalId\nDruhá nově;Praha;11000;CZ;E2\n`);
    expect(await named('Druhá nově')).toMatchObject({
      id,
      healthcareProvider: true,
      benefitTypes: ['voucher'],
      active: true,
      address: { lat: 50.1, lng: 14.4, village: 'Staré Město' },
      contacts: [{ value: '+420777123456' }],
    });
  });

  it('shares it with none of the partner, in forms either', async () => {
    const body = buildBranchOffice({ externalId: 'E1' });
    const taken = await admin.call(api.branchOfficeAdmin.create, { partnerId, body });
    expect(taken.body.fieldErrors).toEqual([
      { field: 'externalId', messageKey: 'validation.taken' },
    ]);
    const other = (await admin.call(api.partnerAdmin.create, { body: buildPartner() })).body.id;
    expect(
      (await admin.call(api.branchOfficeAdmin.create, { partnerId: other, body })).status,
    ).toBe(200);
  });
});

import { api, type CompanyForm } from '@cafeteria/contract';
import { createServer, type RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { buildClient, buildCompany, buildPartner, buildUser } from '../../../test/factories.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { createCompanyRegistry } from './registry.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');

const create = (fields: Partial<CompanyForm> = {}) =>
  admin.call(api.companyAdmin.create, { body: buildCompany(fields) });
const problems = async (fields: Partial<CompanyForm>): Promise<string[]> =>
  ((await create(fields)).body.fieldErrors ?? []).map(
    ({ field, messageKey }) => `${field} ${messageKey}`,
  );

describe('a company', () => {
  it('keeps postal codes and telephones without spaces', async () => {
    const company = buildCompany({ registrationNumber: '27069770' });
    const address = { ...company.address, postalCode: '110 00' };
    const { body } = await create({ registrationNumber: '27069770', address });
    expect(body.address.postalCode).toBe('11000');
    await admin.call(api.companyAdmin.remove, { id: body.id });
  });

  it('is kept with everything that is known of it', async () => {
    const fields = {
      registrationNumber: '1350',
      taxId: 'CZ00001350',
      vatPayer: true,
      mailingAddress: { ...buildCompany().address, street: 'Jiná' },
      billingEmail: 'Faktury@Sklarny.cz',
      bankAccount: { prefix: '19', number: '2000145399', bankCode: '0800' },
      iban: 'cz65 0800 0000 1920 0014 5399',
      contactPersons: [
        {
          firstName: 'Jana',
          lastName: 'Malá',
          email: null,
          phone: '+420 777 123 456',
          role: 'účetní',
        },
      ],
      registerEntry: 'B 123, Krajský soud v Brně',
      note: 'Platí včas',
    };
    const { body } = await create(fields);
    expect(body).toMatchObject({
      ...fields,
      registrationNumber: '00001350',
      billingEmail: 'faktury@sklarny.cz',
      iban: 'CZ6508000000192000145399',
      contactPersons: [{ phone: '+420777123456' }],
      active: false,
      clientCount: 0,
      partnerCount: 0,
      roles: [],
    });
    expect((await admin.call(api.companyAdmin.get, { id: body.id })).body).toEqual(body);
    expect(
      (await admin.call(api.companyAdmin.list, { keyword: '00001350' })).body.content.map(
        ({ id }) => id,
      ),
    ).toEqual([body.id]);
  });

  it.each<[string, Partial<CompanyForm>, string[]]>([
    [
      'a number of seven letters',
      { registrationNumber: 'abcdefg' },
      ['registrationNumber validation.companyId'],
    ],
    [
      'a wrong check digit',
      { registrationNumber: '12345678' },
      ['registrationNumber validation.companyId.checksum'],
    ],
    [
      'an IBAN with a typing error',
      { iban: 'CZ8227000000002102143052' },
      ['iban validation.iban.checksum'],
    ],
    [
      'an account with a typing error',
      { bankAccount: { prefix: null, number: '2102143053', bankCode: '2700' } },
      ['bankAccount.number validation.account.checksum'],
    ],
    [
      'an IBAN of another account',
      {
        bankAccount: { prefix: '19', number: '2000145399', bankCode: '0800' },
        iban: 'CZ8127000000002102143052',
      },
      ['iban validation.iban.account'],
    ],
    ['a VAT payer without a number', { vatPayer: true }, ['taxId validation.vatPayer']],
    [
      'a Slovak VAT payer without IČ DPH',
      { country: 'SK', taxId: '2020321864', vatPayer: true },
      ['vatId validation.vatPayer'],
    ],
    ['a Slovak tax number in Czechia', { taxId: '2020321864' }, ['taxId validation.taxId.czech']],
    [
      'a Czech tax number in Slovakia',
      { country: 'SK', taxId: 'CZ27095231' },
      ['taxId validation.taxId.slovak'],
    ],
    ['IČ DPH in Czechia', { vatId: 'SK2020321864' }, ['vatId validation.vatId.slovakOnly']],
    [
      'eleven contact persons',
      {
        contactPersons: Array.from({ length: 11 }, () => ({
          firstName: 'A',
          lastName: 'B',
          email: null,
          phone: null,
          role: null,
        })),
      },
      ['contactPersons validation.maxItems'],
    ],
  ])('with %s is refused beside the field', async (_what, fields, expected) =>
    expect(await problems(fields)).toEqual(expected),
  );

  it('is there once per country, and the refusal names the one that is', async () => {
    const first = await create({ name: 'První', registrationNumber: '27069770' });
    const second = await create({ registrationNumber: '27069770' });
    expect([second.status, second.body.fieldErrors]).toEqual([
      422,
      [
        {
          field: 'registrationNumber',
          messageKey: 'validation.companyId.taken',
          params: { id: first.body.id, name: 'První' },
        },
      ],
    ]);
    const copy = await admin.call(api.companyAdmin.copy, {
      id: first.body.id,
      body: buildCompany({ registrationNumber: '27069770' }),
    });
    expect(copy.body.fieldErrors?.[0]?.messageKey).toBe('validation.companyId.taken');
    expect((await create({ country: 'SK', registrationNumber: '27069770' })).status).toBe(200);
    const { version } = first.body;
    expect(
      (
        await admin.call(api.companyAdmin.update, {
          id: first.body.id,
          body: { ...buildCompany({ registrationNumber: '27069770' }), version },
        })
      ).status,
    ).toBe(200);
  });

  it('that somebody needs is not deleted; the refusal counts who', async () => {
    const { id } = (await create({ registrationNumber: '62913671' })).body;
    const client = (
      await admin.call(api.clientAdmin.create, {
        body: buildClient(id, { name: 'Klient společnosti' }),
      })
    ).body;
    const partner = (
      await admin.call(api.partnerAdmin.create, { body: buildPartner({ companyId: id }) })
    ).body;
    const user = (
      await admin.call(api.userAdmin.create, {
        body: buildUser({ clientId: client.id, companyId: id }),
      })
    ).body;
    expect((await admin.call(api.companyAdmin.get, { id })).body).toMatchObject({
      clientCount: 1,
      partnerCount: 1,
      roles: ['EMPLOYER', 'OPERATOR'],
    });
    expect(
      (await admin.call(api.companyAdmin.list, { role: 'OPERATOR' })).body.content.map(
        (one) => one.id,
      ),
    ).toEqual([id]);
    const ids = async (list: typeof api.clientAdmin.list | typeof api.partnerAdmin.list) =>
      (await admin.call(list, { companyId: id })).body.content.map((one) => one.id);
    expect([await ids(api.clientAdmin.list), await ids(api.partnerAdmin.list)]).toEqual([
      [client.id],
      [partner.id],
    ]);
    const refused = await admin.call(api.companyAdmin.remove, { id });
    expect([refused.status, refused.body.globalErrors]).toEqual([
      422,
      [{ messageKey: 'company.error.inUse', params: { clients: 1, partners: 1, users: 1 } }],
    ]);
    expect((await admin.call(api.userAdmin.remove, { id: user.id })).status).toBe(200);
  });

  it('that nobody needs goes, and its number is free again', async () => {
    const { id } = (await create({ registrationNumber: '61860476' })).body;
    expect((await admin.call(api.companyAdmin.remove, { id })).status).toBe(200);
    expect((await admin.call(api.companyAdmin.get, { id })).status).toBe(404);
    expect((await create({ registrationNumber: '61860476' })).status).toBe(200);
  });
});

describe('looking a company up', () => {
  const serving = async (answer: RequestListener): Promise<{ url: string; close: () => void }> => {
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    return {
      url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
      close: () => {
        server.closeAllConnections();
        server.close();
      },
    };
  };
  const ask = async (answer: RequestListener, country: 'CZ' | 'SK' = 'CZ') => {
    const { url, close } = await serving(answer);
    const found = await createCompanyRegistry({ CZ: url, SK: url }).find(country, '27095231');
    close();
    return found;
  };

  it('says that no registry is set up, unless one is', async () => {
    const { status, body } = await admin.call(api.companyAdmin.lookup, {
      country: 'CZ',
      registrationNumber: '27095231',
    });
    expect([status, body]).toEqual([
      200,
      { found: false, reason: 'NOT_CONFIGURED', company: null },
    ]);
    expect(
      (await admin.send('GET', '/api/admin/company/lookup?country=CZ&registrationNumber=12345678'))
        .statusCode,
    ).toBe(400);
  });

  it('reads the answer of ARES', async () => {
    const answer = {
      ico: '27095231',
      obchodniJmeno: 'Sklárny a. s.',
      dic: 'CZ27095231',
      sidlo: {
        nazevObce: 'Praha',
        nazevUlice: 'Dlouhá',
        cisloDomovni: 727,
        cisloOrientacni: 39,
        cisloOrientacniPismeno: 'a',
        psc: 11_000,
      },
    };
    const found = await ask((request, response) =>
      response
        .writeHead(request.url === '/ekonomicke-subjekty/27095231' ? 200 : 500)
        .end(JSON.stringify(answer)),
    );
    expect(found).toMatchObject({
      found: true,
      company: {
        name: 'Sklárny a. s.',
        taxId: 'CZ27095231',
        address: {
          street: 'Dlouhá',
          houseNumber: '727',
          streetNumber: '39a',
          postalCode: '11000',
          city: 'Praha',
          country: 'CZ',
        },
      },
    });
  });

  it.each<[string, RequestListener, string]>([
    ['does not know', (_request, response) => response.writeHead(404).end('{}'), 'NOT_FOUND'],
    ['is broken', (_request, response) => response.writeHead(500).end(), 'UNREACHABLE'],
    [
      'answers something else',
      (_request, response) => response.writeHead(200).end('<html>'),
      'UNREACHABLE',
    ],
    ['does not answer in time', () => undefined, 'UNREACHABLE'],
  ])('says so when the registry %s', async (_what, answer, reason) => {
    expect(await ask(answer)).toEqual({ found: false, reason, company: null });
  });

  /** As the search of api.statistics.sk/rpo/v1 answers. */
  const rpo = {
    results: [
      {
        id: 1,
        identifiers: [{ value: '27095231', validFrom: '1996-01-01' }],
        fullNames: [
          { value: 'Sklárne, s. r. o.', validFrom: '1996-01-01', validTo: '2010-05-31' },
          { value: 'Sklárne Lednické Rovne, a. s.', validFrom: '2010-06-01' },
        ],
        addresses: [
          {
            validFrom: '1996-01-01',
            street: 'Hlavná',
            regNumber: 727,
            buildingNumber: '39/A',
            postalCodes: ['020 61'],
            municipality: { value: 'Lednické Rovne', code: 'SK0228513202' },
            country: { value: 'Slovenská republika' },
          },
        ],
      },
    ],
    license: 'CC BY',
  };
  it('reads the answer of the Slovak register, with the name that holds now', async () => {
    const found = await ask(
      (request, response) =>
        response
          .writeHead(request.url === '/search?identifier=27095231' ? 200 : 500)
          .end(JSON.stringify(rpo)),
      'SK',
    );
    expect(found).toMatchObject({
      found: true,
      company: {
        name: 'Sklárne Lednické Rovne, a. s.',
        taxId: null,
        address: {
          street: 'Hlavná',
          houseNumber: '727',
          streetNumber: '39/A',
          postalCode: '02061',
          city: 'Lednické Rovne',
          country: 'SK',
        },
      },
    });
  });

  it.each<[string, string, string]>([
    ['knows nobody', '{"results":[]}', 'NOT_FOUND'],
    ['answers of somebody else', JSON.stringify(rpo).replace('27095231', '31396674'), 'NOT_FOUND'],
    ['answers something else', '{"error":"no"}', 'UNREACHABLE'],
  ])('says so when the Slovak register %s', async (_what, body, reason) => {
    const found = await ask((_request, response) => response.writeHead(200).end(body), 'SK');
    expect(found).toEqual({ found: false, reason, company: null });
  });

  it('asks nobody about companies of a country whose register is off', async () =>
    expect(
      await createCompanyRegistry({ CZ: 'http://127.0.0.1:1', SK: undefined }).find(
        'SK',
        '27095231',
      ),
    ).toMatchObject({ reason: 'NOT_CONFIGURED' }));
});

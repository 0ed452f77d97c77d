import { api, type ClientCatalogue, type ClientForm } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  buildBranchOffice,
  buildClient,
  buildCompany,
  buildOffer,
  buildPartner,
  buildUser,
  insertMedia,
  passwords,
  text,
} from '../../../test/factories.ts';
import { ageSessions } from '../../../test/session-age.ts';
import { type TestApp, openTestApp } from '../../../test/test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const companyId = (await admin.call(api.companyAdmin.create, { body: buildCompany() })).body.id;
const groupId = (
  await admin.call(api.companyAdmin.create, {
    body: buildCompany({ registrationNumber: '27069770', name: 'Dceřiná' }),
  })
).body.id;

const save = async (id: number, fields: Partial<ClientForm>) => {
  const { version } = (await admin.call(api.clientAdmin.get, { id })).body;
  return admin.call(api.clientAdmin.update, {
    id,
    body: { ...buildClient(companyId, fields), version },
  });
};

describe('a client', () => {
  it('always counts its contracting company among the employers', async () => {
    const { body } = await admin.call(api.clientAdmin.create, {
      body: buildClient(companyId, { employerCompanyIds: [groupId] }),
    });
    expect(body).toMatchObject({
      companyId,
      companyName: 'Sklárny a.\u00A0s.',
      employerCompanyIds: [companyId, groupId],
      userCount: 0,
      active: false,
    });
    expect(
      (await admin.call(api.clientAdmin.list, { companyId: groupId })).body.content.map(
        ({ id }) => id,
      ),
    ).toEqual([body.id]);
    const same = await admin.call(api.clientAdmin.create, {
      body: buildClient(companyId, { name: 'BENEFITY skláren' }),
    });
    expect(same.body.fieldErrors).toEqual([{ field: 'name', messageKey: 'validation.taken' }]);
  });

  it.each<[string, Partial<ClientForm>, string]>([
    [
      'months without their number',
      { creditPolicy: { ...buildClient(1).creditPolicy, expiry: 'MONTHS' } },
      'creditPolicy.months validation.required',
    ],
    [
      'a fixed day without the day',
      { creditPolicy: { ...buildClient(1).creditPolicy, expiry: 'FIXED_DATE' } },
      'creditPolicy.fixedDate validation.required',
    ],
    [
      'an address as a domain',
      { emailDomains: ['a@firma.cz'] },
      'emailDomains[0] validation.emailDomain',
    ],
    [
      'a company that is not there',
      { employerCompanyIds: [9_999] },
      'employerCompanyIds validation.reference',
    ],
  ])('with %s is refused', async (_what, fields, expected) => {
    const { body } = await admin.call(api.clientAdmin.create, {
      body: buildClient(companyId, { name: 'Jiný', ...fields }),
    });
    expect(
      (body.fieldErrors ?? []).map(({ field, messageKey }) => `${field} ${messageKey}`),
    ).toEqual([expected]);
  });

  it('keeps an employer that has people', async () => {
    const { id } = (
      await admin.call(api.clientAdmin.create, {
        body: buildClient(companyId, { name: 'Skupina', employerCompanyIds: [groupId] }),
      })
    ).body;
    await admin.call(api.userAdmin.create, {
      body: buildUser({ clientId: id, companyId: groupId }),
    });
    const refused = await save(id, { name: 'Skupina' });
    expect([refused.status, refused.body.fieldErrors]).toEqual([
      422,
      [
        {
          field: 'employerCompanyIds',
          messageKey: 'validation.employerInUse',
          params: { users: 1 },
        },
      ],
    ]);
    const gone = await admin.call(api.clientAdmin.remove, { id });
    expect([gone.status, gone.body.globalErrors]).toEqual([
      422,
      [{ messageKey: 'client.error.hasUsers', params: { users: 1 } }],
    ]);
  });

  it('older than companies needs one before it is switched on again', async () => {
    await admin.call(api.clientAdmin.activate, { id: 2, body: { active: false } });
    expect((await admin.call(api.clientAdmin.get, { id: 2 })).body.companyId).toBeNull();
    const refused = await admin.call(api.clientAdmin.activate, { id: 2, body: { active: true } });
    expect([refused.status, refused.body.fieldErrors]).toEqual([
      422,
      [{ field: 'companyId', messageKey: 'validation.required' }],
    ]);
    await sql`update client set active = true where id = 2`.execute(test.db);
  });

  it('switched off ends the sessions of its users for good and refuses to let them in', async () => {
    await save(1, { name: 'První firma', primaryColour: 'BLUE' });
    const employee = await test.signedIn('employee');
    expect((await employee.call(api.user.me, {})).body.client).toMatchObject({
      primaryColour: 'BLUE',
    });
    expect(
      (await admin.call(api.clientAdmin.activate, { id: 1, body: { active: false } })).status,
    ).toBe(200);
    expect((await employee.call(api.user.me, {})).status).toBe(401);
    const { body } = await test.createCaller().call(api.auth.login, {
      body: { username: 'employee@test.test', password: passwords.employee },
    });
    expect(body.globalErrors).toEqual([{ messageKey: 'auth.error.clientInactive' }]);
    await admin.call(api.clientAdmin.activate, { id: 1, body: { active: true } });
    expect((await employee.call(api.user.me, {})).status).toBe(401);
  });
});

describe('the catalogue of a client', () => {
  let seen: number;
  let other: number;
  let offerId: number;
  let sportOfferId: number;
  let callers: Record<'employee' | 'other' | 'anonymous', Awaited<ReturnType<TestApp['signedIn']>>>;
  const live = async (
    name: string,
    subcategoryIds: number[],
  ): Promise<{ id: number; offerId: number }> => {
    const { id } = (
      await admin.call(api.partnerAdmin.create, {
        body: buildPartner({
          name,
          subcategoryIds,
          mainCategoryId: Math.floor((subcategoryIds[0] ?? 0) / 100),
          logo: await insertMedia(test.db),
        }),
      })
    ).body;
    await admin.call(api.partnerAdmin.activate, { id, body: { active: true } });
    const branch = (
      await admin.call(api.branchOfficeAdmin.create, { partnerId: id, body: buildBranchOffice() })
    ).body;
    await admin.call(api.branchOfficeAdmin.activate, {
      partnerId: id,
      id: branch.id,
      body: { active: true },
    });
    const offer = (
      await admin.call(api.offerAdmin.create, {
        body: buildOffer(id, { name: text(`${name} nabídka`) }),
      })
    ).body;
    await admin.call(api.offerAdmin.activate, { id: offer.id, body: { active: true } });
    return { id, offerId: offer.id };
  };
  beforeAll(async () => {
    ({ id: seen, offerId } = await live('Viditelný', [201, 601]));
    ({ id: other, offerId: sportOfferId } = await live('Sportovní', [601]));
    await sql`
      insert into promo_row (id, title, placement, active)
      values (1, ${JSON.stringify(text('Řada'))}, 'HOMEPAGE', true)`.execute(test.db);
    await sql`
      insert into promo_row_item (promo_row_id, position, link_target, target_id)
      values
        (1, 0, 'PARTNER', ${seen}),
        (1, 1, 'PARTNER', ${other}),
        (1, 2, 'OFFER', ${sportOfferId}),
        (1, 3, 'CATEGORY', 6),
        (1, 4, 'SUBCATEGORY', 601)`.execute(test.db);
    callers = {
      employee: await test.signedIn('employee'),
      other: await test.signedIn('other'),
      anonymous: test.createCaller(),
    };
  });
  const show = (catalogue: ClientCatalogue) => save(1, { name: 'První firma', catalogue });
  const lists = [
    '/api/tile/category/6',
    '/api/tile/subcategory/601',
    '/api/tile/home',
    '/api/tile/home?lat=50.09&lng=14.42',
    '/api/promo-row?placement=HOMEPAGE',
    '/api/tile/category/6?sort=DISTANCE&lat=50.09&lng=14.42',
  ];

  it.each<[string, () => ClientCatalogue]>([
    [
      'lists only some partners',
      () => ({ mode: 'ONLY_LISTED', partnerIds: [seen], hiddenCategoryIds: [] }),
    ],
    [
      'leaves some partners out',
      () => ({ mode: 'ALL_EXCEPT', partnerIds: [other], hiddenCategoryIds: [] }),
    ],
  ])('that %s is what its users see, at once and nobody else', async (_what, catalogue) => {
    await show({ mode: 'ALL', partnerIds: [], hiddenCategoryIds: [] });
    for (const url of lists)
      expect([url, (await callers.employee.send('GET', url)).body.includes('Sportovní')]).toEqual([
        url,
        true,
      ]);
    expect((await show(catalogue())).status).toBe(200);
    for (const url of lists) {
      const bodies = await Promise.all(
        (['employee', 'other', 'anonymous'] as const).map(
          async (who) => (await callers[who].send('GET', url)).body,
        ),
      );
      expect([
        url,
        ...bodies.map((body) => [body.includes('Sportovní'), body.includes('Viditelný')]),
      ]).toEqual([url, [false, true], [true, true], [true, true]]);
    }
    for (const url of [
      `/api/partner/${other}`,
      `/api/offer/${sportOfferId}`,
      `/api/partner/${other}/branch-office`,
      `/api/partner/${other}/offer`,
    ])
      expect([url, (await callers.employee.send('GET', url)).statusCode]).toEqual([url, 404]);
    const { body } = await callers.employee.call(api.favorite.replace, {
      body: {
        items: [
          { entityType: 'PARTNER', entityId: other },
          { entityType: 'OFFER', entityId: sportOfferId },
          { entityType: 'OFFER', entityId: offerId },
        ],
        revision: 0,
      },
    });
    expect(body.items.map(({ entityId }) => entityId)).toEqual([offerId]);
    const counts = async (who: keyof typeof callers) =>
      (await callers[who].call(api.category.tree, {})).body.find(({ id }) => id === 6)
        ?.partnerCount;
    expect([await counts('employee'), await counts('other')]).toEqual([1, 2]);
  });

  it('that hides a category hides it everywhere, with the partners that stand nowhere else', async () => {
    await show({ mode: 'ALL', partnerIds: [], hiddenCategoryIds: [6] });
    const ids = async (who: keyof typeof callers) =>
      (await callers[who].call(api.category.tree, {})).body.map(({ id }) => id);
    expect([
      (await ids('employee')).includes(6),
      (await ids('other')).includes(6),
      (await ids('anonymous')).includes(6),
    ]).toEqual([false, true, true]);
    for (const url of [
      '/api/category/6',
      '/api/subcategory/601',
      '/api/tile/category/6',
      '/api/tile/subcategory/601',
      `/api/partner/${other}`,
      `/api/offer/${sportOfferId}`,
    ]) {
      expect([
        url,
        (await callers.employee.send('GET', url)).statusCode,
        (await callers.other.send('GET', url)).statusCode,
      ]).toEqual([url, 404, 200]);
    }
    const row = (await callers.employee.call(api.promoRow.list, {})).body[0];
    expect(row?.tiles.map(({ type, id }) => `${type} ${id}`)).toEqual([`PARTNER ${seen}`]);
    const partner = (await callers.employee.call(api.partner.get, { id: seen })).body;
    expect([partner.subcategories.map(({ id }) => id), partner.category?.id]).toEqual([[201], 2]);
    await sql`
      insert into offer_subcategory (offer_id, subcategory_id, position)
      values (${offerId}, 601, 1)`.execute(test.db);
    await show({ mode: 'ALL', partnerIds: [], hiddenCategoryIds: [6] });
    expect([
      (await callers.employee.send('GET', `/api/offer/${offerId}`)).statusCode,
      (await callers.other.send('GET', `/api/offer/${offerId}`)).statusCode,
    ]).toEqual([404, 200]);
  });
});

it('an open session nobody has proven for a while puts no other company behind a client', async () => {
  const body = buildClient(companyId, { name: 'Pivovar' });
  const { id } = (await admin.call(api.clientAdmin.create, { body })).body;
  const other = buildCompany({ registrationNumber: '27082440' });
  const { id: otherId } = (await admin.call(api.companyAdmin.create, { body: other })).body;
  await ageSessions(test.db, 60);
  expect((await save(id, { companyId: otherId })).body.globalErrors).toMatchObject([
    { messageKey: 'proof.error.needed' },
  ]);
  expect((await save(id, { name: 'Pivovar Kamenice' })).status).toBe(200);
});

it('nor another address or number by which its people reach their HR department', async () => {
  await ageSessions(test.db, 0);
  const contact = { contactEmail: 'lide@pivovar.test', contactPhone: '+420777123456' };
  const body = buildClient(companyId, { name: 'Pivovar Lípa', ...contact });
  const { id } = (await admin.call(api.clientAdmin.create, { body })).body;
  await ageSessions(test.db, 60);
  for (const other of [
    { contactEmail: 'zlodej@jinde.test' },
    { contactPhone: '+420777000000' },
    { contactEmail: null },
  ])
    expect((await save(id, { ...contact, ...other })).body.globalErrors).toMatchObject([
      { messageKey: 'proof.error.needed' },
    ]);
  expect((await save(id, { ...contact, name: 'Pivovar U Lípy' })).status).toBe(200);
  await ageSessions(test.db, 0);
  expect((await save(id, { ...contact, name: 'Pivovar Lípa', contactPhone: null })).status).toBe(
    200,
  );
});

it('nor a domain whose people are led to its provider, nor another end of what people have', async () => {
  await ageSessions(test.db, 0);
  const body = buildClient(companyId, { name: 'Huť', emailDomains: ['hut.test'] });
  const { id } = (await admin.call(api.clientAdmin.create, { body })).body;
  await ageSessions(test.db, 60);
  const { creditPolicy } = body;
  for (const other of [
    { emailDomains: ['hut.test', 'jina.test'] },
    { creditPolicy: { ...creditPolicy, leaverDays: creditPolicy.leaverDays + 1 } },
    { creditPolicy: { ...creditPolicy, allowPrivateWallet: !creditPolicy.allowPrivateWallet } },
  ])
    expect((await save(id, { ...body, ...other })).body.globalErrors).toMatchObject([
      { messageKey: 'proof.error.needed' },
    ]);
  expect((await save(id, { ...body, name: 'Stará huť' })).status).toBe(200);
  await ageSessions(test.db, 0);
});

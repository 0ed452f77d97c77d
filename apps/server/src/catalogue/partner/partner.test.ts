import { api, type PartnerForm } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  buildCompany,
  buildOffer,
  buildPartner,
  insertMedia,
  noText,
  text,
} from '../../test/factories.ts';
import { ageSessions } from '../../test/session-age.ts';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const anonymous = test.createCaller();

const create = async (fields: Partial<PartnerForm> = {}) =>
  (await admin.call(api.partnerAdmin.create, { body: buildPartner(fields) })).body;
const createLive = async (fields: Partial<PartnerForm> = {}) => {
  const { id } = await create({ logo: await insertMedia(test.db), ...fields });
  return (await admin.call(api.partnerAdmin.activate, { id, body: { active: true } })).body;
};

describe('creating a partner', () => {
  it('answers the whole partner, inactive, at version 1', async () => {
    const media = await insertMedia(test.db);
    const partner = await create({
      name: '  Čajovna Pod Lípou ',
      gallery: [media],
      subcategoryIds: [202, 201],
      contacts: [{ type: 'EMAIL', value: 'a@b.cz', label: null }],
    });
    expect(partner).toMatchObject({
      name: 'Čajovna Pod Lípou',
      active: false,
      version: 1,
      publication: 'INACTIVE',
      gallery: [media],
      subcategoryIds: [202, 201],
      branchOfficeCount: 0,
      lastModifiedBy: 1,
    });
    expect(partner.route).toBe(`cajovna-pod-lipou-${partner.id}`);
    expect((await admin.call(api.partnerAdmin.get, { id: partner.id })).body).toEqual(partner);
  });

  it('keeps only harmless HTML', async () => {
    const { about } = await create({
      about: text(
        '<p onclick="x()">Ahoj<script>alert(1)</script> <a href="javascript:x()">tady</a>' +
          '<a href="//evil.example">tam</a></p><style>p{}</style>',
      ),
    });
    expect(about.cs).toBe('<p>Ahoj <a>tady</a><a>tam</a></p>');
  });

  it('cleans what came into the table by hand, even when it is saved as it was', async () => {
    const partner = await create();
    const about = { ...noText, cs: '<p onclick="x()">Ahoj</p><script>alert(1)</script>' };
    await sql`
      update partner set about = ${JSON.stringify(about)}::jsonb where id = ${partner.id}`.execute(
      test.db,
    );
    const { id, version } = partner;
    const saved = await admin.call(api.partnerAdmin.update, {
      id,
      body: { ...buildPartner(), about, version },
    });
    expect(saved.body.about.cs).toBe('<p>Ahoj</p>');
  });

  it('takes the empty paragraph an editor leaves behind for no text', async () => {
    const { id, about } = await create({
      logo: await insertMedia(test.db),
      about: { ...noText, cs: '<p>&nbsp;</p><p><br></p>' },
    });
    expect(about.cs).toBe('');
    expect(
      (await admin.call(api.partnerAdmin.activate, { id, body: { active: true } })).body
        .fieldErrors,
    ).toEqual([{ field: 'about.cs', messageKey: 'validation.required' }]);
  });

  it('names every wrong field at once', async () => {
    const body = buildPartner({
      name: ' ',
      contacts: [
        { type: 'EMAIL', value: 'not an address', label: null },
        { type: 'TELEPHONE', value: '777', label: null },
      ],
      scoringBoost: 101,
      shortDescription: text('x'.repeat(161)),
    });
    const { status, body: errors } = await admin.call(api.partnerAdmin.create, { body });
    expect(status).toBe(422);
    expect(errors.fieldErrors?.map(({ field, messageKey }) => `${field} ${messageKey}`)).toEqual(
      expect.arrayContaining([
        'name validation.required',
        'contacts[0].value validation.email',
        'contacts[1].value validation.phone',
        'scoringBoost validation.range',
        'shortDescription.cs validation.maxLength',
      ]),
    );
    expect(errors.globalErrors).toEqual([{ messageKey: 'common.error.validation' }]);
  });

  it.each([
    ['a card accepted online without an address', { benefitTypes: ['cardOnline'] }, 'onlineUrl'],
    [
      'a champion without a certificate',
      { sustainability: 'SUSTAINABILITY_CHAMPION' },
      'sustainabilityEvidence',
    ],
    [
      'an end before the beginning',
      { validFrom: '2026-05-02T00:00:00Z', validTo: '2026-05-01T00:00:00Z' },
      'validTo',
    ],
    ['a subcategory that does not exist', { subcategoryIds: [999_999] }, 'subcategoryIds'],
    ['a main category none of its subcategories is in', { mainCategoryId: 3 }, 'mainCategoryId'],
    ['a logo that does not exist', { logo: '00000000-0000-4000-8000-000000000000' }, 'logo'],
  ] as const)('refuses %s', async (_what, fields, field) => {
    const { status, body } = await admin.call(api.partnerAdmin.create, {
      body: {
        ...buildPartner(),
        ...fields,
        benefitTypes: 'benefitTypes' in fields ? [...fields.benefitTypes] : ['card'],
        subcategoryIds: 'subcategoryIds' in fields ? [...fields.subcategoryIds] : [201],
      },
    });
    expect([status, body.fieldErrors?.map((error) => error.field)]).toEqual([422, [field]]);
  });

  it('refuses control characters in a text', async () => {
    const { body } = await admin.call(api.partnerAdmin.create, {
      body: buildPartner({ name: 'Kav\u0000árna' }),
    });
    expect(body.fieldErrors).toEqual([
      { field: 'name', messageKey: 'validation.controlCharacters' },
    ]);
  });
});

describe('saving a partner', () => {
  it('raises the version and refuses the one who read an older one', async () => {
    const partner = await create();
    const saved = await admin.call(api.partnerAdmin.update, {
      id: partner.id,
      body: { ...buildPartner({ name: 'Nový název' }), version: 1 },
    });
    expect(saved.body).toMatchObject({ name: 'Nový název', version: 2 });
    const conflict = await admin.call(api.partnerAdmin.update, {
      id: partner.id,
      body: { ...buildPartner({ name: 'Jiný' }), version: 1 },
    });
    expect([conflict.status, conflict.body.globalErrors]).toEqual([
      422,
      [{ messageKey: 'common.error.concurrentModification' }],
    ]);
    expect((await admin.call(api.partnerAdmin.get, { id: partner.id })).body.name).toBe(
      'Nový název',
    );
  });

  it('as a copy makes a new inactive partner out of the edited form', async () => {
    const partner = await createLive({ name: 'Původní' });
    const copy = await admin.call(api.partnerAdmin.copy, {
      id: partner.id,
      body: buildPartner({ name: 'Upravený', grade: 'A' }),
    });
    expect(copy.body).toMatchObject({
      name: 'Upravený (kopie)',
      grade: 'A',
      active: false,
      version: 1,
    });
    expect(copy.body.id).not.toBe(partner.id);
    expect((await admin.call(api.partnerAdmin.get, { id: partner.id })).body.name).toBe('Původní');
  });
});

describe('activating a partner', () => {
  it('names all that is missing', async () => {
    const { id } = await create({
      about: noText,
      mainCategoryId: null,
      subcategoryIds: [],
      benefitTypes: [],
    });
    const { status, body } = await admin.call(api.partnerAdmin.activate, {
      id,
      body: { active: true },
    });
    expect(status).toBe(422);
    expect(body.globalErrors?.[0]?.messageKey).toBe('activation.error.incomplete');
    expect(body.fieldErrors?.map(({ field }) => field)).toEqual([
      'logo',
      'about.cs',
      'mainCategoryId',
      'subcategoryIds',
      'benefitTypes',
    ]);
  });

  it('shows the partner to readers on their next request, and hides it again', async () => {
    const { id } = await create({ logo: await insertMedia(test.db) });
    expect((await anonymous.call(api.partner.get, { id })).status).toBe(404);
    await admin.call(api.partnerAdmin.activate, { id, body: { active: true } });
    expect((await anonymous.call(api.partner.get, { id })).status).toBe(200);
    await admin.call(api.partnerAdmin.activate, { id, body: { active: false } });
    expect((await anonymous.call(api.partner.get, { id })).status).toBe(404);
  });
});

describe('deleting a partner', () => {
  it('is refused while it has live offers', async () => {
    const { id } = await createLive();
    const offer = await admin.call(api.offerAdmin.create, { body: buildOffer(id) });
    await admin.call(api.offerAdmin.activate, { id: offer.body.id, body: { active: true } });
    const refused = await admin.call(api.partnerAdmin.remove, { id });
    expect(refused.body.globalErrors).toEqual([
      { messageKey: 'partner.error.hasLiveOffers', params: { offers: 1 } },
    ]);
    await admin.call(api.offerAdmin.activate, { id: offer.body.id, body: { active: false } });
    expect((await admin.call(api.partnerAdmin.remove, { id })).status).toBe(200);
    expect((await admin.call(api.partnerAdmin.get, { id })).status).toBe(404);
  });
});

describe('the list of partners', () => {
  const names = async (args: object) =>
    (await admin.call(api.partnerAdmin.list, { keyword: 'seznam', ...args })).body.content.map(
      ({ name }) => name,
    );
  beforeAll(async () => {
    for (const [name, grade] of [
      ['Seznam Chléb', 'C'],
      ['Seznam Cukr', 'A'],
      ['Seznam Čaj', 'B'],
      ['Seznam Hruška', null],
    ] as const)
      await create({ name, grade });
    await sql`update partner set active = true where name = 'Seznam Čaj'`.execute(test.db);
  });

  it('is found by any part of the name, without accents and whatever the case', async () => {
    expect(await names({ keyword: 'CAJ' })).toContain('Seznam Čaj');
    expect(await names({ keyword: '%' })).toEqual([]);
  });
  it('is ordered by name as Czech is: č after c, ch after h', async () => {
    expect(await names({ sortBy: 'NAME' })).toEqual([
      'Seznam Cukr',
      'Seznam Čaj',
      'Seznam Hruška',
      'Seznam Chléb',
    ]);
    expect(await names({ sortBy: 'NAME', sortDirection: 'DESC' })).toEqual([
      'Seznam Chléb',
      'Seznam Hruška',
      'Seznam Čaj',
      'Seznam Cukr',
    ]);
  });
  it('is ordered by rating with the ungraded last, by id newest first otherwise', async () => {
    expect(await names({ sortBy: 'RATING' })).toEqual([
      'Seznam Cukr',
      'Seznam Čaj',
      'Seznam Chléb',
      'Seznam Hruška',
    ]);
    expect(await names({})).toEqual(['Seznam Hruška', 'Seznam Čaj', 'Seznam Cukr', 'Seznam Chléb']);
  });
  it('is filtered by activity and paged', async () => {
    expect(await names({ active: 'ACTIVE' })).toEqual(['Seznam Čaj']);
    const page = (
      await admin.call(api.partnerAdmin.list, { keyword: 'seznam', pageSize: 3, pageNumber: 1 })
    ).body;
    expect(page).toMatchObject({ pageNumber: 1, pageSize: 3, totalElements: 4, totalPages: 2 });
    expect(page.content).toHaveLength(1);
    expect((await admin.call(api.partnerAdmin.list, { pageNumber: 500 })).body.content).toEqual([]);
  });
});

describe('a partner for some clients only', () => {
  it('is seen by their users, by nobody else, and by administrators', async () => {
    const { id } = await createLive({ visibility: { mode: 'ONLY', clientIds: [1] } });
    const [employee, other] = [await test.signedIn('employee'), await test.signedIn('other')];
    const seen = async (caller: typeof anonymous) =>
      (await caller.call(api.partner.get, { id })).status;
    expect([
      await seen(anonymous),
      await seen(employee),
      await seen(other),
      await seen(admin),
    ]).toEqual([404, 200, 404, 200]);
  });
  it('can be hidden from one client, which the anonymous do not belong to', async () => {
    const { id } = await createLive({ visibility: { mode: 'EXCEPT', clientIds: [1] } });
    const [employee, other] = [await test.signedIn('employee'), await test.signedIn('other')];
    const seen = async (caller: typeof anonymous) =>
      (await caller.call(api.partner.get, { id })).status;
    expect([await seen(anonymous), await seen(employee), await seen(other)]).toEqual([
      200, 404, 200,
    ]);
  });
});

describe('what readers get', () => {
  it('has its texts in their language, the primary one where it is missing, and nothing internal', async () => {
    const { id } = await createLive({
      about: { cs: '<p>česky</p>', sk: null, en: '<p>english</p>' },
      internalNote: 'tajné',
      contractNumber: '1',
    });
    const about = async (language: string) =>
      (await anonymous.call(api.partner.get, { id }, { 'accept-language': language })).body.about;
    expect([await about('en'), await about('sk'), await about('cs'), await about('de')]).toEqual([
      '<p>english</p>',
      '<p>česky</p>',
      '<p>česky</p>',
      '<p>česky</p>',
    ]);
    const { body } = await anonymous.call(api.partner.get, { id });
    expect(Object.keys(body)).not.toEqual(
      expect.arrayContaining(['internalNote', 'contractNumber', 'grade', 'score']),
    );
    expect(JSON.stringify(body)).not.toContain('tajné');
  });
});

describe('a sustainability badge', () => {
  it.each([
    ['its last day', 'ADEPT_FOR_SUSTAINABILITY', 0],
    ['the day after', null, -1],
  ] as const)('on %s is %s', async (_when, badge, days) => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Prague' }).format(
      Date.now() + days * 86_400_000,
    );
    const { id } = await createLive({
      sustainability: 'ADEPT_FOR_SUSTAINABILITY',
      sustainabilityValidTo: today,
    });
    expect((await anonymous.call(api.partner.get, { id })).body.sustainability).toBe(badge);
    const { body } = await anonymous.call(api.card.subcategory, {
      id: 201,
      sustainability: '1',
      pageSize: 100,
    });
    expect(body.content.some((card) => card.id === id)).toBe(badge !== null);
  });
});

describe('what administrators wrote', () => {
  it('is kept as typed and served so that what belongs together keeps together', async () => {
    const written = { about: text('<p>Kino u řeky a v <strong>parku</strong></p>') };
    const { id, about } = await createLive({ name: 'Kino U lípy', ...written });
    expect(about.cs).toBe(written.about.cs);
    const { body } = await anonymous.call(api.partner.get, { id });
    expect(body).toMatchObject({
      name: 'Kino U\u00A0lípy',
      about: '<p>Kino u\u00A0řeky a\u00A0v <strong>parku</strong></p>',
    });
  });
});

it('an open session nobody has proven for a while puts no other company behind a partner', async () => {
  const company = buildCompany({ registrationNumber: '27074358' });
  const { id: companyId } = (await admin.call(api.companyAdmin.create, { body: company })).body;
  const fields = { name: 'Kino Na schodech' };
  const { id, version } = await create(fields);
  const save = (more: Partial<PartnerForm>) =>
    admin.call(api.partnerAdmin.update, {
      id,
      body: { ...buildPartner({ ...fields, ...more }), version },
    });
  await ageSessions(test.db, 60);
  expect((await save({ companyId })).body.globalErrors).toMatchObject([
    { messageKey: 'proof.error.needed' },
  ]);
  expect((await save({ name: 'Kino Na střeše' })).status).toBe(200);
});

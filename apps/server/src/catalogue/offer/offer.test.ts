import { api, type OfferForm } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  buildBranchOffice,
  buildOffer,
  buildPartner,
  insertMedia,
  text,
} from '../../test/factories.ts';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const anonymous = test.createCaller();
const partnerId = (
  await admin.call(api.partnerAdmin.create, {
    body: buildPartner({ logo: await insertMedia(test.db), benefitTypes: ['voucher'] }),
  })
).body.id;
await admin.call(api.partnerAdmin.activate, { id: partnerId, body: { active: true } });

const create = async (fields: Partial<OfferForm> = {}) =>
  admin.call(api.offerAdmin.create, { body: buildOffer(partnerId, fields) });
const createLive = async (fields: Partial<OfferForm> = {}) => {
  const { body } = await create(fields);
  return (await admin.call(api.offerAdmin.activate, { id: body.id, body: { active: true } })).body;
};
const money = (amount: number) => ({ amount, currency: 'CZK' as const });

describe('the price of an offer', () => {
  it('as an amount drops the percentage it had as a discount', async () => {
    const fields = { priceType: 'PRICE', price: money(59_000), discountPercent: 50 } as const;
    const { status, body } = await create(fields);
    expect([status, body.discountPercent]).toEqual([200, null]);
  });
  it.each([
    ['PRICE without a price', { priceType: 'PRICE', price: null }, 'price validation.required'],
    [
      'PRICE_FROM of nothing',
      { priceType: 'PRICE_FROM', price: money(0) },
      'price validation.positive',
    ],
    [
      'an original price that is not higher',
      { priceType: 'PRICE', price: money(500), originalPrice: money(500) },
      'originalPrice validation.originalPrice',
    ],
    [
      'DISCOUNT without its percentage',
      { priceType: 'DISCOUNT', price: null },
      'discountPercent validation.required',
    ],
    [
      'DISCOUNT_UPTO over a hundred',
      { priceType: 'DISCOUNT_UPTO', price: null, discountPercent: 101 },
      'discountPercent validation.range',
    ],
    [
      'an end before the beginning',
      { validFrom: '2026-01-02T00:00:00Z', validTo: '2026-01-01T00:00:00Z' },
      'validTo validation.interval',
    ],
    [
      'no name in the primary language',
      { name: { cs: null, sk: 'Raňajky', en: null } },
      'name.cs validation.required',
    ],
  ] as const)('refuses %s', async (_what, fields, expected) => {
    const { status, body } = await create(fields);
    expect([
      status,
      body.fieldErrors?.map(({ field, messageKey }) => `${field} ${messageKey}`),
    ]).toEqual([422, [expected]]);
  });

  it('is kept to the minor unit', async () => {
    const { body } = await create({
      price: money(12_345_678_901),
      originalPrice: money(12_345_678_902),
    });
    expect([body.price, body.originalPrice]).toEqual([
      money(12_345_678_901),
      money(12_345_678_902),
    ]);
  });

  it('that is no whole number of minor units is unreadable', async () => {
    expect((await create({ price: money(1.5) })).status).toBe(400);
  });
});

describe('an offer', () => {
  it('belongs to a partner that exists', async () => {
    const { body } = await admin.call(api.offerAdmin.create, { body: buildOffer(999_999) });
    expect(body.fieldErrors).toEqual([
      { field: 'partnerId', messageKey: 'offer.error.partnerNotFound' },
    ]);
  });

  it('may only be narrowed to subcategories and branch offices of its partner', async () => {
    const stranger = (
      await admin.call(api.partnerAdmin.create, {
        body: buildPartner({ mainCategoryId: 3, subcategoryIds: [301] }),
      })
    ).body.id;
    const branch = (
      await admin.call(api.branchOfficeAdmin.create, {
        partnerId: stranger,
        body: buildBranchOffice(),
      })
    ).body.id;
    const { body } = await create({ subcategoryIds: [301], branchOfficeIds: [branch] });
    expect(body.fieldErrors?.map(({ field }) => field)).toEqual([
      'subcategoryIds',
      'branchOfficeIds',
    ]);
  });

  it('inherits what it does not say and keeps the order of its pictures', async () => {
    const images = [await insertMedia(test.db), await insertMedia(test.db)].toSorted().toReversed();
    const { body } = await create({ images });
    expect(body).toMatchObject({
      images,
      subcategoryIds: null,
      branchOfficeIds: null,
      benefitTypes: null,
      partnerName: 'Kavárna U Zvonku',
    });
    expect((await admin.call(api.offerAdmin.list, { pageSize: 1 })).body.content[0]).toMatchObject({
      id: body.id,
      image: images[0],
    });
  });

  it('is shown with its price, its partner and a canonical route', async () => {
    const offer = await createLive({
      name: text('Oběd pro čtyři'),
      priceType: 'PRICE_FROM',
      price: money(59_000),
      originalPrice: money(80_000),
    });
    const { body } = await anonymous.call(
      api.offer.get,
      { id: offer.id },
      { 'accept-language': 'en' },
    );
    expect(body).toMatchObject({
      name: 'Oběd pro čtyři (en)',
      route: `obed-pro-ctyri-${offer.id}`,
      benefitTypes: ['voucher'],
      price: { type: 'PRICE_FROM', amount: money(59_000), original: money(80_000) },
      partner: { id: partnerId },
    });
  });

  it('is found by its state', async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const [scheduled, expired] = [
      await createLive({ validFrom: tomorrow }),
      await createLive({ validTo: yesterday }),
    ];
    const idsOf = async (state: 'SCHEDULED' | 'EXPIRED' | 'INACTIVE' | 'LIVE') =>
      (await admin.call(api.offerAdmin.list, { state, pageSize: 100 })).body.content.map(
        ({ id }) => id,
      );
    expect([await idsOf('SCHEDULED'), await idsOf('EXPIRED')]).toEqual([
      [scheduled.id],
      [expired.id],
    ]);
    expect([scheduled.publication, expired.publication]).toEqual(['SCHEDULED', 'EXPIRED']);
    expect([...(await idsOf('LIVE')), ...(await idsOf('INACTIVE'))]).not.toEqual(
      expect.arrayContaining([scheduled.id, expired.id]),
    );
    expect((await anonymous.call(api.offer.get, { id: scheduled.id })).status).toBe(404);
  });

  it('goes with its partner', async () => {
    const offer = await createLive();
    await admin.call(api.partnerAdmin.activate, { id: partnerId, body: { active: false } });
    expect((await anonymous.call(api.offer.get, { id: offer.id })).status).toBe(404);
    await admin.call(api.partnerAdmin.activate, { id: partnerId, body: { active: true } });
    expect((await anonymous.call(api.offer.get, { id: offer.id })).status).toBe(200);
  });
});

describe('a promo code', () => {
  it('is told to signed-in users only', async () => {
    const { id } = await createLive({ promoCode: 'JARO25' });
    const shown = await anonymous.call(api.offer.get, { id });
    expect(shown.body.hasPromoCode).toBe(true);
    expect(JSON.stringify(shown.body)).not.toContain('JARO25');
    expect((await anonymous.call(api.offer.promoCode, { id })).status).toBe(401);
    const employee = await test.signedIn('employee');
    expect((await employee.call(api.offer.promoCode, { id })).body).toEqual({
      promoCode: 'JARO25',
    });
  });
});

describe('favourites', () => {
  it('are kept as a whole list, unknown ids dropped, gone targets kept as unavailable', async () => {
    const employee = await test.signedIn('employee');
    const offer = await createLive();
    const items = [
      { entityType: 'OFFER', entityId: offer.id },
      { entityType: 'PARTNER', entityId: partnerId },
      { entityType: 'PARTNER', entityId: 888_888 },
    ] as const;
    const saved = await employee.call(api.favorite.replace, {
      body: { items: [...items], revision: 0 },
    });
    expect(saved.body).toMatchObject({
      revision: 1,
      items: [
        { entityType: 'OFFER', available: true },
        { entityType: 'PARTNER', available: true },
      ],
    });
    await admin.call(api.offerAdmin.activate, { id: offer.id, body: { active: false } });
    expect((await employee.call(api.favorite.get, {})).body.items[0]).toMatchObject({
      entityId: offer.id,
      available: false,
      tile: null,
    });
  });

  it('of two browsers are merged when one of them is behind', async () => {
    const employee = await test.signedIn('other');
    const offer = await createLive();
    const partner = { entityType: 'PARTNER' as const, entityId: partnerId };
    await employee.call(api.favorite.replace, { body: { items: [partner], revision: 0 } });
    const merged = await employee.call(api.favorite.replace, {
      body: { items: [{ entityType: 'OFFER', entityId: offer.id }], revision: 0 },
    });
    expect(merged.body.items.map(({ entityId }) => entityId)).toEqual([offer.id, partnerId]);
    const current = await employee.call(api.favorite.replace, {
      body: { items: [], revision: merged.body.revision },
    });
    expect(current.body.items).toEqual([]);
  });

  it('belong to their owner alone', async () => {
    const { rows } = await sql<{
      owners: number;
    }>`select count(distinct user_id) as owners from favorite`.execute(test.db);
    expect(rows[0]?.owners).toBe(1);
    expect((await anonymous.call(api.favorite.get, {})).status).toBe(401);
  });
});

describe('an offer brought back', () => {
  const restore = (id: number) =>
    admin.call(api.offerAdmin.restore, { id, body: { active: true } });
  it('is for readers what it was, and the audit says so', async () => {
    const { id } = await createLive();
    await admin.call(api.offerAdmin.remove, { id });
    expect((await restore(id)).body).toMatchObject({ id, active: true, publication: 'LIVE' });
    const { rows } = await sql<{ action: string }>`
      select action from audit where entity = 'offer' and entity_id = ${id} order by id`.execute(
      test.db,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'CREATE',
      'ACTIVATE',
      'REMOVE',
      'RESTORE',
      'ACTIVATE',
    ]);
  });
  it('is refused when its partner is gone by now, and stays deleted', async () => {
    const other = (
      await admin.call(api.partnerAdmin.create, { body: buildPartner({ name: 'Dočasný' }) })
    ).body.id;
    const { id } = (await admin.call(api.offerAdmin.create, { body: buildOffer(other) })).body;
    await admin.call(api.offerAdmin.remove, { id });
    await admin.call(api.partnerAdmin.remove, { id: other });
    expect((await restore(id)).status).toBe(422);
    expect((await admin.call(api.offerAdmin.get, { id })).status).toBe(404);
  });
});

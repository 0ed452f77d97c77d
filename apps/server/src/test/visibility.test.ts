import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBranchOffice, buildOffer, buildPartner, insertMedia, text } from './factories.ts';
import { type TestApp, openTestApp } from './test-app.ts';

let callers: Record<'anonymous' | 'employee' | 'other', Awaited<ReturnType<TestApp['signedIn']>>>;
let secretId: number;
let secretOfferId: number;
let openId: number;
const test = await openTestApp();
const admin = await test.signedIn('admin');
const live = async (
  name: string,
  clientIds: number[],
): Promise<{ id: number; offerId: number }> => {
  const visibility =
    clientIds.length > 0
      ? ({ mode: 'ONLY', clientIds } as const)
      : ({ mode: 'ALL', clientIds } as const);
  const { id } = (
    await admin.call(api.partnerAdmin.create, {
      body: buildPartner({ name, visibility, logo: await insertMedia(test.db) }),
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
      body: buildOffer(id, { name: text(`${name} nabídka`), promoCode: 'TAJNYKOD' }),
    })
  ).body;
  await admin.call(api.offerAdmin.activate, { id: offer.id, body: { active: true } });
  return { id, offerId: offer.id };
};
beforeAll(async () => {
  ({ id: openId } = await live('Všem', []));
  ({ id: secretId, offerId: secretOfferId } = await live('Tajný', [2]));
  await sql`
    insert into promo_row (id, title, placement, active)
    values (1, ${JSON.stringify(text('Řada'))}, 'HOMEPAGE', true)`.execute(test.db);
  await sql`
    insert into promo_row_item (promo_row_id, position, link_target, target_id)
    values
      (1, 0, 'PARTNER', ${secretId}),
      (1, 1, 'OFFER', ${secretOfferId}),
      (1, 2, 'PARTNER', ${openId})`.execute(test.db);
  callers = {
    anonymous: test.createCaller(),
    employee: await test.signedIn('employee'),
    other: await test.signedIn('other'),
  };
});

const lists = [
  '/api/tile/category/2',
  '/api/tile/subcategory/201',
  '/api/tile/category/2?sort=DISTANCE&lat=50.09&lng=14.42',
  '/api/tile/home',
  '/api/tile/home?lat=50.09&lng=14.42',
  '/api/promo-row?placement=HOMEPAGE',
];

// the client it is for asks first, so that an answer shared by mistake would be found
describe('what is for the users of one client only', () => {
  it.each(lists)('%s shows to them and to nobody else', async (url) => {
    expect((await callers.other.send('GET', url)).body).toContain('Tajný');
    for (const who of ['anonymous', 'employee', 'anonymous'] as const) {
      const { statusCode, body } = await callers[who].send('GET', url);
      expect([who, statusCode, body.includes('Tajný'), body.includes('Všem')]).toEqual([
        who,
        200,
        false,
        true,
      ]);
    }
  });

  it('is not among the similar partners, nor counted in the categories', async () => {
    const similar = async (who: keyof typeof callers): Promise<string[]> =>
      (await callers[who].call(api.partner.get, { id: openId })).body.similar.map(
        ({ title }) => title,
      );
    const count = async (who: keyof typeof callers): Promise<number | undefined> =>
      (await callers[who].call(api.category.tree, {})).body.find(({ id }) => id === 2)
        ?.partnerCount;
    expect([await similar('other'), await count('other')]).toEqual([['Tajný'], 2]);
    expect([await similar('employee'), await count('employee')]).toEqual([[], 1]);
    expect([await similar('anonymous'), await count('anonymous')]).toEqual([[], 1]);
  });

  it('is not there at all for others, by any address', async () => {
    const urls = [
      `/api/partner/${secretId}`,
      `/api/partner/${secretId}/offer`,
      `/api/partner/${secretId}/branch-office`,
      `/api/offer/${secretOfferId}`,
    ];
    for (const url of urls) {
      expect([url, (await callers.other.send('GET', url)).statusCode]).toEqual([url, 200]);
      for (const who of ['anonymous', 'employee'] as const)
        expect([url, (await callers[who].send('GET', url)).statusCode]).toEqual([url, 404]);
    }
    expect((await callers.employee.call(api.offer.promoCode, { id: secretOfferId })).status).toBe(
      404,
    );
    expect((await callers.anonymous.call(api.offer.promoCode, { id: secretOfferId })).status).toBe(
      401,
    );
  });

  it('cannot be told from what does not exist by making it a favourite', async () => {
    const items = [
      { entityType: 'PARTNER', entityId: secretId },
      { entityType: 'OFFER', entityId: secretOfferId },
      { entityType: 'PARTNER', entityId: 999_999 },
      { entityType: 'PARTNER', entityId: openId },
    ] as const;
    const { body } = await callers.employee.call(api.favorite.replace, {
      body: { items: [...items], revision: 0 },
    });
    expect(body.items.map(({ entityId }) => entityId)).toEqual([openId]);
    expect(
      (await callers.other.call(api.favorite.replace, { body: { items: [...items], revision: 0 } }))
        .body.items,
    ).toHaveLength(3);
    await sql`update partner set active = false where id = ${openId}`.execute(test.db);
    await test.follow();
    const kept = await callers.employee.call(api.favorite.replace, {
      body: { items: [...items], revision: body.revision },
    });
    await sql`update partner set active = true where id = ${openId}`.execute(test.db);
    await test.follow();
    expect(kept.body.items).toMatchObject([{ entityId: openId, available: false, tile: null }]);
  });

  it('gives its promo code in no answer of a list or a page', async () => {
    for (const url of [
      ...lists,
      `/api/partner/${secretId}`,
      `/api/partner/${secretId}/offer`,
      `/api/offer/${secretOfferId}`,
      '/api/user/favorite',
    ]) {
      expect([url, (await callers.other.send('GET', url)).body.includes('TAJNYKOD')]).toEqual([
        url,
        false,
      ]);
    }
    expect((await callers.other.call(api.offer.promoCode, { id: secretOfferId })).body).toEqual({
      promoCode: 'TAJNYKOD',
    });
  });
});

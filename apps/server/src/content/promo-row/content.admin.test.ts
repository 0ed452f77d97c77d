import { api, type CarouselForm, type PromoRowForm, type PromoRowItem } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildOffer, buildPartner, insertMedia, noText, text } from '../../test/factories.ts';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const anonymous = test.createCaller();
const picture = await insertMedia(test.db);
const partnerId = (
  await admin.call(api.partnerAdmin.create, {
    body: buildPartner({ name: 'Čajovna', logo: picture }),
  })
).body.id;
await admin.call(api.partnerAdmin.activate, { id: partnerId, body: { active: true } });
const offerId = (
  await admin.call(api.offerAdmin.create, {
    body: buildOffer(partnerId, { name: text('Čaj pro dva') }),
  })
).body.id;
await admin.call(api.offerAdmin.activate, { id: offerId, body: { active: true } });

const slide = (fields: Partial<CarouselForm> = {}): CarouselForm => ({
  placement: 'HOMEPAGE',
  title: text('Jaro'),
  text: noText,
  buttonLabel: text('Více'),
  link: null,
  imageDesktop: picture,
  imageMobile: null,
  colour: 'GREEN',
  clientIds: null,
  validFrom: null,
  validTo: null,
  ...fields,
});
const createSlide = async (fields: Partial<CarouselForm> = {}) => {
  const { id } = (await admin.call(api.carouselAdmin.create, { body: slide(fields) })).body;
  await admin.call(api.carouselAdmin.activate, { id, body: { active: true } });
  return id;
};
const clear = () => sql`update carousel set deleted_at = now()`.execute(test.db);
const shownSlides = async (caller = anonymous, placement: 'HOMEPAGE' | 'MAGAZINE' = 'HOMEPAGE') =>
  (await caller.call(api.carousel.list, { placement })).body;

describe('a slide', () => {
  it.each([
    [
      'a partner',
      (): CarouselForm['link'] => ({ type: 'PARTNER' as const, targetId: partnerId, url: null }),
      (): string => `/partner/cajovna-${partnerId}`,
    ],
    [
      'an offer',
      (): CarouselForm['link'] => ({ type: 'OFFER' as const, targetId: offerId, url: null }),
      (): string => `/partner/cajovna-${partnerId}/caj-pro-dva-${offerId}`,
    ],
    [
      'a category',
      (): CarouselForm['link'] => ({ type: 'CATEGORY' as const, targetId: 6, url: null }),
      () => '/sport-6',
    ],
    [
      'a path of the portal',
      (): CarouselForm['link'] => ({ type: 'URL' as const, targetId: null, url: '/faq' }),
      () => '/faq',
    ],
    [
      'a web address',
      (): CarouselForm['link'] => ({ type: 'URL' as const, targetId: null, url: 'www.kino.cz' }),
      () => 'http://www.kino.cz',
    ],
  ])('leads to %s', async (_, link, href) => {
    await clear();
    await createSlide({ link: link() });
    expect((await shownSlides())[0]).toMatchObject({ href: href(), title: 'Jaro' });
  });
  it.each([
    [
      'a record that is not there',
      { type: 'PARTNER', targetId: 999_999, url: null },
      'link.targetId',
    ],
    ['nothing', { type: 'OFFER', targetId: null, url: null }, 'link.targetId'],
    ['no address', { type: 'URL', targetId: null, url: null }, 'link.url'],
  ] as const)('does not lead to %s', async (_, link, field) => {
    const { status, body } = await admin.call(api.carouselAdmin.create, { body: slide({ link }) });
    expect([status, body.fieldErrors?.[0]?.field]).toEqual([422, field]);
  });
  it('comes and goes by its validity, and is seen by its clients only', async () => {
    await clear();
    await createSlide({ title: text('Až bude'), validFrom: '2100-01-01T00:00:00+01:00' });
    await createSlide({ title: text('Bylo'), validTo: '2000-01-01T00:00:00+01:00' });
    await createSlide({ title: text('Jen pro nás'), clientIds: [1] });
    expect(await shownSlides()).toEqual([]);
    expect((await shownSlides(await test.signedIn('employee'))).map(({ title }) => title)).toEqual([
      'Jen pro nás',
    ]);
    expect(await shownSlides(await test.signedIn('other'))).toEqual([]);
  });
  it('stands last when it is new and where it is put after', async () => {
    await clear();
    const [a, b, c] = [await createSlide(), await createSlide(), await createSlide()];
    const magazine = await createSlide({ placement: 'MAGAZINE' });
    expect((await shownSlides()).map(({ id }) => id)).toEqual([a, b, c]);
    expect(
      (
        await admin.call(api.carouselAdmin.order, {
          body: { placement: 'HOMEPAGE', ids: [b, a, c] },
        })
      ).status,
    ).toBe(200);
    expect((await shownSlides()).map(({ id }) => id)).toEqual([b, a, c]);
    expect((await shownSlides(anonymous, 'MAGAZINE')).map(({ id }) => id)).toEqual([magazine]);
    expect(
      (
        await admin.call(api.carouselAdmin.order, {
          body: { placement: 'HOMEPAGE', ids: [b, a, c, magazine] },
        })
      ).status,
    ).toBe(422);
    expect(
      (
        await admin.call(api.carouselAdmin.list, {
          placement: 'HOMEPAGE',
          sortBy: 'POSITION',
          sortDirection: 'ASC',
        })
      ).body.content.map(({ id }) => id),
    ).toEqual([b, a, c]);
    const last = await createSlide();
    expect((await shownSlides()).map(({ id }) => id)).toEqual([b, a, c, last]);
  });
  it.each(['carouselAdmin', 'promoRowAdmin'] as const)('is found by name (%s)', async (routes) => {
    const { status } = await admin.call(api[routes].list, { sortBy: 'NAME' });
    expect(status).toBe(200);
  });
  it('is one of ten at most; a scheduled one does not count yet', async () => {
    await clear();
    for (let count = 0; count < 10; count += 1) await createSlide();
    const { id } = (await admin.call(api.carouselAdmin.create, { body: slide() })).body;
    expect(
      (await admin.call(api.carouselAdmin.activate, { id, body: { active: true } })).body
        .globalErrors,
    ).toEqual([{ messageKey: 'carousel.error.tooMany', params: { max: 10 } }]);
    const { id: later } = (
      await admin.call(api.carouselAdmin.create, {
        body: slide({ validFrom: '2100-01-01T00:00:00+01:00' }),
      })
    ).body;
    expect(
      (await admin.call(api.carouselAdmin.activate, { id: later, body: { active: true } })).status,
    ).toBe(200);
  });
  it('is one of ten at most, also when many are switched on at once', async () => {
    await clear();
    const ids: number[] = [];
    for (let count = 0; count < 14; count += 1)
      ids.push((await admin.call(api.carouselAdmin.create, { body: slide() })).body.id);
    const answers = await Promise.all(
      ids.map((id) => admin.call(api.carouselAdmin.activate, { id, body: { active: true } })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      ...Array.from({ length: 4 }, () => 422),
    ]);
  });
  it('is copied under another title', async () => {
    const { id } = (await admin.call(api.carouselAdmin.create, { body: slide() })).body;
    expect((await admin.call(api.carouselAdmin.copy, { id, body: slide() })).body).toMatchObject({
      active: false,
      title: { cs: 'Jaro (kopie)' },
    });
  });
});

const item = (
  linkTarget: PromoRowItem['linkTarget'],
  targetId: number,
  fields: Partial<PromoRowItem> = {},
): PromoRowItem => ({ linkTarget, targetId, titleOverride: noText, image: null, ...fields });
const row = (fields: Partial<PromoRowForm> = {}): PromoRowForm => ({
  title: text('Pro vás'),
  placement: 'HOMEPAGE',
  categoryId: null,
  colour: null,
  items: [item('PARTNER', partnerId), item('CATEGORY', 6)],
  clientIds: null,
  validFrom: null,
  validTo: null,
  ...fields,
});
const createRow = async (fields: Partial<PromoRowForm> = {}) => {
  const { id } = (await admin.call(api.promoRowAdmin.create, { body: row(fields) })).body;
  await admin.call(api.promoRowAdmin.activate, { id, body: { active: true } });
  return id;
};
const shownRows = async (
  query: { placement: 'HOMEPAGE' | 'CATEGORY'; categoryId?: number } = { placement: 'HOMEPAGE' },
) => (await anonymous.call(api.promoRow.list, query)).body;

describe('a promo row', () => {
  it('keeps its tiles in order, with their own titles and pictures', async () => {
    const id = await createRow({
      items: [
        item('OFFER', offerId, { titleOverride: text('Na čaj'), image: picture }),
        item('PARTNER', partnerId),
        item('SUBCATEGORY', 601),
      ],
    });
    const [shown] = await shownRows();
    expect(shown?.tiles.map(({ type, title }) => `${type} ${title}`)).toEqual([
      'OFFER Na čaj',
      'PARTNER Čajovna',
      expect.stringMatching(/^SUBCATEGORY /),
    ]);
    expect(shown?.tiles[0]?.image?.uuid).toBe(picture);
    expect((await admin.call(api.promoRowAdmin.get, { id })).body).toMatchObject({
      itemCount: 3,
      unavailableCount: 0,
      items: [
        { linkTarget: 'OFFER', titleOverride: { cs: 'Na čaj' } },
        { targetId: partnerId },
        { targetId: 601 },
      ],
    });
  });
  it.each([
    ['without tiles', { items: [] }, 'items'],
    ['with one tile twice', { items: [item('CATEGORY', 6), item('CATEGORY', 6)] }, 'items'],
    [
      'with more than twenty',
      { items: Array.from({ length: 21 }, (_, index) => item('PARTNER', index + 1)) },
      'items',
    ],
    [
      'of a target that is not there',
      { items: [item('CATEGORY', 6), item('OFFER', 999_999)] },
      'items[1].targetId',
    ],
    ['on a category that is not said', { placement: 'CATEGORY' }, 'categoryId'],
    ['on the home page of a category', { categoryId: 6 }, 'categoryId'],
  ] as const)('is not saved %s', async (_, fields, field) => {
    const { status, body } = await admin.call(api.promoRowAdmin.create, {
      body: row({ ...fields, items: 'items' in fields ? [...fields.items] : row().items }),
    });
    expect([status, body.fieldErrors?.[0]?.field]).toEqual([422, field]);
  });
  it('leaves out what readers do not see, says so to administrators, and vanishes when nothing is left', async () => {
    const id = await createRow({ title: text('Jen nabídka'), items: [item('OFFER', offerId)] });
    expect((await shownRows()).map(({ title }) => title)).toContain('Jen nabídka');
    await admin.call(api.offerAdmin.activate, { id: offerId, body: { active: false } });
    expect((await shownRows()).map(({ title }) => title)).not.toContain('Jen nabídka');
    expect((await admin.call(api.promoRowAdmin.get, { id })).body).toMatchObject({
      itemCount: 1,
      unavailableCount: 1,
    });
    await admin.call(api.offerAdmin.activate, { id: offerId, body: { active: true } });
  });
  it('stands on its category only, in its order there', async () => {
    const [a, b] = [
      await createRow({ placement: 'CATEGORY', categoryId: 7 }),
      await createRow({ placement: 'CATEGORY', categoryId: 7 }),
    ];
    const shown = async () =>
      (await shownRows({ placement: 'CATEGORY', categoryId: 7 })).map(({ id }) => id);
    expect(await shown()).toEqual([`promo-${a}`, `promo-${b}`]);
    expect(
      (
        await admin.call(api.promoRowAdmin.order, {
          body: { placement: 'CATEGORY', categoryId: 7, ids: [b, a] },
        })
      ).status,
    ).toBe(200);
    expect(await shown()).toEqual([`promo-${b}`, `promo-${a}`]);
    expect(await shownRows({ placement: 'CATEGORY', categoryId: 8 })).toEqual([]);
  });
});

describe('the picker of targets', () => {
  const pick = async (query: {
    type: 'PARTNER' | 'OFFER' | 'CATEGORY' | 'SUBCATEGORY';
    keyword?: string;
    id?: number;
  }) => (await admin.call(api.promoRowAdmin.target, query)).body;
  it('finds without accents and names what the target belongs to', async () => {
    expect(await pick({ type: 'PARTNER', keyword: 'cajov' })).toMatchObject([
      { id: partnerId, label: 'Čajovna', available: true },
    ]);
    expect(await pick({ type: 'OFFER', keyword: 'CAJ' })).toMatchObject([
      { id: offerId, description: 'Čajovna' },
    ]);
    expect((await pick({ type: 'SUBCATEGORY', id: 601 }))[0]).toMatchObject({ id: 601 });
    expect(await pick({ type: 'CATEGORY' })).toHaveLength(11);
    expect(await pick({ type: 'PARTNER', keyword: '100%' })).toEqual([]);
  });
});

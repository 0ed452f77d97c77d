import { api, type OfferForm } from '@cafeteria/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBranchOffice, buildOffer, buildPartner, insertMedia } from '../../test/factories.ts';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const anonymous = test.createCaller();
const { address } = buildBranchOffice();

const makePartner = async (visibility?: ReturnType<typeof buildPartner>['visibility']) => {
  const { body } = await admin.call(api.partnerAdmin.create, {
    body: buildPartner({
      logo: await insertMedia(test.db),
      ...(visibility && { visibility }),
    }),
  });
  await admin.call(api.partnerAdmin.activate, { id: body.id, body: { active: true } });
  return body.id;
};
const makeOffice = async (partnerId: number, lat: number, lng: number): Promise<number> => {
  const { body } = await admin.call(api.branchOfficeAdmin.create, {
    partnerId,
    body: buildBranchOffice({ address: { ...address, lat, lng } }),
  });
  await admin.call(api.branchOfficeAdmin.activate, {
    partnerId,
    id: body.id,
    body: { active: true },
  });
  return body.id;
};
const makeOffer = async (partnerId: number, fields: Partial<OfferForm>): Promise<void> => {
  const { body } = await admin.call(api.offerAdmin.create, {
    body: buildOffer(partnerId, fields),
  });
  await admin.call(api.offerAdmin.activate, { id: body.id, body: { active: true } });
};
const price = (amount: number): Partial<OfferForm> => ({
  price: { amount, currency: 'CZK' },
});
const discount = (percent: number): Partial<OfferForm> => ({
  priceType: 'DISCOUNT',
  price: null,
  discountPercent: percent,
});

describe('what surrounds the nearest places', () => {
  beforeAll(async () => {
    const partner = await makePartner();
    for (const [lat, lng] of [
      [50.08, 14.42],
      [50.09, 14.43],
      [49.19, 16.6],
    ] as const)
      await makeOffice(partner, lat, lng);
    await test.settled();
  });

  it('holds as many of them as one asks for', async () => {
    const prague = { lat: 50.085, lng: 14.42 };
    const { bounds } = (await anonymous.call(api.map.near, { ...prague, count: 2 })).body;
    expect(
      [bounds?.north, bounds?.south, bounds?.east, bounds?.west].map((edge) => edge?.toFixed(3)),
    ).toEqual(['50.090', '50.080', '14.430', '14.420']);
    const all = (await anonymous.call(api.map.near, prague)).body.bounds;
    expect([all?.south.toFixed(2), all?.east.toFixed(2)]).toEqual(['49.19', '16.60']);
  });

  it('is nothing where nothing is wanted, and is refused without a point', async () => {
    const query = { lat: 50, lng: 14, categories: '7' };
    expect((await anonymous.call(api.map.near, query)).body.bounds).toBeNull();
    for (const query of ['', '?lat=50', '?lat=91&lng=14', '?lat=50&lng=14&count=401'])
      expect(
        (await test.app.inject({ method: 'GET', url: `/api/map/near${query}` })).statusCode,
      ).toBe(400);
  });
});

describe('what can be had at a place at least', () => {
  it('is the lowest of its prices, else the largest discount, of the offers that hold there', async () => {
    const partner = await makePartner();
    const [one, other] = [
      await makeOffice(partner, 50.1, 14.4),
      await makeOffice(partner, 50.1, 14.5),
    ];
    await makeOffer(partner, { ...price(59_000), branchOfficeIds: [one] });
    await makeOffer(partner, { ...price(14_900), branchOfficeIds: [one] });
    await makeOffer(partner, discount(15));
    await test.settled();
    const { places } = (
      await anonymous.call(api.map.prices, { branchOffices: `${one},${other},${one},999999` })
    ).body;
    expect(
      places.map(({ id, price: { type, amount, percent } }) => [id, type, amount?.amount, percent]),
    ).toEqual([
      [one, 'PRICE_FROM', 14_900, null],
      [other, 'DISCOUNT', undefined, 15],
    ]);
  });

  it('is said to nobody of a place they do not see', async () => {
    const partner = await makePartner({ mode: 'ONLY', clientIds: [1] });
    const office = await makeOffice(partner, 50.2, 14.4);
    await makeOffer(partner, price(10_000));
    await test.settled();
    const askedBy = async (caller: Pick<typeof anonymous, 'call'>) =>
      (await caller.call(api.map.prices, { branchOffices: `${office}` })).body.places.length;
    expect([await askedBy(anonymous), await askedBy(await test.signedIn('employee'))]).toEqual([
      0, 1,
    ]);
  });
});

it('a thousand places on one point are one thing at every zoom, and a list page by page', async () => {
  const [lat, lng] = [48.7, 21.25];
  const partner = await makePartner();
  const made = Array.from({ length: 1_000 });
  while (made.length > 0)
    await Promise.all(made.splice(0, 25).map(() => makeOffice(partner, lat, lng)));
  await test.settled();
  const edges = { north: lat + 1e-5, south: lat - 1e-5, east: lng + 1e-5, west: lng - 1e-5 };
  const list = (await anonymous.call(api.map.list, edges)).body;
  expect([list.totalElements, list.content.length]).toEqual([1_000, 20]);
  const { body: last } = await anonymous.call(api.map.list, { ...edges, pageNumber: 49 });
  expect(last.content).toHaveLength(20);
  for (let zoom = 5; zoom <= 18; zoom += 1) {
    const tiles = 2 ** zoom;
    const x = Math.floor(((lng + 180) / 360) * tiles);
    const y = Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * tiles);
    const { rawPayload } = await test.app.inject(
      `/api/map/tiles/${zoom}/${x}/${y}.mvt?filteredPartnerId=${partner}`,
    );
    // one thing takes a hundred bytes, a thousand would take more than ten thousand
    expect([zoom, rawPayload.length > 0 && rawPayload.length < 300]).toEqual([zoom, true]);
    expect(rawPayload.includes('pins')).toBe(false);
  }
}, 120_000);

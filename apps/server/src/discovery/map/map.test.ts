import { api, type BranchOfficeForm, type PartnerForm } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { buildBranchOffice, buildOffer, buildPartner, insertMedia } from '../../test/factories.ts';
import { openTestApp } from '../../test/test-app.ts';

const made: Record<string, { partnerId: number; ids: number[] }> = {};
const everywhere = { north: 52, south: 47, east: 23, west: 12 };
const { address } = buildBranchOffice();

const place = async (
  name: string,
  partner: Partial<PartnerForm>,
  places: readonly (readonly [lat: number, lng: number, more?: Partial<BranchOfficeForm>])[],
): Promise<void> => {
  const {
    body: { id: partnerId },
  } = await admin.call(api.partnerAdmin.create, {
    body: buildPartner({ name, logo: await insertMedia(test.db), ...partner }),
  });
  await admin.call(api.partnerAdmin.activate, { id: partnerId, body: { active: true } });
  const ids: number[] = [];
  for (const [lat, lng, more] of places) {
    const {
      body: { id },
    } = await admin.call(api.branchOfficeAdmin.create, {
      partnerId,
      body: buildBranchOffice({ address: { ...address, lat, lng }, ...more }),
    });
    await admin.call(api.branchOfficeAdmin.activate, { partnerId, id, body: { active: true } });
    ids.push(id);
  }
  made[name] = { partnerId, ids };
};
const test = await openTestApp();
const admin = await test.signedIn('admin');
const anonymous = test.createCaller();
await place('Kavárna', { benefitTypes: ['voucher'] }, [
  [50.08, 14.42],
  [50.081, 14.421],
  [49.19, 16.6, { benefitTypes: ['cardWithChip'] }],
]);
await place(
  'Posilovna',
  {
    mainCategoryId: 6,
    subcategoryIds: [601],
    benefitTypes: ['cardOnline'],
    onlineUrl: 'https://posilovna.cz',
    sustainability: 'ADEPT_FOR_SUSTAINABILITY',
  },
  [
    [48.15, 17.11],
    [48.15, 17.11],
  ],
);
await place('Jen pro první', { visibility: { mode: 'ONLY', clientIds: [1] } }, [[49.75, 13.38]]);

const totalOf = async (filter: object = {}, caller: Pick<typeof anonymous, 'call'> = anonymous) =>
  (await caller.call(api.map.summary, { ...everywhere, ...filter })).body.total;
const tile = async (z: number, x: number, y: number, query = '') =>
  test.app.inject({ method: 'GET', url: `/api/map/tiles/${z}/${x}/${y}.mvt${query}` });

describe('the map', () => {
  it('counts the places within bounds and says what surrounds them all', async () => {
    const { body } = await anonymous.call(api.map.summary, everywhere);
    expect([body.total, body.version.length]).toEqual([5, 12]);
    expect([body.bounds?.north, body.bounds?.west].map((edge) => Number(edge).toFixed(2))).toEqual([
      '50.08',
      '14.42',
    ]);
    expect(await totalOf({ north: 50.2, south: 50, west: 14, east: 15 })).toBe(2);
  });

  it.each([
    [{ categories: '6' }, 2],
    [{ categories: '2,6' }, 5],
    [{ subcategories: '201' }, 3],
    [{ payment: 'voucher' }, 2],
    [{ payment: 'card' }, 3],
    [{ payment: 'voucher,cardWithChip' }, 3],
    [{ sustainability: '1' }, 2],
    [{ sustainability: '2' }, 0],
    [{ sustainability: 'all' }, 5],
    [{ categories: '2', payment: 'card' }, 1],
    [{ categories: '7' }, 0],
  ])('narrowed by %j has %i places', async (filter, total) => {
    expect(await totalOf(filter)).toBe(total);
  });

  it('is narrowed to a partner', async () => {
    expect(await totalOf({ filteredPartnerId: made.Posilovna?.partnerId })).toBe(2);
  });

  it('shows to each what they may see', async () => {
    const [employee, other] = [await test.signedIn('employee'), await test.signedIn('other')];
    expect(
      await Promise.all([anonymous, other, employee, admin].map((caller) => totalOf({}, caller))),
    ).toEqual([5, 5, 6, 6]);
  });

  it('lists the nearest first, page by page, with the distance from the position', async () => {
    const near = { ...everywhere, lat: 49.2, lng: 16.61 };
    const { body } = await anonymous.call(api.map.list, { ...near, pageSize: 3 });
    expect(body.content.map(({ id }) => id)[0]).toBe(made.Kavárna?.ids[2]);
    expect([body.totalElements, body.content.length, body.content[0]?.meters]).toEqual([
      5,
      3,
      expect.any(Number),
    ]);
    const rest = (await anonymous.call(api.map.list, { ...near, pageSize: 3, pageNumber: 1 })).body;
    expect(new Set([...body.content, ...rest.content].map(({ id }) => id)).size).toBe(5);
    expect((await anonymous.call(api.map.list, everywhere)).body.content[0]?.meters).toBeNull();
  });

  it('lists a place as it is now, however often it was asked for before', async () => {
    const { partnerId = 0, ids: [first = 0] = [] } = made.Kavárna ?? {};
    const placeOf = async (caller: Pick<typeof anonymous, 'call'>) =>
      (await caller.call(api.map.list, everywhere)).body.content.find(({ id }) => id === first);
    const [employee, other] = [await test.signedIn('employee'), await test.signedIn('other')];
    for (const caller of [anonymous, other, employee, anonymous])
      expect(await placeOf(caller)).toMatchObject({ partner: { name: 'Kavárna' } });
    const logo = await insertMedia(test.db);
    const save = async (change: Partial<PartnerForm>): Promise<void> => {
      const { version } = (await admin.call(api.partnerAdmin.get, { id: partnerId })).body;
      const form = buildPartner({ name: 'Kavárna', logo, benefitTypes: ['voucher'], ...change });
      const body = { ...form, version };
      expect((await admin.call(api.partnerAdmin.update, { id: partnerId, body })).status).toBe(200);
    };
    await save({ name: 'Kavárna Řeka' });
    expect(await placeOf(anonymous)).toMatchObject({ partner: { name: 'Kavárna Řeka' } });
    const office = { partnerId, id: first };
    const { version } = (await admin.call(api.branchOfficeAdmin.get, office)).body;
    const form = buildBranchOffice({
      name: 'Nábřeží',
      address: { ...address, lat: 50.08, lng: 14.42 },
    });
    await admin.call(api.branchOfficeAdmin.update, { ...office, body: { ...form, version } });
    expect(await placeOf(other)).toMatchObject({ name: 'Nábřeží' });
    await save({ visibility: { mode: 'ONLY', clientIds: [1] } });
    expect(await Promise.all([anonymous, other, employee].map(placeOf))).toEqual([
      undefined,
      undefined,
      expect.objectContaining({ id: first }),
    ]);
    await save({});
    await test.settled();
  });

  it('tells of one place what it has of its own and of its partner, and the offers that hold there', async () => {
    const { partnerId = 0, ids: [first = 0, second = 0] = [] } = made.Kavárna ?? {};
    const offer = (
      await admin.call(api.offerAdmin.create, {
        body: buildOffer(partnerId, { branchOfficeIds: [second] }),
      })
    ).body.id;
    await admin.call(api.offerAdmin.activate, { id: offer, body: { active: true } });
    const detail = (await anonymous.call(api.map.get, { id: second })).body;
    expect([detail.partner.title, detail.benefitTypes, detail.offers.map(({ id }) => id)]).toEqual([
      'Kavárna',
      ['voucher'],
      [offer],
    ]);
    expect((await anonymous.call(api.map.get, { id: first })).body.offers).toEqual([]);
    expect(
      (await anonymous.call(api.map.get, { id: made['Jen pro první']?.ids[0] ?? 0 })).status,
    ).toBe(404);
  });

  it('sends a tile as a vector tile that stays while the map is the same', async () => {
    const { version } = (await anonymous.call(api.map.summary, everywhere)).body;
    const answer = await tile(0, 0, 0, `?v=${version}`);
    expect([
      answer.statusCode,
      answer.headers['content-type'],
      answer.headers['cache-control'],
    ]).toEqual([200, 'application/vnd.mapbox-vector-tile', 'public, max-age=31536000, immutable']);
    expect(answer.rawPayload.includes('clusters')).toBe(true);
    expect((await tile(0, 0, 0, `?v=${version}`)).rawPayload).toEqual(answer.rawPayload);
    expect((await tile(0, 0, 0, '?v=old')).headers['cache-control']).toBe('private, no-cache');
    expect((await tile(8, 0, 0)).statusCode).toBe(204);
  });

  it.each([
    ['/api/map/tiles/3/8/0.mvt'],
    ['/api/map/tiles/99/0/0.mvt'],
    ['/api/map/tiles/a/0/0.mvt'],
    ['/api/map/summary'],
    ['/api/map/summary?north=1&south=2&east=1&west=0'],
    ['/api/map/summary?north=1&south=0&east=1&west=0&categories=x'],
  ])('refuses %s', async (url) => {
    expect((await test.app.inject({ method: 'GET', url })).statusCode).toBe(400);
  });

  it('follows a change as soon as it is rebuilt', async () => {
    const { partnerId = 0, ids: [id = 0] = [] } = made.Posilovna ?? {};
    const before = (await anonymous.call(api.map.summary, everywhere)).body;
    await admin.call(api.branchOfficeAdmin.activate, { partnerId, id, body: { active: false } });
    await test.settled();
    const after = (await anonymous.call(api.map.summary, everywhere)).body;
    expect([after.total, after.version === before.version]).toEqual([before.total - 1, false]);
  });

  it('has another version for those who see other places, and when what they see changes', async () => {
    const versionFor = async (caller: Pick<typeof anonymous, 'call'>): Promise<string> =>
      (await caller.call(api.map.summary, everywhere)).body.version;
    const [employee, other] = [await test.signedIn('employee'), await test.signedIn('other')];
    const before = await versionFor(anonymous);
    expect(await versionFor(employee)).not.toBe(before);
    expect(await versionFor(other)).toBe(before);
    const { body: partner } = await admin.call(api.partnerAdmin.get, {
      id: made.Kavárna?.partnerId ?? 0,
    });
    await admin.call(api.partnerAdmin.update, {
      id: partner.id,
      body: {
        ...buildPartner({
          name: partner.name,
          logo: partner.logo,
          visibility: { mode: 'ONLY', clientIds: [1] },
        }),
        version: partner.version,
      },
    });
    await test.settled();
    expect(await versionFor(anonymous)).not.toBe(before);
  });
});

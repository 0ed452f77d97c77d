import { api, zoomLimits } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildBranchOffice, buildPartner, insertMedia } from '../../test/factories.ts';
import { openTestApp } from '../../test/test-app.ts';

type Caller = Pick<typeof anonymous, 'call'>;
type Visibility = ReturnType<typeof buildPartner>['visibility'];

const addPartner = async (
  name: string,
  address: Partial<ReturnType<typeof buildBranchOffice>['address']>,
  visibility: Visibility = { mode: 'ALL', clientIds: [] },
) => {
  const { id } = (
    await admin.call(api.partnerAdmin.create, {
      body: buildPartner({ name, visibility, logo: await insertMedia(test.db) }),
    })
  ).body;
  await admin.call(api.partnerAdmin.activate, { id, body: { active: true } });
  const branch = buildBranchOffice();
  const created = (
    await admin.call(api.branchOfficeAdmin.create, {
      partnerId: id,
      body: { ...branch, address: { ...branch.address, ...address } },
    })
  ).body;
  await admin.call(api.branchOfficeAdmin.activate, {
    partnerId: id,
    id: created.id,
    body: { active: true },
  });
  return id;
};
const test = await openTestApp();
const admin = await test.signedIn('admin');
const employee = await test.signedIn('employee');
const anonymous = test.createCaller();
await addPartner('Pekárna U Mlýna', {
  street: 'Mlýnská',
  houseNumber: '727',
  streetNumber: '39',
  city: 'Brno',
  postalCode: '60200',
  lat: 49.19,
  lng: 16.61,
});
const list = async (
  keyword: string,
  caller: Caller = anonymous,
  position: { lat?: number; lng?: number } = {},
) => (await caller.call(api.place.list, { keyword, ...position })).body;
const labels = async (
  keyword: string,
  position: { lat?: number; lng?: number } = {},
): Promise<string[]> => (await list(keyword, anonymous, position)).places.map(({ label }) => label);

describe('places', () => {
  it.each([
    ['zdar nad sazavou', 'Žďár nad Sázavou'],
    ['PRAHA', 'Praha'],
    ['prague', 'Praha'],
    ['pressburg', 'Bratislava'],
    ['ceske bud', 'České Budějovice'],
    ['olomuc', 'Olomouc'],
    ['brattislava', 'Bratislava'],
    ['hradec', 'Hradec Králové'],
    ['usti', 'Ústí nad Labem'],
    ['praha 3', 'Praha 3'],
  ])('finds "%s" as %s', async (keyword, label) => {
    expect((await labels(keyword))[0]).toBe(label);
  });

  it('tells what was typed and where the place is', async () => {
    const [place] = (await list('zdar nad')).places;
    expect(place).toEqual({
      placeId: 'cz-zdar-nad-sazavou',
      label: 'Žďár nad Sázavou',
      detail: 'Kraj Vysočina',
      kind: 'CITY',
      highlight: [
        [0, 4],
        [5, 8],
      ],
    });
    expect(
      (await anonymous.call(api.place.get, { placeId: 'cz-zdar-nad-sazavou' })).body,
    ).toMatchObject({
      label: 'Žďár nad Sázavou',
      kind: 'CITY',
      zoom: 13,
      bounds: null,
      lat: expect.closeTo(49.56, 1),
      lng: expect.closeTo(15.94, 1),
    });
  });

  it('puts the whole name before its beginnings, and larger towns before smaller', async () => {
    const found = await labels('brno');
    expect(found[0]).toBe('Brno');
    expect((await labels('ostr'))[0]).toBe('Ostrava');
    expect(found.length).toBeLessThanOrEqual(6);
  });

  it('puts the nearer of equal places first', async () => {
    await sql`
      insert into place (id, name, folded, country, region, lat, lng)
      values
        ('a', 'Horní Stejná', 'horni stejna', 'CZ', 'Západ', 50, 13),
        ('b', 'Horní Stejná', 'horni stejna', 'CZ', 'Východ', 49.5, 18)`.execute(test.db);
    await test.follow();
    await test.settled();
    const near = async (lng: number) =>
      (await list('horni stejna', anonymous, { lat: 50, lng })).places.map(
        ({ placeId }) => placeId,
      );
    expect([await near(13), await near(18)]).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
  });

  it('knows a branch office without a street by its name', async () => {
    const id = await addPartner('Jízdenky', {
      street: null,
      houseNumber: null,
      streetNumber: null,
      city: 'Praha',
      postalCode: '11000',
    });
    const {
      body: {
        content: [branch],
      },
    } = await admin.call(api.branchOfficeAdmin.list, { partnerId: id });
    await admin.call(api.branchOfficeAdmin.update, {
      partnerId: id,
      id: branch?.id ?? 0,
      body: {
        ...buildBranchOffice({ name: 'Budějovická, zastávka' }),
        address: {
          ...buildBranchOffice().address,
          street: null,
          houseNumber: null,
          streetNumber: null,
          city: 'Praha',
          postalCode: '11000',
          lat: 50.04,
          lng: 14.45,
        },
        version: branch?.version ?? 0,
      },
    });
    await test.settled();
    expect((await list('budejovicka zast')).places[0]).toMatchObject({
      label: 'Budějovická, zastávka',
      detail: '110\u00A000 Praha',
      kind: 'LOCATION',
    });
  });

  it('knows the addresses of branch offices, however they are typed', async () => {
    for (const keyword of ['mlynska 39', 'Mlýnská 727/39', 'mlynska brno', '602 00', '60200']) {
      expect([
        keyword,
        (await list(keyword)).places.find(({ kind }) => kind === 'LOCATION'),
      ]).toMatchObject([keyword, { label: 'Mlýnská 727/39', detail: '602\u00A000 Brno' }]);
    }
    const placeId = (await list('mlynska 39')).places[0]?.placeId ?? '';
    expect((await anonymous.call(api.place.get, { placeId })).body).toMatchObject({
      label: 'Mlýnská 727/39',
      kind: 'LOCATION',
      lat: 49.19,
      lng: 16.61,
      zoom: 18,
      bounds: null,
    });
  });

  it('leads to a house two steps before the closest zoom of the map', async () => {
    const placeId = (await list('mlynska 39')).places[0]?.placeId ?? '';
    const { body } = await anonymous.call(api.place.get, { placeId });
    expect(zoomLimits.max - body.zoom).toBe(2);
  });

  it('names partners on the map beside them', async () => {
    const { partners } = await list('pekarna');
    expect(partners).toMatchObject([
      { label: 'Pekárna U\u00A0Mlýna', highlight: [[0, 7]], logo: { uuid: expect.any(String) } },
    ]);
  });

  it('tells nobody of the address of a partner they may not see', async () => {
    await addPartner(
      'Tajná jídelna',
      {
        street: 'Utajená',
        houseNumber: '5',
        streetNumber: null,
        city: 'Zlín',
        lat: 49.2,
        lng: 17.6,
      },
      { mode: 'ONLY', clientIds: [1] },
    );
    await test.settled();
    const [seen] = (await list('utajena', employee)).places;
    expect(seen?.label).toBe('Utajená 5');
    const other = await test.signedIn('other');
    for (const caller of [anonymous, other]) {
      expect(await list('utajena', caller)).toEqual({ places: [], partners: [] });
      expect((await list('tajna jidelna', caller)).partners).toEqual([]);
      expect((await caller.call(api.place.get, { placeId: seen?.placeId ?? '' })).status).toBe(404);
    }
  });

  it("finds a geocoder's address of a town as the component list", async () => {
    const { body } = await admin.call(api.geocoder.search, { keyword: 'mlynska 39' });
    expect(body[0]).toMatchObject({ country: 'CZ', label: 'Mlýnská 727/39, 602\u00A000 Brno' });
    expect(
      (await admin.call(api.geocoder.search, { keyword: 'Zlin' })).body[0]?.components,
    ).toContainEqual({ types: ['locality', 'political'], long_name: 'Zlín' });
  });
});

describe('bad input', () => {
  it.each([['ab'], ['  ab '], ['%']])('refuses a keyword as short as "%s"', async (keyword) => {
    const { status, body } = await anonymous.call(api.place.list, { keyword });
    expect([status, body.globalErrors]).toEqual([
      422,
      [{ messageKey: 'search.error.tooShort', params: { min: 3 } }],
    ]);
  });
  it.each([
    ['😀'.repeat(128)],
    ['%_\\\'";--'],
    ['a'.repeat(128)],
    ['-----'],
    ['<script>alert(1)</script>'],
    ['\u202Eabc'],
    ['ľščťžýáíéúäôň'],
  ])('survives the keyword "%s"', async (keyword) => {
    expect((await anonymous.call(api.place.list, { keyword })).status).toBe(200);
  });
  it.each([['😀'.repeat(129)], ['x'.repeat(10_000)], ['abc\0def']])(
    'refuses a keyword that is none',
    async (keyword) => {
      expect((await anonymous.call(api.place.list, { keyword })).status).toBe(400);
    },
  );
  it.each([
    ['lat=NaN&lng=14'],
    ['lat=Infinity&lng=14'],
    ['lat=91&lng=14'],
    ['lat=50&lng=181'],
    ['lat=abc&lng='],
  ])('refuses the position %s', async (position) => {
    expect(
      (await anonymous.send('GET', `/api/map/place?keyword=praha&${position}`)).statusCode,
    ).toBe(400);
  });
  it('asks nothing of half a position', async () =>
    expect((await anonymous.send('GET', '/api/map/place?keyword=praha&lat=50')).statusCode).toBe(
      200,
    ));
  it.each([
    ['cz-nowhere'],
    ['branch-999999'],
    ['branch-99999999999999999999'],
    ['photon:N1'],
    ['google:x'],
    ['photon:N1@0,0'],
    ['photon:N1@999,999'],
    ['%27%3B--'],
    ['😀'],
    ['__proto__'],
  ])('answers the place %s, which is none, with 404', async (placeId) => {
    expect(
      (
        await anonymous.send(
          'GET',
          `/api/map/place/${encodeURIComponent(decodeURIComponent(placeId))}`,
        )
      ).statusCode,
    ).toBe(404);
  });
  it.each([['%00'], ['x'.repeat(201)]])('refuses a place that cannot be one', async (placeId) => {
    expect([400, 404]).toContain(
      (await anonymous.send('GET', `/api/map/place/${placeId}`)).statusCode,
    );
  });
});

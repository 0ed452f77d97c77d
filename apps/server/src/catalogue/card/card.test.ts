import { api, type PartnerForm } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildBranchOffice, buildPartner, insertMedia } from '../../test/factories.ts';
import { openTestApp } from '../../test/test-app.ts';

const category = 6;
const subcategory = 601;

const live = async (
  name: string,
  fields: Partial<PartnerForm>,
  places: readonly (readonly [number, number])[],
): Promise<number> => {
  const { id } = (
    await admin.call(api.partnerAdmin.create, {
      body: buildPartner({
        name,
        logo: await insertMedia(test.db),
        mainCategoryId: category,
        subcategoryIds: [subcategory],
        ...fields,
      }),
    })
  ).body;
  await admin.call(api.partnerAdmin.activate, { id, body: { active: true } });
  for (const [lat, lng] of places) {
    const { address } = buildBranchOffice();
    const branch = await admin.call(api.branchOfficeAdmin.create, {
      partnerId: id,
      body: buildBranchOffice({ address: { ...address, lat, lng } }),
    });
    await admin.call(api.branchOfficeAdmin.activate, {
      partnerId: id,
      id: branch.body.id,
      body: { active: true },
    });
  }
  return id;
};

const test = await openTestApp();
const admin = await test.signedIn('admin');
const anonymous = test.createCaller();
await live(
  'Plavání Brno',
  { grade: 'B', benefitTypes: ['cardWithChip'], sustainability: 'ADEPT_FOR_SUSTAINABILITY' },
  [[49.195, 16.608]],
);
await live('Fitko Praha', { grade: 'A', benefitTypes: ['voucher'] }, [
  [50.08, 14.42],
  [50.1, 14.5],
]);
await live(
  'Jóga online',
  { grade: null, online: true, onlineUrl: 'www.joga.cz', benefitTypes: ['cardOnline'] },
  [],
);

const titles = async (query: object = {}): Promise<string[]> =>
  (await anonymous.call(api.card.category, { id: category, ...query })).body.content.map(
    ({ title }) => title,
  );

describe('cards of a category', () => {
  it('come by scoring unless another order is asked for', async () => {
    expect(await titles()).toEqual(['Fitko Praha', 'Plavání Brno', 'Jóga online']);
    expect(await titles({ direction: 'ASC' })).toEqual([
      'Jóga online',
      'Plavání Brno',
      'Fitko Praha',
    ]);
    expect(await titles({ sort: 'NAME' })).toEqual(['Fitko Praha', 'Jóga online', 'Plavání Brno']);
    expect(await titles({ sort: 'RATING' })).toEqual([
      'Fitko Praha',
      'Plavání Brno',
      'Jóga online',
    ]);
  });
  it('are filtered by payment, sustainability and online', async () => {
    expect(await titles({ payment: 'voucher' })).toEqual(['Fitko Praha']);
    expect(await titles({ payment: 'card' })).toEqual(['Plavání Brno', 'Jóga online']);
    expect(await titles({ payment: 'voucher,cardOnline' })).toEqual(['Fitko Praha', 'Jóga online']);
    expect(await titles({ sustainability: '1' })).toEqual(['Plavání Brno']);
    expect(await titles({ sustainability: '2' })).toEqual([]);
    expect(await titles({ sustainability: 'all' })).toHaveLength(3);
    expect(await titles({ onlineHidden: 'true' })).toEqual(['Fitko Praha', 'Plavání Brno']);
    expect(await titles({ payment: ',,' })).toHaveLength(3);
  });
  it('are filtered by what their places take and where they are now, and not when it was asked before', async () => {
    const paid = { payment: 'voucher' };
    const placed = { onlineHidden: 'true' };
    const both = async () => [await titles(paid), await titles(placed)];
    expect(await both()).toEqual([['Fitko Praha'], ['Fitko Praha', 'Plavání Brno']]);
    await sql`
      insert into branch_office (partner_id, name, name_sort_cs, name_sort_sk, folded, address, benefit_types, active)
      select p.id, 'Dočasná', 'a', 'a', 'a', b.address, '{voucher}', true
      from partner p, (select address from branch_office where address ->> 'lat' is not null limit 1) b
      where p.name = 'Jóga online'`.execute(test.db);
    await test.follow();
    expect(await both()).toEqual([
      ['Fitko Praha', 'Jóga online'],
      ['Fitko Praha', 'Plavání Brno', 'Jóga online'],
    ]);
    await sql`delete from branch_office where name = 'Dočasná'`.execute(test.db);
    await test.follow();
    expect(await both()).toEqual([['Fitko Praha'], ['Fitko Praha', 'Plavání Brno']]);
  });
  it('refuse a payment they do not know', async () => {
    expect(
      (await anonymous.send('GET', `/api/tile/category/${category}?payment=gold`)).statusCode,
    ).toBe(400);
  });
  it('say where they are: the town of one branch, the map for several, nothing for none', async () => {
    const { content } = (await anonymous.call(api.card.category, { id: category, sort: 'NAME' }))
      .body;
    expect(content.map(({ distance }) => distance.mode)).toEqual(['map-button', 'none', 'address']);
    expect(content[2]?.distance.address).toBe('Praha');
  });
  it('tell the distance of the nearest branch when the position is known, and can be ordered by it', async () => {
    const { body, headers } = await anonymous.call(api.card.category, {
      id: category,
      sort: 'DISTANCE',
      lat: 50.0905,
      lng: 14.4265,
    });
    expect(body.appliedSort).toBe('DISTANCE');
    expect(body.content.map(({ title }) => title)).toEqual([
      'Fitko Praha',
      'Plavání Brno',
      'Jóga online',
    ]);
    expect(body.content[0]?.distance).toMatchObject({ mode: 'distance', meters: 1_256 });
    expect(headers['cache-control']).toBe('private, no-store');
  });
  it('tell the same of favourites, whose order stays as they were added', async () => {
    const { content } = (await anonymous.call(api.card.category, { id: category, sort: 'NAME' }))
      .body;
    const items = content.map(({ id }) => ({ entityType: 'PARTNER' as const, entityId: id }));
    await admin.call(api.favorite.replace, { body: { items, revision: 0 } });
    const near = (await admin.call(api.favorite.get, { lat: 50.0905, lng: 14.4265 })).body.items;
    expect(near.map(({ tile }) => [tile?.title, tile?.distance.meters])).toEqual([
      ['Fitko Praha', 1_256],
      ['Jóga online', null],
      ['Plavání Brno', 185_969],
    ]);
    const anywhere = (await admin.call(api.favorite.get, {})).body.items;
    expect(anywhere.map(({ tile }) => tile?.distance.meters)).toEqual([null, null, null]);
  });
  it('fall back to scoring where the distance is asked for without a position', async () => {
    expect(
      (await anonymous.call(api.card.category, { id: category, sort: 'DISTANCE' })).body
        .appliedSort,
    ).toBe('SCORING');
  });
  it('are counted exactly, page by page', async () => {
    const page = (
      await anonymous.call(api.card.subcategory, { id: subcategory, pageSize: 2, pageNumber: 1 })
    ).body;
    expect(page).toMatchObject({ totalElements: 3, totalPages: 2, pageNumber: 1 });
    expect(page.content).toHaveLength(1);
  });
  it('are not there for a category nobody knows', async () => {
    expect((await anonymous.call(api.card.category, { id: 99 })).status).toBe(404);
  });
});

describe('an answer of the catalogue', () => {
  const url = `/api/tile/category/${category}`;
  it('is unchanged for who has it already, until the catalogue changes', async () => {
    const first = await anonymous.send('GET', url);
    const etag = String(first.headers.etag);
    const again = await anonymous.send('GET', url, undefined, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await live('Nová lezecká stěna', {}, []);
    const changed = await anonymous.send('GET', url, undefined, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.json().totalElements).toBe(4);
  });
  it('is kept apart by language and compressed for who reads it', async () => {
    const [czech, english] = [
      await anonymous.send('GET', '/api/category'),
      await anonymous.send('GET', '/api/category', undefined, {
        'accept-language': 'en',
        'accept-encoding': 'br',
      }),
    ];
    expect(czech.headers['content-language'] ?? czech.json()[5].name).toBe('Sport');
    expect(english.headers['content-encoding']).toBe('br');
    expect(english.headers['access-control-allow-origin']).toBe('http://localhost:3000');
  });
  it('names exactly the portal as its reader, with credentials', async () => {
    const foreign = await anonymous.send('GET', url, undefined, { origin: 'https://evil.example' });
    expect(foreign.headers['access-control-allow-origin']).toBe('http://localhost:3000');
    const preflight = await anonymous.send('OPTIONS', '/api/auth/login', undefined, {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
    });
    expect(preflight.headers['access-control-allow-origin']).not.toBe('https://evil.example');
  });
  it('forgets what expired, at the minute', async () => {
    const { id } = (await anonymous.call(api.card.category, { id: category })).body.content[0] ?? {
      id: 0,
    };
    await sql`update partner set valid_to = now() - interval '1 second' where id = ${id}`.execute(
      test.db,
    );
    await test.expire();
    expect((await anonymous.call(api.partner.get, { id })).status).toBe(404);
  });
});

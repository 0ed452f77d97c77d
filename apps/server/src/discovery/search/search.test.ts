import { api, type PartnerForm } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  buildArticle,
  buildBranchOffice,
  buildOffer,
  buildPartner,
  insertMedia,
  text,
} from '../../test/factories.ts';
import { pruneSearchLog } from './search-log.queries.ts';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const employee = await test.signedIn('employee');
const anonymous = test.createCaller();
const cafe = await livePartner({ name: 'Kavárna Bílá Vrána' });
const branch = (
  await admin.call(api.branchOfficeAdmin.create, {
    partnerId: cafe,
    body: buildBranchOffice({ name: 'Žižkov' }),
  })
).body.id;
await admin.call(api.branchOfficeAdmin.activate, {
  partnerId: cafe,
  id: branch,
  body: { active: true },
});
const offer = (
  await admin.call(api.offerAdmin.create, {
    body: buildOffer(cafe, {
      name: text('Snídaně pro dva', 'Raňajky pre dvoch', 'Breakfast for two'),
    }),
  })
).body.id;
await admin.call(api.offerAdmin.activate, { id: offer, body: { active: true } });

async function livePartner(fields: Partial<PartnerForm>): Promise<number> {
  const {
    body: { id },
  } = await admin.call(api.partnerAdmin.create, {
    body: buildPartner({ logo: await insertMedia(test.db), ...fields }),
  });
  await admin.call(api.partnerAdmin.activate, { id, body: { active: true } });
  await test.settled();
  return id;
}
type Caller = Pick<typeof anonymous, 'call'>;
const totals = async (keyword: string, caller: Caller = anonymous) =>
  Object.fromEntries(
    (await caller.call(api.search.find, { keyword })).body.groups
      .filter(({ total }) => total > 0)
      .map(({ type, total }) => [type, total]),
  );

describe('search', () => {
  it.each([
    ['kavarna bila vrana'],
    ['KAVÁRNA BÍLÁ'],
    ['vrana zizkov'],
    ['kavarnna vrana'],
    ['bila vran'],
  ])('finds a partner by "%s"', async (keyword) => {
    const { body } = await anonymous.call(api.search.find, { keyword });
    expect(body.groups.find(({ type }) => type === 'PARTNER')?.items.map(({ id }) => id)).toContain(
      cafe,
    );
  });

  it.each([
    ['snidane', 'cs'],
    ['ranajky pre', 'sk'],
    ['breakfast', 'en'],
  ])('finds an offer by its name in every language: "%s"', async (keyword) => {
    expect(await totals(keyword)).toMatchObject({ OFFER: 1 });
  });

  it('answers every kind in the fixed order with at most four of each, and a page of one kind when asked', async () => {
    for (let nth = 1; nth <= 6; nth += 1) await livePartner({ name: `Půjčovna kol ${nth}` });
    const { body } = await anonymous.call(api.search.find, { keyword: 'pujcovna' });
    expect(body.groups.map(({ type, total, items }) => [type, total, items.length])).toEqual([
      ['PARTNER', 6, 4],
      ['OFFER', 0, 0],
      ['CATEGORY', 0, 0],
      ['SUBCATEGORY', 0, 0],
      ['ARTICLE', 0, 0],
    ]);
    const page = await anonymous.call(api.search.find, {
      keyword: 'pujcovna',
      type: 'PARTNER',
      pageSize: 4,
      pageNumber: 1,
    });
    expect(page.body.groups.map(({ type, total, items }) => [type, total, items.length])).toEqual([
      ['PARTNER', 6, 2],
    ]);
  });

  it('finds categories, subcategories and articles too', async () => {
    const { id } = (
      await admin.call(api.magazineArticleAdmin.create, {
        body: buildArticle({ title: text('Jak na cestování vlakem') }),
      })
    ).body;
    expect(
      (await admin.call(api.magazineArticleAdmin.activate, { id, body: { active: true } })).status,
    ).toBe(200);
    await livePartner({
      name: 'Cestovní kancelář Kompas',
      mainCategoryId: 1,
      subcategoryIds: [101],
    });
    expect(await totals('cestov')).toMatchObject({ CATEGORY: 1, PARTNER: 1, ARTICLE: 1 });
  });

  it('tells how far the nearest place of a partner is, to anyone who says where they are', async () => {
    const distanceAt = async (position: { lat?: number; lng?: number }) => {
      const { body } = await anonymous.call(api.search.find, {
        keyword: 'bila vrana',
        ...position,
      });
      const [partner] = body.groups[0]?.items ?? [];
      return partner && 'distance' in partner ? partner.distance : undefined;
    };
    expect(await distanceAt({})).toMatchObject({ meters: null });
    expect(await distanceAt({ lat: 50, lng: 14 })).toMatchObject({
      mode: 'distance',
      meters: expect.any(Number),
    });
    expect(
      (await anonymous.send('GET', '/api/search?keyword=vrana&lat=NaN&lng=1')).statusCode,
    ).toBe(400);
  });

  it('shows a change of the administration as soon as it is rebuilt', async () => {
    const id = await livePartner({ name: 'Lyžařská škola Sněhulák' });
    expect(await totals('snehulak')).toEqual({ PARTNER: 1 });
    await admin.call(api.partnerAdmin.activate, { id, body: { active: false } });
    await test.settled();
    expect(await totals('snehulak')).toEqual({});
  });

  it('shows to each what they may see', async () => {
    await livePartner({ name: 'Tajná posilovna', visibility: { mode: 'ONLY', clientIds: [1] } });
    const other = await test.signedIn('other');
    expect(
      await Promise.all(
        [anonymous, other, employee, admin].map((caller) => totals('tajna posilovna', caller)),
      ),
    ).toEqual([{}, {}, { PARTNER: 1 }, { PARTNER: 1 }]);
    expect((await anonymous.call(api.search.suggestion, { keyword: 'tajna' })).body).toEqual([]);
  });

  it.each([['ka'], ['  ka ']])('refuses a keyword as short as "%s"', async (keyword) => {
    for (const route of [api.search.find, api.search.suggestion]) {
      const { status, body } = await anonymous.call(route, { keyword });
      expect([status, body.globalErrors]).toEqual([
        422,
        [{ messageKey: 'search.error.tooShort', params: { min: 3 } }],
      ]);
    }
  });

  it('refuses a keyword of more than 128 characters', async () => {
    expect((await anonymous.call(api.search.find, { keyword: 'a'.repeat(129) })).status).toBe(400);
  });

  it('survives what no keyword should hold', async () => {
    for (const keyword of [
      '%%%',
      "'; drop table partner; --",
      '<script>',
      '😀😀😀',
      'a'.repeat(128),
      '___',
      'ľščťžýáíé',
    ])
      expect((await anonymous.call(api.search.find, { keyword })).status).toBe(200);
  });

  it('is counted by day without telling who asked', async () => {
    await employee.call(api.search.find, { keyword: 'Nic Takového' });
    await employee.call(api.search.find, { keyword: 'nic takoveho' });
    const counted = async () =>
      (
        await sql`
          select keyword, searches, result_count
          from search_log
          where keyword like 'nic%'`.execute(test.db)
      ).rows;
    await expect.poll(counted).toEqual([{ keyword: 'nic takoveho', searches: 2, result_count: 0 }]);
    expect((await admin.call(api.dashboard.get, {})).body.missed).toContainEqual({
      keyword: 'nic takoveho',
      searches: 2,
    });
  });

  it('are counted so often for one caller, who gets every answer all the same', async () => {
    const machine = test.createCaller('192.0.2.50');
    for (let word = 0; word < 30; word += 1)
      expect((await machine.call(api.search.find, { keyword: `made up ${word}` })).status).toBe(
        200,
      );
    const counted = async () =>
      (
        await sql<{ total: number }>`
          select count(*)::int as total
          from search_log
          where keyword like 'made up%'`.execute(test.db)
      ).rows[0]?.total;
    await expect.poll(counted).toBe(20);
  });

  it('are kept only as many of a day as people ask, those asked most', async () => {
    await sql`delete from search_log`.execute(test.db);
    await sql`
      insert into search_log (keyword, searches, result_count)
      select 'word ' || n, n, 0 from generate_series(1, 9) n`.execute(test.db);
    await sql`
      insert into search_log (day, keyword, result_count)
      values (current_date - 91, 'long ago', 0), (current_date - 80, 'a while ago', 0)
    `.execute(test.db);
    await pruneSearchLog(test.db, 3);
    const { rows } = await sql<{ keyword: string }>`
      select keyword from search_log order by keyword`.execute(test.db);
    expect(rows.map(({ keyword }) => keyword)).toEqual([
      'a while ago',
      'word 7',
      'word 8',
      'word 9',
    ]);
  });
});

describe('suggestions', () => {
  it('name what fits in the language of the reader, where it is and which part was typed', async () => {
    const { body } = await anonymous.call(
      api.search.suggestion,
      { keyword: 'snid' },
      { 'accept-language': 'en' },
    );
    expect(body).toEqual([
      {
        type: 'OFFER',
        id: 1,
        route: `/partner/kavarna-bila-vrana-${cafe}/snidane-pro-dva-1`,
        label: 'Breakfast for two',
        detail: 'Kavárna Bílá Vrána',
        highlight: [],
      },
    ]);
    const inCzech = (await anonymous.call(api.search.suggestion, { keyword: 'snid' })).body;
    expect(inCzech[0]?.highlight).toEqual([[0, 4]]);
  });

  it('are at most eight, and no kind crowds out the others', async () => {
    for (let nth = 1; nth <= 9; nth += 1) await livePartner({ name: `Sportovní hala ${nth}` });
    const { body } = await anonymous.call(api.search.suggestion, { keyword: 'sport' });
    expect(body.length).toBe(8);
    expect(body.map(({ type }) => type)).toContain('CATEGORY');
  });
});

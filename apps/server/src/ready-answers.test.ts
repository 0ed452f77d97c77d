import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { api } from '@cafeteria/contract';
import { buildArticle } from './test/factories.ts';
import { growCatalogue, randomChange } from './test/random-change.ts';
import { seeded } from './platform/seeded.ts';
import { openTestApp } from './test/test-app.ts';

const test = await openTestApp();
await growCatalogue(test.db);
await test.follow();
const admin = await test.signedIn('admin');
const articles: number[] = [];
let addresses: readonly string[];
/** Anybody, and people of the two employers whose catalogues change. */
let cookies: readonly string[];
beforeAll(async () => {
  for (const first of [1, 7, 13, 19, 25, 31]) {
    const relatedPartnerIds = [0, 1, 2, 3, 4, 5].map((at) => first + at);
    const article = buildArticle({ relatedPartnerIds });
    const { id } = (await admin.call(api.magazineArticleAdmin.create, { body: article })).body;
    await admin.call(api.magazineArticleAdmin.activate, { id, body: { active: true } });
    articles.push(id);
  }
  const people = await Promise.all([test.signedIn('employee'), test.signedIn('other')]);
  cookies = ['', ...people.map((one) => `session=${one.cookies.get('session')}`)];
  const { partners, offers, offices, categories, subcategories } = test.catalogue.model;
  const idsOf = (records: { values: () => Iterable<{ id: number }> }, limit: number): number[] =>
    [...records.values()].slice(0, limit).map(({ id }) => id);
  addresses = [
    '/api/category',
    '/api/config',
    '/api/map/filters',
    '/api/magazine-article',
    '/api/home',
    ...articles.map((id) => `/api/magazine-article/${id}`),
    ...idsOf(categories, 11).flatMap((id) => [
      `/api/category/${id}`,
      `/api/tile/category/${id}?sort=NAME`,
      `/api/tile/category/${id}?lat=49.2&lng=16.6&pageSize=5`,
      `/api/tile/category/${id}?purchases=CZ_LEISURE,CZ_MEAL.2`,
    ]),
    ...idsOf(subcategories, 8).map((id) => `/api/tile/subcategory/${id}?sort=SCORING`),
    ...idsOf(partners, 12).flatMap((id) => [
      `/api/partner/${id}`,
      `/api/partner/${id}/branch-office`,
      `/api/partner/${id}/offer`,
    ]),
    ...idsOf(offers, 12).map((id) => `/api/offer/${id}`),
    ...idsOf(offices, 12).map((id) => `/api/map/branch-office/${id}`),
  ];
});

const answers = async (): Promise<Map<string, string>> => {
  const found = new Map<string, string>();
  for (const cookie of cookies)
    for (const url of addresses) {
      const headers = { 'accept-language': 'sk', cookie };
      const { body, statusCode } = await test.app.inject({ url, headers });
      // an error has an id of its own
      found.set(`${cookie} ${url}`, statusCode === 200 ? body : String(statusCode));
    }
  return found;
};

// each turn asks for some 350 answers, of three readers at every address
const turns = 40;
/** How often they are rebuilt as well: what one change wrongly left standing still stands three changes later. */
const turnsBetween = 4;
describe('a ready answer', { timeout: turns * 15_000 }, () => {
  it('says what an answer made from scratch would say, whatever changed', async () => {
    const random = seeded(20_261_123);
    const first = await answers();
    expect([...first.values()].filter((one) => one.startsWith('{')).length).toBeGreaterThan(150);
    for (const [url, one] of first)
      if (url.includes('magazine-article/')) expect(one).toContain('related');
    for (let turn = 1; turn <= turns; turn += 1) {
      await randomChange(test.db, random);
      await test.follow();
      const ready = await answers();
      if (turn % turnsBetween > 0) continue;
      test.ready.drop('everything');
      expect(Object.fromEntries(ready)).toEqual(Object.fromEntries(await answers()));
    }
  });

  it('about a partner in a category that is hidden goes when one of the others in it does', async () => {
    const person = cookies[1] ?? '';
    const similar = async (): Promise<string[]> => {
      const { body } = await test.app.inject({
        url: '/api/partner/1',
        headers: { cookie: person },
      });
      return JSON.parse(body).similar.map(({ id }: { id: number }) => id);
    };
    await sql`update partner set main_category_id = null`.execute(test.db);
    await sql`
      update partner set main_category_id = 6, active = true, deleted_at = null, valid_from = null,
        valid_to = null, visibility = '{"mode": "ALL", "clientIds": []}'
      where id in (1, 2)`.execute(test.db);
    await sql`
      insert into partner_subcategory
      select p.id, s.id, 9
      from partner p, (select min(id) as id from subcategory where category_id <> 6) s
      where p.id in (1, 2)
      on conflict do nothing`.execute(test.db);
    await sql`
      update client
      set catalogue = '{"mode": "ALL", "partnerIds": [], "hiddenCategoryIds": [6]}'`.execute(
      test.db,
    );
    await test.follow();
    for (let time = 0; time < 3; time += 1) expect(await similar()).toEqual([2]);
    await sql`update partner set active = false where id = 2`.execute(test.db);
    await test.follow();
    expect(await similar()).toEqual([]);
  });

  it('says that something is new for thirty days, and no longer', async () => {
    const isNew = async (): Promise<boolean[]> => {
      const { body } = await test.app.inject({ url: '/api/partner/5/offer' });
      return JSON.parse(body).map(({ badges }: { badges: { new: boolean } }) => badges.new);
    };
    await sql`update partner set active = true, valid_from = null, valid_to = null, deleted_at = null,
      visibility = '{"mode": "ALL", "clientIds": []}' where id = 5`.execute(test.db);
    await sql`
      update offer set active = true, valid_from = null, valid_to = null, deleted_at = null,
        visibility = '{"mode": "ALL", "clientIds": []}', partner_id = 5,
        date_created = now() - interval '30 days' + interval '1 second'
      where id = (select min(id) from offer)`.execute(test.db);
    await test.follow();
    for (let time = 0; time < 3; time += 1) expect(await isNew()).not.toContain(false);
    await expect
      .poll(async () => {
        await test.expire();
        return isNew();
      })
      .toContain(false);
  });

  it('stays when something else changes, and goes when what it holds does', async () => {
    const [partner, other] = [...test.catalogue.model.partners.values()];
    if (!partner || !other) throw new Error('no partners');
    const isReady = async (url: string): Promise<boolean> => {
      const { hits } = test.ready.shared;
      await test.app.inject({ url });
      return test.ready.shared.hits > hits;
    };
    const url = `/api/partner/${partner.id}/offer`;
    for (let time = 0; time < 3; time += 1) await isReady(url);
    expect(await isReady(url)).toBe(true);
    const rename = async ({ id }: { readonly id: number }): Promise<void> => {
      await test.db.updateTable('partner').set({ name: 'Jiný' }).where('id', '=', id).execute();
      await test.follow();
    };
    await rename(other);
    expect(await isReady(url)).toBe(true);
    await rename(partner);
    expect(await isReady(url)).toBe(false);
  });
});

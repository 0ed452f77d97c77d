import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom, growCatalogue, randomChange } from './test/random-change.ts';
import { buildTestApp, type TestApp } from './test/test-app.ts';

let test: TestApp;
let addresses: readonly string[];
beforeAll(async () => {
  test = await buildTestApp();
  await growCatalogue(test.db);
  await test.follow();
  const { partners, offers, offices, categories, subcategories } = test.catalogue.model;
  const idsOf = (records: { values: () => Iterable<{ id: number }> }, most: number): number[] =>
    [...records.values()].slice(0, most).map(({ id }) => id);
  addresses = [
    '/api/category',
    '/api/config',
    '/api/map/filters',
    '/api/magazine-article',
    '/api/home',
    ...idsOf(categories, 11).flatMap((id) => [
      `/api/category/${id}`,
      `/api/tile/category/${id}?sort=NAME`,
      `/api/tile/category/${id}?lat=49.2&lng=16.6&pageSize=5`,
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
afterAll(() => test.close());

const answers = async (): Promise<Map<string, string>> => {
  const found = new Map<string, string>();
  for (const url of addresses) {
    const { body, statusCode } = await test.app.inject({
      url,
      headers: { 'accept-language': 'sk' },
    });
    // an error has an id of its own
    found.set(url, statusCode === 200 ? body : String(statusCode));
  }
  return found;
};

describe('a ready answer', { timeout: 120_000 }, () => {
  it('says what an answer made anew would say, whatever changed', async () => {
    const random = createRandom(20_261_123);
    await answers();
    for (let turn = 0; turn < 120; turn += 1) {
      await randomChange(test.db, random);
      await test.follow();
      const ready = await answers();
      test.cache.drop('everything');
      expect(Object.fromEntries(ready)).toEqual(Object.fromEntries(await answers()));
    }
  });

  it('stays when something else changes, and goes when what it holds does', async () => {
    const [partner, other] = [...test.catalogue.model.partners.values()].filter(
      ({ mainCategoryId }) => mainCategoryId !== null,
    );
    if (!partner || !other) throw new Error('no partners');
    const isReady = async (url: string): Promise<boolean> => {
      const { hits } = test.cache;
      await test.app.inject({ url });
      return test.cache.hits > hits;
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

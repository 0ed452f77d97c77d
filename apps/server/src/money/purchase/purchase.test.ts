import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedUsers } from '../../test/factories.ts';
import { insertOffer, insertPartner } from '../../test/money.ts';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { findPurchase, type PurchasePlace } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
  await seedUsers(database.db);
});
afterAll(() => database.drop());

const idOf = async (code: string): Promise<number> =>
  (await sql<{ id: number }>`select id from category where code = ${code}`.execute(database.db))
    .rows[0]?.id ?? 0;
const subcategoriesOf = async (code: string): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      select id from subcategory where category_id = ${await idOf(code)} order by id`.execute(
      database.db,
    )
  ).rows.map(({ id }) => id);
const regimeOf = async (place: PurchasePlace, country: 'CZ' | 'SK' = 'CZ') =>
  (await findPurchase(database.db, place, country))?.regime;

describe('the regime of a purchase', () => {
  it("is the default of the partner's main category in the country", async () => {
    const partnerId = await insertPartner(database.db, { mainCategoryId: await idOf('SPORT') });
    expect(await regimeOf({ partnerId }, 'CZ')).toBe('CZ_LEISURE');
    expect(await regimeOf({ partnerId }, 'SK')).toBe('SK_NON_CASH');
  });

  it('of health is a benefit only from a healthcare provider, and a branch office may be one itself', async () => {
    const mainCategoryId = await idOf('HEALTH');
    const { db } = database;
    const shop = await insertPartner(db, { mainCategoryId });
    const clinic = await insertPartner(db, { mainCategoryId, healthcareProvider: true });
    const { rows } = await sql<{ id: number }>`
      insert into branch_office (
        partner_id, name, name_sort_cs, name_sort_sk, folded, address, healthcare_provider
      )
      values (${shop}, '', '', '', '', '{}', true)
      returning id`.execute(db);
    expect(await regimeOf({ partnerId: shop })).toBe('PRIVATE');
    expect(await regimeOf({ partnerId: clinic })).toBe('CZ_HEALTH');
    expect(await regimeOf({ partnerId: shop, branchOfficeId: rows[0]?.id ?? 0 })).toBe('CZ_HEALTH');
  });

  it('is what an offer is narrowed to, not what its partner mostly sells', async () => {
    const [subcategory = 0] = await subcategoriesOf('SPORT');
    const partnerId = await insertPartner(database.db);
    const offerId = await insertOffer(database.db, partnerId, { subcategoryIds: [subcategory] });
    expect(await regimeOf({ partnerId })).toBe('CZ_MEAL');
    expect(await regimeOf({ partnerId, offerId })).toBe('CZ_LEISURE');
  });

  it('is what its subcategories say, the category for those that say nothing', async () => {
    const { db } = database;
    const [first = 0, second = 0] = await subcategoriesOf('BEAUTY');
    const category = await idOf('BEAUTY');
    await sql`update subcategory set tax_regime = 'CZ_LEISURE' where id = ${first}`.execute(db);
    await sql`update subcategory set tax_regime = null where id = ${second}`.execute(db);
    const options = { mainCategoryId: category };
    const one = await insertPartner(db, { ...options, subcategoryIds: [first] });
    const both = await insertPartner(db, { ...options, subcategoryIds: [first, second] });
    expect(await regimeOf({ partnerId: one })).toBe('CZ_LEISURE');
    expect(await regimeOf({ partnerId: both })).toBe('PRIVATE');
    await sql`update category set tax_regime = 'CZ_LEISURE' where id = ${category}`.execute(db);
    expect(await regimeOf({ partnerId: both })).toBe('CZ_LEISURE');
  });

  it('is the stricter where subcategories disagree, until the offer decides', async () => {
    const { db } = database;
    // printed books and e-books
    const options = { mainCategoryId: await idOf('BOOKS'), subcategoryIds: [301, 303] };
    const partnerId = await insertPartner(db, options);
    const printed = await insertOffer(db, partnerId, { subcategoryIds: [301] });
    const audio = await insertOffer(db, partnerId, { subcategoryIds: [303] });
    expect(await regimeOf({ partnerId })).toBe('PRIVATE');
    expect(await regimeOf({ partnerId, offerId: printed })).toBe('CZ_LEISURE');
    expect(await regimeOf({ partnerId, offerId: audio })).toBe('PRIVATE');
  });

  it('is own money where there is no category at all', async () => {
    const partnerId = await insertPartner(database.db, { mainCategoryId: null });
    expect(await findPurchase(database.db, { partnerId }, 'CZ')).toMatchObject({
      regime: 'PRIVATE',
      categoryId: null,
      merchantName: 'Bistro',
    });
  });
});

describe('a purchase', () => {
  it('has the price of an offer that says one', async () => {
    const { db } = database;
    const partnerId = await insertPartner(db);
    const offerId = await insertOffer(db, partnerId, { price: 12_345 });
    const discount = await insertOffer(db, partnerId, { price: null });
    expect((await findPurchase(db, { partnerId, offerId }, 'CZ'))?.price).toEqual({
      amount: 12_345,
      currency: 'CZK',
    });
    expect((await findPurchase(db, { partnerId, offerId: discount }, 'CZ'))?.price).toBeNull();
  });

  it('does not exist at a partner that is switched off, or of an offer of somebody else', async () => {
    const { db } = database;
    const partnerId = await insertPartner(db);
    const other = await insertPartner(db);
    const offerId = await insertOffer(db, other);
    expect(await findPurchase(db, { partnerId, offerId }, 'CZ')).toBeUndefined();
    await sql`update partner set active = false where id = ${other}`.execute(db);
    expect(await findPurchase(db, { partnerId: other, offerId }, 'CZ')).toBeUndefined();
  });
});

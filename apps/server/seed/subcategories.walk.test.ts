import { grantedRegimesOf, mayPay, type Regime } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../src/test/test-database.ts';
import { seedReferenceData } from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await cloneDatabase();
});
afterAll(() => test.drop());

const regimes = async (ids: readonly number[]) =>
  (
    await sql<{ tax_regime: string | null }>`
      select tax_regime from subcategory where id = any(${ids}) order by id`.execute(test.db)
  ).rows.map(({ tax_regime }) => tax_regime);
const isOlder = async (): Promise<void> => {
  await sql`update subcategory set tax_regime = null, seeded_tax_regime = null`.execute(test.db);
};

describe('the law of subcategories', () => {
  it('each says what it is, and fares, e-books and coaching are no benefit in Czechia', async () => {
    const { rows } = await sql`select id from subcategory where tax_regime is null`.execute(
      test.db,
    );
    expect(rows).toEqual([]);
    expect(await regimes([101, 106, 301, 303, 504, 708])).toEqual([
      'CZ_LEISURE',
      'PRIVATE',
      'CZ_LEISURE',
      'PRIVATE',
      'PRIVATE',
      'CZ_HEALTH',
    ]);
  });

  it.each(['CZ', 'SK'] as const)('lets every regime of %s buy something', async (country) => {
    await isOlder();
    await seedReferenceData(test.db, country);
    const { rows } = await sql<{ bought: Regime }>`
      select distinct tax_regime as bought
      from subcategory
      where tax_regime is not null`.execute(test.db);
    const unused = grantedRegimesOf(country).filter(
      (money) => !rows.some(({ bought }) => mayPay(money, bought)),
    );
    expect(unused).toEqual([]);
  });

  it('is learnt by an older installation where nobody decided, and once only', async () => {
    await isOlder();
    await sql`update subcategory set tax_regime = 'CZ_LEISURE' where id = 303`.execute(test.db);
    await sql`
      update subcategory set name = name || '{"cs": "Jízdné"}' where id = 106`.execute(test.db);
    await sql`
      update category set tax_regime = 'CZ_LEISURE' where code = 'PERSONAL_DEVELOPMENT'`.execute(
      test.db,
    );
    await seedReferenceData(test.db, 'CZ');
    expect(await regimes([105, 106, 303, 504])).toEqual(['CZ_LEISURE', null, 'CZ_LEISURE', null]);
    await sql`update subcategory set tax_regime = null where id = 105`.execute(test.db);
    await seedReferenceData(test.db, 'CZ');
    expect(await regimes([105])).toEqual([null]);
  });

  it('that changes is learnt where the one before still stands, and nowhere else', async () => {
    await isOlder();
    await sql`update category set tax_regime = null`.execute(test.db);
    await seedReferenceData(test.db, 'CZ');
    // an older edition said PRIVATE of both, and somebody has decided of the second and of the third
    await sql`
      update subcategory set tax_regime = 'PRIVATE', seeded_tax_regime = 'PRIVATE'
      where id in (101, 105)`.execute(test.db);
    await sql`update subcategory set tax_regime = 'CZ_HEALTH' where id = 105`.execute(test.db);
    await sql`update subcategory set tax_regime = 'PRIVATE' where id = 301`.execute(test.db);
    await seedReferenceData(test.db, 'CZ');
    expect(await regimes([101, 105, 301])).toEqual(['CZ_LEISURE', 'CZ_HEALTH', 'PRIVATE']);
  });

  it('is of the installation’s own country', async () => {
    await isOlder();
    await seedReferenceData(test.db, 'SK');
    expect(await regimes([301, 303, 601, 901])).toEqual([
      'SK_NON_CASH',
      'SK_NON_CASH',
      'SK_NON_CASH',
      'PRIVATE',
    ]);
  });
});

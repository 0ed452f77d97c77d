import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillWallet, forgetMoney, giveCredits, insertPartner, pay } from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';

const userId = 2;
const test = await openTestApp();
const employee = await test.signedIn('employee');
const admin = await test.signedIn('admin');
const gym = await insertPartner(test.db, { name: 'Posilovna', mainCategoryId: 6 });
const bistro = await insertPartner(test.db, { name: 'Bistro', mainCategoryId: 2 });
const clinic = await insertPartner(test.db, {
  name: 'Poliklinika',
  mainCategoryId: 7,
  healthcareProvider: true,
});
const address = {
  street: 'Dlouhá',
  houseNumber: '727',
  streetNumber: '39',
  districtNumber: null,
  postalCode: '11000',
  city: 'Praha',
  village: null,
  country: 'CZ',
  lat: 50.09,
  lng: 14.42,
};
const insertPlace = async (partnerId: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into branch_office (partner_id, name, name_sort_cs, name_sort_sk, folded, address, active)
    values (${partnerId}, '', '', '', '', ${JSON.stringify(address)}, true)
    returning id`.execute(test.db);
  return rows[0]?.id ?? 0;
};
const history = async (query: object = {}) => (await employee.call(api.history.list, query)).body;
const titles = async (query: object) => (await history(query)).items.map(({ title }) => title);

beforeEach(async () => {
  await forgetMoney(test.db);
});

describe('a movement', () => {
  it('says where on the map it was, and leads there while the place is shown', async () => {
    await giveCredits(test.db, userId, { amount: 100_000 });
    const branchOfficeId = await insertPlace(gym);
    await pay(test.db, userId, { partnerId: gym, branchOfficeId, amount: 4_000 });
    const place = { address: 'Dlouhá 727/39, 110\u00A000 Praha', lat: 50.09, lng: 14.42 };
    expect((await history()).items[0]?.place).toEqual({ ...place, id: branchOfficeId });
    await sql`update branch_office set active = false where id = ${branchOfficeId}`.execute(
      test.db,
    );
    expect((await history()).items[0]?.place).toEqual({ ...place, id: null });
  });

  it('at an unknown branch office has no place', async () => {
    await giveCredits(test.db, userId, { amount: 100_000 });
    await pay(test.db, userId, { partnerId: gym, amount: 4_000 });
    expect((await history()).items[0]?.place).toBeNull();
  });

  it('of health tells administrators of no place', async () => {
    await giveCredits(test.db, userId, { amount: 100_000, regime: 'CZ_HEALTH' });
    const branchOfficeId = await insertPlace(clinic);
    await pay(test.db, userId, { partnerId: clinic, branchOfficeId, amount: 4_000 });
    const { items } = (await admin.call(api.userCredit.history, { id: userId })).body;
    expect(items.map(({ reason, place }) => [reason, place])).toEqual([
      ['PURCHASE', null],
      ['EMPLOYER_GRANT', null],
    ]);
  });
});

describe('a history is narrowed', () => {
  beforeEach(async () => {
    await giveCredits(test.db, userId, { amount: 3_000 });
    await fillWallet(test.db, userId, 50_000);
    await pay(test.db, userId, { partnerId: gym, amount: 4_000, usePrivate: true });
    await pay(test.db, userId, { partnerId: bistro, amount: 1_000, usePrivate: true });
    await pay(test.db, userId, { partnerId: gym, amount: 900_000 });
  });

  it('by a pot to what some of its money went into, came from, or was to pay', async () => {
    expect(await titles({ pot: 'BENEFIT' })).toEqual([
      'Posilovna',
      'Posilovna',
      'Kredity od zaměstnavatele',
    ]);
    expect(await titles({ pot: 'PRIVATE' })).toEqual(['Bistro', 'Posilovna', 'Dobití kartou']);
    expect(await titles({ pot: 'MEAL' })).toEqual([]);
  });

  it('by a category, or to what is of none, with the sums of its months', async () => {
    expect(await titles({ category: 'SPORT' })).toEqual(['Posilovna', 'Posilovna']);
    expect(await titles({ category: 'NONE' })).toEqual([
      'Dobití kartou',
      'Kredity od zaměstnavatele',
    ]);
    const { months } = await history({ category: 'SPORT' });
    expect(months).toMatchObject([{ received: 0, spent: 4_000 }]);
  });

  it('in the table people take away as on the page', async () => {
    const { body } = await employee.send('GET', `${api.history.export.path}?category=SPORT`);
    expect(body).toContain('Posilovna');
    expect(body).not.toContain('Bistro');
  });
});

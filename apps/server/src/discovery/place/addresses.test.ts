import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { MakeRenewed } from '../../kernel/changes/index.ts';
import { growCatalogue, type Random } from '../../test/random-change.ts';
import { seeded } from '../../platform/seeded.ts';
import { openTestApp } from '../../test/test-app.ts';
import { followAddresses } from './addresses.ts';

const test = await openTestApp();
await growCatalogue(test.db);
await test.follow();

/** Made whenever it is asked for, and never beside its readers. */
const atOnce: MakeRenewed = ({ renew }) => ({ read: renew, touch: () => {} });
const streets = ['Dlouhá', 'Krátká', 'Široká'];
/** A branch office moves to one of a few addresses, which others share, or comes, or goes. */
const change = async (random: Random): Promise<void> => {
  const office = sql`(
    select id from branch_office order by id
    offset floor(${random()}::float8 * (select count(*) from branch_office)) limit 1
  )`;
  const street = streets[Math.floor(random() * streets.length)];
  const number = Math.floor(random() * 4);
  await (
    random() < 0.6
      ? sql`
        update branch_office
        set address = address || jsonb_build_object('street', ${street}::text, 'houseNumber', ${number}::text)
        where id = ${office}`
      : sql`update branch_office set active = not active where id = ${office}`
  ).execute(test.db);
};

it('addresses follow the branch offices, and are what they would be if they were read again', async () => {
  const random = seeded(20_261_125);
  const following = followAddresses(atOnce, test.db, test.catalogue.model);
  await following();
  const isShown = (id: number): boolean => id % 2 === 0;
  for (let turn = 0; turn < 80; turn += 1) {
    for (let one = 0; one <= turn % 3; one += 1) await change(random);
    await test.follow();
    const { index } = await following();
    const rebuilt = await followAddresses(atOnce, test.db, undefined)();
    for (const isSeen of [() => true, isShown]) {
      expect(index.countByCity(isSeen)).toEqual(rebuilt.index.countByCity(isSeen));
      for (const keyword of ['dlouha', 'kratka 2', 'brno', '60200', 'pobocka'])
        expect(
          index
            .search(keyword, 500, isSeen)
            .map(({ address }) => address.id)
            .toSorted(),
        ).toEqual(
          rebuilt.index
            .search(keyword, 500, isSeen)
            .map(({ address }) => address.id)
            .toSorted(),
        );
    }
  }
});

it('older addresses come back when newer ones go', async () => {
  await sql`
    update branch_office
    set active = true, address = address || jsonb_build_object('street', 'Ulice ' || id)`.execute(
    test.db,
  );
  await test.follow();
  const following = followAddresses(atOnce, test.db, test.catalogue.model, 20);
  const idsFound = async (): Promise<number[]> =>
    (await following()).index
      .search('ulice', 500, () => true)
      .map(({ address }) => address.id)
      .toSorted((a, b) => b - a);
  const newest = async (): Promise<number[]> =>
    (
      await sql<{ id: number }>`
        select id from branch_office where active order by id desc limit 20`.execute(test.db)
    ).rows.map(({ id }) => id);
  expect(await idsFound()).toEqual(await newest());
  await sql`
    update branch_office set active = false
    where id in (select id from branch_office order by id desc limit 5)`.execute(test.db);
  await test.follow();
  expect(await idsFound()).toEqual(await newest());
});

it('a change that could not be read is read the next time', async () => {
  let isBroken = false;
  const db = test.db.withPlugin({
    transformQuery: ({ node }) => {
      if (isBroken) throw new Error('gone');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const following = followAddresses(atOnce, db, test.catalogue.model);
  await following();
  await sql`
    update branch_office set active = true, address = address || '{"street": "Nová"}'
    where id = (select min(id) from branch_office)`.execute(test.db);
  await test.follow();
  isBroken = true;
  await expect(following()).rejects.toThrow('gone');
  isBroken = false;
  const { index } = await following();
  expect(index.search('nova', 5, () => true)).toHaveLength(1);
});

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { isPartnerVisible } from '../../catalogue/visibility/index.ts';
import type { Audience } from '../../kernel/caller/index.ts';
import type { MakeRenewed } from '../../kernel/changes/index.ts';
import { isLive, isOn } from '../../kernel/reading.ts';
import { countWithin } from '../../platform/pin-index/index.ts';
import { growCatalogue, randomChange } from '../../test/random-change.ts';
import { seeded } from '../../platform/seeded.ts';
import { openTestApp } from '../../test/test-app.ts';
import { tileOf } from './map-tile.ts';
import { mapModel } from './map.model.ts';

const test = await openTestApp();
await growCatalogue(test.db);
await test.follow();

const audiences: readonly Audience[] = [
  { kind: 'public' },
  { kind: 'all' },
  { kind: 'client', clientId: 1 },
  { kind: 'client', clientId: 2 },
];
const idsBySql = async (audience: Audience): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      select b.id
      from branch_office b
      join partner p on p.id = b.partner_id
      where ${isOn('b')} and b.lat is not null
        and ${isLive('p')} and ${isPartnerVisible('p', audience)}
      order by 1`.execute(test.db)
  ).rows.map(({ id }) => id);
/** Made whenever it is asked for, and never beside its readers. */
const atOnce: MakeRenewed = ({ renew }) => ({ read: renew, touch: () => {} });
/** As the product does it. */
const whenTouched: MakeRenewed = ({ renew }) => {
  let made: ReturnType<typeof renew> | undefined;
  return { read: () => (made ??= renew()), touch: () => (made = undefined) };
};

/** All of both countries. */
const ofCountries = { z: 4, x: 8, y: 5 };
const turns = 150;
it(
  'the map follows what changes, and is what it would be if it were made from scratch',
  { timeout: turns * 1_000 },
  async () => {
    const random = seeded(20_261_124);
    const following = mapModel(atOnce, test.catalogue);
    await following();
    const everywhere = { left: 0, top: 0, right: 2 ** 26, bottom: 2 ** 26 };
    let shared = 0;
    const tiles = new Set<string>();
    for (let turn = 0; turn < turns; turn += 1) {
      // so that some find one change and some many
      for (let change = 0; change <= turn % 4; change += 1) await randomChange(test.db, random);
      await test.follow();
      const map = await following();
      const rebuilt = await mapModel(atOnce, test.catalogue)();
      const filters = new Map<string, unknown>();
      for (const audience of audiences) {
        const ids = await idsBySql(audience);
        const filter = map.filterFor({}, audience);
        const same = filters.get(ids.join());
        if (same) {
          expect(filter).toBe(same);
          shared += 1;
        }
        filters.set(ids.join(), filter);
        const shown = [...map.index.ids.keys()].filter((pin) => filter.has(pin));
        expect(shown.map((pin) => map.index.ids[pin] ?? 0).sort((a, b) => a - b)).toEqual(ids);
        expect(countWithin(map.index, filter, everywhere)).toBe(ids.length);
        expect(map.versionFor(audience)).toBe(rebuilt.versionFor(audience));
        for (const pin of shown) expect(map.ownerOf(pin)).toEqual(rebuilt.ownerOf(pin));
        const tile = tileOf(map, filter, ofCountries);
        expect(tile.equals(tileOf(rebuilt, rebuilt.filterFor({}, audience), ofCountries))).toBe(
          true,
        );
        tiles.add(tile.toString('latin1'));
      }
    }
    // who sees the same shares a filter, and there was something in the tiles that changed
    expect(shared).toBeGreaterThan(0);
    expect(tiles.size).toBeGreaterThan(turns / 5);
  },
);

it('tells another version when a category finds other pins', async () => {
  const random = seeded(20_261_126);
  const map = mapModel(atOnce, test.catalogue);
  const idsIn = async (category: number): Promise<string> => {
    const { index, filterFor } = await map();
    const filter = filterFor({ categories: [category] }, { kind: 'all' });
    return [...index.ids.keys()].filter((pin) => filter.has(pin)).join();
  };
  const look = async () => ({
    version: (await map()).versionFor({ kind: 'all' }),
    pins: await Promise.all(
      [...test.catalogue.model.categories.values()].map(({ id }) => idsIn(id)),
    ),
  });
  const ids = [...test.catalogue.model.subcategories.values()].map(({ id }) => id);
  let different = 0;
  let before = await look();
  for (let turn = 0; turn < 60; turn += 1) {
    const change = random() < 0.5 ? 'active = not active' : 'category_id = 1 + (category_id % 11)';
    await sql
      .raw(
        `update subcategory set ${change} where id = ${ids[Math.floor(random() * ids.length)] ?? 0}`,
      )
      .execute(test.db);
    await test.follow();
    const after = await look();
    if (after.pins.join(';') !== before.pins.join(';')) {
      different += 1;
      expect(after.version).not.toBe(before.version);
    }
    before = after;
  }
  expect(different).toBeGreaterThan(5);
});

it('tells another version to whom a pin came or went, and the same to the others', async () => {
  const map = async () => (await mapModel(atOnce, test.catalogue)()).versionFor;
  const versions = async () => audiences.map(await map());
  await sql`update partner set visibility = '{"mode": "ALL", "clientIds": []}', active = true,
    valid_from = null, valid_to = null, deleted_at = null`.execute(test.db);
  await sql`update client set catalogue = '{"mode": "ALL", "partnerIds": [], "hiddenCategoryIds": []}'`.execute(
    test.db,
  );
  await test.follow();
  const before = await versions();
  const [partner] = [...test.catalogue.model.partners.values()];
  await sql`
    update partner set visibility = '{"mode": "EXCEPT", "clientIds": [2]}'
    where id = ${partner?.id ?? 0}`.execute(test.db);
  await test.follow();
  const after = await versions();
  expect(after.map((version, at) => version === before[at])).toEqual([true, true, true, false]);
});

it('gives a pin the category its partner has now, though nobody sees other pins', async () => {
  const map = mapModel(whenTouched, test.catalogue);
  const look = async () => {
    const seen = await map();
    const filter = seen.filterFor({}, { kind: 'all' });
    return { filter, tile: tileOf(seen, filter, ofCountries).toString('latin1') };
  };
  await sql`update partner set main_category_id = 3`.execute(test.db);
  await test.follow();
  const before = await look();
  await sql`update partner set main_category_id = 4`.execute(test.db);
  await test.follow();
  const after = await look();
  expect(after.filter).toBe(before.filter);
  expect(after.tile).not.toBe(before.tile);
});

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { isLive, isOn } from '../../kernel/reading.ts';
import type { Audience } from '../../kernel/caller/index.ts';
import { seeded } from '../../platform/seeded.ts';
import { openTestApp } from '../../test/test-app.ts';
import { isCategoryShown, isOfferVisible, isPartnerVisible } from '../visibility/index.ts';
import { growCatalogue, randomChange } from '../../test/random-change.ts';
import { shownTo } from './index.ts';

const test = await openTestApp();
await growCatalogue(test.db);

const audiences: readonly Audience[] = [
  { kind: 'public' },
  { kind: 'all' },
  ...[1, 2, 999].map((clientId) => ({ kind: 'client', clientId }) as const),
];
/** What the SQL of the administration and of money says an audience sees. */
const shownBySql = async (audience: Audience) => {
  const { rows } = await sql<{ type: string; ids: number[] }>`
    select 'partner' as type, array(
      select p.id from partner p where ${isLive('p')} and ${isPartnerVisible('p', audience)}
      order by 1
    ) as ids
    union all select 'offer', array(
      select o.id from offer o join partner p on p.id = o.partner_id
      where ${isLive('o')} and ${isLive('p')}
        and ${isPartnerVisible('p', audience)} and ${isOfferVisible('o', audience)}
      order by 1
    )
    union all select 'category', array(
      select c.id from category c
      where c.active and ${isCategoryShown(sql.ref('c.id'), audience)} order by 1
    )
    union all select 'subcategory', array(
      select s.id from subcategory s join category c on c.id = s.category_id
      where ${isOn('s')} and c.active and ${isCategoryShown(sql.ref('c.id'), audience)} order by 1
    )`.execute(test.db);
  return Object.fromEntries(rows.map(({ type, ids }) => [type, ids]));
};
const shownByModel = (audience: Audience) => {
  const { model } = test.catalogue;
  const shown = shownTo(model, audience);
  const idsOf = (
    records: { values: () => Iterable<{ id: number }> },
    has: (id: number) => unknown,
  ) =>
    [...records.values()]
      .map(({ id }) => id)
      .filter((id) => has(id) !== undefined)
      .toSorted((a, b) => a - b);
  return {
    partner: idsOf(model.partners, shown.partner),
    offer: idsOf(model.offers, shown.offer),
    category: idsOf(model.categories, shown.category),
    subcategory: idsOf(model.subcategories, shown.subcategory),
  };
};

/** Changes of one transaction. */
const together = 5;

/** Of changes; one takes a millisecond or two. */
const total = 10_000;
describe('the catalogue in memory', { timeout: total * 60 }, () => {
  it('says what the database says after every change, though the same people have just asked', async () => {
    const random = seeded(20_261_125);
    const ofClients = audiences.filter(({ kind }) => kind === 'client');
    for (let change = 0; change < 400; change += 1) {
      await test.db.transaction().execute((tx) => randomChange(tx, random));
      await test.follow();
      for (const audience of ofClients)
        expect([change, shownByModel(audience)]).toEqual([change, await shownBySql(audience)]);
    }
  });

  it('is what the database says after ten thousand random changes by two writers at once', async () => {
    const random = seeded(20_261_122);
    let committed = 0;
    const write = async (changes: number): Promise<void> => {
      for (let done = 0; done < changes; done += together)
        await test.db
          .transaction()
          .execute(async (tx) => {
            await sql`set local deadlock_timeout = '5ms'`.execute(tx);
            for (let at = 0; at < together; at += 1) await randomChange(tx, random);
            if (random() < 0.1) throw new Error('rolled back');
          })
          // given up, or in each other's way: nothing of it may be seen
          .then(
            () => (committed += together),
            () => {},
          );
    };
    await Promise.all([write(total / 2), write(total / 2)]);
    expect(committed).toBeGreaterThan(total / 2);
    await test.follow();
    expect(await test.replica.verify(async () => {})).toEqual([]);
    for (const audience of audiences)
      expect([audience, shownByModel(audience)]).toEqual([audience, await shownBySql(audience)]);
    // it files what changed when somebody searches
    await test.search.find({ keyword: 'a', types: [], offset: 0, limit: 1 }, { kind: 'all' });
    expect(test.search.size().documents).toBe(searchable());
  });

  it('finds the nearest partners, wherever somebody stands', () => {
    const { model, partners } = test.catalogue;
    const random = seeded(7);
    const reader = { language: 'cs', primary: 'cs', audience: { kind: 'all' } } as const;
    for (let stand = 0; stand < 200; stand += 1) {
      const position = { lat: 48.5 + random() * 2.5, lng: 14 + random() * 4 };
      const distanceOf = (id: number): number =>
        Math.min(
          ...model.officesOf(id).flatMap(({ lat, lng }) => {
            if (lat === null || lng === null) return [];
            const [north, east] = [lat - position.lat, lng - position.lng];
            if (Math.abs(north) > 0.7 || Math.abs(east) > 0.7 * 1.6) return [];
            return north ** 2 + (east * Math.cos((position.lat * Math.PI) / 180)) ** 2;
          }),
        );
      const shown = shownTo(model, reader.audience);
      const expected = [...model.partners.values()]
        .filter(({ id }) => shown.partner(id) && distanceOf(id) < Infinity)
        .toSorted((a, b) => distanceOf(a.id) - distanceOf(b.id) || a.id - b.id)
        .map(({ id }) => id);
      expect(partners.nearby(reader, position, 6)).toEqual(expected.slice(0, 6));
    }
  });

  it('catches up with a hundred thousand changes it slept through', async () => {
    const [partner] = [...test.catalogue.model.partners.values()];
    await sql`
      insert into branch_office (partner_id, name, name_sort_cs, name_sort_sk, folded, address, active)
      select ${partner?.id ?? 0}, 'Místo ' || n, n::text, n::text, n::text,
        '{"city": "Brno", "postalCode": "60200", "lat": 49.2, "lng": 16.6}', true
      from generate_series(1, 25000) n`.execute(test.db);
    for (let round = 0; round < 3; round += 1)
      await sql`update branch_office set name = name || ${round}`.execute(test.db);
    await test.follow();
    expect(await test.replica.verify(async () => {})).toEqual([]);
    expect(test.catalogue.model.officesOf(partner?.id ?? 0).length).toBeGreaterThanOrEqual(25_000);
  });

  it('finds by itself what is wrong with it, and mends it', async () => {
    await sql`alter table partner disable trigger note_update`.execute(test.db);
    await sql`update partner set name = name || ' potají'`.execute(test.db);
    await sql`alter table partner enable trigger note_update`.execute(test.db);
    const [wrong] = await test.replica.verify(test.follow);
    expect(wrong?.table).toBe('partner');
    expect(wrong?.ids).toHaveLength(test.catalogue.model.partners.size());
    expect(await test.replica.verify(test.follow)).toEqual([]);
  });

  it('shows an employer nobody knows nothing, and five thousand of them cost no memory of their own', () => {
    const scope = { categoryId: 6 };
    const query = { sort: 'NAME', pageNumber: 0, pageSize: 20, onlineHidden: false } as const;
    for (let clientId = 10_000; clientId < 15_000; clientId += 1)
      expect(
        test.catalogue.partners.page(
          { language: 'cs', primary: 'cs', audience: { kind: 'client', clientId } },
          scope,
          query,
        ).total,
      ).toBe(0);
  });
});

const searchable = (): number => {
  const { model } = test.catalogue;
  const offers = [...model.offers.values()].filter(({ partnerId }) =>
    model.partners.get(partnerId),
  );
  return (
    model.partners.size() +
    offers.length +
    model.categories.size() +
    model.subcategories.size() +
    (test.replica.sizes().article ?? 0)
  );
};

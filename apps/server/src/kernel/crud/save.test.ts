import { api, type Page } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildOffer, buildPartner, insertMedia } from '../../test/factories.ts';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const partner = buildPartner({ logo: await insertMedia(test.db) });
const partnerId = (await admin.call(api.partnerAdmin.create, { body: partner })).body.id;

describe('a save', () => {
  /** The transactions that wrote what stands in a list of the partner. */
  const writers = async (): Promise<unknown[]> =>
    (
      await sql`
        select xmin::text, subcategory_id from partner_subcategory
        where partner_id = ${partnerId} order by position`.execute(test.db)
    ).rows;
  const save = async (change: object) => {
    const { body } = await admin.call(api.partnerAdmin.get, { id: partnerId });
    const fields = Object.keys(api.partnerAdmin.update.body.shape);
    const form = Object.fromEntries(Object.entries(body).filter(([key]) => fields.includes(key)));
    return admin.call(api.partnerAdmin.update, {
      id: partnerId,
      body: { ...(form as typeof body), ...change },
    });
  };

  it('leaves lists alone that are as they were', async () => {
    const before = await writers();
    expect(before.length).toBeGreaterThan(0);
    expect((await save({ name: 'Jiné jméno' })).status).toBe(200);
    expect(await writers()).toEqual(before);
  });

  it('writes a list whose order has changed', async () => {
    const { subcategoryIds } = (await admin.call(api.partnerAdmin.get, { id: partnerId })).body;
    const { rows } = await sql<{ id: number }>`
      select s.id
      from subcategory s
      where s.category_id = (select category_id from subcategory where id = ${subcategoryIds[0]})
        and s.id <> all(${subcategoryIds}::int[])
      order by s.id limit 1`.execute(test.db);
    const longer = [...rows.map(({ id }) => id), ...subcategoryIds];
    expect((await save({ subcategoryIds: longer })).body).toMatchObject({ subcategoryIds: longer });
    const turned = longer.toReversed();
    expect((await save({ subcategoryIds: turned })).body).toMatchObject({ subcategoryIds: turned });
  });
});

describe('a list', () => {
  const idsOf = ({ content }: Page<{ id: number }>): number[] => content.map(({ id }) => id);
  const walk = async (sortDirection: 'ASC' | 'DESC'): Promise<number[]> => {
    const ids: number[] = [];
    for (let pageNumber = 0; pageNumber < 3; pageNumber += 1)
      ids.push(
        ...idsOf(
          (
            await admin.call(api.offerAdmin.list, {
              partnerId,
              sortBy: 'POSITION',
              sortDirection,
              pageNumber,
              pageSize: 10,
            })
          ).body,
        ),
      );
    return ids;
  };

  it('shows the newer of one place first, every one once, and the other way round turned', async () => {
    const made: number[] = [];
    for (let nth = 0; nth < 23; nth += 1)
      made.push((await admin.call(api.offerAdmin.create, { body: buildOffer(partnerId) })).body.id);
    await sql`update offer set position = 0 where partner_id = ${partnerId}`.execute(test.db);
    const up = await walk('ASC');
    expect(up).toEqual(made.toReversed());
    expect(await walk('DESC')).toEqual(up.toReversed());
  });

  it('under a deleted record is not there, with rows or without', async () => {
    const body = buildPartner({ logo: await insertMedia(test.db) });
    const { id } = (await admin.call(api.partnerAdmin.create, { body })).body;
    const list = () => admin.call(api.branchOfficeAdmin.list, { partnerId: id });
    expect((await list()).status).toBe(200);
    await admin.call(api.partnerAdmin.remove, { id });
    expect((await list()).status).toBe(404);
  });
});

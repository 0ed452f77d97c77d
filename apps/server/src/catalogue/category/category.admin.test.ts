import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildOffer, buildPartner, insertMedia, text } from '../../test/factories.ts';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const anonymous = test.createCaller();

const sport = 6;
const readCategory = async (id: number) => (await admin.call(api.categoryAdmin.get, { id })).body;
const createSubcategory = async (name: string, categoryId = sport) =>
  (
    await admin.call(api.subcategoryAdmin.create, {
      categoryId,
      body: { name: text(name), image: null, taxRegime: null },
    })
  ).body;
const createLivePartner = async (fields: Parameters<typeof buildPartner>[0]) => {
  const { id } = (
    await admin.call(api.partnerAdmin.create, {
      body: buildPartner({ logo: await insertMedia(test.db), ...fields }),
    })
  ).body;
  expect((await admin.call(api.partnerAdmin.activate, { id, body: { active: true } })).status).toBe(
    200,
  );
  return id;
};

describe('a category', () => {
  it('is one of eleven, in a tree with its subcategories', async () => {
    const { body } = await admin.call(api.categoryAdmin.tree, {});
    expect(body).toHaveLength(11);
    expect(body.find(({ id }) => id === sport)).toMatchObject({ code: 'SPORT', active: true });
    expect(body.find(({ id }) => id === sport)?.subcategories.length).toBeGreaterThan(2);
  });
  it('is renamed and recoloured for readers at once; its code stays', async () => {
    const { version, colour } = await readCategory(3);
    const body = {
      version,
      name: text('Knížky'),
      description: text('Ke čtení'),
      colour: 'PURPLE' as const,
      image: null,
      taxRegime: null,
    };
    expect((await admin.call(api.categoryAdmin.update, { id: 3, body })).body).toMatchObject({
      code: 'BOOKS',
      version: version + 1,
      route: 'knizky-3',
    });
    expect((await anonymous.call(api.category.get, { id: 3 })).body).toMatchObject({
      name: 'Knížky',
      colour: 'PURPLE',
      route: 'knizky-3',
    });
    expect(colour).toBeDefined();
  });
  it('is told apart from an older version, and needs a name in the primary language', async () => {
    const { version } = await readCategory(5);
    const body = {
      version,
      name: { cs: null, sk: 'Len slovensky', en: null },
      description: text(''),
      colour: 'RED' as const,
      image: null,
      taxRegime: null,
    };
    expect(
      (await admin.call(api.categoryAdmin.update, { id: 5, body })).body.fieldErrors,
    ).toMatchObject([{ field: 'name.cs', messageKey: 'validation.required' }]);
    expect(
      (
        await admin.call(api.categoryAdmin.update, {
          id: 5,
          body: { ...body, name: text('Růst'), version: version + 5 },
        })
      ).body.globalErrors?.[0]?.messageKey,
    ).toBe('common.error.concurrentModification');
  });
  it('cannot be switched off while it is the main one of live partners', async () => {
    const id = await createLivePartner({ mainCategoryId: 10, subcategoryIds: [1001] });
    const off = () => admin.call(api.categoryAdmin.activate, { id: 10, body: { active: false } });
    expect((await off()).body.globalErrors).toEqual([
      { messageKey: 'category.error.inUse', params: { partners: 1 } },
    ]);
    expect((await readCategory(10)).active).toBe(true);
    await admin.call(api.partnerAdmin.activate, { id, body: { active: false } });
    expect((await off()).status).toBe(200);
    expect(
      (await anonymous.call(api.category.tree, {})).body.some((category) => category.id === 10),
    ).toBe(false);
  });
  it('is put in order for everybody, as a whole list only', async () => {
    const ids = (await admin.call(api.categoryAdmin.tree, {})).body
      .map(({ id }) => id)
      .toReversed();
    expect((await admin.call(api.categoryAdmin.order, { body: { ids } })).status).toBe(200);
    expect((await anonymous.call(api.category.tree, {})).body.map(({ id }) => id)).toEqual(
      ids.filter((id) => id !== 10),
    );
    expect(
      (await admin.call(api.categoryAdmin.order, { body: { ids: ids.slice(1) } })).status,
    ).toBe(422);
  });
});

describe('a subcategory', () => {
  it('begins last and switched off, with a name of its own in its category', async () => {
    const made = await createSubcategory('Lezení');
    expect(made).toMatchObject({ active: false, partnerCount: 0, categoryId: sport });
    const { body } = await admin.call(api.subcategoryAdmin.list, {
      categoryId: sport,
      sortBy: 'POSITION',
      sortDirection: 'ASC',
      pageSize: 100,
    });
    expect(body.content.at(-1)?.id).toBe(made.id);
    const again = await admin.call(api.subcategoryAdmin.create, {
      categoryId: sport,
      body: { name: text('LEZENÍ', 'Iné', 'Other'), image: null, taxRegime: null },
    });
    expect(again.body.fieldErrors).toMatchObject([
      { field: 'name.cs', messageKey: 'validation.taken' },
    ]);
    expect(
      (
        await admin.call(api.subcategoryAdmin.create, {
          categoryId: 7,
          body: { name: text('Lezení'), image: null, taxRegime: null },
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await admin.call(api.subcategoryAdmin.create, {
          categoryId: 999,
          body: { name: text('Nic'), image: null, taxRegime: null },
        })
      ).status,
    ).toBe(404);
  });
  it('is copied under another name', async () => {
    const { id, name } = await createSubcategory('Kuželky');
    expect(
      (
        await admin.call(api.subcategoryAdmin.copy, {
          categoryId: sport,
          id,
          body: { name, image: null, taxRegime: null },
        })
      ).body.name.cs,
    ).toBe('Kuželky (kopie)');
  });
  it('does not go while a partner has no other one, and says which', async () => {
    const { id } = await createSubcategory('Kolo');
    const partnerId = await createLivePartner({
      name: 'Kola Novák',
      mainCategoryId: sport,
      subcategoryIds: [id],
    });
    const refused = await admin.call(api.subcategoryAdmin.remove, { categoryId: sport, id });
    expect(refused.body.globalErrors).toEqual([
      { messageKey: 'subcategory.error.onlyOne', params: { count: 1, partners: 'Kola Novák' } },
    ]);

    const { id: successor } = await createSubcategory('Na kole');
    const offer = (
      await admin.call(api.offerAdmin.create, {
        body: buildOffer(partnerId, { subcategoryIds: [id] }),
      })
    ).body;
    expect(
      (await admin.call(api.subcategoryAdmin.remove, { categoryId: sport, id, moveTo: 101 }))
        .status,
    ).toBe(422);
    expect(
      (await admin.call(api.subcategoryAdmin.remove, { categoryId: sport, id, moveTo: successor }))
        .body,
    ).toEqual({});
    expect((await admin.call(api.partnerAdmin.get, { id: partnerId })).body.subcategoryIds).toEqual(
      [successor],
    );
    expect((await admin.call(api.offerAdmin.get, { id: offer.id })).body.subcategoryIds).toEqual([
      successor,
    ]);
    expect((await admin.call(api.subcategoryAdmin.get, { categoryId: sport, id })).status).toBe(
      404,
    );
  });
  it('goes when every partner has another one', async () => {
    const { id } = await createSubcategory('Šipky');
    const partnerId = await createLivePartner({ mainCategoryId: sport, subcategoryIds: [id, 601] });
    expect((await admin.call(api.subcategoryAdmin.remove, { categoryId: sport, id })).status).toBe(
      200,
    );
    expect((await admin.call(api.partnerAdmin.get, { id: partnerId })).body.subcategoryIds).toEqual(
      [601],
    );
    const { rows } =
      await sql`select 1 from partner_subcategory where subcategory_id = ${id}`.execute(test.db);
    expect(rows).toEqual([]);
  });
});

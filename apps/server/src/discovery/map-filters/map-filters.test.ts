import { api } from '@cafeteria/contract';
import { expect, it } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const anonymous = test.createCaller();

const read = async () => (await admin.call(api.mapFiltersAdmin.get, {})).body;
const shown = async () => (await anonymous.call(api.mapFilters.get, {})).body;
const save = async (change: (now: Awaited<ReturnType<typeof read>>) => object) => {
  const { lastModified: _at, lastModifiedBy: _by, ...now } = await read();
  return admin.call(api.mapFiltersAdmin.update, {
    body: { ...now, ...change({ ...now, lastModified: _at, lastModifiedBy: _by }) },
  });
};

it('offer everything until somebody chooses', async () => {
  const { items, payment, version } = await read();
  expect([items.length, payment.length, version]).toEqual([11, 5, 1]);
  const { categories, sustainability } = await shown();
  expect(categories[0]).toMatchObject({ id: 1, code: 'TRAVELING' });
  expect([categories.length, sustainability]).toEqual([11, true]);
});
it('offer what is visible, in the chosen order', async () => {
  await save(({ items, payment }) => ({
    items: items.toReversed().map((item) =>
      item.categoryId === 6
        ? {
            ...item,
            subcategories: item.subcategories
              .toReversed()
              .map((one, index) => ({ ...one, visible: index > 0 })),
          }
        : { ...item, visible: item.categoryId !== 11 },
    ),
    payment: payment.map((way) => ({ ...way, visible: way.benefitType !== 'voucher' })),
    sustainabilityVisible: false,
    quickCategories: [6, 11],
    defaults: { categories: [11, 7], payment: ['voucher', 'card'] },
  }));
  const { categories, payment, sustainability, quickCategories, defaults } = await shown();
  expect(categories.map(({ id }) => id)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  const sport =
    (await read()).items.find(({ categoryId }) => categoryId === 6)?.subcategories ?? [];
  expect(categories.find(({ id }) => id === 6)?.subcategories.map(({ id }) => id)).toEqual(
    sport.slice(1).map(({ subcategoryId }) => subcategoryId),
  );
  expect([payment.includes('voucher'), sustainability, quickCategories]).toEqual([
    false,
    false,
    [6],
  ]);
  expect(defaults).toEqual({ categories: [7], payment: ['card'] });
});
it('take in what has come since at the end, and leave out what is switched off', async () => {
  const made = (
    await admin.call(api.subcategoryAdmin.create, {
      categoryId: 6,
      body: { name: { cs: 'Curling', sk: 'Curling', en: 'Curling' }, image: null, taxRegime: null },
    })
  ).body;
  expect(
    (await read()).items.find(({ categoryId }) => categoryId === 6)?.subcategories.at(-1),
  ).toEqual({ subcategoryId: made.id, visible: true });
  expect(
    (await shown()).categories
      .find(({ id }) => id === 6)
      ?.subcategories.some(({ id }) => id === made.id),
  ).toBe(false);
  await admin.call(api.subcategoryAdmin.activate, {
    categoryId: 6,
    id: made.id,
    body: { active: true },
  });
  expect((await shown()).categories.find(({ id }) => id === 6)?.subcategories.at(-1)).toEqual({
    id: made.id,
    name: 'Curling',
  });
});
it.each([
  ['nine shortcuts', { quickCategories: [1, 2, 3, 4, 5, 6, 7, 8, 9] }],
  ['one shortcut twice', { quickCategories: [1, 1] }],
])('are not saved with %s', async (_, change) =>
  expect((await save(() => change)).status).toBe(422),
);
it('do not let one administrator overwrite another unseen', async () =>
  expect((await save(() => ({ version: 1 }))).body.globalErrors?.[0]?.messageKey).toBe(
    'common.error.concurrentModification',
  ));

it("saved at the highest version there can be are somebody else's, and no error of ours", async () => {
  const saved = await save(() => ({ version: 2_147_483_647 }));
  expect([saved.status, saved.body.globalErrors]).toEqual([
    422,
    [{ messageKey: 'common.error.concurrentModification' }],
  ]);
});

import * as z from 'zod/mini';
import { Managed } from '../http/crud.ts';
import { BenefitType, CategoryCode, Colour } from '../vocabulary/enums.ts';
import { route } from '../http/route.ts';
import { quickCategoryLimit } from '../vocabulary/limits.ts';
import { singletonRoutes } from '../http/singleton.ts';
import { id, ids, uniqueItems, shownText } from '../values/text.ts';

const each = <T, K>(key: (item: T) => K) =>
  z.refine<readonly T[]>(
    (list) => new Set(list.map(key)).size === list.length,
    'validation.unique',
  );
const SubcategoryChoice = z.strictObject({ subcategoryId: id(), visible: z.boolean() });
const CategoryChoice = z.strictObject({
  categoryId: id(),
  visible: z.boolean(),
  subcategories: z.array(SubcategoryChoice).check(
    z.maxLength(200, 'validation.maxItems'),
    each(({ subcategoryId }) => subcategoryId),
  ),
});
const PaymentChoice = z.strictObject({ benefitType: BenefitType, visible: z.boolean() });

/** What the map offers to filter by, in this order. */
export const MapFiltersForm = z
  .strictObject({
    items: z.array(CategoryChoice).check(
      z.maxLength(50, 'validation.maxItems'),
      each(({ categoryId }) => categoryId),
    ),
    payment: z.array(PaymentChoice).check(
      z.maxLength(BenefitType.options.length, 'validation.maxItems'),
      each(({ benefitType }) => benefitType),
    ),
    sustainabilityVisible: z.boolean(),
    defaults: z.strictObject({
      categories: ids(50),
      payment: z.array(BenefitType).check(uniqueItems()),
    }),
    quickCategories: ids(quickCategoryLimit),
  })
  .register(z.globalRegistry, { id: 'MapFiltersForm' });
export type MapFiltersForm = z.output<typeof MapFiltersForm>;
export const MapFiltersRecord = z
  .extend(
    z.pick(Managed, { version: true, lastModified: true, lastModifiedBy: true }),
    MapFiltersForm.shape,
  )
  .register(z.globalRegistry, { id: 'MapFiltersRecord' });
export type MapFiltersRecord = z.output<typeof MapFiltersRecord>;
export const mapFiltersAdminRoutes = singletonRoutes('/api/admin/map/filters', {
  record: MapFiltersRecord,
  form: MapFiltersForm,
  tags: ['category', 'subcategory'],
  invalidates: ['category'],
});

/** The filters readers are offered: only what is visible and active. */
export const MapFiltersView = z
  .object({
    categories: z.array(
      z.object({
        id: id(),
        code: CategoryCode,
        name: shownText(),
        colour: Colour,
        subcategories: z.array(z.object({ id: id(), name: shownText() })),
      }),
    ),
    payment: z.array(BenefitType),
    sustainability: z.boolean(),
    defaults: z.object({ categories: z.array(id()), payment: z.array(BenefitType) }),
    quickCategories: z.array(id()),
  })
  .register(z.globalRegistry, { id: 'MapFiltersView' });
export type MapFiltersView = z.output<typeof MapFiltersView>;
export const mapFiltersRoutes = {
  get: route({
    method: 'GET',
    path: '/api/map/filters',
    access: 'public',
    summary: 'What the map may be filtered by',
    response: MapFiltersView,
    tags: ['category', 'subcategory'],
    cache: 'catalogue',
    about: ['counts'],
  }),
};

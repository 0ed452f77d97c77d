import * as z from 'zod/mini';
import { crudRoutes, crudRoutesUnder, Managed } from '../http/crud.ts';
import { Order, orderRoute } from '../http/order.ts';
import { CategoryCode, Colour, Regime } from '../vocabulary/enums.ts';
import { route } from '../http/route.ts';
import { MediaRef } from '../values/media.ts';
import { adminListQuery } from '../http/page.ts';
import { catalogueTags } from './partner.ts';
import { queryId } from '../http/query.ts';
import {
  Id,
  id,
  LocalizedText,
  localizedText,
  requiredLocalizedText,
  uuid,
  shownText,
} from '../values/text.ts';

export const SubcategoryView = z
  .object({
    id: id(),
    categoryId: id(),
    name: shownText(),
    route: z.string(),
    partnerCount: z.int(),
  })
  .register(z.globalRegistry, { id: 'SubcategoryView' });
export type SubcategoryView = z.output<typeof SubcategoryView>;
export const CategoryView = z
  .object({
    id: id(),
    code: CategoryCode,
    name: shownText(),
    description: shownText(),
    route: z.string(),
    colour: Colour,
    image: z.nullable(MediaRef),
    partnerCount: z.int(),
    subcategories: z.array(SubcategoryView),
  })
  .register(z.globalRegistry, { id: 'CategoryView' });
export type CategoryView = z.output<typeof CategoryView>;

export const categoryRoutes = {
  tree: route({
    method: 'GET',
    path: '/api/category',
    access: 'public',
    summary: 'The category tree',
    response: z.array(CategoryView),
    tags: ['category', 'subcategory'],
    cache: 'catalogue',
    about: ['counts'],
  }),
  get: route({
    method: 'GET',
    path: '/api/category/:id',
    access: 'public',
    summary: 'One category',
    params: Id,
    response: CategoryView,
    tags: ['category'],
    cache: 'catalogue',
    about: ['counts'],
  }),
};
export const subcategoryRoutes = {
  get: route({
    method: 'GET',
    path: '/api/subcategory/:id',
    access: 'public',
    summary: 'One subcategory with its category',
    params: Id,
    response: z.object({ subcategory: SubcategoryView, category: CategoryView }),
    tags: ['subcategory'],
    cache: 'catalogue',
    about: ['counts'],
  }),
};

export const CategoryForm = z
  .strictObject({
    name: requiredLocalizedText(80),
    description: localizedText(500),
    colour: Colour,
    image: z.nullable(uuid()),
    /** Of purchases in it; null is the default of its code (`defaultRegime`). */
    taxRegime: z.nullable(Regime),
  })
  .register(z.globalRegistry, { id: 'CategoryForm' });
export type CategoryForm = z.output<typeof CategoryForm>;
/** A category as administrators see it. The set is fixed and so is the code; only the look and the words change. */
export const CategoryRecord = z
  .extend(z.extend(Managed, CategoryForm.shape), {
    code: CategoryCode,
    position: z.int(),
    route: z.string(),
    subcategoryCount: z.int(),
    partnerCount: z.int(),
  })
  .register(z.globalRegistry, { id: 'CategoryRecord' });
export type CategoryRecord = z.output<typeof CategoryRecord>;
export const CategoryNode = z
  .object({
    id: id(),
    code: CategoryCode,
    name: LocalizedText,
    colour: Colour,
    active: z.boolean(),
    partnerCount: z.int(),
    subcategories: z.array(
      z.object({ id: id(), name: LocalizedText, active: z.boolean(), partnerCount: z.int() }),
    ),
  })
  .register(z.globalRegistry, { id: 'CategoryNode' });
export type CategoryNode = z.output<typeof CategoryNode>;

const sorts = ['ID', 'LAST_MODIFIED', 'ACTIVE', 'DATE_CREATED', 'POSITION'] as const;
const invalidates = [...catalogueTags] as const;
/** The ordinary routes of a category; no category is created, copied or deleted, and the list is the tree. */
export const categoryCrud = crudRoutes('/api/admin/category', {
  record: CategoryRecord,
  row: CategoryRecord,
  form: CategoryForm,
  filter: adminListQuery(sorts),
  invalidates,
  tag: 'category',
});
const { get, update, activate } = categoryCrud;
export const categoryAdminRoutes = {
  tree: route({
    method: 'GET',
    path: '/api/admin/category',
    // contracts of partners name categories
    access: 'books',
    summary: 'All categories and subcategories in order',
    response: z.array(CategoryNode),
    tags: ['category', 'subcategory'],
  }),
  get,
  update,
  activate,
  order: orderRoute('/api/admin/category/order', {
    params: z.object({}),
    body: Order,
    invalidates,
    summary: 'Put the categories in order',
  }),
};

export const SubcategoryForm = z
  .strictObject({
    name: requiredLocalizedText(80),
    image: z.nullable(uuid()),
    /** Of purchases in it; null is its category's. */
    taxRegime: z.nullable(Regime),
  })
  .register(z.globalRegistry, { id: 'SubcategoryForm' });
export type SubcategoryForm = z.output<typeof SubcategoryForm>;
export const SubcategoryRecord = z
  .extend(z.extend(Managed, SubcategoryForm.shape), {
    categoryId: id(),
    position: z.int(),
    route: z.string(),
    partnerCount: z.int(),
  })
  .register(z.globalRegistry, { id: 'SubcategoryRecord' });
export type SubcategoryRecord = z.output<typeof SubcategoryRecord>;
const CategoryId = z.object({ categoryId: Id.shape.id });
/** Its partners have moved to the successor: a deleted one does not come back. */
const { restore: _restore, ...subcategoryCrud } = crudRoutesUnder(
  '/api/admin/category/:categoryId/subcategory',
  {
    record: SubcategoryRecord,
    row: SubcategoryRecord,
    form: SubcategoryForm,
    filter: adminListQuery(sorts),
    invalidates,
    tag: 'subcategory',
    parent: CategoryId,
  },
);
/** A subcategory that partners cannot do without is deleted only with a successor: `moveTo`, in the same category. */
export const subcategoryAdminRoutes = {
  ...subcategoryCrud,
  remove: route({ ...subcategoryCrud.remove, query: z.object({ moveTo: queryId() }) }),
  order: orderRoute('/api/admin/category/:categoryId/subcategory/order', {
    params: CategoryId,
    body: Order,
    invalidates,
    summary: 'Put the subcategories of a category in order',
  }),
};

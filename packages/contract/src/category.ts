import * as z from 'zod/mini';
import { CategoryCode, Colour } from './enums.ts';
import { route } from './http.ts';
import { MediaRef } from './media.ts';
import { Id, id } from './text.ts';

export const Subcategory = z.object({ id: id(), categoryId: id(), name: z.string(), route: z.string(), partnerCount: z.int() }).register(z.globalRegistry, { id: 'Subcategory' });
export type Subcategory = z.output<typeof Subcategory>;
export const Category = z
  .object({
    id: id(), code: CategoryCode, name: z.string(), description: z.string(), route: z.string(), colour: Colour, image: z.nullable(MediaRef),
    partnerCount: z.int(), subcategories: z.array(Subcategory),
  })
  .register(z.globalRegistry, { id: 'Category' });
export type Category = z.output<typeof Category>;

export const categoryRoutes = {
  tree: route({ method: 'GET', path: '/api/category', access: 'public', summary: 'The category tree', response: z.array(Category), tags: ['category', 'subcategory'], cache: 'catalogue' }),
  get: route({ method: 'GET', path: '/api/category/:id', access: 'public', summary: 'One category', params: Id, response: Category, tags: ['category'], cache: 'catalogue' }),
};
export const subcategoryRoutes = {
  get: route({ method: 'GET', path: '/api/subcategory/:id', access: 'public', summary: 'One subcategory with its category', params: Id, response: z.object({ subcategory: Subcategory, category: Category }), tags: ['subcategory'], cache: 'catalogue' }),
};

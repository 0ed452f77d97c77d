import type { api, Input, Result, Route } from '@cafeteria/contract';
import { about } from './catalogue/card/index.ts';
import { type About, anything } from './platform/http/index.ts';

type Api = typeof api;
type Abouts = {
  readonly [F in keyof Api]?: {
    readonly [R in keyof Api[F]]?: Api[F][R] extends Route
      ? (input: Input<Api[F][R]>, answer: Result<Api[F][R]>) => About
      : never;
  };
};

/** With its branch offices, its offers, and the best of its main category. */
const ofPartner = (id: number): About => [about.partner(id)];
const counts: About = [about.counts];

/**
 * What ready answers are about: they are dropped when that changes, and with more than can be named (categories,
 * employers, pictures, time). An answer not named here may hold anything of the catalogue.
 */
export const abouts: Abouts = {
  card: {
    category: ({ id }) => [about.category(id)],
    subcategory: ({ id }) => [about.subcategory(id)],
  },
  category: { tree: () => counts, get: () => counts },
  subcategory: { get: () => counts },
  mapFilters: { get: () => counts },
  partner: {
    // whose employer hides the category is told of others in it that stand elsewhere, too
    get: ({ id }, { category }) =>
      category ? [about.partner(id), about.category(category.id)] : anything,
  },
  branchOffice: { list: ({ id }) => ofPartner(id) },
  offer: {
    get: (_input, { partner }) => ofPartner(partner.id),
    ofPartner: ({ id }) => ofPartner(id),
  },
  map: { get: (_input, { partner }) => ofPartner(partner.id) },
  magazineArticle: { list: () => [] },
  config: { get: () => [] },
};

import { mapFiltersAdminRoutes, MapFiltersForm, type mapFiltersRoutes } from '@cafeteria/contract';
import * as z from 'zod/mini';
import { singletonHandlers } from '../../kernel/crud/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Catalogue } from '../../catalogue/card/index.ts';
import { categoryTree, findCategoryTree } from '../../catalogue/category/index.ts';
import { mapFiltersTable } from './map-filters.table.ts';
import { findMapFilters } from './map-filters.queries.ts';
import { initial, completeFilters, offeredFilters } from './map-filters.rules.ts';
import type { Handlers } from '../../kernel/caller/index.ts';

/** What the map may be filtered by, for its readers. */
export const mapFiltersHandlers = (
  { db }: Deps,
  catalogue: Catalogue,
): Handlers<typeof mapFiltersRoutes> => ({
  get: async (_input, caller) => {
    const stored = (await findMapFilters(db)) ?? initial;
    return offeredFilters(stored, categoryTree(catalogue, caller));
  },
});

const Stored = z.object(MapFiltersForm.shape);
/** …and its administration: always complete, whatever has come or gone since it was saved. */
export const mapFiltersAdminHandlers = (deps: Deps): Handlers<typeof mapFiltersAdminRoutes> =>
  singletonHandlers(deps, mapFiltersAdminRoutes, mapFiltersTable, {
    initial,
    present: async (row, db) => completeFilters(z.parse(Stored, row), await findCategoryTree(db)),
  });

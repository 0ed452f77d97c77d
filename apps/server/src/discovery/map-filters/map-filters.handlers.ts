import { mapFiltersAdminRoutes, MapFiltersForm, type mapFiltersRoutes } from '@cafeteria/contract';
import * as z from 'zod/mini';
import { singletonHandlers } from '../../entity/crud/index.ts';
import type { Deps } from '../../entity/deps.ts';
import { findCategories, findCategoryTree } from '../../catalogue/category/index.ts';
import { findMapFilters } from './map-filters.queries.ts';
import { beginning, completeFilters, offeredFilters } from './map-filters.rules.ts';
import type { Handlers } from '../../entity/caller/index.ts';

/** What the map may be filtered by, for its readers. */
export const mapFiltersHandlers = ({ db }: Deps): Handlers<typeof mapFiltersRoutes> => ({
  get: async (_input, caller) => {
    const [stored = beginning, categories] = await Promise.all([
      findMapFilters(db),
      findCategories(db, caller),
    ]);
    return offeredFilters(stored, categories);
  },
});

const Stored = z.object(MapFiltersForm.shape);
/** …and its administration: always complete, whatever has come or gone since it was saved. */
export const mapFiltersAdminHandlers = ({
  crud,
}: Deps): Promise<Handlers<typeof mapFiltersAdminRoutes>> =>
  singletonHandlers(crud, mapFiltersAdminRoutes, {
    table: 'map_filters',
    beginning,
    present: async (row, db) => completeFilters(z.parse(Stored, row), await findCategoryTree(db)),
  });

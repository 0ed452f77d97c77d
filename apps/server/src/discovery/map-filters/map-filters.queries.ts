import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import type { StoredFilters } from './map-filters.rules.ts';

const mapFilters = tableAs('map_filters');

/** What has been saved, if anything has. */
export const findMapFilters = async (db: Db): Promise<StoredFilters | undefined> =>
  (
    await query`
      select ${columns<StoredFilters>({
        items: mapFilters.items,
        payment: mapFilters.payment,
        sustainabilityVisible: mapFilters.sustainabilityVisible,
        defaults: mapFilters.defaults,
        quickCategories: mapFilters.quickCategories,
      })}
      from map_filters
      where id = 1`.execute(db)
  ).rows[0];

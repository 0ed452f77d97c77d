import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { StoredFilters } from './map-filters.rules.ts';

/** What has been saved, if anything has. */
export const findMapFilters = async (db: Db): Promise<StoredFilters | undefined> =>
  (
    await sql<StoredFilters>`
      select
        items, payment, sustainability_visible as "sustainabilityVisible", defaults,
        quick_categories as "quickCategories"
      from map_filters
      where id = 1`.execute(db)
  ).rows[0];

import { type RawBuilder, sql } from 'kysely';

/**
 * SQL of each `sortBy` every admin list has. Names sort by their sort key where the table has one,
 * else without case and diacritics.
 */
export const ordinarySorts = (name: RawBuilder<unknown> = sql`t.folded`) => ({
  ID: sql`t.id`,
  NAME: name,
  LAST_MODIFIED: sql`t.last_modified`,
  ACTIVE: sql`t.active`,
  DATE_CREATED: sql`t.date_created`,
});

import { sql } from 'kysely';

/** SQL of each `sortBy` of an ordinary table: one with a folded name. */
export const ordinarySorts = { ID: sql`t.id`, NAME: sql`t.folded`, LAST_MODIFIED: sql`t.last_modified`, ACTIVE: sql`t.active`, DATE_CREATED: sql`t.date_created` };

import { type RawBuilder, sql } from 'kysely';
import type { Editor } from '../caller/index.ts';
import { nameSort } from '../reading.ts';
import type { TableDescription } from '../table/index.ts';

/**
 * SQL of each `sortBy` of every entity; names sort by their sort key where the table has one, else
 * without case and diacritics.
 */
export const kernelSorts = (
  { columns }: TableDescription,
  { primary }: Pick<Editor, 'primary'>,
) => ({
  ID: sql`t.id`,
  NAME: 'name_sort_cs' in columns ? nameSort('t', primary) : sql`t.folded`,
  LAST_MODIFIED: sql`t.last_modified`,
  ACTIVE: sql`t.active`,
  DATE_CREATED: sql`t.date_created`,
  ...('position' in columns && { POSITION: sql`t.position` }),
});

type OwnSort<Query> = Query extends { readonly sortBy?: infer Sort }
  ? Exclude<Sort, undefined | keyof ReturnType<typeof kernelSorts>> & string
  : never;
/** SQL of each `sortBy` that the contract offers beyond those of every entity: none may be left out. */
export type SortsOf<Query> = [OwnSort<Query>] extends [never]
  ? unknown
  : { readonly sorts: Readonly<Record<OwnSort<Query>, RawBuilder<unknown>>> };

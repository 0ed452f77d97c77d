import { sql } from 'kysely';
import { type Db, fold } from '../../platform/db/index.ts';

/** The ids of all subcategories by their folded names in every language. */
export const findSubcategoryNames = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ id: number; name: Record<string, string | null> }>`
    select id, name
    from subcategory
    where deleted_at is null
    order by id desc`.execute(db);
  return new Map(
    rows.flatMap(({ id, name }) =>
      Object.values(name).flatMap((one) => (one ? [[fold(one), id] as const] : [])),
    ),
  );
};

import { columns, type Db, fold, query, tableAs } from '../../platform/db/index.ts';

const subcategory = tableAs('subcategory');

/** The ids of all subcategories by their folded names in every language. */
export const findSubcategoryNames = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await query`
    select ${columns({ id: subcategory.id, name: subcategory.name })}
    from subcategory
    where deleted_at is null
    order by id desc`.execute(db);
  return new Map(
    rows.flatMap(({ id, name }) =>
      Object.values(name).flatMap((one) => (one ? [[fold(one), id] as const] : [])),
    ),
  );
};

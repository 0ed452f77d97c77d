import { type Db, fold } from '../src/platform/db/index.ts';
import { sql } from 'kysely';
import { categories } from './categories.ts';
import { continueIds, insertRows } from './insert-rows.ts';
import { readPlaces } from './places.ts';
import { subcategories } from './subcategories.ts';

const foldedName = (name: Readonly<Record<string, string | null>>): string => fold(Object.values(name).filter(Boolean).join(' '));

/** What every installation has: categories, subcategories and the gazetteer. Adds what is missing and changes nothing that is there. */
export const seedReferenceData = async (db: Db): Promise<void> => {
  await insertRows(db, 'category', categories.map(({ id, code, colour, name, description }) => ({ id, code, colour, name, description, folded: foldedName(name), position: id - 1, active: true, version: 1 })));
  await insertRows(db, 'subcategory', subcategories.map(({ id, categoryId, position, name }) => ({ id, category_id: categoryId, position, name, folded: foldedName(name), active: true, version: 1 })));
  await continueIds(db, 'category');
  await continueIds(db, 'subcategory');
  const { rows } = await sql`select 1 from place limit 1`.execute(db);
  if (rows.length === 0) await insertRows(db, 'place', await readPlaces());
};

import { type Db, fold } from '../src/platform/db/index.ts';
import { sql } from 'kysely';
import { categories } from './categories.ts';
import { continueIds, insertRows } from './insert-rows.ts';
import { readPlaces } from './places.ts';
import { subcategories } from './subcategories.ts';

const foldedName = (name: Readonly<Record<string, string | null>>): string =>
  fold(Object.values(name).filter(Boolean).join(' '));

/**
 * What every installation has: categories, subcategories and the gazetteer. Adds what is missing
 * and never changes existing rows.
 */
export const seedReferenceData = async (db: Db): Promise<void> => {
  await insertRows(
    db,
    'category',
    categories.map(({ id, code, colour, name, description }) => ({
      id,
      code,
      colour,
      name,
      description,
      folded: foldedName(name),
      position: id - 1,
      active: true,
      version: 1,
    })),
  );
  await insertRows(
    db,
    'subcategory',
    subcategories.map(({ id, categoryId, position, name }) => ({
      id,
      category_id: categoryId,
      position,
      name,
      folded: foldedName(name),
      active: true,
      version: 1,
    })),
  );
  await continueIds(db, 'category');
  await continueIds(db, 'subcategory');
  await seedPlaces(db);
};

/** An older installation learns what its places had not been told yet; what was imported stays. */
const seedPlaces = async (db: Db): Promise<void> => {
  const { rows } = await sql`select 1 from place where population > 0 limit 1`.execute(db);
  if (rows.length > 0) return;
  const places = await readPlaces();
  await insertRows(
    db,
    'place',
    places.map((place) => ({
      ...place,
      municipality: null,
      postal_codes: [],
      changed_at: new Date().toISOString(),
    })),
  );
  await sql`
    update place p set
      population = x.population, district = x.district, other_names = x.other_names,
      changed_at = now()
    from json_populate_recordset(null::place, ${JSON.stringify(places)}::json) x
    where p.id = x.id and p.population = 0`.execute(db);
};

import { atomic, columns, type Db, fold, query, tableAs } from '../src/platform/db/index.ts';
import { sql } from 'kysely';
import { categories } from './categories.ts';
import { continueIds, insertRows } from './insert-rows.ts';
import { readPlaces } from './places.ts';
import { subcategories } from './subcategories.ts';

const seeded = tableAs('seeded');

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

/** Raised whenever places.gen.tsv is regenerated: existing installations learn what is new in it. */
const placesEdition = 1;
/** A place of the same name so near is the same one, no matter who told of it: less than three kilometres. */
const nearDegrees = 0.03;

/** An older installation learns what its places had not been told yet; what was imported stays. */
const seedPlaces = async (db: Db): Promise<void> => {
  const { rows } = await query`
    select ${columns({ edition: seeded.edition })}
    from seeded
    where name = 'place'`.execute(db);
  if ((rows[0]?.edition ?? 0) >= placesEdition) return;
  const places = (await readPlaces()).map((place) => ({
    ...place,
    postal_codes: [],
    changed_at: new Date().toISOString(),
  }));
  const given = sql`json_populate_recordset(null::place, ${JSON.stringify(places)}::json) x`;
  await atomic(db, async (tx) => {
    await sql`
      update place p set
        population = x.population, district = coalesce(x.district, p.district),
        municipality = coalesce(p.municipality, x.municipality), other_names = x.other_names,
        changed_at = now()
      from ${given}
      where p.id = x.id`.execute(tx);
    await sql`
      insert into place
      select x.*
      from ${given}
      where not exists (
        select 1
        from place p
        where p.folded = x.folded
          and p.country = x.country
          and abs(p.lat - x.lat) < ${sql.lit(nearDegrees)}
          and abs(p.lng - x.lng) < ${sql.lit(nearDegrees)}
      )
      on conflict do nothing`.execute(tx);
    await sql`
      insert into seeded (name, edition) values ('place', ${sql.lit(placesEdition)})
      on conflict (name) do update set edition = excluded.edition`.execute(tx);
  });
};

import type { Country } from '@cafeteria/contract';
import { atomic, columns, type Db, fold, query, tableAs } from '../src/platform/db/index.ts';
import { sql } from 'kysely';
import { categories } from './categories.ts';
import { continueIds, insertMissingRows } from './insert-rows.ts';
import { readPlaces } from './places.ts';
import { subcategories } from './subcategories.ts';

const seeded = tableAs('seeded');

const foldedName = (name: Readonly<Record<string, string | null>>): string =>
  fold(Object.values(name).filter(Boolean).join(' '));

/**
 * What every installation of a country has: categories, subcategories and the gazetteer. Adds what is
 * missing; of existing rows it only changes what nobody has decided otherwise.
 */
export const seedReferenceData = async (db: Db, country: Country): Promise<void> => {
  await insertMissingRows(
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
  await insertMissingRows(
    db,
    'subcategory',
    subcategories.map(({ id, categoryId, position, name, taxRegime }) => ({
      id,
      category_id: categoryId,
      position,
      name,
      folded: foldedName(name),
      tax_regime: taxRegime[country],
      seeded_tax_regime: taxRegime[country],
      active: true,
      version: 1,
    })),
  );
  await sayRegimes(db, country);
  await continueIds(db, 'category');
  await continueIds(db, 'subcategory');
  await seedPlaces(db);
};

const editionOf = async (db: Db, name: string): Promise<number> =>
  (
    await query`
      select ${columns({ edition: seeded.edition })}
      from seeded
      where name = ${name}`.execute(db)
  ).rows[0]?.edition ?? 0;

/**
 * An installation learns what its subcategories are by law, also when that changes: those that still say what they were
 * last told, or nothing yet, still named as they were seeded, in a category that says nothing. What an administrator
 * decided stays.
 */
const sayRegimes = async (db: Db, country: Country): Promise<void> => {
  const defaults = subcategories.map(({ id, name, taxRegime }) => ({
    id,
    name: name.cs,
    regime: taxRegime[country],
  }));
  await sql`
    update subcategory s set tax_regime = x.regime, seeded_tax_regime = x.regime
    from json_to_recordset(${JSON.stringify(defaults)}::json) x (id int, name text, regime text),
      category c
    where s.id = x.id
      and c.id = s.category_id
      and s.name ->> 'cs' = x.name
      and c.tax_regime is null
      and (s.tax_regime is not distinct from s.seeded_tax_regime or s.tax_regime = x.regime)
      and (s.tax_regime, s.seeded_tax_regime) is distinct from (x.regime, x.regime)`.execute(db);
};

/** Raised whenever places.gen.tsv is regenerated: existing installations learn what is new in it. */
const placesEdition = 1;
/** A place of the same name so near is the same one, no matter who told of it: less than three kilometres. */
const nearDegrees = 0.03;

/** An older installation learns what its places had not been told yet; what was imported stays. */
const seedPlaces = async (db: Db): Promise<void> => {
  if ((await editionOf(db, 'place')) >= placesEdition) return;
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

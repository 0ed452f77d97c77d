import type { Country } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

/** A row of the gazetteer, by the names of its columns. */
export type SavedPlace = {
  readonly id: string;
  readonly name: string;
  readonly folded: string;
  readonly country: Country;
  readonly region: string | null;
  readonly district: string | null;
  readonly municipality: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  readonly postal_codes: readonly string[];
  readonly other_names: readonly string[];
};

/** Two imports at once would both make what is new. Readers go on. */
export const lockPlaces = async (tx: Db): Promise<void> =>
  void (await sql`lock table place in share row exclusive mode`.execute(tx));

/** Writes rows of the gazetteer, new or not. */
export const savePlaces = async (tx: Db, rows: readonly SavedPlace[]): Promise<void> => {
  await sql`
    insert into place (
      id, name, folded, country, region, district, municipality, lat, lng, population, postal_codes,
      other_names
    )
    select
      id, name, folded, country, region, district, municipality, lat, lng, population, postal_codes,
      other_names
    from json_populate_recordset(null::place, ${JSON.stringify(rows)}::json)
    on conflict (id) do update set
      district = excluded.district, municipality = excluded.municipality, lat = excluded.lat,
      lng = excluded.lng, postal_codes = excluded.postal_codes, changed_at = now()`.execute(tx);
};

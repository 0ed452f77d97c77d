import { sql } from 'kysely';
import { type Db, fold } from '../../platform/db/index.ts';

export type PlaceRow = { id: string; name: string; country: 'CZ' | 'SK'; region: string | null; lat: number; lng: number };

/** Towns whose name begins with a keyword, whatever its accents; the shortest names first. */
export const findPlaces = async (db: Db, keyword: string, limit: number): Promise<PlaceRow[]> => {
  const prefix = `${fold(keyword).replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<PlaceRow>`select id, name, country, region, lat, lng from place where folded like ${prefix} order by length(folded), folded, id limit ${sql.lit(limit)}`.execute(db);
  return rows;
};

export const findPlace = async (db: Db, id: string): Promise<PlaceRow | undefined> =>
  (await sql<PlaceRow>`select id, name, country, region, lat, lng from place where id = ${id}`.execute(db)).rows[0];

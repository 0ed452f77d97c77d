import type { AddressComponent, Country, MediaRef } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { mediaRef, isOn } from '../../entity/reading.ts';

export type TownRow = {
  readonly id: string;
  readonly name: string;
  readonly country: Country;
  readonly region: string | null;
  readonly district: string | null;
  readonly municipality: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  readonly postalCodes: readonly string[];
  readonly otherNames: readonly string[];
};
export const listTowns = async (db: Db): Promise<TownRow[]> =>
  (
    await sql<TownRow>`
      select
        id, name, country, region, district, municipality, lat, lng, population,
        postal_codes as "postalCodes", other_names as "otherNames"
      from place
      order by id`.execute(db)
  ).rows;

/** Another value after every change of the gazetteer. */
export const findTownVersion = async (db: Db): Promise<string> =>
  (
    await sql<{
      version: string;
    }>`select count(*) || ' ' || coalesce(max(changed_at)::text, '') as version from place`.execute(
      db,
    )
  ).rows[0]?.version ?? '';

/** The address of a branch office on the map. */
export type AddressRow = {
  /** Of the branch office. */
  readonly id: number;
  readonly partnerId: number;
  /** Its name, where the address has neither street nor number, as that of a stop. */
  readonly name: string | null;
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly streetNumber: string | null;
  readonly districtNumber: string | null;
  readonly postalCode: string;
  readonly city: string;
  readonly country: Country;
  readonly components: readonly AddressComponent[] | null;
  readonly lat: number;
  readonly lng: number;
};
const field = (name: string) => sql`b.address ->> ${sql.lit(name)}`;
const readAddresses = async (db: Db, which: RawBuilder<unknown>): Promise<AddressRow[]> =>
  (
    await sql<AddressRow>`
      select
        b.id, b.partner_id as "partnerId", ${field('street')} as street,
        ${field('houseNumber')} as "houseNumber", ${field('streetNumber')} as "streetNumber",
        ${field('districtNumber')} as "districtNumber", ${field('postalCode')} as "postalCode",
        ${field('city')} as city, ${field('country')} as country,
        case
          when coalesce(
            ${field('street')}, ${field('houseNumber')}, ${field('streetNumber')}
          ) is null
            then b.name
        end as name,
        b.address -> 'components' as components, b.lat, b.lng
      from branch_office b
      where ${isOn('b')} and b.lat is not null and b.lng is not null and ${which}`.execute(db)
  ).rows;

/** Those of the newest branch offices on the map, at most `limit`. */
export const listAddresses = (db: Db, limit: number): Promise<AddressRow[]> =>
  readAddresses(db, sql`true order by b.id desc limit ${sql.lit(limit)}`);
/** Those of some branch offices, as far as they are on the map. */
export const listAddressesOf = (db: Db, ids: readonly number[]): Promise<AddressRow[]> =>
  readAddresses(db, sql`b.id = any(${[...ids]}::int[])`);

/** Those of some partners that are on the map, in the given order, with their logos. */
export const listPartnersOnMap = async (
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; logo: MediaRef | null }[]> =>
  (
    await sql<{ id: number; logo: MediaRef | null }>`
      select p.id, ${mediaRef(sql`p.logo`)} as logo
      from unnest(${[...ids]}::int[]) with ordinality as x (id, place)
      join partner p on p.id = x.id
      where exists (
        select 1
        from branch_office b
        where b.partner_id = p.id and ${isOn('b')} and b.lat is not null
      )
      order by x.place`.execute(db)
  ).rows;

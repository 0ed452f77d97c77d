import type { AddressComponent, Country, MediaRef } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { isLive, mediaRef, isOn } from '../../entity/reading.ts';

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

/**
 * An address of our branch offices, with the partners that are there. One with neither street nor
 * number, such as a stop, goes by the name of its branch office.
 */
export type AddressRow = {
  readonly id: number;
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
  readonly partnerIds: readonly number[];
};
const field = (name: string) => sql`b.address ->> ${sql.lit(name)}`;
/** Addresses of the live branch offices on the map, at most `limit`: the newest. */
export const listAddresses = async (db: Db, limit: number): Promise<AddressRow[]> =>
  (
    await sql<AddressRow>`
      select
        min(b.id) as id, ${field('street')} as street, ${field('houseNumber')} as "houseNumber",
        ${field('streetNumber')} as "streetNumber", ${field('districtNumber')} as "districtNumber",
        ${field('postalCode')} as "postalCode", ${field('city')} as city,
        ${field('country')} as country,
        case
          when coalesce(
            ${field('street')}, ${field('houseNumber')}, ${field('streetNumber')}
          ) is null
            then b.name
        end as name,
        (array_agg(b.address -> 'components' order by b.id))[1] as components,
        (array_agg(b.lat order by b.id))[1] as lat, (array_agg(b.lng order by b.id))[1] as lng,
        array_agg(distinct b.partner_id) as "partnerIds"
      from branch_office b
      join partner p on p.id = b.partner_id
      where ${isOn('b')}
        and b.lat is not null
        and b.lng is not null
        and ${isLive('p')}
      group by 2, 3, 4, 5, 6, 7, 8, 9
      order by 1 desc limit ${sql.lit(limit)}`.execute(db)
  ).rows;

/** Another value when a branch office comes, goes, moves or is written otherwise. */
export const findAddressVersion = async (db: Db): Promise<string> =>
  (
    await sql<{ version: string }>`
      select count(*) || ' ' || coalesce(sum(b.id::numeric * b.partner_id), 0) || ' '
        || coalesce(max(b.last_modified)::text, '') as version
      from branch_office b
      join partner p on p.id = b.partner_id
      where ${isOn('b')}
        and b.lat is not null
        and b.lng is not null
        and ${isLive('p')}`.execute(db)
  ).rows[0]?.version ?? '';

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

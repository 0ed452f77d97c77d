import type { AddressComponent, Country, MediaRef } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { mediaRef, isOn } from '../../kernel/reading.ts';

const place = tableAs('place');
const b = tableAs('branch_office', 'b');
const p = tableAs('partner', 'p');

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
    await query`
      select ${columns<TownRow>({
        id: place.id,
        name: place.name,
        country: place.country,
        region: place.region,
        district: place.district,
        municipality: place.municipality,
        lat: place.lat,
        lng: place.lng,
        population: place.population,
        postalCodes: place.postalCodes,
        otherNames: place.otherNames,
      })}
      from place
      order by id`.execute(db)
  ).rows;

/** Another value after every change of the gazetteer. */
export const findTownVersion = async (db: Db): Promise<string> =>
  (
    await query`select ${columns({
      version: sql<string>`count(*) || ' ' || coalesce(max(changed_at)::text, '')`,
    })} from place`.execute(db)
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
const field = <T extends string | null>(name: string) => sql<T>`b.address ->> ${sql.lit(name)}`;
const readAddresses = async (db: Db, which: RawBuilder<unknown>): Promise<AddressRow[]> =>
  (
    await query`
      select ${columns<AddressRow>({
        id: b.id,
        partnerId: b.partnerId,
        street: field<string | null>('street'),
        houseNumber: field<string | null>('houseNumber'),
        streetNumber: field<string | null>('streetNumber'),
        districtNumber: field<string | null>('districtNumber'),
        postalCode: field<string>('postalCode'),
        city: field<string>('city'),
        country: field<Country>('country'),
        name: sql`case
          when coalesce(
            ${field('street')}, ${field('houseNumber')}, ${field('streetNumber')}
          ) is null
            then b.name
        end`,
        components: sql`b.address -> 'components'`,
        lat: sql<number>`b.lat`,
        lng: sql<number>`b.lng`,
      })}
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
    await query`
      select ${columns({ id: p.id, logo: mediaRef(sql`p.logo`) })}
      from unnest(${[...ids]}::int[]) with ordinality as x (id, place)
      join partner p on p.id = x.id
      where exists (
        select 1
        from branch_office b
        where b.partner_id = p.id and ${isOn('b')} and b.lat is not null
      )
      order by x.place`.execute(db)
  ).rows;

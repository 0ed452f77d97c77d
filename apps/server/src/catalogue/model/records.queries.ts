/** What readers see of the catalogue, row by row, as it is kept in memory. */
import {
  type Address,
  type BenefitType,
  type CategoryCode,
  type Colour,
  formatAddress,
  type LocalizedText,
  type MediaRef,
  type Money,
  type PriceType,
  type Sustainability,
} from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type { RowsOf } from '../../entity/changes/index.ts';
import { isOn, mediaRef } from '../../entity/reading.ts';
import type { Db } from '../../platform/db/index.ts';

/** From when to when it holds, in milliseconds since 1970; null is always. */
type Validity = { readonly validFrom: number | null; readonly validTo: number | null };
export type ClientVisibility = {
  readonly mode: 'ALL' | 'ONLY' | 'EXCEPT';
  readonly clientIds: readonly number[];
};

export type PartnerRecord = Validity & {
  readonly id: number;
  readonly name: string;
  readonly nameSortCs: string;
  readonly nameSortSk: string;
  readonly shortDescription: LocalizedText;
  readonly logo: MediaRef | null;
  readonly cover: MediaRef | null;
  readonly createdAt: number;
  readonly benefitTypes: BenefitType[];
  readonly online: boolean;
  readonly sustainability: Sustainability | null;
  /** The badge's last day in Prague ends then. */
  readonly sustainabilityUntil: number | null;
  readonly score: number;
  readonly grade: string | null;
  readonly mainCategoryId: number | null;
  readonly visibility: ClientVisibility;
  readonly subcategoryIds: readonly number[];
};
export type BranchOfficeRecord = {
  readonly id: number;
  readonly partnerId: number;
  readonly name: string;
  readonly city: string;
  /** The address on one line. */
  readonly address: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly benefitTypes: BenefitType[] | null;
  /** Null has its partner's. */
  readonly subcategoryIds: readonly number[] | null;
  /** Tells one address from another, to the last of its parts. */
  readonly addressHash: number;
};
export type OfferRecord = Validity & {
  readonly id: number;
  readonly partnerId: number;
  readonly name: LocalizedText;
  readonly shortDescription: LocalizedText;
  readonly priceType: PriceType;
  readonly price: Money | null;
  readonly originalPrice: Money | null;
  readonly discountPercent: number | null;
  readonly benefitTypes: BenefitType[] | null;
  readonly position: number;
  readonly createdAt: number;
  readonly visibility: ClientVisibility;
  readonly subcategoryIds: readonly number[];
  readonly image: MediaRef | null;
};
export type CategoryRecord = {
  readonly id: number;
  readonly code: CategoryCode;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly colour: Colour;
  readonly image: MediaRef | null;
  readonly position: number;
  readonly active: boolean;
};
/** Deleted ones too: a partner that stands in one stands in its category still, as far as that may be hidden. */
export type SubcategoryRecord = {
  readonly id: number;
  readonly categoryId: number;
  readonly name: LocalizedText;
  readonly image: MediaRef | null;
  readonly position: number;
  readonly isOn: boolean;
};
/** What an employer's people see of the catalogue. */
export type ClientRecord = {
  readonly id: number;
  readonly mode: 'ALL' | 'ONLY_LISTED' | 'ALL_EXCEPT';
  readonly partnerIds: readonly number[];
  readonly hiddenCategoryIds: readonly number[];
};

const milliseconds = (column: string): RawBuilder<number> =>
  sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`;
const linked = (
  table: 'partner_subcategory' | 'branch_office_subcategory' | 'offer_subcategory',
  owner: string,
  id: string,
): RawBuilder<number[]> => sql<number[]>`array(
  select l.subcategory_id from ${sql.table(table)} l
  where ${sql.ref(`l.${owner}`)} = ${sql.ref(id)}
  order by l.position, l.subcategory_id
)`;

export const readPartners = async (db: Db, rowsOf: RowsOf): Promise<PartnerRecord[]> => {
  const { rows } = await sql<PartnerRecord>`
    select
      p.id, p.name, p.name_sort_cs as "nameSortCs", p.name_sort_sk as "nameSortSk",
      p.short_description as "shortDescription", ${mediaRef(sql`p.logo`)} as logo,
      ${mediaRef(sql`p.cover`)} as cover, ${milliseconds('p.date_created')} as "createdAt",
      p.benefit_types as "benefitTypes", p.online, p.sustainability,
      (extract(epoch from
        ((p.sustainability_valid_to + 1)::timestamp at time zone 'Europe/Prague')
      ) * 1000)::float8 as "sustainabilityUntil",
      p.score, p.grade, p.main_category_id as "mainCategoryId", p.visibility,
      ${linked('partner_subcategory', 'partner_id', 'p.id')} as "subcategoryIds",
      ${milliseconds('p.valid_from')} as "validFrom", ${milliseconds('p.valid_to')} as "validTo"
    from partner p
    where ${isOn('p')} and ${rowsOf(sql.ref('p.id'))}`.execute(db);
  return rows;
};

export const readBranchOffices = async (db: Db, rowsOf: RowsOf): Promise<BranchOfficeRecord[]> => {
  const { rows } = await sql<Omit<BranchOfficeRecord, 'city' | 'address'> & { address: Address }>`
    select
      b.id, b.partner_id as "partnerId", b.name, b.address - 'components' as address, b.lat, b.lng,
      b.benefit_types as "benefitTypes",
      nullif(${linked('branch_office_subcategory', 'branch_office_id', 'b.id')}, '{}')
        as "subcategoryIds",
      hashtext(b.address::text) as "addressHash"
    from branch_office b
    where ${isOn('b')} and ${rowsOf(sql.ref('b.id'))}`.execute(db);
  return rows.map(({ address, ...row }) => ({
    ...row,
    city: address.city,
    address: formatAddress(address),
  }));
};

export const readOffers = async (db: Db, rowsOf: RowsOf): Promise<OfferRecord[]> => {
  const { rows } = await sql<OfferRecord>`
    select
      o.id, o.partner_id as "partnerId", o.name, o.short_description as "shortDescription",
      o.price_type as "priceType", o.price, o.original_price as "originalPrice",
      o.discount_percent as "discountPercent", o.benefit_types as "benefitTypes", o.position,
      ${milliseconds('o.date_created')} as "createdAt", o.visibility,
      ${linked('offer_subcategory', 'offer_id', 'o.id')} as "subcategoryIds",
      (
        select ${mediaRef(sql`i.media_uuid`)}
        from offer_image i
        where i.offer_id = o.id
        order by i.position limit 1
      ) as image,
      ${milliseconds('o.valid_from')} as "validFrom", ${milliseconds('o.valid_to')} as "validTo"
    from offer o
    where ${isOn('o')} and ${rowsOf(sql.ref('o.id'))}`.execute(db);
  return rows;
};

export const readCategories = async (db: Db, rowsOf: RowsOf): Promise<CategoryRecord[]> => {
  const { rows } = await sql<CategoryRecord>`
    select
      c.id, c.code, c.name, c.description, c.colour, ${mediaRef(sql`c.image`)} as image,
      c.position, c.active
    from category c
    where ${rowsOf(sql.ref('c.id'))}`.execute(db);
  return rows;
};

export const readSubcategories = async (db: Db, rowsOf: RowsOf): Promise<SubcategoryRecord[]> => {
  const { rows } = await sql<SubcategoryRecord>`
    select
      s.id, s.category_id as "categoryId", s.name, ${mediaRef(sql`s.image`)} as image, s.position,
      ${isOn('s')} as "isOn"
    from subcategory s
    where ${rowsOf(sql.ref('s.id'))}`.execute(db);
  return rows;
};

export const readClients = async (db: Db, rowsOf: RowsOf): Promise<ClientRecord[]> => {
  const { rows } = await sql<ClientRecord>`
    select
      cl.id, cl.catalogue ->> 'mode' as mode, cl.catalogue -> 'partnerIds' as "partnerIds",
      cl.catalogue -> 'hiddenCategoryIds' as "hiddenCategoryIds"
    from client cl
    where ${rowsOf(sql.ref('cl.id'))}`.execute(db);
  return rows;
};

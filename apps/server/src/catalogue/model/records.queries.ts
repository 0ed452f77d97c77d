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
  type Regime,
  type Sustainability,
} from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type { RowsOf } from '../../kernel/changes/index.ts';
import { isOn, mediaRef } from '../../kernel/reading.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { startOfDay } from '../../kernel/business-day.ts';

const p = tableAs('partner', 'p');
const b = tableAs('branch_office', 'b');
const o = tableAs('offer', 'o');
const c = tableAs('category', 'c');
const s = tableAs('subcategory', 's');
const cl = tableAs('client', 'cl');

/** From when to when it holds, in milliseconds since 1970; null is always. */
type Validity = { readonly validFrom: number | null; readonly validTo: number | null };
export type ClientVisibility = {
  readonly mode: 'ALL' | 'ONLY' | 'EXCEPT';
  readonly clientIds: readonly number[];
};

export type PartnerFacts = Validity & {
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
  readonly healthcareProvider: boolean;
  readonly visibility: ClientVisibility;
  readonly subcategoryIds: readonly number[];
};
export type BranchOfficeFacts = {
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
  /** Null has its partner's. */
  readonly healthcareProvider: boolean | null;
  /** Tells one address from another, to the last of its parts. */
  readonly addressHash: number;
};
export type OfferFacts = Validity & {
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
  /** Where it holds; at all of its partner's places when none is named. */
  readonly branchOfficeIds: readonly number[];
  readonly image: MediaRef | null;
};
export type CategoryFacts = {
  readonly id: number;
  readonly code: CategoryCode;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly colour: Colour;
  readonly image: MediaRef | null;
  readonly position: number;
  readonly active: boolean;
  /** Of purchases in it; null is the default of its code. */
  readonly taxRegime: Regime | null;
};
/** Deleted ones too: a partner that stands in one stands in its category still, as far as that may be hidden. */
export type SubcategoryFacts = {
  readonly id: number;
  readonly categoryId: number;
  readonly name: LocalizedText;
  readonly image: MediaRef | null;
  readonly position: number;
  readonly isOn: boolean;
  /** Of purchases in it; null is its category's. */
  readonly taxRegime: Regime | null;
};
/** What an employer's people see of the catalogue. */
export type ClientFacts = {
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

export const readPartners = async (db: Db, rowsOf: RowsOf): Promise<PartnerFacts[]> => {
  const { rows } = await query`
    select ${columns<PartnerFacts>({
      id: p.id,
      name: p.name,
      nameSortCs: p.nameSortCs,
      nameSortSk: p.nameSortSk,
      shortDescription: p.shortDescription,
      logo: mediaRef(sql`p.logo`),
      cover: mediaRef(sql`p.cover`),
      createdAt: milliseconds('p.date_created'),
      benefitTypes: p.benefitTypes,
      online: p.online,
      sustainability: p.sustainability,
      sustainabilityUntil: sql`(extract(epoch from
        ${startOfDay(p.sustainabilityValidTo, 1)}
      ) * 1000)::float8`,
      score: p.score,
      grade: p.grade,
      mainCategoryId: p.mainCategoryId,
      healthcareProvider: p.healthcareProvider,
      visibility: p.visibility,
      subcategoryIds: linked('partner_subcategory', 'partner_id', 'p.id'),
      validFrom: milliseconds('p.valid_from'),
      validTo: milliseconds('p.valid_to'),
    })}
    from partner p
    where ${isOn('p')} and ${rowsOf(sql.ref('p.id'))}`.execute(db);
  return rows;
};

export const readBranchOffices = async (db: Db, rowsOf: RowsOf): Promise<BranchOfficeFacts[]> => {
  const { rows } = await query`
    select ${columns<Omit<BranchOfficeFacts, 'city' | 'address'> & { address: Address }>({
      id: b.id,
      partnerId: b.partnerId,
      name: b.name,
      address: sql`b.address - 'components'`,
      lat: b.lat,
      lng: b.lng,
      benefitTypes: b.benefitTypes,
      subcategoryIds: sql`nullif(${linked('branch_office_subcategory', 'branch_office_id', 'b.id')}, '{}')`,
      healthcareProvider: b.healthcareProvider,
      addressHash: sql`hashtext(b.address::text)`,
    })}
    from branch_office b
    where ${isOn('b')} and ${rowsOf(sql.ref('b.id'))}`.execute(db);
  return rows.map(({ address, ...row }) => ({
    ...row,
    city: address.city,
    address: formatAddress(address),
  }));
};

export const readOffers = async (db: Db, rowsOf: RowsOf): Promise<OfferFacts[]> => {
  const { rows } = await query`
    select ${columns<OfferFacts>({
      id: o.id,
      partnerId: o.partnerId,
      name: o.name,
      shortDescription: o.shortDescription,
      priceType: o.priceType,
      price: o.price,
      originalPrice: o.originalPrice,
      discountPercent: o.discountPercent,
      benefitTypes: o.benefitTypes,
      position: o.position,
      createdAt: milliseconds('o.date_created'),
      visibility: o.visibility,
      subcategoryIds: linked('offer_subcategory', 'offer_id', 'o.id'),
      branchOfficeIds: sql<number[]>`array(
        select l.branch_office_id
        from offer_branch_office l
        where l.offer_id = o.id
        order by l.branch_office_id
      )`,
      image: sql`(
        select ${mediaRef(sql`i.media_uuid`)}
        from offer_image i
        where i.offer_id = o.id
        order by i.position, i.media_uuid limit 1
      )`,
      validFrom: milliseconds('o.valid_from'),
      validTo: milliseconds('o.valid_to'),
    })}
    from offer o
    where ${isOn('o')} and ${rowsOf(sql.ref('o.id'))}`.execute(db);
  return rows;
};

export const readCategories = async (db: Db, rowsOf: RowsOf): Promise<CategoryFacts[]> => {
  const { rows } = await query`
    select ${columns<CategoryFacts>({
      id: c.id,
      code: c.code,
      name: c.name,
      description: c.description,
      colour: c.colour,
      image: mediaRef(sql`c.image`),
      position: c.position,
      active: c.active,
      taxRegime: c.taxRegime,
    })}
    from category c
    where ${rowsOf(sql.ref('c.id'))}`.execute(db);
  return rows;
};

export const readSubcategories = async (db: Db, rowsOf: RowsOf): Promise<SubcategoryFacts[]> => {
  const { rows } = await query`
    select ${columns<SubcategoryFacts>({
      id: s.id,
      categoryId: s.categoryId,
      name: s.name,
      image: mediaRef(sql`s.image`),
      position: s.position,
      isOn: isOn('s'),
      taxRegime: s.taxRegime,
    })}
    from subcategory s
    where ${rowsOf(sql.ref('s.id'))}`.execute(db);
  return rows;
};

export const readClients = async (db: Db, rowsOf: RowsOf): Promise<ClientFacts[]> => {
  const { rows } = await query`
    select ${columns<ClientFacts>({
      id: cl.id,
      mode: sql`cl.catalogue ->> 'mode'`,
      partnerIds: sql`cl.catalogue -> 'partnerIds'`,
      hiddenCategoryIds: sql`cl.catalogue -> 'hiddenCategoryIds'`,
    })}
    from client cl
    where ${rowsOf(sql.ref('cl.id'))}`.execute(db);
  return rows;
};

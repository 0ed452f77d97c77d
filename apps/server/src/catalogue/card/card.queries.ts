import {
  type Address,
  type BenefitType,
  type CategoryCode,
  type Colour,
  formatAddress,
  type MediaRef,
  type Money,
  type PriceType,
  slug,
  type Sustainability,
  type CardView,
  distanceMode,
} from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { isLive, localized, mediaRef, isOn } from '../../entity/reading.ts';
import {
  isCategoryShown,
  isOfferVisible,
  isPartnerVisible,
  sustainabilityBadge,
} from '../visibility/index.ts';
import type { Reader } from '../../entity/caller/index.ts';

type CommonRow = {
  id: number;
  title: string;
  subtitle: string;
  logo: MediaRef | null;
  image: MediaRef | null;
  sustainability: Sustainability | null;
  fresh: boolean;
  benefitTypes: BenefitType[];
  online: boolean;
  physical: number;
  single: { id: number; address: Address } | null;
  categoryCode: CategoryCode | null;
};
type OfferRow = CommonRow & {
  slugName: string;
  partnerId: number;
  partnerName: string;
  priceType: PriceType;
  price: Money | null;
  originalPrice: Money | null;
  discountPercent: number | null;
};
type GroupRow = {
  id: number;
  title: string;
  subtitle: string;
  slugName: string;
  parentId: number | null;
  parentName: string | null;
  colour: Colour;
  code: CategoryCode;
  image: MediaRef | null;
};

/** Physical branches of the partner `p`: how many, and the only one when there is one. */
const branches = sql`
  left join lateral (
    select
      count(*)::int as physical,
      case
        when count(*) = 1 then (array_agg(jsonb_build_object('id', b.id, 'address', b.address)))[1]
      end as single
    from branch_office b
    where b.partner_id = p.id and ${isOn('b')} and b.lat is not null
  ) b on true`;
const partnerColumns = sql`
  ${sustainabilityBadge('p')} as sustainability, b.physical, b.single, p.online,
  mc.code as "categoryCode"`;

const distanceOf = ({ physical, single }: CommonRow): CardView['distance'] => {
  const mode = distanceMode(physical, false);
  return {
    mode,
    meters: null,
    address: mode === 'address' && single ? formatAddress(single.address) : null,
    branchOfficeId: single?.id ?? null,
  };
};

const commonOf = (row: CommonRow) => ({
  id: row.id,
  title: row.title,
  subtitle: row.subtitle,
  logo: row.logo,
  image: row.image,
  colour: null,
  benefitTypes: row.benefitTypes,
  online: row.online,
  badges: { sustainability: row.sustainability, new: row.fresh },
  distance: distanceOf(row),
  categoryCode: row.categoryCode,
});

const isFresh = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.date_created`)} > now() - interval '30 days'`;

/** Cards of the live, visible partners among `ids`, in that order. */
export const findPartnerCards = async (
  db: Db,
  { language, primary, audience }: Reader,
  ids: readonly number[],
): Promise<CardView[]> => {
  const { rows } = await sql<CommonRow>`
    select
      p.id, p.name as title, ${localized(sql`p.short_description`, language, primary)} as subtitle,
      ${mediaRef(sql`p.logo`)} as logo, ${mediaRef(sql`p.cover`)} as image,
      ${isFresh('p')} as fresh, p.benefit_types as "benefitTypes", ${partnerColumns}
    from unnest(${[...ids]}::int[]) with ordinality as x (id, place)
    join partner p on p.id = x.id
    left join category mc on mc.id = p.main_category_id
    ${branches}
    where ${isLive('p')} and ${isPartnerVisible('p', audience)}
    order by x.place`.execute(db);
  return rows.map((row) => ({
    ...commonOf(row),
    type: 'PARTNER',
    route: slug(row.title, row.id),
    parentRoute: null,
    price: null,
  }));
};

/** The first picture of the offer `o`, else the cover of its partner `p`. */
const offerImage = sql`coalesce((
  select i.media_uuid
  from offer_image i
  where i.offer_id = o.id
  order by i.position limit 1
), p.cover)`;

/** Cards of the live, visible offers among `ids`, in that order; the partner must be live and visible too. */
export const findOfferCards = async (
  db: Db,
  { language, primary, audience }: Reader,
  ids: readonly number[],
): Promise<CardView[]> => {
  const { rows } = await sql<OfferRow>`
    select
      o.id, ${localized(sql`o.name`, language, primary)} as title,
      ${localized(sql`o.name`, primary, primary)} as "slugName", p.name as subtitle,
      p.id as "partnerId", p.name as "partnerName", ${mediaRef(sql`p.logo`)} as logo,
      ${mediaRef(offerImage)} as image,
      ${isFresh('o')} as fresh, coalesce(o.benefit_types, p.benefit_types) as "benefitTypes",
      o.price_type as "priceType", o.price, o.original_price as "originalPrice",
      o.discount_percent as "discountPercent", ${partnerColumns}
    from unnest(${[...ids]}::int[]) with ordinality as x (id, place)
    join offer o on o.id = x.id
    join partner p on p.id = o.partner_id
    left join category mc on mc.id = p.main_category_id
    ${branches}
    where ${isLive('o')}
      and ${isOfferVisible('o', audience)}
      and ${isLive('p')}
      and ${isPartnerVisible('p', audience)}
    order by x.place`.execute(db);
  return rows.map((row) => ({
    ...commonOf(row),
    type: 'OFFER',
    route: slug(row.slugName, row.id),
    parentRoute: slug(row.partnerName, row.partnerId),
    price: {
      type: row.priceType,
      amount: row.price,
      percent: row.discountPercent,
      original: row.originalPrice,
    },
  }));
};

const groupCard =
  (type: 'CATEGORY' | 'SUBCATEGORY') =>
  (row: GroupRow): CardView => ({
    type,
    id: row.id,
    route: slug(row.slugName, row.id),
    parentRoute: row.parentId && row.parentName ? slug(row.parentName, row.parentId) : null,
    title: row.title,
    subtitle: row.subtitle,
    logo: null,
    image: row.image,
    colour: row.colour,
    badges: { sustainability: null, new: false },
    price: null,
    benefitTypes: [],
    online: false,
    distance: { mode: 'none', meters: null, address: null, branchOfficeId: null },
    categoryCode: row.code,
  });

export const findCategoryCards = async (
  db: Db,
  { language, primary, audience }: Reader,
  ids: readonly number[],
): Promise<CardView[]> => {
  const { rows } = await sql<GroupRow>`
    select
      c.id, ${localized(sql`c.name`, language, primary)} as title,
      ${localized(sql`c.name`, primary, primary)} as "slugName",
      ${localized(sql`c.description`, language, primary)} as subtitle, null::int as "parentId",
      null as "parentName", c.colour, c.code, ${mediaRef(sql`c.image`)} as image
    from unnest(${[...ids]}::int[]) with ordinality as x (id, place)
    join category c on c.id = x.id
    where c.active and ${isCategoryShown(sql.ref('c.id'), audience)}
    order by x.place`.execute(db);
  return rows.map(groupCard('CATEGORY'));
};

export const findSubcategoryCards = async (
  db: Db,
  { language, primary, audience }: Reader,
  ids: readonly number[],
): Promise<CardView[]> => {
  const { rows } = await sql<GroupRow>`
    select
      s.id, ${localized(sql`s.name`, language, primary)} as title,
      ${localized(sql`s.name`, primary, primary)} as "slugName",
      ${localized(sql`c.name`, language, primary)} as subtitle, c.id as "parentId",
      ${localized(sql`c.name`, primary, primary)} as "parentName", c.colour, c.code,
      ${mediaRef(sql`coalesce(s.image, c.image)`)} as image
    from unnest(${[...ids]}::int[]) with ordinality as x (id, place)
    join subcategory s on s.id = x.id
    join category c on c.id = s.category_id
    where ${isOn('s')}
      and c.active
      and ${isCategoryShown(sql.ref('c.id'), audience)}
    order by x.place`.execute(db);
  return rows.map(groupCard('SUBCATEGORY'));
};

const finders = {
  PARTNER: findPartnerCards,
  OFFER: findOfferCards,
  CATEGORY: findCategoryCards,
  SUBCATEGORY: findSubcategoryCards,
} as const;

/** Cards of mixed targets by `type:id`; what is not live or not visible is missing. */
export const findCards = async (
  db: Db,
  reader: Reader,
  targets: readonly { type: CardView['type']; id: number }[],
): Promise<ReadonlyMap<string, CardView>> => {
  const idsOf = (type: CardView['type']): number[] =>
    targets.filter((target) => target.type === type).map(({ id }) => id);
  const types = [...new Set(targets.map(({ type }) => type))];
  const cards = (
    await Promise.all(types.map((type) => finders[type](db, reader, idsOf(type))))
  ).flat();
  return new Map(cards.map((card) => [`${card.type}:${card.id}`, card]));
};

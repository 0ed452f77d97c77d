import type { BenefitType, CategoryCode, MediaRef, Sustainability } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { isLive, mediaRef, isOn } from '../../entity/reading.ts';
import type { Audience } from '../../entity/caller/index.ts';
import { isPartnerVisible, sustainabilityBadge } from '../../catalogue/visibility/index.ts';

/**
 * A place of a live partner with everything the map filters by; what a branch office leaves out it
 * inherits from its partner.
 */
export type PinRow = {
  readonly id: number;
  readonly lat: number;
  readonly lng: number;
  readonly partnerId: number;
  readonly categoryId: number | null;
  readonly subcategoryIds: readonly number[];
  readonly benefitTypes: readonly BenefitType[];
  readonly sustainability: Sustainability | null;
};

export const listPins = async (db: Db): Promise<PinRow[]> =>
  (
    await sql<PinRow>`
      with own as (
        select
          l.branch_office_id as id, array_agg(l.subcategory_id order by l.subcategory_id) as ids
        from branch_office_subcategory l
        group by 1
      ),
      inherited as (
        select l.partner_id as id, array_agg(l.subcategory_id order by l.subcategory_id) as ids
        from partner_subcategory l
        group by 1
      )
      select
        b.id, b.lat, b.lng, p.id as "partnerId", p.main_category_id as "categoryId",
        coalesce(own.ids, inherited.ids, '{}') as "subcategoryIds",
        coalesce(b.benefit_types, p.benefit_types) as "benefitTypes",
        ${sustainabilityBadge('p')} as sustainability
      from branch_office b
      join partner p on p.id = b.partner_id
      left join own on own.id = b.id
      left join inherited on inherited.id = p.id
      where ${isOn('b')}
        and b.lat is not null
        and b.lng is not null
        and ${isLive('p')}`.execute(db)
  ).rows;

/** Of which category each subcategory is. */
export const listCategoryOfSubcategory = async (db: Db): Promise<ReadonlyMap<number, number>> =>
  new Map(
    (
      await sql<{
        id: number;
        categoryId: number;
      }>`select id, category_id as "categoryId" from subcategory where deleted_at is null`.execute(
        db,
      )
    ).rows.map(({ id, categoryId }) => [id, categoryId]),
  );

export const listVisiblePartners = async (
  db: Db,
  audience: Audience,
): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await sql<{ id: number }>`
        select p.id
        from partner p
        where ${isLive('p')} and ${isPartnerVisible('p', audience)}`.execute(db)
    ).rows.map(({ id }) => id),
  );

export type PlacePartner = {
  readonly id: number;
  readonly partnerId: number;
  readonly partnerName: string;
  readonly logo: MediaRef | null;
  readonly categoryCode: CategoryCode | null;
};
/** The partners of branch offices, by branch office. */
export const listPlacePartners = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PlacePartner>> => {
  const { rows } = await sql<PlacePartner>`
    select
      b.id, p.id as "partnerId", p.name as "partnerName", ${mediaRef(sql`p.logo`)} as logo,
      c.code as "categoryCode"
    from branch_office b
    join partner p on p.id = b.partner_id
    left join category c on c.id = p.main_category_id
    where b.id = any(${[...ids]}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Offers of a partner that hold at one of its places, in order. */
export const listOfferIdsAt = async (
  db: Db,
  partnerId: number,
  branchOfficeId: number,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select o.id
    from offer o
    where o.partner_id = ${partnerId}
      and ${isLive('o')}
      and (
        not exists (select 1 from offer_branch_office l where l.offer_id = o.id)
        or exists (
          select 1
          from offer_branch_office l
          where l.offer_id = o.id and l.branch_office_id = ${branchOfficeId}
        )
      )
    order by o.position, o.id desc limit 100`.execute(db);
  return rows.map(({ id }) => id);
};

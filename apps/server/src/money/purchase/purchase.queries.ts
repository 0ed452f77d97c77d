import type { CategoryCode, Money, PriceType, Regime } from '@cafeteria/contract';
import { sql } from 'kysely';
import { isLive } from '../../kernel/reading.ts';
import { columns, type Db, leftJoinAs, query, tableAs } from '../../platform/db/index.ts';

const c = leftJoinAs('category', 'c');
const o = leftJoinAs('offer', 'o');
const p = tableAs('partner', 'p');

/** Where something is bought. An offer and a branch office are the partner's own, or nothing is found. */
export type PurchasePlace = {
  readonly partnerId: number;
  readonly offerId?: number | null | undefined;
  readonly branchOfficeId?: number | null | undefined;
};
export type PurchaseFacts = {
  readonly partnerName: string;
  readonly categoryId: number | null;
  readonly categoryCode: CategoryCode | null;
  /** What each of its subcategories says, or its category for it; null is the default of the category. */
  readonly own: readonly (Regime | null)[];
  readonly healthcareProvider: boolean;
  readonly price: Money | null;
  readonly priceType: PriceType | null;
};

const subcategoriesOf = (owner: 'offer' | 'branch_office' | 'partner', id: number | null) => sql`
  select ${sql.lit(owner)} as owner, l.position, s.category_id, s.tax_regime
  from ${sql.table(`${owner}_subcategory`)} l
  join subcategory s on s.id = l.subcategory_id
  where ${sql.ref(`l.${owner}_id`)} = ${id}`;

const purchaseFacts = columns<PurchaseFacts>({
  partnerName: p.name,
  categoryId: c.id,
  categoryCode: c.code,
  own: sql<PurchaseFacts['own']>`coalesce(
        (
          select array_agg(distinct coalesce(tax_regime, c.tax_regime))
          from meant
          where category_id = c.id
        ),
        array[c.tax_regime]
      )`,
  healthcareProvider: sql<
    PurchaseFacts['healthcareProvider']
  >`coalesce(b.healthcare_provider, p.healthcare_provider)`,
  price: o.price,
  priceType: o.priceType,
});

/**
 * What decides how a purchase may be paid. Its category is the one of the most exact thing that names any (the offer,
 * the branch office, the partner): the partner's main category where it is among them, else the first.
 */
export const findPurchaseFacts = async (
  db: Db,
  { partnerId, offerId = null, branchOfficeId = null }: PurchasePlace,
): Promise<PurchaseFacts | undefined> => {
  const { rows } = await query`
    with named as (
      ${subcategoriesOf('offer', offerId)}
      union all
      ${subcategoriesOf('branch_office', branchOfficeId)}
      union all
      ${subcategoriesOf('partner', partnerId)}
    ),
    meant as (
      select *
      from named
      where owner = (
        select owner
        from named
        order by array_position('{offer,branch_office,partner}', owner) limit 1
      )
    ),
    chosen as (
      select coalesce(
        (
          select p.main_category_id
          from partner p
          where p.id = ${partnerId}
            and (
              not exists (select 1 from meant)
              or p.main_category_id in (select category_id from meant)
            )
        ),
        (select category_id from meant order by position limit 1)
      ) as id
    )
    select ${purchaseFacts}
      from partner p
    left join offer o
      on o.id = ${offerId} and o.partner_id = p.id and o.deleted_at is null
    left join branch_office b
      on b.id = ${branchOfficeId} and b.partner_id = p.id and b.deleted_at is null
    left join category c on c.id = (select id from chosen)
    where p.id = ${partnerId}
      and ${isLive('p')}
      and (${offerId}::int is null or o.id is not null)
      and (${branchOfficeId}::int is null or b.id is not null)`.execute(db);
  return rows[0];
};

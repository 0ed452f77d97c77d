import type { BenefitType, MediaRef, Money, PriceType } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { isLive, localized, mediaRef } from '../../entity/reading.ts';
import { isCategoryShown, isOfferVisible, isPartnerVisible } from '../visibility/index.ts';
import type { Reader } from '../../entity/caller/index.ts';

type OfferRow = {
  id: number;
  partnerId: number;
  name: string;
  slugName: string;
  shortDescription: string;
  description: string;
  priceType: PriceType;
  price: Money | null;
  originalPrice: Money | null;
  discountPercent: number | null;
  images: MediaRef[];
  benefitTypes: BenefitType[];
  ctaUrl: string | null;
  ctaLabel: string;
  hasPromoCode: boolean;
  validTo: string | null;
  categoryId: number | null;
  categoryName: string;
  categorySlugName: string;
};

export const findOffer = async (
  db: Db,
  { language, primary, audience }: Reader,
  id: number,
): Promise<OfferRow | undefined> => {
  const text = (column: string) => localized(sql.ref(column), language, primary);
  const { rows } = await sql<OfferRow>`
    select
      o.id, o.partner_id as "partnerId", ${text('o.name')} as name,
      ${localized(sql`o.name`, primary, primary)} as "slugName",
      ${text('o.short_description')} as "shortDescription", ${text('o.description')} as description,
      o.price_type as "priceType", o.price, o.original_price as "originalPrice",
      o.discount_percent as "discountPercent",
      (
        select coalesce(jsonb_agg(${mediaRef(sql`i.media_uuid`)} order by i.position), '[]')
        from offer_image i
        where i.offer_id = o.id
      ) as images,
      coalesce(o.benefit_types, p.benefit_types) as "benefitTypes", o.cta_url as "ctaUrl",
      ${text('o.cta_label')} as "ctaLabel", nullif(o.promo_code, '') is not null as "hasPromoCode",
      o.valid_to as "validTo", c.id as "categoryId",
      coalesce(${text('c.name')}, '') as "categoryName",
      coalesce(${localized(sql`c.name`, primary, primary)}, '') as "categorySlugName"
    from offer o
    join partner p on p.id = o.partner_id
    left join category c
      on c.id = p.main_category_id and ${isCategoryShown(sql.ref('c.id'), audience)}
    where o.id = ${id}
      and ${isLive('o')}
      and ${isOfferVisible('o', audience)}
      and ${isLive('p')}
      and ${isPartnerVisible('p', audience)}`.execute(db);
  return rows[0];
};

export const findPromoCode = async (
  db: Db,
  id: number,
): Promise<{ promoCode: string | null } | undefined> =>
  (
    await sql<{
      promoCode: string | null;
    }>`select promo_code as "promoCode" from offer where id = ${id}`.execute(db)
  ).rows[0];

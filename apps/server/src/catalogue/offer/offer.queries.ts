import type { Money, OfferView, PriceType } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, leftJoinAs, query, tableAs } from '../../platform/db/index.ts';
import { isLive, localized, mediaRef } from '../../kernel/reading.ts';
import { isCategoryShown, isOfferVisible, isPartnerVisible } from '../visibility/index.ts';
import type { Reader } from '../../kernel/caller/index.ts';

const o = tableAs('offer', 'o');
const c = leftJoinAs('category', 'c');
const offer = tableAs('offer');

/** An offer as readers see it, and what the rest of its view is made of. */
type OfferViewRow = Omit<OfferView, 'route' | 'price' | 'partner' | 'categoryRoute' | 'others'> & {
  readonly partnerId: number;
  readonly slugName: string;
  readonly priceType: PriceType;
  readonly price: Money | null;
  readonly originalPrice: Money | null;
  readonly discountPercent: number | null;
  readonly categoryId: number | null;
  readonly categorySlugName: string;
};

export const findOffer = async (
  db: Db,
  { language, primary, audience }: Reader,
  id: number,
): Promise<OfferViewRow | undefined> => {
  const text = (column: string) => localized(sql.ref(column), language, primary);
  const { rows } = await query`
    select ${columns<OfferViewRow>({
      id: o.id,
      partnerId: o.partnerId,
      name: text('o.name'),
      slugName: localized(sql`o.name`, primary, primary),
      shortDescription: text('o.short_description'),
      description: text('o.description'),
      priceType: o.priceType,
      price: o.price,
      originalPrice: o.originalPrice,
      discountPercent: o.discountPercent,
      images: sql`(
        select coalesce(jsonb_agg(${mediaRef(sql`i.media_uuid`)} order by i.position, i.media_uuid), '[]')
        from offer_image i
        where i.offer_id = o.id
      )`,
      benefitTypes: sql`coalesce(o.benefit_types, p.benefit_types)`,
      ctaUrl: o.ctaUrl,
      ctaLabel: text('o.cta_label'),
      hasPromoCode: sql`nullif(o.promo_code, '') is not null`,
      validTo: o.validTo,
      categoryId: c.id,
      categoryName: sql`coalesce(${text('c.name')}, '')`,
      categorySlugName: sql`coalesce(${localized(sql`c.name`, primary, primary)}, '')`,
    })}
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
    await query`
      select ${columns({ promoCode: offer.promoCode })}
      from offer
      where id = ${id}`.execute(db)
  ).rows[0];

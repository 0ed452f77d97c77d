import type { MapPrices, PriceTag } from '@cafeteria/contract';
import { type CatalogueModel, type OfferFacts, shownTo } from '../../catalogue/model/index.ts';
import { holdsAtOffice } from '../../catalogue/sale/index.ts';
import type { Audience } from '../../kernel/caller/index.ts';

const isDiscount = ({ priceType }: OfferFacts): boolean =>
  priceType === 'DISCOUNT' || priceType === 'DISCOUNT_UPTO';

/** The lowest price of some offers, else their largest discount; of several it is the least, or the most, there is. */
export const leastOf = (offers: readonly OfferFacts[]): PriceTag | undefined => {
  const [cheapest, ...dearer] = offers
    .filter((offer) => !isDiscount(offer) && offer.price !== null)
    .toSorted((a, b) => (a.price?.amount ?? 0) - (b.price?.amount ?? 0));
  if (cheapest)
    return {
      type: dearer.length > 0 ? 'PRICE_FROM' : cheapest.priceType,
      amount: cheapest.price,
      percent: null,
      original: null,
    };
  const [largest, ...smaller] = offers
    .filter((offer) => isDiscount(offer) && offer.discountPercent !== null)
    .toSorted((a, b) => (b.discountPercent ?? 0) - (a.discountPercent ?? 0));
  if (!largest) return undefined;
  return {
    type: smaller.length > 0 ? 'DISCOUNT_UPTO' : largest.priceType,
    amount: null,
    percent: largest.discountPercent,
    original: null,
  };
};

/** What can be had at places at least, by the offers the audience sees that hold there. */
export const listPrices = (
  model: CatalogueModel,
  audience: Audience,
  ids: readonly number[],
): MapPrices['places'] => {
  const shown = shownTo(model, audience);
  return [...new Set(ids)].flatMap((id) => {
    const office = model.offices.get(id);
    if (!office || !shown.partner(office.partnerId)) return [];
    const price = leastOf(
      model
        .offersOf(office.partnerId)
        .filter((offer) => holdsAtOffice(offer, office.id) && shown.offer(offer.id)),
    );
    return price ? [{ id, price }] : [];
  });
};

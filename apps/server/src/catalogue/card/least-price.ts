import type { PriceTag } from '@cafeteria/contract';
import type { OfferFacts } from '../model/index.ts';

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

import type { Reader } from '../../kernel/caller/index.ts';
import type { CatalogueModel, OfferFacts } from '../model/index.ts';
import { keptInOrder } from './kept-order.ts';

const newestFirst = (a: OfferFacts, b: OfferFacts): number =>
  b.createdAt - a.createdAt || b.id - a.id;

/** Follows the offers from the newest to the oldest. */
export const createNewestOffers = (model: CatalogueModel) => {
  const newest = keptInOrder(model.offers, newestFirst);
  /** The newest live offers the reader sees, at most one of each partner. */
  return ({ audience }: Reader, limit: number): number[] => {
    const sees = model.sees(audience);
    const found = new Map<number, number>();
    for (const offer of newest()) {
      if (found.size === limit) break;
      if (found.has(offer.partnerId)) continue;
      const partner = model.partners.get(offer.partnerId);
      if (!partner || !model.isLive(offer) || !sees.offer(offer)) continue;
      if (model.isLive(partner) && sees.partner(partner)) found.set(offer.partnerId, offer.id);
    }
    return [...found.values()];
  };
};

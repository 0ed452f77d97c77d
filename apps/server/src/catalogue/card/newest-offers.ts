import type { Reader } from '../../kernel/caller/index.ts';
import { lowerBound } from '../../platform/lower-bound.ts';
import type { CatalogueModel, OfferFacts } from '../model/index.ts';

const newestFirst = (a: OfferFacts, b: OfferFacts): number =>
  b.createdAt - a.createdAt || b.id - a.id;

/** Follows the offers from the newest to the oldest. */
export const createNewestOffers = (model: CatalogueModel) => {
  let list: OfferFacts[] | undefined;
  const placeOf = (offer: OfferFacts, of: readonly OfferFacts[]): number =>
    lowerBound(0, of.length, (at) => {
      const candidate = of[at];
      return candidate !== undefined && newestFirst(candidate, offer) < 0;
    });
  model.offers.onRecord((before, after) => {
    if (!list) return;
    if (before && after && newestFirst(before, after) === 0) {
      list[placeOf(before, list)] = after;
      return;
    }
    if (before) list.splice(placeOf(before, list), 1);
    if (after) list.splice(placeOf(after, list), 0, after);
  });
  /** The newest live offers the reader sees, at most one of each partner. */
  return ({ audience }: Reader, limit: number): number[] => {
    list ??= [...model.offers.values()].sort(newestFirst);
    const sees = model.sees(audience);
    const found = new Map<number, number>();
    for (const offer of list) {
      if (found.size === limit) break;
      if (found.has(offer.partnerId)) continue;
      const partner = model.partners.get(offer.partnerId);
      if (!partner || !model.isLive(offer) || !sees.offer(offer)) continue;
      if (model.isLive(partner) && sees.partner(partner)) found.set(offer.partnerId, offer.id);
    }
    return [...found.values()];
  };
};

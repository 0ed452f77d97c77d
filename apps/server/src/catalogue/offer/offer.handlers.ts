import { type OfferView, type offerRoutes, slug } from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import { found } from '../../platform/http/index.ts';
import type { Catalogue } from '../card/index.ts';
import { findOffer, findPromoCode } from './offer.queries.ts';
import type { Handlers } from '../../kernel/caller/index.ts';

export const offerHandlers = (
  { db }: Deps,
  { card, cards, offerIdsOf }: Catalogue,
): Handlers<typeof offerRoutes> => ({
  get: async ({ id }, caller): Promise<OfferView> => {
    const offer = found(await findOffer(db, caller, id));
    const siblings = offerIdsOf(caller, offer.partnerId).filter((other) => other !== id);
    return {
      ...offer,
      route: slug(offer.slugName, id),
      partner: found(card(caller, 'PARTNER', offer.partnerId)),
      others: cards(caller, 'OFFER', siblings.slice(0, 8)),
      price: {
        type: offer.priceType,
        amount: offer.price,
        percent: offer.discountPercent,
        original: offer.originalPrice,
      },
      categoryRoute: offer.categoryId ? slug(offer.categorySlugName, offer.categoryId) : null,
    };
  },
  ofPartner: async ({ id }, caller) => {
    found(card(caller, 'PARTNER', id));
    return cards(caller, 'OFFER', offerIdsOf(caller, id));
  },
  promoCode: async ({ id }, caller) => {
    found(await findOffer(db, caller, id));
    return found(await findPromoCode(db, id));
  },
});

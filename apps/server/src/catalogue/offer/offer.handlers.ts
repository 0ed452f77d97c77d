import { type OfferView, type offerRoutes, slug } from '@cafeteria/contract';
import type { Deps } from '../../entity/deps.ts';
import { found } from '../../platform/http/index.ts';
import { findOfferCards, findPartnerCards } from '../card/index.ts';
import { findOffer, findOfferIdsOfPartner, findPromoCode } from './offer.queries.ts';
import type { Handlers } from '../../entity/caller/index.ts';

export const offerHandlers = ({ db }: Deps): Handlers<typeof offerRoutes> => ({
  get: async ({ id }, caller): Promise<OfferView> => {
    const offer = found(await findOffer(db, caller, id));
    const [[partner], siblings] = await Promise.all([
      findPartnerCards(db, caller, [offer.partnerId]),
      findOfferIdsOfPartner(db, caller, offer.partnerId),
    ]);
    const others = await findOfferCards(
      db,
      caller,
      siblings.filter((other) => other !== id).slice(0, 8),
    );
    return {
      ...offer,
      route: slug(offer.slugName, id),
      partner: found(partner),
      others,
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
    found((await findPartnerCards(db, caller, [id]))[0]);
    return findOfferCards(db, caller, await findOfferIdsOfPartner(db, caller, id));
  },
  promoCode: async ({ id }, caller) => {
    found(await findOffer(db, caller, id));
    return found(await findPromoCode(db, id));
  },
});

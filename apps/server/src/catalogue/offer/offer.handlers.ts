import { type OfferView, type offerRoutes, slug } from '@cafeteria/contract';
import type { Deps } from '../../entity/deps.ts';
import { found, type Handlers } from '../../platform/http/index.ts';
import { findOfferCards, findPartnerCards, type Reader, readerOf } from '../card/index.ts';
import { findOffer, findOfferIdsOfPartner, findPromoCode } from './offer.queries.ts';

export const offerHandlers = ({ db, config }: Deps): Handlers<typeof offerRoutes> => {
  const reader = (context: Pick<Reader, 'language' | 'audience'>): Reader =>
    readerOf(context, config.primaryLanguage);
  return {
    get: async ({ id }, context): Promise<OfferView> => {
      const who = reader(context);
      const offer = found(await findOffer(db, who, id));
      const [[partner], siblings] = await Promise.all([
        findPartnerCards(db, who, [offer.partnerId]),
        findOfferIdsOfPartner(db, who, offer.partnerId),
      ]);
      const others = await findOfferCards(
        db,
        who,
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
    ofPartner: async ({ id }, context) => {
      const who = reader(context);
      found((await findPartnerCards(db, who, [id]))[0]);
      return findOfferCards(db, who, await findOfferIdsOfPartner(db, who, id));
    },
    promoCode: async ({ id }, context) => {
      found(await findOffer(db, reader(context), id));
      return found(await findPromoCode(db, id));
    },
  };
};

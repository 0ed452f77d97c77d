import { type PartnerView, type partnerRoutes, slug } from '@cafeteria/contract';
import type { Deps } from '../../entity/deps.ts';
import { found, type Handlers } from '../../platform/http/index.ts';
import { findPartnerCards, readerOf } from '../card/index.ts';
import { findPartner, findSimilarIds } from './partner.queries.ts';

export const partnerHandlers = ({ db, config }: Deps): Handlers<typeof partnerRoutes> => ({
  get: async ({ id }, context): Promise<PartnerView> => {
    const reader = readerOf(context, config.primaryLanguage);
    const partner = found(await findPartner(db, reader, id));
    const similar = await findPartnerCards(db, reader, await findSimilarIds(db, reader, partner));
    return {
      ...partner,
      similar,
      route: slug(partner.name, partner.id),
      category: partner.category && {
        ...partner.category,
        route: slug(partner.category.slugName, partner.category.id),
      },
      subcategories: partner.subcategories.map((one) => ({
        id: one.id,
        name: one.name,
        route: slug(one.slugName, one.id),
        categoryRoute: slug(one.categoryName, one.categoryId),
      })),
    };
  },
});

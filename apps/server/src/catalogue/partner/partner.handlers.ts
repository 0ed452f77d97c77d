import { type PartnerView, type partnerRoutes, slug } from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import { found } from '../../platform/http/index.ts';
import type { Catalogue } from '../card/index.ts';
import { findPartner } from './partner.queries.ts';
import type { Handlers } from '../../kernel/caller/index.ts';

/** So many other partners are told of. */
const similarCount = 8;

export const partnerHandlers = (
  { db }: Deps,
  { partners, cards }: Catalogue,
): Handlers<typeof partnerRoutes> => ({
  get: async ({ id }, caller): Promise<PartnerView> => {
    const partner = found(await findPartner(db, caller, id));
    const similar = cards(caller, 'PARTNER', partners.similar(caller, partner, similarCount));
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

import type { homeRoutes } from '@cafeteria/contract';
import { type Catalogue, positionOf } from '../../catalogue/card/index.ts';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { findPromoRows } from '../promo-row/index.ts';

const rowLength = 12;

/** The home page in one answer: promo rows, the newest offers, and what is near a known position. */
export const homeHandlers = ({ db }: Deps, catalogue: Catalogue): Handlers<typeof homeRoutes> => ({
  get: async (query, caller) => {
    const { cards, partners, newestOfferIds } = catalogue;
    const position = positionOf(query);
    return {
      rows: await findPromoRows(db, catalogue, caller, { placement: 'HOMEPAGE' }),
      newest: cards(caller, 'OFFER', newestOfferIds(caller, rowLength)),
      nearby: position
        ? partners.withDistances(
            cards(caller, 'PARTNER', partners.nearby(caller, position, rowLength)),
            position,
          )
        : [],
    };
  },
});

import type { homeRoutes } from '@cafeteria/contract';
import type { Deps } from '../../entity/deps.ts';
import { findPromoRows } from '../promo-row/index.ts';
import {
  findNearbyPartnerIds,
  findNewestOfferIds,
  findOfferCards,
  findPartnerCards,
  positionOf,
  withDistances,
} from '../../catalogue/card/index.ts';
import type { Handlers } from '../../entity/caller/index.ts';

const rowLength = 12;

/** The home page in one answer: promo rows, the newest offers, and what is near a known position. */
export const homeHandlers = ({ db }: Deps): Handlers<typeof homeRoutes> => ({
  get: async (query, caller) => {
    const position = positionOf(query);
    const nearbyCards = async () =>
      position
        ? withDistances(
            db,
            await findPartnerCards(
              db,
              caller,
              await findNearbyPartnerIds(db, caller, position, rowLength),
            ),
            position,
          )
        : [];
    const newestCards = async () =>
      findOfferCards(db, caller, await findNewestOfferIds(db, caller, rowLength));
    const [rows, newest, nearby] = await Promise.all([
      findPromoRows(db, caller, { placement: 'HOMEPAGE' }),
      newestCards(),
      nearbyCards(),
    ]);
    return { rows, newest, nearby };
  },
});

import type { homeRoutes } from '@cafeteria/contract';
import type { Deps } from '../../entity/deps.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { findPromoRows } from '../promo-row/index.ts';
import {
  findNearbyPartnerIds,
  findNewestOfferIds,
  findOfferCards,
  findPartnerCards,
  positionOf,
  readerOf,
  withDistances,
} from '../../catalogue/card/index.ts';

const rowLength = 12;

/** The home page in one answer: promo rows, the newest offers, and what is near a known position. */
export const homeHandlers = ({ db, config }: Deps): Handlers<typeof homeRoutes> => ({
  get: async (query, context) => {
    const reader = readerOf(context, config.primaryLanguage);
    const position = positionOf(query);
    const nearbyCards = async () =>
      position
        ? withDistances(
            db,
            await findPartnerCards(
              db,
              reader,
              await findNearbyPartnerIds(db, reader, position, rowLength),
            ),
            position,
          )
        : [];
    const newestCards = async () =>
      findOfferCards(db, reader, await findNewestOfferIds(db, reader, rowLength));
    const [rows, newest, nearby] = await Promise.all([
      findPromoRows(db, reader, { placement: 'HOMEPAGE' }),
      newestCards(),
      nearbyCards(),
    ]);
    return { rows, newest, nearby };
  },
});

import type { homeRoutes } from '@cafeteria/contract';
import type { Deps } from '../../entity/deps.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { findPromoRows } from '../promo-row/index.ts';
import {
  findNearbyPartnerIds,
  findNewestOfferIds,
  findOfferTiles,
  findPartnerTiles,
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
    const nearbyTiles = async () =>
      position
        ? withDistances(
            db,
            await findPartnerTiles(
              db,
              reader,
              await findNearbyPartnerIds(db, reader, position, rowLength),
            ),
            position,
          )
        : [];
    const newestTiles = async () =>
      findOfferTiles(db, reader, await findNewestOfferIds(db, reader, rowLength));
    const [rows, newest, nearby] = await Promise.all([
      findPromoRows(db, reader, { placement: 'HOMEPAGE' }),
      newestTiles(),
      nearbyTiles(),
    ]);
    return { rows, newest, nearby };
  },
});

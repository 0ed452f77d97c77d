import { type Language, type placeRoutes, searchLimits } from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import type { Db } from '../../platform/db/index.ts';
import { AppError, found } from '../../platform/http/index.ts';
import { highlight, type Search } from '../search/index.ts';
import { positionOf } from '../../catalogue/card/index.ts';
import { listPartnersOnMap } from './place.queries.ts';
import type { PlaceService } from './place.service.ts';
import type { Audience, Handlers } from '../../kernel/caller/index.ts';

const maxPlaces = 6;
const maxPartners = 3;
/** Partners without a place on the map are passed over. */
const partnersLookedAt = 12;

/** Partners that are called what was typed and have a place on the map. */
const namedPartners =
  (db: Db, search: Search) => async (keyword: string, audience: Audience, language: Language) => {
    const matches = await search.names(
      { keyword, types: ['PARTNER'], offset: 0, limit: partnersLookedAt },
      audience,
      language,
    );
    const named = matches.filter(({ isNamed }) => isNamed);
    const onMap = await listPartnersOnMap(
      db,
      named.map(({ id }) => id),
    );
    return onMap.slice(0, maxPartners).map(({ id, logo }) => ({
      partnerId: id,
      label: named.find((name) => name.id === id)?.label ?? '',
      logo,
    }));
  };

export const placeHandlers = (
  { db }: Deps,
  places: PlaceService,
  search: Search,
): Handlers<typeof placeRoutes> => {
  const partnersNamed = namedPartners(db, search);
  return {
    list: async ({ keyword, lat, lng }, caller) => {
      const { audience, language } = caller;
      if (keyword.length < searchLimits.min)
        throw new AppError('search.error.tooShort', { min: searchLimits.min });
      const [suggested, partners] = await Promise.all([
        places.suggest(
          { keyword, language, position: positionOf({ lat, lng }), limit: maxPlaces },
          caller,
        ),
        partnersNamed(keyword, audience, language),
      ]);
      return {
        places: suggested.map(({ id, label, detail, kind }) => ({
          placeId: id,
          label,
          detail,
          kind,
          highlight: highlight(label, keyword),
        })),
        partners: partners.map((partner) => ({
          ...partner,
          highlight: highlight(partner.label, keyword),
        })),
      };
    },
    get: async ({ placeId }, caller) => {
      const { id, label, kind, lat, lng, bounds, zoom } = found(
        await places.get(placeId, caller, caller.language),
      );
      return { placeId: id, label, kind, lat, lng, bounds, zoom };
    },
  };
};

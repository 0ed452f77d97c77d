import type { GeocodedPlace, geocoderRoutes } from '@cafeteria/contract';
import type { PlaceService } from '../place/index.ts';
import type { Handlers } from '../../kernel/caller/index.ts';

const suggestions = 6;

/**
 * The geocoder of address forms, over the same places as the map. Addresses are kept as the
 * specification's component list.
 */
export const geocoderHandlers = (places: PlaceService): Handlers<typeof geocoderRoutes> => ({
  search: async ({ keyword }, caller) =>
    (
      await places.find(
        { keyword, language: caller.language, position: undefined, limit: suggestions },
        caller,
      )
    ).map(({ id, label, detail, country, components, lat, lng }): GeocodedPlace => ({
      placeId: id,
      label: [label, detail].filter(Boolean).join(', '),
      country,
      components: [...components],
      lat,
      lng,
    })),
});

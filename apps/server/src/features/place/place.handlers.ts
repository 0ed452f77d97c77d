import { searchLimits, type placeRoutes } from '@cafeteria/contract';
import type { Deps } from '../../platform/deps.ts';
import { AppError, found, type Handlers } from '../../platform/http/index.ts';
import { highlight, type SearchModel } from '../search/index.ts';
import { findPlace, findPlaces } from './place.queries.ts';

const mostPlaces = 6;
const mostPartners = 3;
const cityZoom = 13;

export const placeHandlers = ({ db }: Deps, search: SearchModel): Handlers<typeof placeRoutes> => ({
  list: async ({ keyword }, { audience, language }) => {
    if (keyword.length < searchLimits.min) throw new AppError('search.error.tooShort', { min: searchLimits.min });
    const [rows, partners] = await Promise.all([findPlaces(db, keyword, mostPlaces), search().then(({ names }) => names({ keyword, types: ['PARTNER'], offset: 0, limit: mostPartners }, audience, language))]);
    return {
      places: rows.map(({ id, name, region }) => ({ placeId: id, label: name, detail: region ?? '', kind: 'CITY', highlight: highlight(name, keyword) })),
      partners: partners.map(({ id, label }) => ({ partnerId: id, label, logo: null, highlight: highlight(label, keyword) })),
    };
  },
  get: async ({ placeId }) => {
    const { id, name, lat, lng } = found(await findPlace(db, placeId));
    return { placeId: id, label: name, kind: 'CITY', lat, lng, bounds: null, zoom: cityZoom };
  },
});

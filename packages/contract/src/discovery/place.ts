/**
 * Places the map can go to: towns, their districts and addresses, together with partners of that
 * name (domain 9.8).
 */
import * as z from 'zod/mini';
import { LocationKind } from '../vocabulary/enums.ts';
import { route } from '../http/route.ts';
import { searchLimits } from '../vocabulary/limits.ts';
import { MediaRef } from '../values/media.ts';
import { queryCoordinate } from '../http/query.ts';
import { Suggestion } from './search.ts';
import { id, requiredText, text, shownText } from '../values/text.ts';

const highlight = Suggestion.shape.highlight;
/**
 * A suggestion of the map's autocomplete. `detail` distinguishes places with the same name: `59101
 * Žďár nad Sázavou`, `Kraj Vysočina`.
 */
export const PlaceSuggestion = z
  .object({
    placeId: z.string(),
    label: shownText(),
    detail: shownText(),
    kind: LocationKind,
    highlight,
  })
  .register(z.globalRegistry, { id: 'PlaceSuggestion' });
export type PlaceSuggestion = z.output<typeof PlaceSuggestion>;
/** A partner with a place on the map. */
export const PlacePartner = z
  .object({ partnerId: id(), label: shownText(), logo: z.nullable(MediaRef), highlight })
  .register(z.globalRegistry, { id: 'PlacePartner' });
export type PlacePartner = z.output<typeof PlacePartner>;
/** A place to go to: its middle and zoom, and what it spans where that is known. */
export const Place = z
  .object({
    placeId: z.string(),
    label: shownText(),
    kind: LocationKind,
    lat: z.number(),
    lng: z.number(),
    bounds: z.nullable(
      z.object({ north: z.number(), south: z.number(), east: z.number(), west: z.number() }),
    ),
    zoom: z.number(),
  })
  .register(z.globalRegistry, { id: 'Place' });
export type Place = z.output<typeof Place>;

export const placeRoutes = {
  list: route({
    method: 'GET',
    path: '/api/map/place',
    access: 'public',
    summary:
      'At most six places and three partners that fit a keyword of 3 to 128 characters; of equal ones the nearer first',
    query: z.object({
      keyword: text(searchLimits.max),
      lat: queryCoordinate(90),
      lng: queryCoordinate(180),
    }),
    response: z.object({ places: z.array(PlaceSuggestion), partners: z.array(PlacePartner) }),
    tags: ['searchResults'],
  }),
  get: route({
    method: 'GET',
    path: '/api/map/place/:placeId',
    access: 'public',
    summary: 'Where a place is',
    params: z.object({ placeId: requiredText(200) }),
    response: Place,
    tags: ['partner'],
  }),
};

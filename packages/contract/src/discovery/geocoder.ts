import * as z from 'zod/mini';
import { AddressComponent } from '../values/address.ts';
import { Country } from '../vocabulary/enums.ts';
import { route } from '../http/route.ts';
import { requiredText } from '../values/text.ts';
import { searchLimits } from '../vocabulary/limits.ts';

/** A place a geocoder suggests, with its component list as the specification keeps it. */
export const GeocodedPlace = z
  .object({
    placeId: z.string(),
    label: z.string(),
    country: Country,
    components: z.array(AddressComponent),
    lat: z.number(),
    lng: z.number(),
  })
  .register(z.globalRegistry, { id: 'GeocodedPlace' });
export type GeocodedPlace = z.output<typeof GeocodedPlace>;
export const geocoderRoutes = {
  search: route({
    method: 'GET',
    path: '/api/admin/geocoder',
    access: 'admin',
    summary: 'Find a place by its name',
    query: z.object({ keyword: requiredText(searchLimits.max) }),
    response: z.array(GeocodedPlace),
  }),
};

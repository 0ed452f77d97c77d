/** What lies under the pins of the map (domain 9.8). */
import * as z from 'zod/mini';
import { route } from '../http/route.ts';
import { TileCoordinates } from '../http/query.ts';

/** Who is to be named for a map, with the page that says more. */
export const Attribution = z.object({ label: z.string(), href: z.nullable(z.string()) });
export type Attribution = z.output<typeof Attribution>;

/**
 * The map the installation is configured for: `tiles` of this API in the Protomaps schema (`url` is
 * a path with `{z}`, `{x}` and `{y}` to fill in), a `style` elsewhere, or a `raster` template
 * elsewhere.
 */
export const Basemap = z
  .object({
    kind: z.enum(['tiles', 'style', 'raster']),
    url: z.string(),
    attribution: z.array(Attribution),
    maxZoom: z.int(),
  })
  .register(z.globalRegistry, { id: 'Basemap' });
export type Basemap = z.output<typeof Basemap>;

export const basemapRoutes = {
  tile: route({
    method: 'GET',
    path: '/api/map/basemap/:z/:x/:y.mvt',
    access: 'public',
    summary: 'A tile of the basemap in the Protomaps schema; 204 when there is nothing on it',
    params: TileCoordinates,
    query: z.object({ v: z.optional(z.string().check(z.maxLength(40))) }),
    response: z.unknown(),
    binary: 'application/vnd.mapbox-vector-tile',
  }),
};

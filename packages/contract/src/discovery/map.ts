/** The map: pins as vector tiles, the list beside it, one place in detail (domain 9.8). */
import * as z from 'zod/mini';
import { BranchOfficeView } from '../catalogue/branch-office.ts';
import { BenefitType, CategoryCode } from '../vocabulary/enums.ts';
import { route } from '../http/route.ts';
import { MediaRef } from '../values/media.ts';
import { PageQuery, pageOf } from '../http/page.ts';
import {
  queryCoordinate,
  queryId,
  queryIdList,
  queryInt,
  queryList,
  queryPurchases,
  TileCoordinates,
} from '../http/query.ts';
import { Id, id, shownText } from '../values/text.ts';
import { CardView, PriceTag } from '../catalogue/card.ts';
import { sustainabilityLevels } from '../vocabulary/words.ts';

/** Any one value within a filter, all filters together; what is left out does not narrow. */
export const MapFilter = z.object({
  categories: queryIdList(),
  subcategories: queryIdList(),
  payment: queryList(BenefitType.options),
  sustainability: queryList(sustainabilityLevels),
  filteredPartnerId: queryId(),
  purchases: queryPurchases(),
});
export type MapFilter = z.output<typeof MapFilter>;

const edge = (limit: 90 | 180) => z.coerce.number().check(z.minimum(-limit), z.maximum(limit));
const Edges = { north: edge(90), south: edge(90), east: edge(180), west: edge(180) };
const BoundsQuery = z.extend(MapFilter, Edges);
/** A branch office in the list beside the map. */
export const MapBranchOffice = z
  .object({
    ...z.pick(BranchOfficeView, {
      id: true,
      name: true,
      address: true,
      openingHours: true,
      benefitTypes: true,
    }).shape,
    lat: z.number(),
    lng: z.number(),
    /** From the given position; null without one. */
    meters: z.nullable(z.int()),
    partner: z.object({
      id: id(),
      route: z.string(),
      name: shownText(),
      logo: z.nullable(MediaRef),
    }),
    categoryCode: z.nullable(CategoryCode),
  })
  .register(z.globalRegistry, { id: 'MapBranchOffice' });
export type MapBranchOffice = z.output<typeof MapBranchOffice>;
export const MapBranchOfficeView = z
  .extend(z.omit(BranchOfficeView, { meters: true }), {
    lat: z.number(),
    lng: z.number(),
    partner: CardView,
    offers: z.array(CardView),
  })
  .register(z.globalRegistry, { id: 'MapBranchOfficeView' });
export type MapBranchOfficeView = z.output<typeof MapBranchOfficeView>;
export const MapSummary = z
  .object({
    /** Of the pins; part of a tile's address, so that a changed map is another address. */
    version: z.string(),
    /** Pins within the bounds that match. */
    total: z.int(),
    /** Around everything that matches; null when nothing does. */
    bounds: z.nullable(
      z.object({ north: z.number(), south: z.number(), east: z.number(), west: z.number() }),
    ),
  })
  .register(z.globalRegistry, { id: 'MapSummary' });
export type MapSummary = z.output<typeof MapSummary>;

/** What surrounds the places nearest to a point; null where there are none. */
export const MapNear = z
  .object({ bounds: MapSummary.shape.bounds })
  .register(z.globalRegistry, { id: 'MapNear' });
export type MapNear = z.output<typeof MapNear>;
/**
 * What can be had at places at least: the lowest price, else the largest discount; places without either are left out.
 */
export const MapPrices = z
  .object({ places: z.array(z.object({ id: id(), price: PriceTag })) })
  .register(z.globalRegistry, { id: 'MapPrices' });
export type MapPrices = z.output<typeof MapPrices>;

export const mapRoutes = {
  tile: route({
    method: 'GET',
    path: '/api/map/tiles/:z/:x/:y.mvt',
    access: 'public',
    summary: 'Pins, clusters and stacks of a tile; 204 when it has none',
    params: TileCoordinates,
    query: z.extend(MapFilter, { v: z.optional(z.string().check(z.maxLength(40))) }),
    response: z.unknown(),
    binary: 'application/vnd.mapbox-vector-tile',
  }),
  summary: route({
    method: 'GET',
    path: '/api/map/summary',
    access: 'public',
    summary: 'How many pins are within bounds, and the version of the map',
    query: BoundsQuery,
    response: MapSummary,
    tags: ['partner'],
  }),
  list: route({
    method: 'GET',
    path: '/api/map/branch-office',
    access: 'public',
    summary: 'Branch offices within bounds, nearest first to the position, else to the middle',
    query: z.extend(z.extend(BoundsQuery, PageQuery.shape), {
      lat: queryCoordinate(90),
      lng: queryCoordinate(180),
    }),
    response: pageOf(MapBranchOffice),
    tags: ['partner'],
  }),
  near: route({
    method: 'GET',
    path: '/api/map/near',
    access: 'public',
    summary: 'What surrounds the places nearest to a point',
    query: z.extend(MapFilter, {
      lat: edge(90),
      lng: edge(180),
      count: queryInt(1, 400, 40),
    }),
    response: MapNear,
    tags: ['partner'],
  }),
  prices: route({
    method: 'GET',
    path: '/api/map/price',
    access: 'public',
    summary: 'The lowest price or the largest discount at places',
    query: z.object({ branchOffices: queryIdList(4_000) }),
    response: MapPrices,
    tags: ['partner', 'offer'],
  }),
  get: route({
    method: 'GET',
    path: '/api/map/branch-office/:id',
    access: 'public',
    summary: 'One place with its partner and offers',
    params: Id,
    response: MapBranchOfficeView,
    tags: ['partner', 'offer'],
    cache: 'catalogue',
    about: ['partner .partner.id'],
  }),
};

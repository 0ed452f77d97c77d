import * as z from 'zod/mini';
import {
  BenefitType,
  CategoryCode,
  Colour,
  DistanceMode,
  PriceType,
  PromoLinkTarget,
  SortDirection,
  Sustainability,
} from '../parts/enums.ts';
import { route } from '../http/route.ts';
import { MediaRef } from '../content/media.ts';
import { Money } from '../parts/money.ts';
import { PageQuery, pageOf } from '../http/page.ts';
import { queryBoolean, queryCoordinate, queryList } from '../http/query.ts';
import { Id, id } from '../parts/text.ts';
import { sustainabilityLevels, tileSorts } from '../parts/vocabulary.ts';

export const PriceTag = z
  .object({
    type: PriceType,
    amount: z.nullable(Money),
    percent: z.nullable(z.int()),
    original: z.nullable(Money),
  })
  .register(z.globalRegistry, { id: 'PriceTag' });
export type PriceTag = z.output<typeof PriceTag>;
export const TileDistance = z.object({
  mode: DistanceMode,
  meters: z.nullable(z.int()),
  address: z.nullable(z.string()),
  branchOfficeId: z.nullable(id()),
});

/**
 * The card of grids and rows: one shape for partners, offers, categories and subcategories,
 * resolved for the reader.
 */
export const Tile = z
  .object({
    type: PromoLinkTarget,
    id: id(),
    route: z.string(),
    parentRoute: z.nullable(z.string()),
    title: z.string(),
    subtitle: z.string(),
    logo: z.nullable(MediaRef),
    image: z.nullable(MediaRef),
    colour: z.nullable(Colour),
    badges: z.object({ sustainability: z.nullable(Sustainability), new: z.boolean() }),
    price: z.nullable(PriceTag),
    benefitTypes: z.array(BenefitType),
    online: z.boolean(),
    distance: TileDistance,
    categoryCode: z.nullable(CategoryCode),
  })
  .register(z.globalRegistry, { id: 'Tile' });
export type Tile = z.output<typeof Tile>;

export const TileSort = z.enum(tileSorts);
export type TileSort = z.output<typeof TileSort>;

export const TileQuery = z.extend(PageQuery, {
  sort: z._default(TileSort, 'SCORING'),
  direction: z.optional(SortDirection),
  onlineHidden: queryBoolean(),
  payment: queryList(BenefitType.options),
  sustainability: queryList(sustainabilityLevels),
  lat: queryCoordinate(90),
  lng: queryCoordinate(180),
});
export type TileQuery = z.output<typeof TileQuery>;
/** A page of tiles and the order it really has: DISTANCE without coordinates falls back to SCORING. */
export const TilePage = z.extend(pageOf(Tile), { appliedSort: TileSort });
export const TileRow = z
  .object({ id: z.string(), title: z.string(), colour: z.nullable(Colour), tiles: z.array(Tile) })
  .register(z.globalRegistry, { id: 'TileRow' });
export type TileRow = z.output<typeof TileRow>;
export const HomeTiles = z.object({
  rows: z.array(TileRow),
  newest: z.array(Tile),
  nearby: z.array(Tile),
});

const tiles = {
  method: 'GET',
  access: 'public',
  params: Id,
  query: TileQuery,
  response: TilePage,
  tags: ['tile'],
  cache: 'catalogue',
} as const;
export const tileRoutes = {
  category: route({ ...tiles, path: '/api/tile/category/:id', summary: 'Tiles of a category' }),
  subcategory: route({
    ...tiles,
    path: '/api/tile/subcategory/:id',
    summary: 'Tiles of a subcategory',
  }),
};
export const homeRoutes = {
  get: route({
    method: 'GET',
    path: '/api/tile/home',
    access: 'public',
    summary: 'What the home page shows',
    query: z.object({ lat: queryCoordinate(90), lng: queryCoordinate(180) }),
    response: HomeTiles,
    tags: ['tile', 'promoRow'],
    cache: 'catalogue',
  }),
};

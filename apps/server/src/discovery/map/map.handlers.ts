import type { mapRoutes } from '@cafeteria/contract';
import { pageResult } from '../../kernel/page.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError } from '../../platform/http/index.ts';
import {
  type Bounds,
  countWithin,
  mercatorX,
  mercatorY,
  nearestWithin,
} from '../../platform/pin-index/index.ts';
import { type Catalogue, positionOf } from '../../catalogue/card/index.ts';
import { boundsAround, edgesOf } from './edges.ts';
import { createPlaceList, getMapBranchOffice, nearestIds } from './map-branch-office.ts';
import { listPrices } from './prices.ts';
import { type MapModel, mapModel } from './map.model.ts';
import { tileOf } from './map-tile.ts';
import type { Handlers } from '../../kernel/caller/index.ts';

type Edges = {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
};
const boundsOf = ({ north, south, east, west }: Edges): Bounds => {
  if (north < south || east < west) throw new AppError('common.error.badRequest');
  return {
    left: mercatorX(west),
    right: mercatorX(east),
    top: mercatorY(north),
    bottom: mercatorY(south),
  };
};
const everywhere: Bounds = boundsOf({ north: 85, south: -85, east: 180, west: -180 });
/** The list ends after so many places: who looks farther narrows it, or moves the map. */
const maxListed = 10_000;
/** A tile whose address names the version of the map never changes; another is asked for again. */
const forGood = 'public, max-age=31536000, immutable';

/** A vector tile of the pins somebody may see. */
const tileHandler =
  (model: () => Promise<MapModel>): Handlers<typeof mapRoutes>['tile'] =>
  async ({ z, x, y, v, ...criteria }, { audience, reply }) => {
    const map = await model();
    if (x >= 2 ** z || y >= 2 ** z) throw new AppError('common.error.badRequest');
    const bytes = tileOf(map, map.filterFor(criteria, audience), { z, x, y });
    const answer = reply
      .header(
        'cache-control',
        // what is sold where is no part of the version
        audience.kind === 'public' && !criteria.purchases && v === map.versionFor(audience)
          ? forGood
          : 'private, no-cache',
      )
      .header('vary', 'Cookie, Origin');
    if (bytes.length === 0) return void (await answer.code(204).send());
    return void (await answer.type('application/vnd.mapbox-vector-tile').send(bytes));
  };

export const mapHandlers = (
  { db, renewed, keep }: Deps,
  catalogue: Catalogue,
): Handlers<typeof mapRoutes> => {
  const listPlaces = createPlaceList({ db, keep }, catalogue);
  const model = mapModel(renewed, catalogue);
  return {
    tile: tileHandler(model),
    summary: async ({ north, south, east, west, ...criteria }, { audience }) => {
      const { index, versionFor, filterFor } = await model();
      const filter = filterFor(criteria, audience);
      return {
        version: versionFor(audience),
        total: countWithin(index, filter, boundsOf({ north, south, east, west })),
        bounds: edgesOf(index, filter),
      };
    },
    list: async (
      { north, south, east, west, lat, lng, pageSize, pageNumber, ...criteria },
      caller,
    ) => {
      const { index, filterFor } = await model();
      const filter = filterFor(criteria, caller.audience);
      const bounds = boundsOf({ north, south, east, west });
      const position = positionOf({ lat, lng });
      const total = countWithin(index, filter, bounds);
      const listed = Math.min(total, maxListed);
      const ids = nearestIds(
        { index, filter, bounds },
        position ?? { lat: (north + south) / 2, lng: (east + west) / 2 },
        { from: pageSize * pageNumber, to: Math.min(pageSize * (pageNumber + 1), listed) },
      );
      const content = await listPlaces(caller, ids, position);
      return {
        ...pageResult(content, { pageSize, pageNumber }, listed),
        totalElements: total,
      };
    },
    near: async ({ lat, lng, count, ...criteria }, { audience }) => {
      const { index, filterFor } = await model();
      const at = { x: mercatorX(lng), y: mercatorY(lat) };
      const filter = filterFor(criteria, audience);
      return { bounds: boundsAround(index, nearestWithin(index, filter, everywhere, at, count)) };
    },
    prices: async ({ branchOffices = [] }, { audience }) => ({
      places: listPrices(catalogue.model, audience, branchOffices),
    }),
    get: ({ id }, caller) => getMapBranchOffice(db, catalogue, caller, id),
  };
};

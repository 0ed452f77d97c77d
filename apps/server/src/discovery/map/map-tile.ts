import { LRUCache } from 'lru-cache';
import { atMost } from '../../platform/at-most.ts';
import { ownBytes } from '../../platform/own-bytes.ts';
import {
  encodeTile,
  type PinFilter,
  stackZoom,
  type TileFeature,
  tilePoints,
} from '../../platform/pin-index/index.ts';
import { huesOf } from './hues.ts';
import type { MapModel } from './map.model.ts';

type Place = { readonly z: number; readonly x: number; readonly y: number };
type Pinned = Pick<MapModel, 'index' | 'ownerOf'>;

/** Tiles kept ready of one filter; a tile takes a kilobyte or two. */
const mostTiles = 400;
const ready = new WeakMap<PinFilter, LRUCache<string, Buffer>>();

const makeTile = ({ index, ownerOf }: Pinned, filter: PinFilter, { z, x, y }: Place): Buffer => {
  const pins: TileFeature[] = [];
  const gathered: TileFeature[] = [];
  for (const point of tilePoints(index, filter, z, x, y)) {
    const id = index.ids[point.pin] ?? 0;
    const { partnerId, categoryId } = ownerOf(point.pin);
    if (point.count === 1)
      pins.push({
        id,
        x: point.x,
        y: point.y,
        properties: { id, partnerId, category: categoryId },
      });
    else {
      const hues = huesOf(point.some.map((pin) => ownerOf(pin).categoryId));
      gathered.push({ id, x: point.x, y: point.y, properties: { id, count: point.count, hues } });
    }
  }
  return ownBytes(encodeTile({ pins, [z >= stackZoom ? 'stacks' : 'clusters']: gathered }));
};

/** The bytes of a tile with its layers `pins`, `clusters` and, from zoom 16, `stacks`. */
export const tileOf = (map: Pinned, filter: PinFilter, place: Place): Buffer => {
  const tiles = ready.get(filter) ?? new LRUCache<string, Buffer>(atMost(mostTiles));
  ready.set(filter, tiles);
  const name = `${place.z}/${place.x}/${place.y}`;
  const bytes = tiles.get(name) ?? makeTile(map, filter, place);
  tiles.set(name, bytes);
  return bytes;
};

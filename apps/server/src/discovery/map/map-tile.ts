import { LRUCache } from 'lru-cache';
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

/** Of tiles that are ready, of all filters together; a tile takes a kilobyte or two. */
const maxBytes = 16_000_000;
const ready = new LRUCache<string, Buffer>({
  maxSize: maxBytes,
  // an empty tile takes its name and its place
  sizeCalculation: ({ length }) => length + 200,
});
/** A map or filter that is gone leaves tiles behind that nobody asks for; no other gets its number. */
const numbers = new WeakMap<Pinned | PinFilter, number>();
let numbered = 0;
const numberOf = (one: Pinned | PinFilter): number => {
  const number = numbers.get(one) ?? (numbered += 1);
  numbers.set(one, number);
  return number;
};

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
  // in which colours pins stand is the map's, and a filter outlives it
  const name = [numberOf(map), numberOf(filter), place.z, place.x, place.y].join('/');
  const bytes = ready.get(name) ?? makeTile(map, filter, place);
  ready.set(name, bytes);
  return bytes;
};

import { encodeTile, type PinFilter, stackZoom, type TileFeature, tilePoints } from '../../platform/pin-index/index.ts';
import type { MapModel } from './map.model.ts';

type Place = { readonly z: number; readonly x: number; readonly y: number };

/** The bytes of a tile with its layers `pins`, `clusters` and, from zoom 16, `stacks`. */
export const tileOf = ({ index, groupOfPin }: MapModel, filter: PinFilter, { z, x, y }: Place): Uint8Array => {
  const pins: TileFeature[] = [];
  const gathered: TileFeature[] = [];
  for (const point of tilePoints(index, filter, z, x, y)) {
    const id = index.ids[point.pin] ?? 0;
    const { partnerId = 0, categoryId } = groupOfPin(point.pin) ?? {};
    if (point.count === 1) pins.push({ id, x: point.x, y: point.y, properties: { id, partnerId, category: categoryId ?? 0 } });
    else gathered.push({ id, x: point.x, y: point.y, properties: { id, count: point.count } });
  }
  return encodeTile({ pins, [z >= stackZoom ? 'stacks' : 'clusters']: gathered });
};

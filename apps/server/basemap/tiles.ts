import { gzipSync } from 'node:zlib';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import GeoJSONVT, { type LegacyFeature, type LegacyTile } from 'geojson-vt';
import { zxyToTileId } from 'pmtiles';
import type { Box } from './geometry.ts';
import type { Layers } from './layers.ts';

/** A tile as it is sent, by its number in PMTiles. */
export type Tile = { readonly id: number; readonly bytes: Buffer };

const extent = 4_096;
export const maxZoom = 10;

const column = (lng: number, zoom: number): number => Math.floor(((lng + 180) / 360) * 2 ** zoom);
const row = (lat: number, zoom: number): number => Math.floor((0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * 2 ** zoom);
const from = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, place) => first + place);

/** What is told only nearer is left out, but for the deepest tiles, which stand for every nearer zoom. */
const isTold = ({ tags }: LegacyFeature, zoom: number): boolean => zoom === maxZoom || Number(tags?.['min_zoom'] ?? 0) <= zoom + 1;

/** Every tile of a box that has something in it, gzipped. */
export const cutTiles = (layers: Layers, { west, south, east, north }: Box): readonly Tile[] => {
  const cutters = Object.entries(layers).map(([name, data]) => [name, new GeoJSONVT(data, { maxZoom, indexMaxZoom: 5, buffer: 96, tolerance: 3, extent })] as const);
  const known = new Map<string, Buffer>();
  const pack = (bytes: Uint8Array): Buffer => {
    const key = Buffer.from(bytes).toString('latin1');
    const packed = known.get(key) ?? gzipSync(bytes, { level: 9 });
    known.set(key, packed);
    return packed;
  };
  const cut = (z: number, x: number, y: number): Tile[] => {
    const parts: Record<string, LegacyTile> = {};
    for (const [name, cutter] of cutters) {
      const features = cutter.getTile(z, x, y)?.features.filter((feature) => isTold(feature, z)) ?? [];
      if (features.length > 0) parts[name] = { features };
    }
    return Object.keys(parts).length > 0 ? [{ id: zxyToTileId(z, x, y), bytes: pack(fromGeojsonVt(parts, { version: 2, extent })) }] : [];
  };
  return from(0, maxZoom)
    .flatMap((z) => from(column(west, z), column(east, z)).flatMap((x) => from(row(north, z), row(south, z)).flatMap((y) => cut(z, x, y))))
    .sort((a, b) => a.id - b.id);
};

import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import GeoJSONVT, { type LegacyFeature, type LegacyTile } from 'geojson-vt';
import { zxyToTileId } from 'pmtiles';
import type { Box } from '../src/platform/pmtiles/index.ts';
import type { Layers } from './layers.ts';

/** A tile as it is sent, by its number in PMTiles. */
export type Tile = { readonly id: number; readonly bytes: Buffer };

const extent = 4_096;
export const maxZoom = 10;

const column = (lng: number, zoom: number): number => Math.floor(((lng + 180) / 360) * 2 ** zoom);
const row = (lat: number, zoom: number): number =>
  Math.floor((0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * 2 ** zoom);
const from = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

/** What is told only nearer is left out, but of the deepest tiles, which stand for every nearer zoom. */
const isDrawn = ({ tags }: LegacyFeature, zoom: number): boolean =>
  zoom === maxZoom || Number(tags?.['min_zoom'] ?? 0) <= zoom;

/**
 * The squares of a town plan, along the borders of nearer tiles (a z15 tile, about 800 m at home, and a quarter of it):
 * where the map knows no streets they give the eye something to hold on to, and a measure.
 */
const gridLines = (pieces: number, kind: string): LegacyFeature[] => {
  const ends = Array.from({ length: pieces }, (_, place) => (place * extent) / pieces);
  const line = (geometry: [number, number][]): LegacyFeature => ({
    type: 2,
    geometry: [geometry],
    tags: { kind },
  });
  return ends.flatMap((at) => [
    line([
      [at, 0],
      [at, extent],
    ]),
    line([
      [0, at],
      [extent, at],
    ]),
  ]);
};

/** A layer as bytes: those of a tile are its layers one after the other. */
const layerBytes = (name: string, layer: LegacyTile): Uint8Array =>
  fromGeojsonVt({ [name]: layer }, { version: 2, extent });

/** Every tile that has something in it, within the box of its zoom, gzipped. */
export const cutTiles = (layers: Layers, boxAt: (zoom: number) => Box): readonly Tile[] => {
  const cutters = Object.entries(layers).map(
    ([name, data]) =>
      [
        name,
        new GeoJSONVT(data, { maxZoom, indexMaxZoom: 5, buffer: 96, tolerance: 3, extent }),
      ] as const,
  );
  const grid = layerBytes('grid', {
    features: [...gridLines(32, 'square'), ...gridLines(128, 'small_square')],
  });
  const known = new Map<string, Buffer>();
  const pack = (layers: readonly Uint8Array[]): Buffer => {
    const bytes = Buffer.concat(layers);
    const key = createHash('sha1').update(bytes).digest('base64');
    const packed = known.get(key) ?? gzipSync(bytes);
    known.set(key, packed);
    return packed;
  };
  const cut = (z: number, x: number, y: number): Tile[] => {
    const parts = cutters.flatMap(([name, cutter]) => {
      const features =
        cutter.getTile(z, x, y)?.features.filter((feature) => isDrawn(feature, z)) ?? [];
      return features.length > 0 ? [{ name, bytes: layerBytes(name, { features }) }] : [];
    });
    const hasTown = z === maxZoom && parts.some(({ name }) => name === 'landuse');
    return parts.length > 0
      ? [
          {
            id: zxyToTileId(z, x, y),
            bytes: pack([...parts.map(({ bytes }) => bytes), ...(hasTown ? [grid] : [])]),
          },
        ]
      : [];
  };
  return from(0, maxZoom)
    .flatMap((z) => {
      const { west, south, east, north } = boxAt(z);
      return from(column(west, z), column(east, z)).flatMap((x) =>
        from(row(north, z), row(south, z)).flatMap((y) => cut(z, x, y)),
      );
    })
    .sort((a, b) => a.id - b.id);
};

/** A small archive of streets in the Protomaps basemap schema, version 4, for tries of the map. */
import { gzipSync } from 'node:zlib';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { LegacyTile } from 'geojson-vt';
import { Compression, zxyToTileId } from 'pmtiles';
import { archiveHead } from '../platform/pmtiles/index.ts';

const extent = 4_096;
type Kinds = Readonly<Record<string, string>>;

type Feature = LegacyTile['features'][number];
const area = (west: number, north: number, east: number, south: number, tags: Kinds): Feature => {
  const ring: [number, number][] = [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
    [west, north],
  ];
  return { type: 3, geometry: [ring], tags };
};
const line = (row: number, tags: Kinds): Feature => {
  const ends: [number, number][] = [
    [0, row],
    [extent, row],
  ];
  return { type: 2, geometry: [ends], tags };
};

/** Four by four quarters of a town in a tile, so that a window is never without one. */
const quarter = extent / 4;
const corners = [0, 1, 2, 3].map((place) => place * quarter);
const inEach = (feature: (x: number, y: number) => Feature): LegacyTile => ({
  features: corners.flatMap((x) => corners.map((y) => feature(x, y))),
});

/** In each quarter a river at the west, a park beside it, a house at the east and a motorway through all of it. */
const town = (): Buffer =>
  gzipSync(
    fromGeojsonVt(
      {
        earth: { features: [area(0, 0, extent, extent, { kind: 'earth' })] },
        water: inEach((x, y) => area(x, y, x + 300, y + quarter, { kind: 'river' })),
        landuse: inEach((x, y) => area(x + 300, y, x + 600, y + quarter, { kind: 'park' })),
        buildings: inEach((x, y) => area(x + 700, y + 100, x + 950, y + 400, { kind: 'building' })),
        roads: {
          features: corners.map((y) =>
            line(y + quarter / 2, { kind: 'highway', kind_detail: 'motorway' }),
          ),
        },
      },
      { version: 2, extent },
    ),
  );

const zoom = 14;
/** The tile of the middle of Prague. */
const middle = { x: 8_848, y: 5_550 } as const;
const around = [-3, -2, -1, 0, 1, 2, 3] as const;

/** The same town in each tile of zoom 14 round the middle of Prague (50.08 N, 14.42 E). */
export const streetArchive = (): Buffer => {
  const tile = town();
  const ids = around.flatMap((dx) =>
    around.map((dy) => zxyToTileId(zoom, middle.x + dx, middle.y + dy)),
  );
  const head = archiveHead(
    {
      entries: ids
        .sort((a, b) => a - b)
        .map((tileId) => ({ tileId, offset: 0, length: tile.length, runLength: 1 })),
      contents: 1,
      bytes: tile.length,
    },
    {
      box: { west: 14.3, south: 50, east: 14.55, north: 50.15 },
      minZoom: zoom,
      maxZoom: zoom,
      centre: { lng: 14.42, lat: 50.08, zoom },
      metadata: { attribution: '© those who tried it', name: 'a town' },
      tileCompression: Compression.Gzip,
      isClustered: true,
    },
  );
  return Buffer.concat([head, tile]);
};

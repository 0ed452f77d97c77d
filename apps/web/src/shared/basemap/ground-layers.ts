import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { byZoom, from, isKind } from './expressions.ts';
import type { Palette } from './palette.ts';

/** A neighbourhood (`other`) is an area and no ground: it is named, not painted over what lies in it. */
const landuseColour = (colours: Palette): ExpressionSpecification => [
  'match',
  ['get', 'kind'],
  [
    'park',
    'garden',
    'village_green',
    'recreation_ground',
    'cemetery',
    'golf_course',
    'playground',
    'dog_park',
    'allotments',
    'theme_park',
    'winter_sports',
    'zoo',
    'stadium',
    'pitch',
    'grassland',
    'grass',
    'meadow',
    'nature_reserve',
    'protected_area',
    'national_park',
  ],
  colours.park,
  ['wood', 'forest', 'natural_wood', 'scrub', 'wetland', 'orchard', 'vineyard'],
  colours.wood,
  ['farmland', 'farmyard', 'barren', 'glacier', 'bare_rock', 'scree', 'tundra'],
  colours.field,
  ['sand', 'beach'],
  colours.sand,
  ['hospital', 'clinic'],
  colours.hospital,
  ['school', 'university', 'college', 'kindergarten', 'library'],
  colours.school,
  [
    'industrial',
    'railway',
    'commercial',
    'retail',
    'military',
    'naval_base',
    'aerodrome',
    'airfield',
    'dam',
    'quarry',
  ],
  colours.industry,
  ['pedestrian', 'footway', 'platform', 'pier', 'attraction'],
  colours.pedestrian,
  ['runway', 'taxiway'],
  colours.runway,
  ['urban_area', 'residential'],
  colours.urban,
  'rgba(0, 0, 0, 0)',
];

const gridLayer = (kind: string, minzoom: number, colours: Palette): LayerSpecification => ({
  id: `grid-${kind}`,
  type: 'line',
  ...from('grid'),
  minzoom,
  filter: ['==', ['get', 'kind'], kind],
  paint: {
    'line-color': colours.grid,
    'line-width': kind === 'square' ? 1 : 0.7,
    'line-opacity': ['interpolate', ['linear'], ['zoom'], minzoom, 0, minzoom + 1.5, 1],
  },
});

/** The squares of a town plan, of the bundled map alone, which has no streets. */
export const gridLayers = (colours: Palette): LayerSpecification[] => [
  gridLayer('square', 11.5, colours),
  gridLayer('small_square', 13.5, colours),
];

/** Land, vegetation, water and buildings. */
export const groundLayers = (colours: Palette): LayerSpecification[] => [
  // tiles that are still loading look like land, not like a flood
  { id: 'background', type: 'background', paint: { 'background-color': colours.ground } },
  {
    id: 'ocean',
    type: 'fill',
    ...from('water'),
    filter: isKind('ocean'),
    paint: { 'fill-color': colours.water },
  },
  // only the bundled map distinguishes home from abroad
  {
    id: 'earth',
    type: 'fill',
    ...from('earth'),
    filter: ['!=', ['get', 'kind'], 'cliff'],
    paint: {
      'fill-color': [
        'case',
        ['==', ['get', 'home'], 1],
        colours.ground,
        ['has', 'home'],
        colours.abroad,
        colours.ground,
      ],
    },
  },
  {
    id: 'cliff',
    type: 'line',
    ...from('earth'),
    minzoom: 13,
    filter: isKind('cliff'),
    paint: { 'line-color': colours.region, 'line-width': byZoom(13, 0.6, 18, 2) },
  },
  {
    id: 'landcover',
    type: 'fill',
    ...from('landcover'),
    paint: { 'fill-color': landuseColour(colours), 'fill-opacity': byZoom(5, 0.9, 8, 0.4) },
  },
  {
    id: 'landuse',
    type: 'fill',
    ...from('landuse'),
    paint: { 'fill-color': landuseColour(colours) },
  },
  {
    id: 'water',
    type: 'fill',
    ...from('water'),
    filter: ['all', ['==', ['geometry-type'], 'Polygon'], ['!=', ['get', 'kind'], 'ocean']],
    // a playa is dry most of the year
    paint: { 'fill-color': ['match', ['get', 'kind'], 'playa', colours.sand, colours.water] },
  },
  {
    id: 'water-line',
    type: 'line',
    ...from('water'),
    filter: [
      'all',
      ['==', ['geometry-type'], 'LineString'],
      isKind('river', 'canal', 'stream', 'drain', 'ditch'),
    ],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    // the rivers of the bundled map are too coarse for a street map
    paint: {
      'line-color': colours.waterLine,
      'line-opacity': [
        'interpolate',
        ['linear'],
        ['zoom'],
        10,
        1,
        12.5,
        ['case', ['has', 'schematic'], 0, 1],
      ],
      'line-width': [
        'interpolate',
        ['exponential', 1.4],
        ['zoom'],
        5,
        ['match', ['get', 'kind'], 'river', 0.9, 0.2],
        9,
        ['match', ['get', 'kind'], 'river', 2, 0.4],
        16,
        ['match', ['get', 'kind'], 'river', 5, 2],
      ],
    },
  },
  {
    id: 'building',
    type: 'fill',
    ...from('buildings'),
    minzoom: 14,
    filter: isKind('building', 'building_part'),
    paint: {
      'fill-color': colours.building,
      'fill-outline-color': colours.buildingEdge,
      'fill-opacity': byZoom(14, 0, 15.5, 1),
    },
  },
];

/** Borders of states, with a soft glow that makes them easy to find, of regions, and of what regions consist of. */
export const boundaryLayers = (colours: Palette): LayerSpecification[] => [
  {
    id: 'boundary-part',
    type: 'line',
    ...from('boundaries'),
    minzoom: 10,
    filter: isKind('county', 'locality'),
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colours.region,
      'line-width': byZoom(10, 0.4, 14, 0.9),
      'line-dasharray': [1.5, 3],
      'line-opacity': 0.7,
    },
  },
  {
    id: 'boundary-region',
    type: 'line',
    ...from('boundaries'),
    minzoom: 5.5,
    filter: ['==', ['get', 'kind'], 'region'],
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colours.region,
      'line-width': byZoom(6, 0.6, 12, 1.6),
      'line-dasharray': [3, 2.5],
    },
  },
  {
    id: 'boundary-glow',
    type: 'line',
    ...from('boundaries'),
    filter: ['==', ['get', 'kind'], 'country'],
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colours.countryGlow,
      'line-width': byZoom(4, 2.5, 8, 7, 14, 16),
      'line-opacity': 0.7,
    },
  },
  {
    id: 'boundary-country',
    type: 'line',
    ...from('boundaries'),
    filter: ['==', ['get', 'kind'], 'country'],
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': colours.country, 'line-width': byZoom(4, 0.7, 8, 1.3, 14, 2.4) },
  },
];

import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  VariableAnchorOffsetCollectionSpecification,
} from 'maplibre-gl';
import { labelFonts } from './fonts.ts';
import { from, isKind } from './expressions.ts';
import type { Palette } from './palette.ts';
import { streetLabels } from './street-labels.ts';

const atZoom = (...stops: number[]): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...stops,
];
/** Hides what belongs to closer zooms: tiles beyond their deepest zoom hold it already. */
const isTold: ExpressionSpecification = ['>=', ['zoom'], ['coalesce', ['get', 'min_zoom'], 0]];
const rank: ExpressionSpecification = ['coalesce', ['get', 'population_rank'], 0];
const byRank = (
  village: number,
  town: number,
  city: number,
  metropolis: number,
): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  rank,
  3,
  village,
  6,
  town,
  9,
  city,
  12,
  metropolis,
];

/** Close to its place, or beyond a ring of benefits that stands on it. */
const beside: VariableAnchorOffsetCollectionSpecification = [
  'bottom',
  [0, -0.4],
  'top',
  [0, 0.4],
  'bottom',
  [0, -2.4],
  'top',
  [0, 2.4],
  'left',
  [2, 0],
  'right',
  [-2, 0],
  'bottom',
  [0, -3],
  'top',
  [0, 3],
  'left',
  [3.2, 0],
  'right',
  [-3.2, 0],
];
/** In its middle, or above or below what stands there. */
const around: VariableAnchorOffsetCollectionSpecification = [
  'center',
  [0, 0],
  'bottom',
  [0, -1.4],
  'top',
  [0, 1.4],
];
/** Towns with a dot until they are large enough to be seen as an area. */
const placeLayers = (colours: Palette, name: ExpressionSpecification): LayerSpecification[] => {
  const localities: FilterSpecification = ['all', isKind('locality'), isTold];
  return [
    {
      id: 'place-dot',
      type: 'circle',
      ...from('places'),
      maxzoom: 10,
      filter: localities,
      paint: {
        'circle-radius': ['case', ['==', ['get', 'capital'], 'yes'], 3.6, ['>=', rank, 8], 2.8, 2],
        'circle-color': ['case', ['==', ['get', 'capital'], 'yes'], colours.dot, colours.dotFill],
        'circle-stroke-color': colours.dot,
        'circle-stroke-width': 1.2,
      },
    },
    {
      id: 'place-part',
      type: 'symbol',
      ...from('places'),
      minzoom: 11,
      filter: ['all', isKind('neighbourhood', 'macrohood'), isTold],
      layout: {
        'text-field': name,
        'text-font': labelFonts.regular,
        'text-size': atZoom(11, 11, 15, 13.5),
        'text-letter-spacing': 0.06,
        'text-max-width': 7,
        'text-padding': 6,
        'text-variable-anchor-offset': around,
        'symbol-sort-key': ['coalesce', ['get', 'sort_key'], 0],
      },
      paint: {
        'text-color': colours.part,
        'text-halo-color': colours.halo,
        'text-halo-width': 1.2,
      },
    },
    {
      id: 'place-region',
      type: 'symbol',
      ...from('places'),
      minzoom: 7,
      maxzoom: 10,
      filter: isKind('region'),
      layout: {
        'text-field': name,
        'text-font': labelFonts.regular,
        'text-size': atZoom(7, 11, 10, 13.5),
        'text-letter-spacing': 0.12,
        'text-max-width': 8,
        'text-padding': 8,
        'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
        'text-radial-offset': 2.5,
      },
      paint: {
        'text-color': colours.countryLabel,
        'text-halo-color': colours.halo,
        'text-halo-width': 1.2,
      },
    },
    {
      id: 'place',
      type: 'symbol',
      ...from('places'),
      filter: localities,
      layout: {
        'text-field': name,
        'text-font': [
          'case',
          ['>=', rank, 8],
          ['literal', labelFonts.strong],
          ['literal', labelFonts.regular],
        ],
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          5,
          byRank(10, 10.5, 12, 14.5),
          9,
          byRank(11, 12, 14, 18),
          13,
          byRank(12.5, 15, 18, 22),
        ],
        'text-variable-anchor-offset': beside,
        'text-justify': 'auto',
        'text-max-width': 8,
        'text-padding': 4,
        'symbol-sort-key': ['coalesce', ['get', 'sort_key'], 0],
      },
      paint: {
        'text-color': [
          'case',
          ['>=', rank, 8],
          colours.city,
          ['>=', rank, 5],
          colours.town,
          colours.village,
        ],
        'text-halo-color': colours.halo,
        'text-halo-width': 1.4,
        'text-halo-blur': 0.3,
      },
    },
    {
      id: 'place-country',
      type: 'symbol',
      ...from('places'),
      maxzoom: 7,
      filter: ['all', isKind('country'), isTold],
      layout: {
        'text-field': name,
        'text-font': labelFonts.strong,
        'text-size': atZoom(3, 11, 6, 15),
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.14,
        'text-max-width': 7,
        'symbol-sort-key': ['coalesce', ['get', 'sort_key'], 0],
      },
      paint: {
        'text-color': colours.countryLabel,
        'text-halo-color': colours.halo,
        'text-halo-width': 1.2,
      },
    },
  ];
};

/** Rivers along their course, lakes in their middle. */
const waterLayers = (colours: Palette, name: ExpressionSpecification): LayerSpecification[] =>
  (['line', 'point'] as const).map((placement) => ({
    id: `water-label-${placement}`,
    type: 'symbol',
    ...from('water'),
    minzoom: 9,
    filter: [
      'all',
      ['has', 'name'],
      [placement === 'line' ? '==' : '!=', ['geometry-type'], 'LineString'],
    ],
    layout: {
      'symbol-placement': placement,
      'text-field': name,
      'text-font': labelFonts.regular,
      'text-size': atZoom(9, 10.5, 16, 13),
      'text-letter-spacing': 0.08,
      'text-max-width': 7,
      'symbol-spacing': 500,
    },
    paint: {
      'text-color': colours.waterLabel,
      'text-halo-color': colours.halo,
      'text-halo-width': 1.2,
    },
  }));

/** Seas and oceans while the map is far, islands once it is near. */
const farLabels = (colours: Palette, name: ExpressionSpecification): LayerSpecification[] => {
  const layout = {
    'text-field': name,
    'text-font': labelFonts.regular,
    'text-size': atZoom(3, 11, 12, 13.5),
    'text-letter-spacing': 0.1,
    'text-max-width': 7,
  } as const;
  const halo = { 'text-halo-color': colours.halo, 'text-halo-width': 1.2 } as const;
  return [
    {
      id: 'sea-label',
      type: 'symbol',
      ...from('water'),
      maxzoom: 9,
      filter: [
        'all',
        ['has', 'name'],
        ['==', ['geometry-type'], 'Point'],
        isKind('ocean', 'sea', 'bay', 'strait', 'fjord'),
      ],
      layout,
      paint: { 'text-color': colours.waterLabel, ...halo },
    },
    {
      id: 'island-label',
      type: 'symbol',
      ...from('earth'),
      minzoom: 11,
      filter: ['all', ['has', 'name'], ['==', ['geometry-type'], 'Point']],
      layout,
      paint: { 'text-color': colours.part, ...halo },
    },
  ];
};

/** Names, in the reader's language where the map has it. */
export const labelLayers = (
  colours: Palette,
  language: 'cs' | 'sk' | 'en',
): LayerSpecification[] => {
  const name: ExpressionSpecification = [
    'coalesce',
    ['get', `name:${language}`],
    ['get', 'name'],
    '',
  ];
  const halo = { 'text-halo-color': colours.halo, 'text-halo-width': 1.2 } as const;
  return [
    ...waterLayers(colours, name),
    ...farLabels(colours, name),
    ...streetLabels(colours, name),
    {
      id: 'poi',
      type: 'symbol',
      ...from('pois'),
      minzoom: 16,
      filter: ['all', ['has', 'name'], isTold],
      layout: {
        'text-field': name,
        'text-font': labelFonts.regular,
        'text-size': 11,
        'text-max-width': 8,
        'text-padding': 8,
      },
      paint: { 'text-color': colours.poi, ...halo },
    },
    ...placeLayers(colours, name),
  ];
};

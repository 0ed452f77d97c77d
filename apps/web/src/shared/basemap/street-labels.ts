import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { labelFonts } from './fonts.ts';
import { byZoom, from, isKind } from './expressions.ts';
import type { Palette } from './palette.ts';

const roads = from('roads');
/** The text of the shield where the build has one, else the road's own number. */
const number: ExpressionSpecification = ['coalesce', ['get', 'shield_text'], ['get', 'ref'], ''];
/** What does not fit a shield: several numbers of one road in one text. */
const longestNumber = 6;

/** Streets along their course, numbers of great roads, numbers of houses. */
export const streetLabels = (
  colours: Palette,
  name: ExpressionSpecification,
): LayerSpecification[] => {
  const halo = { 'text-halo-color': colours.halo, 'text-halo-width': 1.2 } as const;
  return [
    {
      id: 'road-label',
      type: 'symbol',
      ...roads,
      minzoom: 13,
      filter: [
        'all',
        ['has', 'name'],
        isKind(
          'highway',
          'major_road',
          'medium_road',
          'minor_road',
          'other',
          'path',
          'ferry',
          'aerialway',
        ),
      ],
      layout: {
        'symbol-placement': 'line',
        'text-field': name,
        'text-font': labelFonts.regular,
        'text-size': byZoom(13, 10, 17, 12.5),
        'symbol-spacing': 350,
      },
      paint: { 'text-color': colours.roadLabel, ...halo },
    },
    {
      id: 'road-number',
      type: 'symbol',
      ...roads,
      minzoom: 9,
      filter: [
        'all',
        isKind('highway', 'major_road'),
        ['>', ['length', number], 0],
        ['<=', ['length', number], longestNumber],
      ],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 420,
        'text-field': number,
        'text-font': labelFonts.strong,
        'text-size': 10.5,
        // a number is read upright, as on its sign
        'text-rotation-alignment': 'viewport',
        'text-padding': 12,
      },
      paint: {
        'text-color': colours.roadLabel,
        'text-halo-color': colours.highway,
        'text-halo-width': 2.5,
      },
    },
    {
      id: 'house-number',
      type: 'symbol',
      ...from('buildings'),
      minzoom: 17,
      filter: ['all', isKind('address'), ['has', 'addr_housenumber']],
      layout: {
        'text-field': ['to-string', ['get', 'addr_housenumber']],
        'text-font': labelFonts.regular,
        'text-size': 10.5,
        'text-padding': 3,
      },
      paint: { 'text-color': colours.part, ...halo },
    },
  ];
};

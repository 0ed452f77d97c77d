import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { byZoom, tileSource } from './ground-layers.ts';
import type { Palette } from './palette.ts';

const roads = { source: tileSource, 'source-layer': 'roads' } as const;
const kind = (...kinds: string[]): FilterSpecification => [
  'in',
  ['get', 'kind'],
  ['literal', kinds],
];
const round = { 'line-cap': 'round', 'line-join': 'round' } as const;

type Way = {
  readonly id: string;
  readonly kinds: string[];
  readonly minzoom: number;
  /** Pairs of zoom and width. */
  readonly width: readonly number[];
  readonly colour: keyof Palette;
};

/** From the least to the greatest, as they are drawn. */
const ways: readonly Way[] = [
  {
    id: 'minor',
    kinds: ['minor_road', 'other'],
    minzoom: 12,
    width: [12, 0.4, 14, 2, 16, 6, 18, 16],
    colour: 'minorRoad',
  },
  {
    id: 'medium',
    kinds: ['medium_road'],
    minzoom: 10,
    width: [10, 0.5, 14, 3.5, 16, 8, 18, 20],
    colour: 'minorRoad',
  },
  {
    id: 'major',
    kinds: ['major_road'],
    minzoom: 8,
    width: [8, 0.5, 12, 2.2, 14, 4.5, 16, 10, 18, 24],
    colour: 'majorRoad',
  },
  {
    id: 'highway',
    kinds: ['highway'],
    minzoom: 5,
    width: [5, 0.6, 8, 1.4, 12, 3.6, 14, 6, 16, 12, 18, 28],
    colour: 'highway',
  },
];
const wider = (width: readonly number[]): number[] =>
  width.map((value, place) => (place % 2 === 0 ? value : value + (value < 2 ? 0.8 : 2)));
const faded = (minzoom: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  minzoom,
  0,
  minzoom + 1,
  1,
];

/** Roads with their casings, paths and railways. */
export const roadLayers = (colours: Palette): LayerSpecification[] => [
  {
    id: 'road-path',
    type: 'line',
    ...roads,
    minzoom: 14,
    filter: kind('path'),
    layout: round,
    paint: {
      'line-color': colours.path,
      'line-width': byZoom(14, 0.6, 18, 2.4),
      'line-dasharray': [2, 1.6],
    },
  },
  {
    id: 'road-rail',
    type: 'line',
    ...roads,
    minzoom: 9,
    filter: kind('rail'),
    paint: {
      'line-color': colours.rail,
      'line-width': byZoom(9, 0.5, 14, 1.2, 18, 3),
      'line-dasharray': [4, 1.5],
    },
  },
  ...ways.map(({ id, kinds, minzoom, width }): LayerSpecification => ({
    id: `road-${id}-casing`,
    type: 'line',
    ...roads,
    minzoom: Math.max(minzoom, 8),
    filter: kind(...kinds),
    layout: round,
    paint: {
      'line-color': colours.casing,
      'line-width': byZoom(...wider(width)),
      'line-opacity': faded(Math.max(minzoom, 8)),
    },
  })),
  ...ways.map(({ id, kinds, minzoom, width, colour }): LayerSpecification => ({
    id: `road-${id}`,
    type: 'line',
    ...roads,
    minzoom,
    filter: kind(...kinds),
    layout: round,
    paint: { 'line-color': colours[colour], 'line-width': byZoom(...width) },
  })),
];

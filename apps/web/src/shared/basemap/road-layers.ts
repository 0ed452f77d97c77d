import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { byZoom, from, isKind } from './expressions.ts';
import type { Palette } from './palette.ts';

const roads = from('roads');
const isDetail = (...details: string[]): ExpressionSpecification => [
  'in',
  ['get', 'kind_detail'],
  ['literal', details],
];
const isTunnel: ExpressionSpecification = ['to-boolean', ['get', 'is_tunnel']];
/** What bridges another way is drawn over it. */
const overOthers: ExpressionSpecification = [
  '+',
  ['coalesce', ['get', 'sort_rank'], 0],
  ['case', ['to-boolean', ['get', 'is_bridge']], 1_000, 0],
];
const isService = isDetail('service', 'driveway', 'parking_aisle', 'alley');
const round = { 'line-cap': 'round', 'line-join': 'round' } as const;

type Way = {
  readonly id: string;
  readonly filter: FilterSpecification;
  readonly minzoom: number;
  /** Pairs of zoom and width. */
  readonly width: readonly number[];
  readonly colour: keyof Palette;
};

/** From the least to the greatest, as they are drawn. */
const ways: readonly Way[] = [
  {
    id: 'service',
    filter: ['all', isKind('minor_road', 'other'), isService],
    minzoom: 14,
    width: [14, 0.8, 16, 3, 18, 9],
    colour: 'minorRoad',
  },
  {
    id: 'minor',
    filter: ['all', isKind('minor_road', 'other'), ['!', isService]],
    minzoom: 12,
    width: [12, 0.4, 14, 2, 16, 6, 18, 16],
    colour: 'minorRoad',
  },
  {
    id: 'medium',
    filter: isKind('medium_road'),
    minzoom: 10,
    width: [10, 0.5, 14, 3.5, 16, 8, 18, 20],
    colour: 'minorRoad',
  },
  {
    id: 'major',
    filter: isKind('major_road'),
    minzoom: 8,
    width: [8, 0.5, 12, 2.2, 14, 4.5, 16, 10, 18, 24],
    colour: 'majorRoad',
  },
  {
    id: 'highway',
    filter: isKind('highway'),
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

/** Runways and taxiways, piers, paths, railways, ferries and cableways: below and beside the roads. */
const otherWays = (colours: Palette): LayerSpecification[] => [
  {
    id: 'road-aeroway',
    type: 'line',
    ...roads,
    minzoom: 10,
    filter: isKind('aeroway'),
    paint: {
      'line-color': colours.runway,
      'line-width': [
        'interpolate',
        ['exponential', 1.6],
        ['zoom'],
        10,
        ['case', isDetail('runway'), 1.2, 0.3],
        14,
        ['case', isDetail('runway'), 12, 3],
        18,
        ['case', isDetail('runway'), 110, 26],
      ],
    },
  },
  {
    id: 'road-ferry',
    type: 'line',
    ...roads,
    minzoom: 8,
    filter: isKind('ferry'),
    paint: {
      'line-color': colours.waterLabel,
      'line-width': byZoom(8, 0.6, 16, 1.6),
      'line-dasharray': [4, 3],
      'line-opacity': 0.6,
    },
  },
  {
    id: 'road-pier',
    type: 'line',
    ...roads,
    minzoom: 13,
    filter: ['all', isKind('path'), isDetail('pier')],
    paint: { 'line-color': colours.pedestrian, 'line-width': byZoom(13, 1, 18, 10) },
  },
  {
    id: 'road-path',
    type: 'line',
    ...roads,
    minzoom: 14,
    filter: ['all', isKind('path'), ['!', isDetail('pier')]],
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
    filter: isKind('rail'),
    paint: {
      'line-color': colours.rail,
      'line-width': byZoom(9, 0.5, 14, 1.2, 18, 3),
      'line-dasharray': [4, 1.5],
    },
  },
  {
    id: 'road-aerialway',
    type: 'line',
    ...roads,
    minzoom: 12,
    filter: isKind('aerialway'),
    paint: {
      'line-color': colours.rail,
      'line-width': byZoom(12, 0.8, 18, 2),
      'line-dasharray': [8, 2],
    },
  },
];

/** Roads with their casings, and the other ways. */
export const roadLayers = (colours: Palette): LayerSpecification[] => [
  ...otherWays(colours),
  ...ways.map(({ id, filter, minzoom, width }): LayerSpecification => ({
    id: `road-${id}-casing`,
    type: 'line',
    ...roads,
    minzoom: Math.max(minzoom, 8),
    filter,
    layout: { ...round, 'line-sort-key': overOthers },
    paint: {
      'line-color': colours.casing,
      'line-width': byZoom(...wider(width)),
      'line-opacity': faded(Math.max(minzoom, 8)),
    },
  })),
  ...ways.map(({ id, filter, minzoom, width, colour }): LayerSpecification => ({
    id: `road-${id}`,
    type: 'line',
    ...roads,
    minzoom,
    filter,
    layout: { ...round, 'line-sort-key': overOthers },
    paint: {
      'line-color': ['case', isTunnel, colours.pedestrian, colours[colour]],
      'line-width': byZoom(...width),
    },
  })),
];

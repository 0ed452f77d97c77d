import type { ExpressionSpecification } from 'maplibre-gl';

/** The source all layers of tiles read. */
export const tileSource = 'basemap';
/** What a layer of the style reads: `{ id, type, ...from('roads') }`. */
export const from = <Layer extends string>(layer: Layer) =>
  ({ source: tileSource, 'source-layer': layer }) as const;

/** A number that grows with the zoom: pairs of zoom and value. */
export const byZoom = (...stops: number[]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...stops,
];
/** Whether a thing is of one of the kinds of its layer of the Protomaps schema. */
export const isKind = (...kinds: string[]): ExpressionSpecification => [
  'in',
  ['get', 'kind'],
  ['literal', kinds],
];

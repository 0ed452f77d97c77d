import type {
  ExpressionSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';

/** From this zoom on nothing clusters (domain 9.8), so its tiles serve every closer zoom too. */
export const lastTileZoom = 16;
/** Sources of the map over the basemap. */
export const sources = { pins: 'pins', pills: 'pills', focus: 'focus', here: 'here' } as const;
/** The middle of a pin's head above its point. */
const headHeight = 24;

/** Always there, and names of the ground make room for it. */
const shown: SymbolLayerSpecification['layout'] = { 'icon-overlap': 'always' };
/** Over what is there already: nothing else moves. */
const always: SymbolLayerSpecification['layout'] = { ...shown, 'icon-ignore-placement': true };
const is = (state: 'visited' | 'hovered'): ExpressionSpecification => [
  'boolean',
  ['feature-state', state],
  false,
];
const count: ExpressionSpecification = ['to-string', ['get', 'count']];
const gathered = (
  layer: 'clusters' | 'stacks',
  image: readonly (string | ExpressionSpecification)[],
): LayerSpecification => ({
  id: layer,
  type: 'symbol',
  source: sources.pins,
  'source-layer': layer,
  layout: {
    ...shown,
    'icon-image': ['concat', ...image],
    'symbol-sort-key': ['get', 'count'],
  },
});
/** Layout cannot depend on a pin's state, opacity can: each state has a layer that shows only its pins. */
const pinsIn = (
  id: string,
  image: string,
  opacity: ExpressionSpecification,
): LayerSpecification => ({
  id,
  type: 'symbol',
  source: sources.pins,
  'source-layer': 'pins',
  paint: { 'icon-opacity': opacity },
  layout: {
    ...always,
    'icon-anchor': 'bottom',
    'symbol-z-order': 'viewport-y',
    'icon-image': ['concat', image, ['to-string', ['get', 'category']]],
  },
});

/** Pins, clusters and stacks, over them what is selected or pointed at in the list, even when a cluster hides it. */
export const pinLayers: readonly LayerSpecification[] = [
  {
    id: 'pills',
    type: 'symbol',
    source: sources.pills,
    layout: {
      ...shown,
      'icon-anchor': 'left',
      'icon-offset': [-3, -headHeight],
      'icon-image': ['get', 'image'],
    },
  },
  gathered('clusters', ['cluster:', count, ':', ['get', 'hues']]),
  gathered('stacks', ['stack:', count]),
  pinsIn('pins', 'pin:normal:', ['case', ['any', is('visited'), is('hovered')], 0, 1]),
  pinsIn('pins-visited', 'pin:visited:', [
    'case',
    ['all', is('visited'), ['!', is('hovered')]],
    1,
    0,
  ]),
  pinsIn('pins-hovered', 'pin:hoveredOnMarker:', ['case', is('hovered'), 1, 0]),
  { id: 'here', type: 'symbol', source: sources.here, layout: { ...always, 'icon-image': 'here' } },
  {
    id: 'focus',
    type: 'symbol',
    source: sources.focus,
    layout: {
      ...always,
      'icon-anchor': 'bottom',
      'icon-image': ['get', 'image'],
      'symbol-sort-key': ['get', 'order'],
    },
  },
];
/** Layers that react to a click, the topmost first. */
export const pressable = ['focus', 'pins', 'stacks', 'clusters'] as const;

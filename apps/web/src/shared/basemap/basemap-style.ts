import type { Config } from '@cafeteria/contract';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { byZoom, tileSource } from './expressions.ts';
import { boundaryLayers, gridLayers, groundLayers } from './ground-layers.ts';
import { labelLayers } from './label-layers.ts';
import { palettes } from './palette.ts';
import { roadLayers } from './road-layers.ts';

type StyleOptions = {
  readonly basemap: Config['basemap'];
  readonly scheme: 'light' | 'dark';
  readonly language: 'cs' | 'sk' | 'en';
  readonly apiOrigin: string;
};

/** A map whose ground ends before its zoom pretends no shapes that it does not know: they fade to paper. */
const streetsFrom = 13;
const fading = (basemap: Config['basemap'], ground: string): LayerSpecification[] =>
  basemap.maxZoom >= streetsFrom
    ? []
    : [
        {
          id: 'fading',
          type: 'background',
          minzoom: streetsFrom - 1,
          paint: {
            'background-color': ground,
            'background-opacity': byZoom(streetsFrom - 1, 0, streetsFrom + 0.5, 0.65),
          },
        },
      ];

const tileStyle = ({ basemap, scheme, language, apiOrigin }: StyleOptions): StyleSpecification => {
  const colours = palettes[scheme];
  const layers: LayerSpecification[] = [
    ...groundLayers(colours),
    ...roadLayers(colours),
    ...fading(basemap, colours.ground),
    // what is left where the ground has faded: something to hold on to, and a measure
    ...gridLayers(colours),
    ...boundaryLayers(colours),
    ...labelLayers(colours, language),
  ];
  return {
    version: 8,
    sources: {
      [tileSource]: {
        type: 'vector',
        tiles: [apiOrigin + basemap.url],
        minzoom: 0,
        maxzoom: basemap.maxZoom,
      },
    },
    layers,
  };
};

/** Raster tiles have no dark version, so they are dimmed. */
const rasterStyle = ({ basemap, scheme }: StyleOptions): StyleSpecification => ({
  version: 8,
  sources: {
    [tileSource]: { type: 'raster', tiles: [basemap.url], tileSize: 256, maxzoom: basemap.maxZoom },
  },
  layers: [
    {
      id: 'background',
      type: 'background',
      paint: { 'background-color': palettes[scheme].abroad },
    },
    {
      id: 'raster',
      type: 'raster',
      source: tileSource,
      paint:
        scheme === 'dark'
          ? { 'raster-brightness-max': 0.55, 'raster-saturation': -0.35 }
          : { 'raster-saturation': -0.15 },
    },
  ],
});

/**
 * What MapLibre is to draw under the pins: our own style over tiles of the Protomaps schema or over pictures, or the
 * address of the style the installation is configured for.
 * @example
 * new Map({
 *   container,
 *   style: basemapStyle({ basemap: config.basemap, scheme: 'dark', language: 'cs', apiOrigin }),
 * })
 */
export const basemapStyle = (options: StyleOptions): StyleSpecification | string => {
  const { kind, url } = options.basemap;
  if (kind === 'style') return url;
  return kind === 'raster' ? rasterStyle(options) : tileStyle(options);
};

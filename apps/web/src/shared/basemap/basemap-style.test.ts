import type { Basemap } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { basemapStyle } from './basemap-style.ts';

const tiles: Basemap = {
  kind: 'tiles',
  url: '/api/map/basemap/{z}/{x}/{y}.mvt?v=1',
  attribution: [],
  maxZoom: 10,
};
const options = {
  basemap: tiles,
  scheme: 'light',
  language: 'sk',
  apiOrigin: 'https://api.benefity.example',
} as const;
const drawn = (given: Partial<Parameters<typeof basemapStyle>[0]> = {}) => {
  const style = basemapStyle({ ...options, ...given });
  if (typeof style === 'string') throw new Error('that is an address');
  return style;
};

describe('the style of the map', () => {
  it('asks the API for tiles as deep as they go, and nobody for fonts or pictures', () => {
    const { sources, glyphs, sprite } = drawn();
    expect(Object.values(sources)).toEqual([
      {
        type: 'vector',
        tiles: ['https://api.benefity.example/api/map/basemap/{z}/{x}/{y}.mvt?v=1'],
        minzoom: 0,
        maxzoom: 10,
      },
    ]);
    expect([glyphs, sprite]).toEqual([undefined, undefined]);
  });
  it('names things in the language of the reader, else as they are called there', () => {
    const names = drawn().layers.flatMap((layer) =>
      layer.type === 'symbol' && !layer.id.endsWith('-number')
        ? [layer.layout?.['text-field']]
        : [],
    );
    expect(new Set(names.map((name) => JSON.stringify(name)))).toEqual(
      new Set([JSON.stringify(['coalesce', ['get', 'name:sk'], ['get', 'name'], ''])]),
    );
  });
  it('has the same layers in the light and in the dark, each once, in other colours', () => {
    const [light, dark] = [drawn(), drawn({ scheme: 'dark' })];
    const ids = light.layers.map(({ id }) => id);
    expect([dark.layers.map(({ id }) => id), new Set(ids).size]).toEqual([ids, ids.length]);
    expect(light.layers[0]).not.toEqual(dark.layers[0]);
  });
  it('draws every layer of the Protomaps schema', () => {
    const layers = new Set(
      drawn().layers.map((layer) => ('source-layer' in layer ? layer['source-layer'] : undefined)),
    );
    for (const name of [
      'earth',
      'landcover',
      'landuse',
      'water',
      'roads',
      'buildings',
      'boundaries',
      'places',
      'pois',
    ])
      expect([...layers]).toContain(name);
  });
  it('dims pictures in the dark, and leaves a style of another to it', () => {
    const raster: Basemap = {
      kind: 'raster',
      url: 'https://maps.example/{z}/{x}/{y}.png',
      attribution: [],
      maxZoom: 19,
    };
    expect(drawn({ basemap: raster }).layers.at(-1)).not.toEqual(
      drawn({ basemap: raster, scheme: 'dark' }).layers.at(-1),
    );
    expect(
      basemapStyle({
        ...options,
        basemap: { ...raster, kind: 'style', url: 'https://maps.example/style.json' },
      }),
    ).toBe('https://maps.example/style.json');
  });
});

import type { Feature, FeatureCollection } from './geojson.ts';
import type { Box } from '../src/platform/pmtiles/index.ts';
import { clipArea, clipLine, cutOut, smooth } from './geometry.ts';
import { countryFeature, placeFeature, readSettlements, regionFeatures } from './places.ts';
import { readCountries, readWater } from './sources.ts';
import { urbanFeature } from './urban.ts';

/** Layers of the Protomaps schema by name. */
export type Layers = Readonly<Record<string, FeatureCollection>>;

type Countries = ReturnType<typeof readCountries>;
type Water = ReturnType<typeof readWater>;

const home = new Set(['CZ', 'SK']);
const collection = (features: readonly Feature[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: [...features],
});
const riverRounds = 3;

/**
 * Natural Earth draws de facto borders: the line between Crimea and the rest of Ukraine is left
 * out.
 */
const isthmusOfCrimea: Box = { west: 32.4, south: 45.2, east: 36.7, north: 46.4 };

/** Sea wherever there is no land, which lies over it. */
const ocean = ({ west, south, east, north }: Box): Feature => ({
  type: 'Feature',
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  },
  properties: { kind: 'ocean' },
});

type Located = { readonly lng: number; readonly lat: number };
const isWithin =
  ({ west, south, east, north }: Box) =>
  ({ lng, lat }: Located): boolean =>
    lng > west && lng < east && lat > south && lat < north;

const earthOf = ({ areas }: Countries, box: Box): Feature[] =>
  areas.flatMap(({ code, geometry }): Feature[] => {
    const clipped = clipArea(geometry, box);
    if (!clipped) return [];
    const properties = { kind: 'earth', home: home.has(code) ? 1 : 0 };
    return [{ type: 'Feature', geometry: clipped, properties }];
  });

const lakesOf = ({ lakes }: Water, box: Box): Feature[] =>
  lakes.flatMap((lake): Feature[] => {
    const clipped = clipArea(lake, box);
    if (!clipped) return [];
    return [{ type: 'Feature', geometry: clipped, properties: { kind: 'lake', min_zoom: 4 } }];
  });

const riversOf = ({ rivers }: Water, box: Box): Feature[] =>
  rivers.flatMap((river): Feature[] => {
    const clipped = clipLine(river, box);
    if (!clipped) return [];
    const coordinates = clipped.coordinates.map((line) => smooth(line, riverRounds));
    const properties = { kind: 'river', schematic: 1, min_zoom: 4 };
    return [{ type: 'Feature', geometry: { ...clipped, coordinates }, properties }];
  });

const bordersOf = ({ borders }: Countries, box: Box): Feature[] => {
  const lines = clipLine(cutOut(borders, isthmusOfCrimea), box);
  if (!lines) return [];
  const properties = { kind: 'country', kind_detail: 2, min_zoom: 0 };
  return [{ type: 'Feature', geometry: lines, properties }];
};

/** The layers of a map of one box of the world. */
export const readLayers = async (box: Box): Promise<Layers> => {
  const countries = readCountries();
  const water = readWater();
  const isShown = isWithin(box);
  const settlements = await readSettlements(isShown);
  const named = countries.areas.flatMap(countryFeature).filter(
    ({
      geometry: {
        coordinates: [lng = 0, lat = 0],
      },
    }) => isShown({ lng, lat }),
  );
  return {
    earth: collection(earthOf(countries, box)),
    landuse: collection(settlements.map(urbanFeature)),
    water: collection([ocean(box), ...lakesOf(water, box), ...riversOf(water, box)]),
    boundaries: collection(bordersOf(countries, box)),
    places: collection([
      ...named,
      ...regionFeatures(settlements),
      ...settlements.map(placeFeature),
    ]),
  };
};

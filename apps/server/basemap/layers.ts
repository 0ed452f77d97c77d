import type { Feature, FeatureCollection } from './geojson.ts';
import { type Box, clipArea, clipLine, cutOut, smooth } from './geometry.ts';
import { countryFeature, placeFeature, readSettlements, regionFeatures } from './places.ts';
import { readCountries, readWater } from './sources.ts';
import { urbanFeature } from './urban.ts';

/** Layers of the Protomaps schema by name. */
export type Layers = Readonly<Record<string, FeatureCollection>>;

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

/** The layers of a map of one box of the world. */
export const readLayers = async (box: Box): Promise<Layers> => {
  const { areas, borders } = readCountries();
  const { rivers, lakes } = readWater();
  const settlements = await readSettlements(
    ({ lng, lat }) => lng > box.west && lng < box.east && lat > box.south && lat < box.north,
  );
  const earth = areas.flatMap(({ code, geometry }): Feature[] => {
    const clipped = clipArea(geometry, box);
    return clipped
      ? [
          {
            type: 'Feature',
            geometry: clipped,
            properties: { kind: 'earth', home: home.has(code) ? 1 : 0 },
          },
        ]
      : [];
  });
  const lines = clipLine(cutOut(borders, isthmusOfCrimea), box);
  const water = [
    ocean(box),
    ...lakes.flatMap((lake): Feature[] => {
      const clipped = clipArea(lake, box);
      return clipped
        ? [{ type: 'Feature', geometry: clipped, properties: { kind: 'lake', min_zoom: 4 } }]
        : [];
    }),
    ...rivers.flatMap((river): Feature[] => {
      const clipped = clipLine(river, box);
      return clipped
        ? [
            {
              type: 'Feature',
              geometry: {
                ...clipped,
                coordinates: clipped.coordinates.map((line) => smooth(line, riverRounds)),
              },
              properties: { kind: 'river', schematic: 1, min_zoom: 4 },
            },
          ]
        : [];
    }),
  ];
  const countries = areas.flatMap(countryFeature).filter(
    ({
      geometry: {
        coordinates: [lng = 0, lat = 0],
      },
    }) => lng > box.west && lng < box.east && lat > box.south && lat < box.north,
  );
  return {
    earth: collection(earth),
    landuse: collection(settlements.map(urbanFeature)),
    water: collection(water),
    boundaries: collection(
      lines
        ? [
            {
              type: 'Feature',
              geometry: lines,
              properties: { kind: 'country', kind_detail: 2, min_zoom: 0 },
            },
          ]
        : [],
    ),
    places: collection([
      ...countries,
      ...regionFeatures(settlements),
      ...settlements.map(placeFeature),
    ]),
  };
};

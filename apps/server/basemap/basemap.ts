import { mapCentreOf } from '@cafeteria/contract';
import { writeArchive } from './archive.ts';
import { readLayers } from './layers.ts';
import { cutTiles, maxZoom } from './tiles.ts';

/** Europe from afar; near, Czechia and Slovakia with so much around them that a wide window sees no edge. */
const europe = { west: -30, south: 28, east: 62, north: 71 } as const;
const near = { west: 4, south: 43.5, east: 30, north: 55.5 } as const;
const lastOfEurope = 6;
/** How the works ask to be named; docs/decisions/0022 says what is of whom. */
const attribution = [
  '<a href="https://www.naturalearthdata.com/">Natural Earth</a>',
  '<a href="https://www.geonames.org/">© GeoNames</a>',
  '<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>',
].join(' ');

/** The bundled basemap: a schematic map in the Protomaps schema, as one PMTiles archive. */
export const buildBasemap = async (): Promise<Buffer> => {
  const layers = await readLayers(europe);
  const metadata = {
    name: 'basemap',
    attribution,
    vector_layers: Object.keys(layers).map((id) => ({ id, fields: { kind: 'String' } })),
  };
  return writeArchive(
    cutTiles(layers, (zoom) => (zoom <= lastOfEurope ? europe : near)),
    { box: europe, maxZoom, centre: { ...mapCentreOf.Cz, zoom: 7 }, metadata },
  );
};
